import { describe, expect, it } from 'vitest'
import { reach, stacked, sums } from './stacked.ts'

const series = [
  { id: 'renewed', name: '续费', values: [100, 0] },
  { id: 'new', name: '新入会', values: [40, 0] },
  { id: 'lost', name: '流失', values: [-30, 0] },
]

describe('stacked bars', () => {
  it('pile up on both sides of zero', () => {
    const layers = stacked(series, 2)
    expect(layers.map(layer => layer[0])).toEqual([
      { category: 0, from: 0, to: 100 },
      { category: 0, from: 100, to: 140 },
      { category: 0, from: -30, to: 0 },
    ])
    expect(reach(layers)).toEqual([-30, 140])
    expect(sums(series, 2)).toEqual([140, 0])
  })

  it('have an axis even when all is zero', () =>
    expect(reach(stacked([{ id: 'a', name: 'a', values: [0] }], 1))).toEqual([0, 1]))
})
