import { parseArgs } from 'node:util'
import type { Story } from '../story-tests/preview.ts'
import { runStories } from '../story-tests/story-tests.ts'
import { ensureBrowser, ensureHeadlessShell } from './browser.ts'

const {
  values: { at, file: files },
  positionals: words,
} = parseArgs({
  // with a file no other is built
  options: { at: { type: 'string' }, file: { type: 'string', multiple: true } },
  allowPositionals: true,
})

const isWanted = ({ id, file }: Story) =>
  words.length === 0 || words.some(word => id.includes(word) || file.includes(word))

const from = performance.now()
const browser = await ensureHeadlessShell(await ensureBrowser())
const { passed, failed } = await runStories({
  browser,
  kind: 'tests',
  files,
  select: async stories => stories.filter(isWanted),
  at: at?.replace(/\/?$/, '/'),
})
console.log(`${passed} passed, ${failed} failed (${((performance.now() - from) / 1000).toFixed(0)} s)`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
