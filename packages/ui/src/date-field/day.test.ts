import { describe, expect, it } from 'vitest'
import { readDay, readMonth, shiftDay, weekday, weeksOf } from './day.ts'

describe('a typed day', () => {
  it.each([
    '2026-05-18',
    '20260518',
    '2026/5/18',
    '2026.5.18',
    '2026年5月18日',
    '２０２６０５１８',
    '２０２６／５／１８',
    ' 2026 - 05 - 18 ',
  ])('reads %s', text => expect(readDay(text)).toBe('2026-05-18'))

  it.each(['', '2026-05', '2026-02-30', '20261318', '18/5/2026', '明天', '2026-5-1-8', '0000-01-01'])(
    'refuses %j',
    text => expect(readDay(text)).toBe(''),
  )

  it('knows leap years', () => {
    expect(readDay('20240229')).toBe('2024-02-29')
    expect(readDay('20250229')).toBe('')
  })
})

it.each(['2026-05', '202605', '2026/5', '2026年5月', '２０２６．５'])('reads the month %s', text =>
  expect(readMonth(text)).toBe('2026-05'),
)
it.each(['', '2026', '202613', '2026-00', '05/2026'])('refuses the month %j', text =>
  expect(readMonth(text)).toBe(''),
)

describe('the calendar', () => {
  it('shifts over months and years', () => {
    expect(shiftDay('2026-01-31', { months: 1 })).toBe('2026-02-28')
    expect(shiftDay('2026-01-31', { months: -12 })).toBe('2025-01-31')
    expect(shiftDay('2026-12-31', { days: 1 })).toBe('2027-01-01')
  })
  it('starts weeks on Monday', () => {
    expect(weekday('2026-05-18')).toBe(0)
    expect(weeksOf('2026-05')[0]).toEqual([null, null, null, null, '2026-05-01', '2026-05-02', '2026-05-03'])
    expect(weeksOf('2026-05')).toHaveLength(5)
    expect(weeksOf('2027-02')).toHaveLength(4)
  })
})
