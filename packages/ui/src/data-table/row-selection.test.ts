import { describe, expect, it } from 'vitest'
import { allMatching, isSelected, noneSelected, selectedCount, withRow, withRows } from './row-selection.ts'

describe('a selection over pages', () => {
  it('keeps what was selected on other pages', () => {
    const both = withRows(withRows(noneSelected, ['a', 'b'], true), ['c', 'd'], true)
    const left = withRows(both, ['c', 'd'], false)
    expect(selectedCount(both, 312)).toBe(4)
    expect(left).toEqual({ kind: 'some', keys: new Set(['a', 'b']) })
  })

  it('holds exceptions when all that match are selected', () => {
    const most = withRow(withRow(allMatching, 'a', false), 'b', false)
    expect(selectedCount(most, 312)).toBe(310)
    expect(isSelected(most, 'a')).toBe(false)
    expect(isSelected(most, 'never seen')).toBe(true)
    expect(selectedCount(withRow(most, 'a', true), 312)).toBe(311)
  })

  it('never counts below nothing', () =>
    expect(selectedCount(withRow(allMatching, 'gone', false), 0)).toBe(0))
})
