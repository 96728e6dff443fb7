import { expect, it } from 'vitest'
import { layOut, type Box, type Edge } from './layout.ts'
import { lifeCycles, orderCycle } from './life-cycles.ts'

/** Boxes of the stretches of a line; each is level or upright. */
const stretches = ({ points }: Edge): Box[] =>
  points.slice(1).map((end, index) => {
    const start = points[index] ?? end
    return {
      x: Math.min(start.x, end.x),
      y: Math.min(start.y, end.y),
      width: Math.abs(end.x - start.x),
      height: Math.abs(end.y - start.y),
    }
  })

/** Touching is no overlap: a line ends at the edge of its state. */
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

it.each(lifeCycles)('draws every state and every move of $name once', async cycle => {
  const { nodes, edges, apart } = await layOut(cycle)
  expect([...nodes.map(({ state }) => state), ...apart].map(({ id }) => id).toSorted()).toEqual(
    cycle.states.map(({ id }) => id).toSorted(),
  )
  const numbers = edges.flatMap(edge => edge.numbers.split('、').map(Number))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(cycle.moves.map((_, index) => index + 1))
})
it.each(lifeCycles)('leads no line of $name across a state or the numbers of another', async cycle => {
  const { nodes, edges } = await layOut(cycle)
  const crossed = edges.flatMap(edge => {
    const obstacles = [
      ...nodes.map(node => ({ name: node.state.label, box: node })),
      ...edges.filter(other => other !== edge).map(({ numbers, label }) => ({ name: numbers, box: label })),
    ]
    return stretches(edge)
      .flatMap(stretch => obstacles.filter(({ box }) => overlap(stretch, box)))
      .map(({ name }) => `${edge.numbers} × ${name}`)
  })
  expect(crossed).toEqual([])
})
it.each(lifeCycles)('lays no number of $name over a state or over another', async cycle => {
  const { nodes, edges } = await layOut(cycle)
  const boxes: Box[] = [...nodes, ...edges.map(({ label }) => label)]
  const covered = boxes.filter((box, index) => boxes.slice(index + 1).some(other => overlap(box, other)))
  expect(covered).toEqual([])
})
it('keeps a state apart that no act leads to', async () => {
  const unused = { id: '77', label: '未用', family: 'neutral', icon: 'circle-dashed' } as const
  const { apart } = await layOut({ ...orderCycle, states: [...orderCycle.states, unused] })
  expect(apart.map(({ label }) => label)).toEqual(['未用'])
})
