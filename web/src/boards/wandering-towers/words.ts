/** The words of the board: the game's own wording, which the server uses too, and names of what is only drawn here. */
import gameCs from '../../../../src/slet/games/wandering_towers/text/cs.ftl?raw'
import gameEn from '../../../../src/slet/games/wandering_towers/text/en.ftl?raw'
import { movement } from '../../art/towers/cards'
import boardCs from '../../../text/wandering-towers.cs.ftl?raw'
import boardEn from '../../../text/wandering-towers.en.ftl?raw'
import { names as listed, type Values, wordsOf } from '../../lib/words'
import { beneath, isAlone, visible, type Aim } from './facts'
import type { Spot } from './options'
import type { Looked } from './turn.svelte'
import type { TowersView } from './types'

/** A message of the game or the board; `say('card.acc', …)` takes an attribute. Follows the language where it is read. */
export const { say } = wordsOf('Wandering Towers', { cs: [gameCs, boardCs], en: [gameEn, boardEn] })

export function cardName(card: string): string {
  return say('card', cardValues(card))
}

function cardValues(card: string): Values {
  const { tower, wizard, dice } = movement(card)
  const kind = tower === null ? 'wizard' : wizard === null ? 'tower' : 'either'
  return { kind, tower: tower ?? 0, wizard: wizard ?? 0, dice }
}

/** What stands under a card: "tower 3", "roll, once more if you like". */
export function caption(card: string): string {
  const { dice } = movement(card)
  return say(dice ? 'caption-dice' : 'caption-steps', { ...cardValues(card), repeats: dice - 1 })
}

/** The same for phones: steps are printed on the card. */
export function briefly(card: string): string {
  const { dice } = movement(card)
  return dice ? say('caption-brief', { repeats: dice - 1 }) : ''
}

export function spellName(spell: string): string {
  return say('spell', { name: spell, price: 0 })
}

export function colourName(wizard: string): string {
  return say('wizard.colour', { name: wizard })
}

/** "blue, 2× red" */
export function wizardsInWords(wizards: readonly string[]): string {
  const kinds = [...new Set(wizards)]
  return listed(
    kinds.map((kind) => {
      const count = wizards.filter((one) => one === kind).length
      return count > 1 ? say('times', { count, what: colourName(kind) }) : colourName(kind)
    }),
  )
}

/** One line for the bar. */
export function heading(view: TowersView): string {
  if (view.cards_left !== null) return say('cards-left', { cards: view.cards_left })
  if (view.last_round) return say('last-round')
  return say('heading', { mode: view.mode, teams: view.teams ? 'yes' : 'no', players: view.seats })
}

/** What an aim is, in a few words: for the button. */
export function aimText(aim: Aim): string {
  switch (aim.verb) {
    case 'tower':
      return say('deed-tower', { from: aim.space, to: aim.to })
    case 'wizard':
      return say('deed-wizard', { from: aim.space, to: aim.to })
    case 'swap':
      return say('deed-swap', { one: aim.one, other: aim.other })
    case 'nudge':
      return say('deed-nudge', { to: aim.to })
    case 'lift':
      return say('deed-lift', { space: aim.space, floor: aim.floor })
  }
}

/** What would come of it, as the server foresees it. */
export function outlookOf(view: TowersView, aim: Aim): string[] {
  if (aim.verb === 'wizard') {
    if (aim.to !== view.keep)
      return [say('lands-on', { space: aim.to, floors: view.spaces[aim.to]?.floors.length ?? 0 })]
    const flight = view.outlook[aim.space]?.flight ?? null
    return [say('enters'), flight === null ? say('flight-none') : say('flight', { space: flight })]
  }
  if (aim.verb === 'tower') {
    const there = view.outlook[aim.to]
    const lines: string[] = []
    if (there?.caught.length)
      lines.push(say('catches', { count: there.caught.length, who: wizardsInWords(there.caught) }))
    else lines.push(say('lands-on', { space: aim.to, floors: view.spaces[aim.to]?.floors.length ?? 0 }))
    if (there && there.fills !== null) lines.push(there.fills === view.seat ? say('fills') : say('fills-partner'))
    else if (there?.caught.length && !isAlone(view)) lines.push(say('fills-nothing'))
    if (aim.space === view.keep) lines.push(say('carries-keep'))
    return lines
  }
  if (aim.verb === 'lift') return [say('looks-beneath')]
  if (aim.verb === 'swap') return [say('swaps')]
  return []
}

