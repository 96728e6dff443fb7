import { expect, it } from 'vitest'
import { contrast } from './contrast.ts'

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // pairs whose figures the design names
  ['#16202c', '#f9f7f2', 15.35],
  ['#8a867b', '#e9eff5', 3.13],
])('%s on %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBe(ratio)
})
it('takes nothing but #rrggbb', () => {
  expect(() => contrast('red', '#ffffff')).toThrow('red is no colour')
})
