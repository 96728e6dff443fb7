import { drawn, focusables, nameOf, pressables } from './dom.ts'

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const

function hasEdge(element: Element): boolean {
  const style = getComputedStyle(element)
  return sides.some(
    side => Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none',
  )
}

/** An element and what may carry its frame: its labels and the boxes close around it. */
function frames(element: Element): readonly Element[] {
  const around: Element[] = [...drawn(element)]
  let at = element.parentElement
  for (let step = 0; step < 3 && at && at !== document.body; step += 1) {
    around.push(at)
    at = at.parentElement
  }
  return around
}

const isNative = (element: Element) =>
  element.matches('input[type="checkbox"], input[type="radio"]') &&
  getComputedStyle(element).appearance !== 'none'

/** What neither a word, a picture nor an edge shows any more. */
export function unseen(): readonly string[] {
  return pressables()
    .filter(element => {
      if (element.matches('input, select, textarea'))
        return !isNative(element) && !frames(element).some(hasEdge) && !drawn(element).some(hasInk)
      return !hasEdge(element) && !hasInk(element)
    })
    .map(element => `${nameOf(element)} has no edge, word or picture`)
}

function hasInk(element: Element): boolean {
  return element.textContent.trim() !== '' || element.querySelector('svg, img') !== null
}

function outlineOf(element: Element): string {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1
    ? ''
    : `${outlineStyle} ${outlineWidth}`
}

/** Lets React draw what the focus changed. */
const drawnAgain = () => new Promise(resolve => setTimeout(resolve))

interface Focused {
  element: HTMLElement
  around: readonly Element[]
  outlines: readonly string[]
}

/** Whether something around an element shows an outline; one that goes with the focus, unless the focus stayed. */
const hadOutline = ({ around, outlines }: Focused, stayed: boolean) =>
  around.some((one, index) => outlines[index] !== '' && (stayed || outlineOf(one) !== outlines[index]))

/** What shows the focus by no outline. The reader must have pressed a key before. */
export async function focusedWithoutOutline(): Promise<readonly string[]> {
  const found: string[] = []
  const stops = focusables()
  let last: Focused | undefined
  for (const element of [...stops, ...stops.slice(0, 1)]) {
    element.focus()
    await drawnAgain()
    if (last && !hadOutline(last, document.activeElement === last.element))
      found.push(`${nameOf(last.element)} has the focus without an outline`)
    const around = frames(element)
    last =
      document.activeElement === element ? { element, around, outlines: around.map(outlineOf) } : undefined
  }
  return found
}

const states = [
  ':checked',
  '[aria-selected="true"]',
  '[aria-checked="true"]',
  '[aria-pressed="true"]',
] as const
const off = {
  ':checked': ':not(:checked)',
  '[aria-selected="true"]': '[aria-selected="false"]',
  '[aria-checked="true"]': '[aria-checked="false"]',
  '[aria-pressed="true"]': '[aria-pressed="false"]',
} satisfies Record<(typeof states)[number], string>

/** The style tells the author's colour, which is not drawn unless the author opted out of the forced ones. */
const groundOf = ({ forcedColorAdjust, backgroundColor }: CSSStyleDeclaration) =>
  forcedColorAdjust === 'none' ? backgroundColor : ''

function inkOf(element: Element, pseudo?: '::before' | '::after'): string {
  const style = getComputedStyle(element, pseudo)
  if (pseudo && (style.content === 'none' || style.content === 'normal')) return ''
  return [
    ...sides.map(side => `${style[`border${side}Width`]} ${style[`border${side}Style`]}`),
    groundOf(style),
    style.fontWeight,
    style.textDecorationLine,
    style.visibility,
    style.display,
  ].join(';')
}

function inkThrough(element: Element): string {
  const parts = [element, ...element.querySelectorAll('*')].filter(part => !part.closest('[hidden]'))
  return parts
    .map(part => {
      const own = isNative(part) && part instanceof HTMLInputElement ? `native ${part.checked}` : ''
      return [part.tagName, own, inkOf(part), inkOf(part, '::before'), inkOf(part, '::after')].join('|')
    })
    .join('\n')
}

const look = (one: Element) => drawn(one).map(inkThrough).join('\n')

/** Chosen things that look like the others. */
export function chosenUnseen(): readonly string[] {
  return states.flatMap(state =>
    [...document.querySelectorAll(`${state}:not(option)`)].flatMap(chosen => {
      const kind = chosen.getAttribute('role') ?? chosen.getAttribute('type') ?? chosen.tagName
      const others = [...document.querySelectorAll(`${chosen.tagName}${off[state]}`)].filter(
        other => (other.getAttribute('role') ?? other.getAttribute('type') ?? other.tagName) === kind,
      )
      if (others.length === 0) return [`${nameOf(chosen)} is chosen, and no other ${kind} is not`]
      return others.some(other => look(other) === look(chosen)) ? [`${nameOf(chosen)} looks unchosen`] : []
    }),
  )
}
