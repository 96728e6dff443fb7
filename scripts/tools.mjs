#!/usr/bin/env node
// Runs a command of the portal with the Node and pnpm it is made for, fetched from the npm registry when they are not
// here yet. Plain JavaScript for Node 20: this is the only file that the machine's own Node reads.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const node = '24.9.0'
const pnpm = '12.21.0'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = 'start', ...rest] = process.argv.slice(2)

const folders = [
  '.',
  'packages/ui',
  'packages/api',
  'packages/domain',
  'apps/member',
  'apps/manager',
  'apps/server',
]
const manifests = [
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  ...folders.map(folder => join(folder, 'package.json')),
]
const hash = createHash('sha256').update(`${node} ${pnpm} ${process.platform} ${process.arch}`)
for (const name of manifests) hash.update(readFileSync(join(root, name)))
const wanted = hash.digest('hex')
const stamp = join(root, 'node_modules', '.portal-installed')
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

const quote = text => (process.platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`)

/** Runs one shell line with our Node and pnpm in front of the PATH. */
const withTools = line =>
  new Promise(resolve => {
    const child = spawn(
      'npx',
      ['--yes', '--prefer-offline', '-p', `node@${node}`, '-p', `pnpm@${pnpm}`, '-c', line],
      {
        cwd: root,
        stdio: 'inherit',
        // a server that starts again finds its TypeScript compiled
        env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') },
        shell: process.platform === 'win32',
      },
    )
    // Ctrl+C reaches the whole group; we wait until the child has closed in good order
    process.on('SIGINT', () => {})
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    child.on('close', (code, signal) => resolve(code ?? (signal === null ? 1 : 130)))
  })

if (!installed) {
  console.log('正在安装依赖 … Installing dependencies …')
  const code = await withTools('pnpm install --frozen-lockfile --reporter=append-only')
  if (code !== 0) process.exit(code)
  writeFileSync(stamp, wanted)
}
const line = `node --disable-warning=ExperimentalWarning scripts/${command}.ts ${rest.map(quote).join(' ')}`
process.exit(await withTools(line))
