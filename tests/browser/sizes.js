/*
 * What a player could not read or press on the page as it is now, as sentences. Run in the page by `sizes.py` with the
 * selectors of what answers the question. It scrolls only what a player can scroll, and puts it back.
 */
({ answers, layers, chosen, scrolled_to_read: scrolledToRead, may_be_shortened: mayBeShortened, may_be_covered: mayBeCovered }) => {
  /** px by which letters may leave their box, as part of their size: boxes are often lower than the font's own line */
  const LINE = 0.3
  /** the least side of what can be pressed, in px, and how finely it is looked for */
  const TARGET = 20
  const FINE = 4
  const REACH = 12

  const table = document.querySelector('.table')
  // Finding what lies at a point is slow in drawings of many shapes: those that nobody presses are taken as empty frames.
  const flat = document.createElement('style')
  flat.textContent = '[data-flat] > * { display: none !important }'
  document.head.append(flat)
  const drawn = [...table.querySelectorAll('svg text')].filter(isShown).map((one) => ({ owner: one, box: one.getBoundingClientRect() }))
  const drawings = [...table.querySelectorAll('svg')].filter((one) => !one.querySelector(answers))
  drawings.forEach((one) => one.setAttribute('data-flat', ''))
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const faults = []

  const kindOf = (element) => element.tagName.toLowerCase() + [...element.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`).join('')
  const named = (element) => {
    const own = element.closest('button') ?? element
    const words = (own.getAttribute('aria-label') ?? own.textContent).trim().replace(/\s+/g, ' ')
    return `${own.parentElement ? `${kindOf(own.parentElement)} > ` : ''}${kindOf(own)} “${words.slice(0, 40)}”`
  }
  const meets = (a, b) => {
    const box = { left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) }
    return { ...box, width: box.right - box.left, height: box.bottom - box.top }
  }
  const scrolls = (how) => how === 'auto' || how === 'scroll'
  const styles = new Map()
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element))
    return styles.get(element)
  }

  const rooms = { true: new Map(), false: new Map() }
  /** What is left of the page inside an element and all around it; what can be `scrolled` to counts as there. */
  function roomIn(element, scrolled) {
    if (!element) return page
    const known = rooms[scrolled]
    if (!known.has(element)) known.set(element, measureRoom(element, scrolled))
    return known.get(element)
  }
  function measureRoom(at, scrolled) {
    const style = styleOf(at)
    const around = style.position === 'fixed' ? page : roomIn(at.parentElement, scrolled)
    if (style.overflowX === 'visible' && style.overflowY === 'visible') return around
    const [box, room] = [at.getBoundingClientRect(), { ...around }]
    const open = scrolled && at.matches(scrolledToRead)
    if (open && scrolls(style.overflowX) && at.scrollWidth > at.clientWidth) [room.left, room.right] = [-Infinity, Infinity]
    else if (style.overflowX !== 'visible') [room.left, room.right] = [Math.max(room.left, box.left), Math.min(room.right, box.right)]
    if (open && scrolls(style.overflowY) && at.scrollHeight > at.clientHeight) [room.top, room.bottom] = [-Infinity, Infinity]
    else if (style.overflowY !== 'visible') [room.top, room.bottom] = [Math.max(room.top, box.top), Math.min(room.bottom, box.bottom)]
    return room
  }

  /** Words in a box of no size are for screen readers. */
  function isForEars(element) {
    for (let at = element; at && at !== table; at = at.parentElement) {
      if (at.offsetWidth <= 1 && at.offsetHeight <= 1 && styleOf(at).overflow !== 'visible') return true
    }
    return false
  }

  function isShown(element) {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  /** Scroll what the player would scroll until the thing is in the middle; gives a way back. */
  function bring(element) {
    const before = []
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = styleOf(at)
      if (!scrolls(style.overflowX) && !scrolls(style.overflowY)) continue
      if (at.scrollWidth <= at.clientWidth && at.scrollHeight <= at.clientHeight) continue
      before.push([at, at.scrollLeft, at.scrollTop])
      const [box, room] = [element.getBoundingClientRect(), meets(at.getBoundingClientRect(), page)]
      const [beyondX, beyondY] = [box.left < room.left || box.right > room.right, box.top < room.top || box.bottom > room.bottom]
      const scale = at.getBoundingClientRect().width / at.offsetWidth
      if (scrolls(style.overflowY) && beyondY) at.scrollTop += (box.top + box.bottom - room.top - room.bottom) / 2 / scale
      if (scrolls(style.overflowX) && beyondX) at.scrollLeft += (box.left + box.right - room.left - room.right) / 2 / scale
    }
    return () => before.forEach(([at, left, top]) => at.scrollTo({ left, top, behavior: 'instant' }))
  }

  // --- what answers ------------------------------------------------------------------------------------------------

  /** Looks for a square in which a press reaches the thing: null when there is one, else why not. */
  function hindrance(thing) {
    const { left, top, right, bottom } = thing.getBoundingClientRect()
    // small signs reach farther than they show
    const box = meets({ left: left - REACH, top: top - REACH, right: right + REACH, bottom: bottom + REACH }, page)
    if (meets(box, { left, top, right, bottom }).width < 4 || meets(box, { left, top, right, bottom }).height < 4) return 'under the edge of the page'
    let [by, reached] = [null, 0]
    const known = new Map()
    const reaches = (x, y) => {
      const key = `${x} ${y}`
      if (!known.has(key)) {
        const there = document.elementFromPoint(x, y)
        known.set(key, there !== null && thing.contains(there))
        if (known.get(key)) reached++
        else by ??= there
      }
      return known.get(key)
    }
    const sides = [0, TARGET / 2, TARGET - 1]
    const places = (from, to) => {
      const middle = (from + to - TARGET) / 2
      const all = [middle]
      for (let away = FINE; away <= (to - from - TARGET) / 2; away += FINE) all.push(middle - away, middle + away)
      return all.map((one) => Math.max(from, one))
    }
    for (const y of places(box.top, box.bottom))
      for (const x of places(box.left, box.right)) if (sides.every((right) => sides.every((down) => reaches(x + right, y + down)))) return null
    // what lies over the rest while something is chosen goes away with it
    if (chosen && by?.closest(layers)) return null
    return `${reached ? 'mostly ' : ''}under ${by ? named(by) : 'something'}`
  }

  function press(thing) {
    const back = bring(thing)
    const why = hindrance(thing)
    if (why) faults.push(`cannot be pressed: ${named(thing)}, ${why}`)
    back()
  }

  const offered = [...table.querySelectorAll(answers)].filter(isShown)
  if (!offered.length && !table.querySelector('[data-spot]')) faults.push('nothing answers the question')
  offered.forEach(press)
  table.querySelectorAll('.strip .button, header button, header a').forEach((one) => isShown(one) && press(one))

  // --- what is read ------------------------------------------------------------------------------------------------

  /** Texts as they stand: of each line of each the box of its letters. */
  const texts = []
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    if (!node.data.trim() || owner.closest('svg, option, [inert]') || !isShown(owner) || isForEars(owner)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    if (boxes.length) texts.push({ owner, boxes })
  }

  const said = new Set()
  function once(key, fault) {
    if (said.has(key)) return
    said.add(key)
    faults.push(fault)
  }

  function shortened(owner) {
    for (let at = owner; at && at !== table; at = at.parentElement) {
      const style = styleOf(at)
      if (styleOf(at).display === 'inline') continue
      const beyond = at.scrollWidth - at.clientWidth
      if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible' && beyond > 1) return [at, beyond]
      const below = at.scrollHeight - at.clientHeight
      if (style.webkitLineClamp !== 'none' && below > 1) return [at, below]
      if (at.parentElement && !['inline', 'contents'].includes(styleOf(at.parentElement).display) && at !== owner) break
    }
    return null
  }

  function isCut({ owner, boxes }) {
    const short = shortened(owner)
    if (short) {
      once(short[0], `shortened: ${named(owner)}, by ${Math.round(short[1])} px`)
      return true
    }
    const room = roomIn(owner, true)
    const size = parseFloat(styleOf(owner).fontSize)
    for (const box of boxes) {
      const scale = box.height / (size * 1.2)
      const rim = Math.max(2, LINE * size * Math.min(1, scale))
      const across = Math.max(room.left - box.left, box.right - room.right)
      const down = Math.max(room.top - box.top, box.bottom - room.bottom)
      if (across <= 2 && down <= rim) continue
      once(owner, `cut: ${named(owner)}, by ${Math.round(Math.max(across, down))} px`)
      return true
    }
    return false
  }

  /** Whether something paints over the page there; boxes without a ground do not, nor drawings but where they are drawn. */
  function paints(element, x, y) {
    if (element instanceof SVGSVGElement) {
      element.removeAttribute('data-flat')
      const drawn = document.elementsFromPoint(x, y).some((one) => one !== element && element.contains(one))
      element.setAttribute('data-flat', '')
      return drawn
    }
    if (element instanceof SVGElement || element instanceof HTMLImageElement) return true
    const ground = styleOf(element).backgroundColor
    const parts = ground.match(/[\d.]+/g) ?? []
    return ground !== 'transparent' && !(parts.length === 4 && Number(parts[3]) < 0.5)
  }

  /** Whether the words can be scrolled out from under the thing. */
  function scrollsUnder(owner, cover) {
    let stuck = cover
    while (stuck && styleOf(stuck).position !== 'sticky') stuck = stuck.parentElement
    for (let at = stuck?.parentElement; at; at = at.parentElement)
      if ((scrolls(styleOf(at).overflowX) && at.scrollWidth > at.clientWidth) || (scrolls(styleOf(at).overflowY) && at.scrollHeight > at.clientHeight)) return at.contains(owner)
    return false
  }

  function onPlate(owner, other) {
    for (let at = owner; at && !at.contains(other); at = at.parentElement) if (paints(at)) return true
    return false
  }

  function coverOf(owner, x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
      if (owner.contains(element) || element.contains(owner)) return null
      if (isShown(element) && paints(element, x, y)) return element
    }
    return null
  }

  // Words that let a press through cover others, too, and can be covered.
  const through = [...table.querySelectorAll('*:not([data-flat] *)')].filter((one) => styleOf(one).pointerEvents === 'none')
  const pressed = through.map((one) => one.style.pointerEvents)
  through.forEach((one) => (one.style.pointerEvents = 'auto'))
  const readable = texts.filter((text) => {
    if (text.owner.closest(mayBeShortened)) return false
    return !isCut(text)
  })
  const inSight = []
  for (const { owner, boxes } of readable) {
    const room = roomIn(owner, false)
    for (const whole of boxes) {
      const box = meets(whole, room)
      if (box.width < whole.width - 2 || box.height < whole.height * 0.6) continue
      const y = box.top + box.height / 2
      const points = [box.left + 2, box.left + box.width / 2, box.right - 2]
      const covers = points.map((x) => coverOf(owner, x, y)).filter(Boolean)
      const hides = covers.find((cover) => !cover.closest(layers) && !scrollsUnder(owner, cover))
      if (hides && !owner.closest(mayBeCovered)) once(owner, `covered: ${named(owner)}, by ${named(hides)}`)
      if (!covers.length) inSight.push({ owner, box: { left: box.left, right: box.right, top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 } })
    }
  }
  through.forEach((one, n) => (one.style.pointerEvents = pressed[n]))

  for (let n = 0; n < inSight.length; n++)
    for (let m = n + 1; m < inSight.length; m++) {
      const [a, b] = [inSight[n], inSight[m]]
      if (a.owner === b.owner) continue
      const both = meets(a.box, b.box)
      if (both.width > 2 && both.height > 2) once(a.owner, `written over each other: ${named(a.owner)} and ${named(b.owner)}`)
    }

  // words on the table itself must not run over what is drawn there; on a plate of their own they may
  for (const { owner, box } of inSight)
    for (const { owner: figure, box: there } of drawn) {
      if (onPlate(owner, figure)) break
      const both = meets(box, there)
      if (both.width > 2 && both.height > 3) once(owner, `written over each other: ${named(owner)} and ${named(figure)}`)
    }

  // --- the question ------------------------------------------------------------------------------------------------

  const question = table.querySelector('.strip [role=status]')
  if (!question) faults.push('there is no question')
  else {
    const [box, room] = [question.getBoundingClientRect(), roomIn(question, false)]
    const seen = meets(box, room)
    const hidden = Math.max(box.width - seen.width, box.height - seen.height)
    if (hidden > 2) faults.push(`the question is not in view without scrolling: ${Math.round(hidden)} px of it are hidden`)
  }
  const wider = document.documentElement.scrollWidth - innerWidth
  if (wider > 0) faults.push(`the page is ${wider} px wider than the window`)
  drawings.forEach((one) => one.removeAttribute('data-flat'))
  flat.remove()
  return faults
}
