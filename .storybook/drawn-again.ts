import { expect } from 'storybook/test'

/** What is read of React's own record of a component. */
interface Fiber {
  tag: number
  type: unknown
  memoizedState: unknown
  memoizedProps: unknown
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
  stateNode: unknown
}

const functionTags = new Set([0, 11, 15])
const elementTags = new Set([5, 6])

function rootOf(element: Element): Fiber | null {
  const key = Object.keys(element).find(name => name.startsWith('__reactFiber$'))
  if (key === undefined) throw new Error('React has not drawn this element')
  let fiber = (element as unknown as Record<string, Fiber>)[key]
  while (fiber?.return) fiber = fiber.return
  return (fiber?.stateNode as { current: Fiber } | undefined)?.current ?? null
}

/** The first node of the page that a component has drawn. */
function nodeOf(fiber: Fiber | null): Node | null {
  for (let at = fiber; at; at = at.sibling) {
    if (elementTags.has(at.tag)) return at.stateNode as Node
    const below = nodeOf(at.child)
    if (below) return below
  }
  return null
}

interface Drawn {
  state: unknown
  props: unknown
  name: string
  node: Node | null
}

/** Every function component by its place in the tree; a new draw gives it new hooks or new props. */
function drawn(fiber: Fiber | null, place = '', all = new Map<string, Drawn>()): Map<string, Drawn> {
  let index = 0
  for (let at = fiber; at; at = at.sibling) {
    const here = `${place}/${index}`
    index += 1
    if (functionTags.has(at.tag)) {
      const { name = '' } = at.type as { name?: string }
      all.set(here, { state: at.memoizedState, props: at.memoizedProps, name, node: nodeOf(at.child) })
    }
    drawn(at.child, here, all)
  }
  return all
}

const nextFrame = () =>
  new Promise<void>(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/**
 * Types character by character and proves that nothing outside of these elements is drawn again, the first character
 * aside: with it a form learns that something was typed. Where a pause of so many milliseconds acts on what was typed, a
 * character that a busy computer took as long for proves nothing; one at least must be faster.
 */
export async function typesWithin(
  box: HTMLElement,
  text: string,
  elements: readonly Element[],
  userEvent: { type: (element: Element, text: string) => Promise<void> },
  pauseMs = Infinity,
): Promise<void> {
  const [first = '', ...rest] = text
  let proofs = 0
  let typedAt = performance.now()
  await userEvent.type(box, first)
  await nextFrame()
  for (const character of rest) {
    const before = drawn(rootOf(box))
    const since = typedAt
    typedAt = performance.now()
    await userEvent.type(box, character)
    await nextFrame()
    if (performance.now() - since >= pauseMs) continue
    proofs += 1
    const outside = [...drawn(rootOf(box))]
      .filter(([place, { state, props }]) => {
        const known = before.get(place)
        return known === undefined || known.state !== state || known.props !== props
      })
      .filter(([, { node }]) => node !== null && !elements.some(element => element.contains(node)))
      .map(([, { name }]) => name)
    await expect(outside, `drawn again while “${character}” was typed`).toEqual([])
  }
  await expect(proofs, 'characters typed without a pause').toBeGreaterThan(0)
}

/** A field with its label and messages, from the control in it. */
export function fieldOf(control: HTMLElement): HTMLElement {
  let field = control
  while (field.parentElement && !field.querySelector(`label, [for="${CSS.escape(control.id)}"]`))
    field = field.parentElement
  return field
}
