/** Single facts of the position in words, for notes, names of buttons and the description. */
import { names as joined } from '../../lib/words'
import { tileFacts } from './printed'
import type { Odds, SpaceView, WitchesView } from './types'
import { percent, say, spaceName, tileName } from './words'

/** The problem on a space in words; empty where there is none. */
export function problemWords(spot: SpaceView): string {
  if (spot.tile === null) return spot.is_face_down ? say('problem-hidden', { extra: spot.extra }) : ''
  const { points, difficulty } = tileFacts(spot.tile)
  const facts = { tile: tileName(spot.tile), points, needed: difficulty + spot.extra }
  return say(spot.is_face_down ? 'problem-known' : 'problem', facts) + (spot.extra ? ` ${say('with-crisis')}` : '')
}

/** What one can expect there, in a sentence. */
export function chanceWords(odds: Odds): string {
  const told = { dice: percent(odds.by_dice), cards: percent(odds.with_cards) }
  if (odds.for_sure) return say('chance-sure', told)
  return say(odds.tile === null ? 'chance-unknown' : 'chance-line', told)
}

/** Everything on a space but the own witch. */
export function thereWords(spot: SpaceView, own: number | null, names: readonly string[]): string {
  const others = spot.witches.filter((seat) => seat !== own).map((seat) => names[seat] ?? '')
  const parts = [problemWords(spot), others.length ? say('witches-there', { names: joined(others) }) : '']
  return parts.filter(Boolean).join('; ') || say('nothing-there')
}

/** The whole position, one fact a line, for those who listen. */
export function position(view: WitchesView, own: number | null, names: readonly string[]): string[] {
  const lines: string[] = []
  if (view.mover !== null)
    lines.push(
      say('say-turn', { turn: view.turn, turns: view.turns, name: names[view.mover] ?? '', actions: view.actions }),
    )
  if (view.attempt) {
    const { tile, total, needed, dice, enough, rolls } = view.attempt
    const chance = rolls ? percent(enough / rolls) : ''
    lines.push(
      say('say-attempt', {
        name: names[view.active] ?? '',
        tile: tileName(tile),
        total,
        needed,
        left: 4 - dice.length,
        chance,
      }),
    )
  }
  for (const spot of view.spaces) {
    if (spot.tile !== null || spot.is_face_down || spot.witches.length) {
      const here = own !== null && spot.witches.includes(own) ? `${say('here-now')}; ` : ''
      lines.push(say('say-place', { place: spaceName(spot.space), what: here + thereWords(spot, own, names) }))
    }
  }
  if (view.dungeon.length)
    lines.push(say('say-place', { place: say('dungeon'), what: joined(view.dungeon.map((seat) => names[seat] ?? '')) }))
  view.players.forEach((_, seat) => lines.push(playerWords(view, seat, names)))
  lines.push(say('elves-words', { elves: view.elves }))
  lines.push(
    say('supply-cackles', { count: view.cackle_supply }),
    say('supply-crises', { count: view.crisis_supply }),
    say('supply-aliss', { count: view.aliss_supply }),
  )
  return lines
}

export function playerWords(view: WitchesView, seat: number, names: readonly string[]): string {
  const player = view.players[seat]
  if (!player) return ''
  const words = say('player-words', {
    name: names[seat] ?? '',
    apprentice: player.apprentice ? say('apprentice', { apprentice: player.apprentice }) : '–',
    points: player.points,
    easy: player.easy.length,
    hard: player.hard.length,
    cackles: player.cackles,
    aliss: player.aliss,
    cards: player.cards,
  })
  return player.space ? `${words}. ${say('player-at', { 'space-at': spaceName(player.space, 'at') })}` : `${words}.`
}
