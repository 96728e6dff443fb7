import { expect, it } from 'vitest'
import { shortTime } from './short-time.ts'

it('leaves out the current year only', () => {
  expect(shortTime('2026-05-18 14:40:09', '2026-12-31')).toBe('05-18 14:40')
  expect(shortTime('2025-12-31 23:59:59', '2026-01-01')).toBe('2025-12-31')
  expect(shortTime('2026-05-18', '2026-05-18')).toBe('05-18')
})
