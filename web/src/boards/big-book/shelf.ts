/** How the common shelf is shared out: how wide everybody's part is, and how large and how close its cards are. */

interface Support {
  /** how many cards lie there, and how many may */
  readonly cards: number
  readonly places: number
}

export interface Shared {
  /** width of a card, and of a place where none lies */
  readonly card: number
  readonly slot: number
  /** from one card to the next: less than its width where they overlap */
  readonly step: number
  readonly gap: number
  /** at both ends of a part */
  readonly margin: number
  /** how much of the shelf each part gets, against the others */
  readonly parts: readonly number[]
}

/** under this, empty places make room for cards; under that, cards lie over each other, at most over the right third */
const LIKED = 28
const LEAST = 26
const SLIVER = { wide: 0.4, narrow: 0.3 }
const UNCOVERED = 0.66
/** a part holds at least a name */
const NAME = 2.2

export function share(supports: readonly Support[], width: number, widest: number): Shared {
  const [gap, margin] = widest > 40 ? [5, 10] : [3, 4]
  const room = width - supports.length * 2 * margin
  const even = supports.map(({ places }) => places)
  const full = Math.min(widest, room / sum(even) - gap)
  if (full >= LIKED) return { card: full, slot: full, step: full + gap, gap, margin, parts: even }

  const thin = supports.map(({ cards, places }) => Math.max(NAME, cards + SLIVER.wide * (places - cards)))
  const less = Math.min(widest, room / sum(thin) - gap)
  if (less >= LEAST) return { card: less, slot: less * SLIVER.wide, step: less + gap, gap, margin, parts: thin }

  const close = 2
  const space = width - supports.length * 2 * close
  const weigh = (step: number) =>
    supports.map(({ cards, places }) => Math.max(NAME, lying(cards, step) + SLIVER.narrow * (places - cards)))
  const covered = supports.reduce((all, { cards }) => all + Math.max(0, cards - 1), 0)
  const tightest = sum(weigh(UNCOVERED))
  // as much of each as there is room for, once they are large enough
  const step = Math.min(1, UNCOVERED + Math.max(0, space / LIKED - tightest) / Math.max(1, covered))
  const parts = weigh(step)
  const card = Math.min(widest, LIKED, space / sum(parts))
  return { card, slot: card * SLIVER.narrow - close, step: card * step, gap: close, margin: close, parts }
}

/** How many cards wide so many are, where each begins `step` of its width after the one before. */
function lying(cards: number, step: number): number {
  return cards ? 1 + (cards - 1) * step : 0
}

function sum(parts: readonly number[]): number {
  return parts.reduce((all, part) => all + part, 0)
}
