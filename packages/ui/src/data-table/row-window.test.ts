import { describe, expect, it } from 'vitest'
import { rowOffsets, rowWindow } from './row-window.ts'

const even = rowOffsets(2_000, () => 40)

describe('the window over many rows', () => {
  it('draws what is seen and a little more, and keeps the whole height', () => {
    const { drawn, rest } = rowWindow(even, { top: 4_000, bottom: 4_600, overscan: 2, keep: 99 })
    expect(drawn.map(row => row.index)).toEqual(Array.from({ length: 20 }, (_, at) => 98 + at))
    expect(drawn[0]?.gap).toBe(98 * 40)
    expect((drawn[0]?.gap ?? 0) + drawn.length * 40 + rest).toBe(80_000)
  })

  it('keeps the row with the focus, before or after', () => {
    const before = rowWindow(even, { top: 4_000, bottom: 4_600, overscan: 0, keep: 3 }).drawn
    expect(before.slice(0, 2)).toEqual([
      { index: 3, gap: 120 },
      { index: 100, gap: 96 * 40 },
    ])
    const after = rowWindow(even, { top: 0, bottom: 400, overscan: 0, keep: 1_999 })
    expect(after.drawn.at(-1)).toEqual({ index: 1_999, gap: 1_988 * 40 })
    expect(after.rest).toBe(0)
  })

  it('reaches the last row and stays within the ends', () => {
    const { drawn, rest } = rowWindow(even, { top: 79_400, bottom: 80_400, overscan: 8, keep: 1_999 })
    expect(drawn.at(-1)?.index).toBe(1_999)
    expect(rest).toBe(0)
    expect(
      rowWindow(
        rowOffsets(0, () => 40),
        { top: 0, bottom: 900, overscan: 8, keep: 0 },
      ).drawn,
    ).toEqual([])
  })

  it('finds its way through rows of unlike heights', () => {
    const cards = rowOffsets(4, index => [100, 300, 50, 200][index] ?? 0)
    expect(rowWindow(cards, { top: 120, bottom: 399, overscan: 0, keep: 1 }).drawn).toEqual([
      { index: 1, gap: 100 },
    ])
  })
})
