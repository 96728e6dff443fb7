import { expect, it } from 'vitest'
import { paginate } from './paginate.ts'

const room = { first: 100, next: 140 }
const block = (head: number) => ({ head, rows: [] })
const table = (rows: number) => ({ head: 20, rows: Array.from({ length: rows }, () => 10) })

it('puts everything on one sheet that holds it to the pixel', () => {
  expect(paginate([block(50), table(2), block(10)], room)).toEqual([
    [
      { part: 0, from: 0, to: 0 },
      { part: 1, from: 0, to: 2 },
      { part: 2, from: 0, to: 0 },
    ],
  ])
})

it('moves a block as a whole', () => {
  expect(paginate([block(60), block(41)], room)).toEqual([
    [{ part: 0, from: 0, to: 0 }],
    [{ part: 1, from: 0, to: 0 }],
  ])
})

it('continues a table under its head, on as many sheets as it needs', () => {
  expect(paginate([block(60), table(16)], room)).toEqual([
    [
      { part: 0, from: 0, to: 0 },
      { part: 1, from: 0, to: 2 },
    ],
    [{ part: 1, from: 2, to: 14 }],
    [{ part: 1, from: 14, to: 16 }],
  ])
})

it('leaves no head without a row', () => {
  expect(paginate([block(75), table(3)], room)).toEqual([
    [{ part: 0, from: 0, to: 0 }],
    [{ part: 1, from: 0, to: 3 }],
  ])
})

it('gives what no sheet holds a sheet of its own', () => {
  expect(paginate([block(20), { head: 20, rows: [10, 500, 10] }, block(20)], room)).toEqual([
    [
      { part: 0, from: 0, to: 0 },
      { part: 1, from: 0, to: 1 },
    ],
    [{ part: 1, from: 1, to: 2 }],
    [
      { part: 1, from: 2, to: 3 },
      { part: 2, from: 0, to: 0 },
    ],
  ])
})
