/** What is being chosen for a new table. The server says what can be; here is only how a choice is put together. */
import type { Setting } from '../wire'

export type Chosen = Setting['usual']
export type Form = Setting['forms'][number]
export type MadeUp = Exclude<Form, { is: 'one' }>
export type Plain = string | number | boolean | null

/** One of the things that stand side by side: a value, or a way to make one up. */
export interface Way {
  readonly key: string
  readonly text: string
  readonly value?: Plain
  readonly form?: MadeUp
}

const FEW_NUMBERS = 5

/** A seat is a value like others, and so are a few numbers where there is nothing else. */
export function waysOf(setting: Setting, seatNames: readonly string[]): Way[] {
  const alone = setting.forms.length === 1
  return setting.forms.flatMap((form): Way[] => {
    if (form.is === 'one') return form.values.map(({ value, text }) => ({ key: String(value), text, value }))
    if (form.is === 'seat') return seatNames.map((text, value) => ({ key: String(value), text, value }))
    if (form.is === 'number' && alone && form.most - form.least < FEW_NUMBERS) return numbers(form.least, form.most)
    return [{ key: form.is, text: form.text, form }]
  })
}

function numbers(least: number, most: number): Way[] {
  return Array.from({ length: most - least + 1 }, (_, at) => {
    const value = least + at
    return { key: String(value), text: String(value), value }
  })
}

/** The way in which a value was chosen. */
export function wayOf(ways: readonly Way[], value: Chosen): Way | undefined {
  if (Array.isArray(value)) return ways.find(({ form }) => form && form.is !== 'number')
  return ways.find((way) => !way.form && way.value === value) ?? ways.find(({ form }) => form?.is === 'number')
}

/** What a made-up value is at first: the usual where that is of the same kind. */
export function firstValue(form: MadeUp, usual: Chosen, seats: number): Chosen {
  const list = typeof usual === 'object' ? usual : null
  switch (form.is) {
    case 'seat':
      return 0
    case 'number':
      return typeof usual === 'number'
        ? usual
        : Math.min(form.most, Math.max(form.least, Math.ceil((form.least + form.most) / 2)))
    case 'numbers':
      return list ?? form.parts.map(({ least }) => least)
    case 'several':
      return list ?? []
    case 'each':
      return list ?? form.things.slice(0, seats).map(({ value }) => String(value))
  }
}

/** Whether a choice of several is not complete yet: too few are ticked. */
export function isUnfinished(setting: Setting, value: Chosen): boolean {
  const form = setting.forms.find((each) => each.is === 'several')
  return form?.is === 'several' && Array.isArray(value) && value.length < form.least
}

/** One more ticked, or one less, in the order of the set. */
export function toggled(things: readonly { value: Plain }[], ticked: readonly Plain[], value: Plain): string[] {
  const next = ticked.includes(value) ? ticked.filter((each) => each !== value) : [...ticked, value]
  return things.map((thing) => String(thing.value)).filter((each) => next.includes(each))
}

/** A seat gets a thing; whoever had it takes what the seat had. */
export function exchanged(held: readonly Plain[], seat: number, thing: string): string[] {
  return held.map((each, at) => String(at === seat ? thing : each === thing ? (held[seat] ?? null) : each))
}

export function same(one: Chosen, other: Chosen): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What of the choices so far the server still offers, and what is not complete yet; what is as usual is not kept. */
export function kept(offered: readonly Setting[], chosen: Readonly<Record<string, Chosen>>): Record<string, Chosen> {
  const fitting = offered.filter((setting) => {
    const value = chosen[setting.name]
    if (value === undefined || same(value, setting.usual)) return false
    return same(value, setting.value) || isUnfinished(setting, value)
  })
  return Object.fromEntries(fitting.map(({ name }) => [name, chosen[name] ?? null]))
}

/** Whether an option is for those who look for it: what chance or the players decide unless somebody wishes otherwise. */
export function isSpecial(setting: Setting): boolean {
  return setting.usual === null || setting.forms.some(({ is }) => is === 'each' || is === 'numbers')
}