/** A place that can be touched, with what would come of it. */
export function spotInWords(view: TowersView, one: Spot): string {
  const here = say(`spot-${one.kind}`, {
    space: one.space,
    floor: one.floor,
    who: one.wizard ? wizardsInWords([one.wizard]) : '',
  })
  const outlook = one.aim ? outlookOf(view, one.aim) : []
  if (one.card) return say('spot-card', { card: cardName(one.card), deed: here, outlook: outlook.join('. ') })
  return one.aim ? [`${here}:`, `${aimText(one.aim)}.`, ...outlook.map((line) => `${line}.`)].join(' ') : here
}

/** What a thing that is looked at is, and what it could do now. */
export function lookInWords(
  view: TowersView,
  looked: Looked | null,
  open: (what: string) => boolean,
): { title: string; lines: string[] } | null {
  if (!looked) return null
  if ('space' in looked) {
    const { space } = looked
    const [title = '', ...lines] = partsInWords(view, space)
    const inside = view.players.flatMap((player) => Array.from({ length: player.inside }, () => player.wizard))
    if (view.keep === space)
      lines.push(inside.length ? say('inside', { who: wizardsInWords(inside) }) : say('inside-nobody'))
    return { title, lines }
  }
  if ('card' in looked) {
    const reach = view.reach.find(({ card }) => card === looked.card)
    const pieces = (reach?.towers.length ?? 0) + (reach?.wizards.length ?? 0)
    const rolls = movement(looked.card).dice > 0
    return {
      title: caption(looked.card),
      lines: [rolls ? say('card-rolls') : open(looked.card) ? say('card-moves', { pieces }) : say('card-waits')],
    }
  }
  if ('side' in looked) {
    const player = view.players[looked.side]
    if (!player) return null
    const { inside, outside, full, empty, spent, cards } = player
    return {
      title: looked.name,
      lines: [
        say('in-keep', { inside, all: inside + outside }),
        say('potions', { full, empty, spent }),
        say('holds', { cards }),
      ],
    }
  }
  const token = view.tokens.find(({ spell }) => spell === looked.spell)
  if (!token) return null
  const title = `${spellName(token.spell)} · ${say('spell.price', { name: token.spell, price: token.price })}`
  return {
    title,
    lines: [
      say(`does-${token.spell}`),
      open(token.spell) ? say('spell-aims', { aims: token.aims.length }) : say('spell-not'),
    ],
  }
}

/** A space in words, for who does not see it. */
export function spaceInWords(view: TowersView, space: number): string {
  return partsInWords(view, space).join(' ')
}

function partsInWords(view: TowersView, space: number): string[] {
  const there = view.spaces[space]
  const crests = there?.floors.flatMap(({ crest }, n) => (crest ? [String(n + 1)] : [])) ?? []
  const said = [
    say('space', {
      space,
      towers: there?.floors.length ?? 0,
      printed: there?.crest && !there.floors.length ? 'yes' : 'no',
      crests: crests.length,
      floors: crests.join(', '),
    }),
  ]
  const wizards = visible(view, space)
  if (wizards.length) said.push(say('on-top', { who: wizardsInWords(wizards) }))
  for (let floor = 1; floor <= (there?.floors.length ?? 0); floor++) {
    const caught = beneath(view, space, floor)
    if (caught?.length) said.push(say('beneath', { floor, who: wizardsInWords(caught) }))
  }
  if (view.keep === space) said.push(say('keep-here'))
  else if (view.next_keep === space) said.push(say('keep-next'))
  return said
}
