import { expect, it } from 'vitest'
import { isPlainPress } from './isPlainPress.ts'

const none = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

it('is plain without keys', () => {
  expect(isPlainPress(none)).toBe(true)
})

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const)('is left to the browser with %s', key => {
  expect(isPlainPress({ ...none, [key]: true })).toBe(false)
})
