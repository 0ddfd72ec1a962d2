/** Times in words and figures. */
import { settings } from './settings.svelte'

const DAY = 86_400

/** What is left on a clock: "4:05", "1:02:30"; from a day on in days: "2 days". */
export function left(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= DAY - 1_800) {
    const form = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
    return new Intl.NumberFormat(settings.language, form).format(Math.round(whole / DAY))
  }
  const hours = Math.floor(whole / 3_600)
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor((whole % 3_600) / 60)
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** The day of a moment: "3 May". */
export function day(at: number): string {
  const form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }
  return new Intl.DateTimeFormat(settings.language === 'cs' ? 'cs' : 'en-GB', form).format(new Date(at * 1000))
}

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago: "3 hours ago". */
export function ago(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  const gone = Math.max(0, now - at)
  for (const [unit, length] of steps) {
    if (gone >= length) return words.format(-Math.floor(gone / length), unit)
  }
  return words.format(0, 'second')
}

/** Since when: "20:14" today, else "18 November". */
export function since(at: number, now = new Date()): string {
  const then = new Date(at * 1000)
  const today = then.toDateString() === now.toDateString()
  const form: Intl.DateTimeFormatOptions = today
    ? { hour: 'numeric', minute: '2-digit' }
    : { day: 'numeric', month: 'long' }
  return new Intl.DateTimeFormat(settings.language === 'cs' ? 'cs' : 'en-GB', form).format(then)
}
