import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What the worlds are made from: when any of it changes, they are made anew. */
const sources = [
  'packages/portal/**/*.{ts,sql}',
  'packages/api/src/{contract,rules}/**/*.ts',
  '.storybook/host/*.ts',
  'scripts/make-worlds.ts',
]

function fingerprint(): string {
  const hash = createHash('sha256')
  const paths = sources.flatMap(pattern =>
    globSync(pattern, { cwd: root, exclude: name => name === 'node_modules' }),
  )
  for (const path of paths.toSorted()) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

/** Folder of the prepared database. It is made here when it is not there yet. */
export function preparedWorlds(): string {
  const folder = join(root, 'node_modules/.cache/worlds', fingerprint())
  if (!existsSync(folder))
    execFileSync(process.execPath, [join(root, 'scripts/make-worlds.ts'), folder], { stdio: 'inherit' })
  return folder
}
