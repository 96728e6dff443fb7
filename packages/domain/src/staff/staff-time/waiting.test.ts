import { expect, it } from 'vitest'
import { waitingFamily } from './waiting.ts'

it.each([
  [0, 'neutral'],
  [2, 'neutral'],
  [3, 'warning'],
  [4, 'warning'],
  [5, 'danger'],
  [9, 'danger'],
])('%d of 5 working days: %s', (days, family) => expect(waitingFamily(days)).toBe(family))
