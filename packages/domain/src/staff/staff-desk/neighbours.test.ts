import { expect, it } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const only = { keys: ['a', 'b', 'c'], page: 1, page_size: 3, total: 3 }
const second = { keys: ['d', 'e', 'f'], page: 2, page_size: 3, total: 8 }

it('walks within a page', () => {
  expect(neighboursOf(only, 'b', null)).toEqual({
    previous: { page: 1, record: 'a' },
    next: { page: 1, record: 'c' },
  })
})

it('ends at the ends of the queue', () => {
  expect(neighboursOf(only, 'a', null).previous).toBeNull()
  expect(neighboursOf(only, 'c', null).next).toBeNull()
})

it('crosses to the pages beside', () => {
  expect(neighboursOf(second, 'd', null).previous).toEqual({ page: 1, end: 'last' })
  expect(neighboursOf(second, 'f', null).next).toEqual({ page: 3, end: 'first' })
})

it('follows a record that has left by the one in its place', () => {
  const without = { ...second, keys: ['d', 'f', 'g'], total: 7 }
  expect(neighboursOf(without, 'e', 4)).toEqual({
    previous: { page: 2, record: 'd' },
    next: { page: 2, record: 'f' },
  })
})

it('goes back where the last of the queue has left', () => {
  expect(neighboursOf({ ...only, keys: ['a', 'b'], total: 2 }, 'c', 2)).toEqual({
    previous: { page: 1, record: 'b' },
    next: null,
  })
  expect(neighboursOf({ keys: [], page: 2, page_size: 3, total: 3 }, 'd', 3).previous).toEqual({
    page: 1,
    end: 'last',
  })
  // the page it stood on is gone as well
  expect(neighboursOf(only, 'd', 3)).toEqual({ previous: { page: 1, record: 'c' }, next: null })
})

it('follows a record that was never in the queue by the first', () => {
  expect(neighboursOf(only, 'x', null)).toEqual({ previous: null, next: { page: 1, record: 'a' } })
  expect(neighboursOf({ ...only, keys: [], total: 0 }, 'x', null)).toEqual({ previous: null, next: null })
})
