import { expect, test } from 'vitest'
import { placesOf } from './places.ts'

const first = placesOf(['a', 'b', 'c'], new Map())

test('the first rows stand in order', () => {
  expect([...first]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
})

test('another page takes the places of the one before', () => {
  expect([...placesOf(['d', 'e', 'f'], first).values()]).toEqual([0, 1, 2])
})

test('a row that stays keeps its place wherever it goes, and a new one takes the free one', () => {
  expect([...placesOf(['n', 'c', 'a'], first)]).toEqual([
    ['n', 1],
    ['c', 2],
    ['a', 0],
  ])
})

test('places above a shorter list stay with their rows, and no two rows share one', () => {
  const shorter = placesOf(['c'], first)
  expect([...shorter]).toEqual([['c', 2]])
  expect([...placesOf(['c', 'x', 'y', 'z'], shorter)]).toEqual([
    ['c', 2],
    ['x', 0],
    ['y', 1],
    ['z', 3],
  ])
})
