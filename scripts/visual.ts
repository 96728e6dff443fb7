import { parseArgs } from 'node:util'
import { visual } from '../visual/visual.ts'
import { ensureBrowser } from './browser.ts'

const {
  values: { accept: accepting },
  positionals: [only],
} = parseArgs({ options: { accept: { type: 'boolean', default: false } }, allowPositionals: true })

if (accepting && process.env['CI'] !== undefined && process.env['CI'] !== '') {
  console.error('画面只能由人认可：CI 里不接受 --accept。')
  process.exit(2)
}
const from = performance.now()
const { passed, failed, accepted } = await visual({ browser: await ensureBrowser(), only, accepting })
console.log(
  `${accepting ? `认可 ${accepted} 张，` : ''}${passed} passed, ${failed} failed (${((performance.now() - from) / 1000).toFixed(0)} s)`,
)
process.exitCode = failed === 0 ? 0 : 1
