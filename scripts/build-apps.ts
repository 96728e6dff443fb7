import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root, run } from './run.ts'

export const apps = ['member', 'manager'] as const

const sources = [
  'packages/*/src/**/*',
  'packages/*/package.json',
  'apps/{member,manager}/**/*',
  'scripts/{app-config,chunk-plan,prerender,route-preloads}.ts',
  'pnpm-lock.yaml',
]

/** Fingerprint of everything a build is made from. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = sources
    .flatMap(pattern =>
      globSync(pattern, { cwd: root, withFileTypes: true, exclude: ['**/dist', '**/node_modules'] }),
    )
    .filter(entry => entry.isFile() && !/\.(stories|test)\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Writes .br and .gz beside every file that shrinks by it, so that the server compresses nothing. */
async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json}', { cwd: folder })
  await Promise.all(
    files.map(async name => {
      const file = join(folder, name)
      const content = await readFile(file)
      await writeFile(
        `${file}.br`,
        await compress.br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
      await writeFile(`${file}.gz`, await compress.gz(content, { level: 9 }))
    }),
  )
}

const stamp = (app: string) => join(root, 'apps', app, 'dist', '.fingerprint')

/** Builds both apps; does nothing when the sources are those of the last build. */
export async function buildApps({ force = false } = {}): Promise<void> {
  const wanted = fingerprint()
  const fresh = apps.every(app => existsSync(stamp(app)) && readFileSync(stamp(app), 'utf8') === wanted)
  if (fresh && !force) return
  const builds = await Promise.all(
    apps.map(async app => {
      const config = `apps/${app}/vite.config.ts`
      const result = await run('vite', ['build', '--config', config, '--logLevel', 'warn'])
      if (result.code !== 0) return result
      await precompress(join(root, 'apps', app, 'dist'))
      return run('node', ['--disable-warning=ExperimentalWarning', 'scripts/prerender.ts', app])
    }),
  )
  for (const build of builds) {
    if (build.code !== 0) throw new Error(`The build failed:\n${build.output}`)
  }
  for (const app of apps) writeFileSync(stamp(app), wanted)
}
