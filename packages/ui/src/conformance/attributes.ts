import { nameOf } from './dom.ts'
import type { Extra } from './subject.ts'

/** Attributes without a property of the same name. */
const unreflected = new Set([
  'class',
  'for',
  'capture',
  'autocorrect',
  'http-equiv',
  'accept-charset',
  'property',
  'contenteditable',
])
const drawing = new Set([
  'class',
  'd',
  'viewBox',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'dx',
  'dy',
  'width',
  'height',
  'points',
  'transform',
  'focusable',
  'tabindex',
  'role',
  'id',
  'style',
  'xmlns',
  'preserveAspectRatio',
  'gradientUnits',
  'offset',
  'pathLength',
])
const spoiled = /\[object |^(?:undefined|null|NaN)$|^(?:async )?function\b|=>/

const knownOf = new Map<string, ReadonlySet<string>>()

function knownAttributes(element: Element): ReadonlySet<string> {
  const known = knownOf.get(element.tagName)
  if (known) return known
  const names = new Set<string>()
  for (const name in document.createElement(element.tagName)) names.add(name.toLowerCase())
  knownOf.set(element.tagName, names)
  return names
}

function isKnown(element: Element, name: string): boolean {
  if (/^(?:data|aria)-[a-z][a-z-]*\d*$/.test(name)) return true
  if (element instanceof SVGElement) return drawing.has(name) || CSS.supports(name, 'inherit')
  return unreflected.has(name) || (!name.startsWith('on') && knownAttributes(element).has(name))
}

/** Attributes that no reader of the page can understand, and values that no one wrote. */
export function strayAttributes(scope: ParentNode): readonly string[] {
  return [...scope.querySelectorAll('*')].flatMap(element =>
    [...element.attributes]
      .filter(({ name, value }) => !isKnown(element, name) || spoiled.test(value))
      .map(({ name, value }) => `${nameOf(element)}: ${name}="${value.slice(0, 40)}"`),
  )
}

interface Reached {
  node?: string | undefined
  held?: string | undefined
}

/** Rest props and ref must reach one and the same node; where the ref is one inside, that it is there. */
export function reachesOneNode(ref: Element | null, { node = '*', held }: Reached = {}): readonly string[] {
  const probes = [...document.querySelectorAll('[data-probe]')]
  const [probe] = probes
  if (!probe) return ['rest props reach no node']
  if (probes.length > 1) return [`rest props reach ${probes.length} nodes`]
  if (!probe.matches(node)) return [`rest props reach ${nameOf(probe)}, not ${node}`]
  if (ref === null) return ['the ref reaches no node']
  if (held === undefined ? ref === probe : probe.contains(ref) && ref.matches(held)) return []
  return [`the ref reaches ${nameOf(ref)}, rest props ${nameOf(probe)}`]
}

/** Where an element stands, so that it can be found in another drawing of the same. */
function placeOf(element: Element): readonly number[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  return [...placeOf(parent), [...parent.children].indexOf(element)]
}

const elementAt = (place: readonly number[]): Element | undefined =>
  place.reduce<Element | undefined>((at, index) => at?.children[index], document.body)

/** The class of the caller must stand beside those of the component, on the node of the rest props or around it. */
export function losesClasses(draw: (extra: Extra) => void, on: 'node' | 'frame'): readonly string[] {
  const own = 'of-the-caller'
  draw({ className: own, 'data-probe': 'here' })
  const [marked, ...more] = document.querySelectorAll(`.${own}`)
  if (!marked) return ['the class reaches no node']
  if (more.length > 0) return [`the class reaches ${more.length + 1} nodes`]
  const probe = document.querySelector('[data-probe]')
  if (on === 'node' && marked !== probe)
    return [`the class reaches ${nameOf(marked)}, not the node of the rest props`]
  if (probe && !marked.contains(probe))
    return [`the class reaches ${nameOf(marked)}, beside the node of the rest props`]
  const place = placeOf(marked)
  const beside = [...marked.classList].filter(name => name !== own)
  draw({})
  const alone = [...(elementAt(place)?.classList ?? [])]
  return alone.join(' ') === beside.join(' ') ? [] : [`has ${beside.join(' ')} instead of ${alone.join(' ')}`]
}
