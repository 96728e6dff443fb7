import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const ours = createRequire(import.meta.url)

test('the pieces in which a page is drawn are set in the scheduler that React draws by', () => {
  const ofReact = createRequire(ours.resolve('react-dom'))
  expect(ours.resolve('scheduler')).toBe(ofReact.resolve('scheduler'))
})
