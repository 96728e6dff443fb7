import { join } from 'node:path'
import { root, run, start } from './run.ts'

const version = '18.14.3'
const site = join(root, 'node_modules/.cache/chromatic-storybook')

if (process.env['CHROMATIC_PROJECT_TOKEN'] === undefined) {
  console.error('没有 CHROMATIC_PROJECT_TOKEN：先在环境变量里给出 Chromatic 项目的令牌。')
  process.exit(2)
}
// the statistics say which stories a change can reach: only those are photographed
const built = await run('storybook', ['build', '--quiet', '--stats-json', '--output-dir', site])
if (built.code !== 0) {
  console.error(built.output.slice(-4_000))
  process.exit(built.code)
}
// pnpm, because npx within the npx of these tools takes the outer one's call for its own
start('pnpm', ['dlx', `chromatic@${version}`, '--storybook-build-dir', site, '--only-changed']).on(
  'close',
  code => {
    process.exitCode = code ?? 1
  },
)
