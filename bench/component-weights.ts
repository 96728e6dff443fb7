import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { root } from '../scripts/run.ts'
import { componentBudgets } from './component-budgets.ts'

const folder = join(root, 'packages/ui/src')
const entryOf = (component: string) => join(folder, component, 'index.ts')
const zip = promisify(gzip)

/** What every page has anyway. */
const shared = /^(react|react-dom|styled-components)(\/|$)/

export interface ComponentWeight {
  component: string
  /** Bytes of its JavaScript with everything it imports at once, minified, gzip; React and styled-components apart. */
  bytes: number
  /** Bytes that it fetches when they are needed. */
  later: number
  /** null: nobody has set one. */
  budget: number | null
}

async function weigh(component: string): Promise<ComponentWeight> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      reportCompressedSize: false,
      lib: { entry: entryOf(component), formats: ['es'], fileName: 'component' },
      rolldownOptions: { external: shared },
    },
  })) as Rolldown.RolldownOutput[]
  const chunks = built.flatMap(({ output }) => output).filter(file => file.type === 'chunk')
  const sizes = new Map<string, number>()
  for (const chunk of chunks) sizes.set(chunk.fileName, (await zip(chunk.code, { level: 9 })).length)
  const entry = chunks.find(chunk => chunk.isEntry)
  if (!entry) throw new Error(`${component} has no entry`)
  const atOnce = new Set([entry.fileName])
  for (const name of atOnce)
    for (const imported of chunks.find(chunk => chunk.fileName === name)?.imports ?? [])
      if (sizes.has(imported)) atOnce.add(imported)
  const sum = (names: Iterable<string>) =>
    [...names].reduce((total, name) => total + (sizes.get(name) ?? 0), 0)
  const bytes = sum(atOnce)
  const kilobytes = componentBudgets[component]
  return {
    component,
    bytes,
    later: sum(sizes.keys()) - bytes,
    budget: kilobytes === undefined ? null : kilobytes * 1000,
  }
}

/** Weight of every folder of packages/ui alone, the heaviest first. */
export async function weighComponents(): Promise<ComponentWeight[]> {
  const weights: ComponentWeight[] = []
  for (const component of readdirSync(folder).filter(name => existsSync(entryOf(name))))
    weights.push(await weigh(component))
  return weights.toSorted((a, b) => b.bytes - a.bytes)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** One line for a person. */
export const sayWeight = ({ component, bytes, later, budget }: ComponentWeight): string =>
  `${component}: ${kilobytes(bytes)} of ${budget === null ? '—' : kilobytes(budget)}${later > 0 ? `, ${kilobytes(later)} later` : ''}`

/** Prints what is over its budget or has none; each is a failure. */
export async function checkComponentWeights(): Promise<{ passed: number; failed: number }> {
  const weights = await weighComponents()
  const wrong = weights.filter(({ bytes, budget }) => budget === null || bytes > budget)
  for (const weight of wrong) console.log(`✗ ${sayWeight(weight)}: bench/component-budgets.ts`)
  return { passed: weights.length - wrong.length, failed: wrong.length }
}
