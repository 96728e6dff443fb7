import { describe, expect, it } from 'vitest'
import { canEnlarge, canReduce, moved, plainView, turned, zoomed } from './view.ts'

const place = { width: 400, height: 300 }

describe('the view of a picture', () => {
  it('keeps the point under the cursor where it is', () => {
    const view = zoomed(plainView, 2, { x: 100, y: 50 })
    expect(view).toEqual({ zoom: 2, turn: 0, x: -100, y: -50 })
    expect(zoomed(view, 0.5, { x: 100, y: 50 })).toEqual(plainView)
  })

  it('has ends', () => {
    expect(canEnlarge(zoomed(plainView, 100))).toBe(false)
    expect(canReduce(zoomed(plainView, 0.01))).toBe(false)
  })

  it('is pushed only when enlarged, and not out of sight', () => {
    expect(moved(plainView, { x: 50, y: 0 }, place)).toEqual(plainView)
    expect(moved(zoomed(plainView, 2), { x: 9_999, y: -9_999 }, place)).toMatchObject({ x: 400, y: -300 })
  })

  it('comes back to the middle when turned', () =>
    expect(turned(moved(zoomed(plainView, 2), { x: 20, y: 20 }, place))).toEqual({
      zoom: 2,
      turn: 90,
      x: 0,
      y: 0,
    }))
})
