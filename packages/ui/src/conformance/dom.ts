const pressable = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[role="button"]',
  '[role="option"]',
  '[role="menuitem"]',
  '[role="tab"]',
  '[role="switch"]',
].join(',')

/** Words for an element in a complaint. */
export function nameOf(element: Element): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
  const name = (element.getAttribute('aria-label') ?? label ?? element.textContent).trim().slice(0, 20)
  return `<${element.tagName.toLowerCase()}> ${name}`.trim()
}

const isSpot = ({ width, height }: DOMRect) => width <= 1 || height <= 1

/** What stands for an element on the screen: a hidden input is drawn by its label. */
export function drawn(element: Element): readonly Element[] {
  if (!(element instanceof HTMLInputElement)) return [element]
  const wrapping = element.closest('label')
  const labels = wrapping ? [wrapping] : []
  return isSpot(element.getBoundingClientRect()) ? labels : [element, ...labels]
}

function isSeen(element: Element): boolean {
  if (element.closest('[inert], [aria-hidden="true"]')) return false
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  return drawn(element).some(one => !isSpot(one.getBoundingClientRect()))
}

/** Everything that can be pressed or typed into and is seen. */
export const pressables = (scope: ParentNode = document.body): readonly HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(pressable)].filter(isSeen)

/** Everything the Tab key may reach. */
export const focusables = (scope: ParentNode = document.body): readonly HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(`${pressable}, [tabindex]`)].filter(
    element => element.tabIndex >= 0 && !element.matches(':disabled') && isSeen(element),
  )
