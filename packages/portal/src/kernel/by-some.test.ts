import { expect, it } from 'vitest'
import { bySome } from './by-some.ts'

const later = () => new Promise(resolve => setTimeout(resolve, 1))

it('does each once, few at a time', async () => {
  const done: number[] = []
  let now = 0
  let most = 0
  await bySome(
    Array.from({ length: 23 }, (_, n) => n),
    async n => {
      now += 1
      most = Math.max(most, now)
      await later()
      now -= 1
      done.push(n)
    },
  )
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, n) => n))
  expect(most).toBe(5)
  await bySome([], later)
})

it('throws a fault when the others are done', async () => {
  const done: number[] = []
  const work = bySome([1, 2, 3, 4, 5, 6, 7], async n => {
    if (n === 2) throw new Error('two')
    await later()
    done.push(n)
  })
  await expect(work).rejects.toThrow('two')
  expect(done).toHaveLength(6)
})
