import { drawn, nameOf, pressables } from './dom.ts'

const isEnough = ({ width, height }: DOMRect, need: number) => width >= need - 0.5 && height >= need - 0.5

/** The edge of the box that an element fills; it belongs to the element. */
const edgeAround = ({ parentElement }: Element) =>
  parentElement ? Number.parseFloat(getComputedStyle(parentElement).borderTopWidth) : 0

/** Where an element can be hit. */
function areaOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect()
  const edge = edgeAround(element)
  return new DOMRect(x - edge, y - edge, width + 2 * edge, height + 2 * edge)
}

/** A link that a sentence runs around. */
function isInSentence(element: Element): boolean {
  if (!element.matches('a[href]') || !getComputedStyle(element).display.startsWith('inline')) return false
  const around = element.parentElement?.textContent.trim() ?? ''
  return getComputedStyle(element).display === 'inline' && around.length > element.textContent.trim().length
}

/** A square around the middle of an element that answers to it throughout. */
function answersAround(element: HTMLElement, need: number): boolean {
  element.scrollIntoView({ block: 'center', inline: 'nearest' })
  const [shape = element] = drawn(element)
  const { left, top, width, height } = shape.getBoundingClientRect()
  const [x, y, reach] = [left + width / 2, top + height / 2, need / 2 - 1 - edgeAround(shape)]
  const places = [
    [0, 0],
    [-reach, 0],
    [reach, 0],
    [0, -reach],
    [0, reach],
  ] as const
  return places.every(([dx, dy]) => {
    const hit = document.elementFromPoint(x + dx, y + dy)
    return hit !== null && (element.contains(hit) || hit === element.closest('label'))
  })
}

/** What is smaller than a finger or a pointer needs; a row that acts as a whole counts as a whole. */
export function smallTargets(need: number): readonly string[] {
  return pressables().flatMap(element => {
    if (isInSentence(element) || element.matches(':disabled')) return []
    const row = element.closest('[data-open-able]')
    const areas = [...drawn(element), ...(row && element.matches('a') ? [row] : [])].map(areaOf)
    if (areas.some(area => isEnough(area, need)) || answersAround(element, need)) return []
    const [{ width, height } = new DOMRect()] = areas
    return [`${nameOf(element)}: ${width.toFixed(0)} × ${height.toFixed(0)}, needs ${need}`]
  })
}

/** A font's own box is higher than its letters by this much. */
const above = (fontSize: string) => Math.max(1, Number.parseFloat(fontSize) / 4)

const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

/** What does not fit the window, or is cut without saying so. */
export function lostByZoom(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : []
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter(element => {
    const { overflowX, overflowY, textOverflow, clipPath, fontSize } = getComputedStyle(element)
    if (clipPath !== 'none') return false
    if (element.textContent.trim() === '' || !element.checkVisibility({ visibilityProperty: true }))
      return false
    const tall = cuts(overflowY) && element.scrollHeight > element.clientHeight + above(fontSize)
    const broad =
      cuts(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
    return tall || broad
  })
  return [
    ...wide,
    ...cut.map(
      one =>
        `${nameOf(one)}: ${one.scrollWidth} × ${one.scrollHeight} cut to ${one.clientWidth} × ${one.clientHeight}`,
    ),
  ]
}
