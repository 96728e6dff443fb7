import { expect, it } from 'vitest'
import { layOut } from './layout.ts'
import { applicationCycle, orderCycle } from './life-cycles.ts'

it.each([applicationCycle, orderCycle])('draws every state and every move of $name once', cycle => {
  const { nodes, edges, apart } = layOut(cycle)
  expect([...nodes.map(({ state }) => state), ...apart].map(({ id }) => id).toSorted()).toEqual(
    cycle.states.map(({ id }) => id).toSorted(),
  )
  const numbers = edges.flatMap(edge => edge.numbers.split('、').map(Number))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(cycle.moves.map((_, index) => index + 1))
  const places = nodes.map(({ x, y }) => `${x} ${y}`)
  expect(new Set(places).size).toBe(nodes.length)
})
it('keeps states apart that no table moves yet', () => {
  expect(layOut(orderCycle).apart.map(({ label }) => label)).toEqual(['退款中', '部分退款', '已退款'])
})
