import { describe, expect, it } from 'vitest'
import { arrangedIds, movedIds, plainLayout } from './column-layout.ts'

describe('a kept column layout', () => {
  it('leaves columns as drawn when nothing was kept', () =>
    expect(arrangedIds(['a', 'b', 'c'], plainLayout)).toEqual(['a', 'b', 'c']))

  it('drops columns that are gone and places new ones beside their neighbour', () =>
    expect(arrangedIds(['a', 'b', 'new', 'c'], { order: ['c', 'gone', 'b', 'a'], hidden: [] })).toEqual([
      'c',
      'b',
      'new',
      'a',
    ]))

  it('puts a new first column first', () =>
    expect(arrangedIds(['new', 'a'], { order: ['a'], hidden: [] })).toEqual(['new', 'a']))

  it('moves within the ends', () => {
    expect(movedIds(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
    expect(movedIds(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
    expect(movedIds(['a', 'b'], 'unknown', 1)).toEqual(['a', 'b'])
  })
})
