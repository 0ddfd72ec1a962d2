/** The places that lessons speak of, as they are found on each board: the first that can be seen is meant, with its like. */

type Places = Readonly<Record<string, readonly string[]>>

/** What every board has. */
const COMMON: Places = { hand: ['.board .hand'], strip: ['.strip'] }

/** `*` stands for what follows the colon, seat 0 for whoever is spoken to. */
const PLACES: Readonly<Record<string, Places>> = {
  wizard: {
    hand: ['.hand [data-hand]'],
    'seat:0.bid': ['[data-bid="0"]'],
    trick: ['ul.trick li', '.place .target', '[data-deck]'],
    truth: ['aside table', '[data-seat="0"] .score'],
    turned: ['[data-turned]', '[data-trump]'],
  },
  'wandering-towers': {
    keep: ['[data-ravenskeep]'],
    goal: ['[data-player="0"]', '[data-flasks="0"]'],
    potions: ['[data-flasks="0"]'],
    'space:*': ['.touch [data-space="*"]'],
    spells: ['.spells'],
    'spell:*': ['[data-spell="*"]'],
  },
  'the-witches': {
    boxes: ['ol.boxes'],
    dice: ['[data-die]', '.sheet'],
    chance: ['section.sheet'],
    pile: ['[data-pile]'],
    own: ['.own', '[data-seat="0"]'],
    supply: ['[data-supply="cackle"]'],
    'supply:*': ['[data-supply="*"]'],
    'space:*': ['[data-space="*"]'],
  },
  carodeni: {
    mountains: ['[data-at="location:mountains"]'],
    forest: ['[data-at="location:forest"]'],
    lake: ['[data-at="location:lake"]'],
    witches: ['[data-does="renew-witches"]', '[data-at^="witch:"]'],
    // on a phone the waiting potion itself lies in the middle, where there is one
    waiting: ['.two [data-at^="over:"]', '[data-at="waiting"]'],
    pile: ['[data-at="pile"]'],
    clan: ['.clan[data-at="clan"]', 'button:has(> [data-at="score"])'],
    goals: ['[data-at^="goal:"]'],
    'goal:*': ['[data-at^="goal:*"]'],
  },
  'big-book': {
    book: ['[data-book]'],
    'curse:*': ['[data-at="curse/*"]'],
    candle: ['[data-stack]'],
    deck: ['[data-deck="0"]', '.row > [data-discard="0"]'],
    end: ['[data-does="done"]', '.strip'],
    marker: ['[data-marker]'],
    'library:*': ['[data-element="*"]', '[data-library="1"]', '[data-leaf="library"]'],
    'spell:*': ['[data-at="spell-0/*"]', '[data-spell="*"]', '.row > .spells'],
    spells: ['.own .spells', '.spells'],
    supply: ['.supply', '[data-leaf="supply"]'],
    'support:*': ['[data-shelf="*"]'],
  },
}

/** How the place is found by whoever sits on the seat `own`. */
export function selectors(game: string, at: string, own = 0): readonly string[] {
  const [kind = at, name] = at.split(':')
  const places = PLACES[game] ?? {}
  const found = places[at] ?? COMMON[at] ?? places[`${kind}:*`] ?? []
  const mine = found.map((one) => one.replaceAll('"0"', `"${own}"`).replaceAll('-0/', `-${own}/`))
  return mine.map((one) => one.replaceAll('*', CSS.escape(name ?? '')))
}

/** What is spoken of, and what else has to be seen: `hand+turned`. */
export function parts(at: string): readonly [string, ...string[]] {
  const [first = at, ...rest] = at.split('+')
  return [first, ...rest]
}

/** Around all that is spoken of, as far as it can be seen. */
export function around(page: ParentNode, game: string, at: string, own = 0): DOMRect | null {
  for (const selector of selectors(game, at, own)) {
    const found = [...page.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).filter(inSight)
    const [first, ...rest] = found
    if (first) return rest.reduce(union, first)
  }
  return null
}

/** The button that does this, where it can be seen. */
export function button(page: ParentNode, option: string | null): DOMRect | null {
  if (option === null) return null
  const found = [...page.querySelectorAll(`[data-does="${CSS.escape(option)}"]`)]
  return found.map((one) => one.getBoundingClientRect()).find(inSight) ?? null
}

/** Scrolls there, where nothing of it can be seen or a button lies over it. */
export function bring(page: ParentNode, game: string, at: string): void {
  const found = selectors(game, at).flatMap((selector) => [...page.querySelectorAll(selector)])
  const there = found.filter((one) => one.getClientRects().length)
  if (there.some((one) => inSight(one.getBoundingClientRect()) && !underButton(one))) return
  there[0]?.scrollIntoView({ block: 'center', inline: 'center' })
}

function underButton(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.tools button')
  return over !== null && over !== undefined && !one.contains(over)
}

function inSight({ left, right, top, bottom, width, height }: DOMRect): boolean {
  const wide = Math.min(right, innerWidth) - Math.max(left, 0)
  const high = Math.min(bottom, innerHeight) - Math.max(top, 0)
  return width > 0 && height > 0 && wide * 2 > width && high * 2 > height
}

function union(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  return new DOMRect(left, top, Math.max(one.right, other.right) - left, Math.max(one.bottom, other.bottom) - top)
}
