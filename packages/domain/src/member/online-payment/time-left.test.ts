import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

it.each([
  [872, '14 分 32 秒'],
  [60, '1 分 0 秒'],
  [59, '59 秒'],
  [0, '0 秒'],
])('says %i seconds in words', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words)
})
