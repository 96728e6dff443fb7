import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** What one more file costs who waits for it, in bytes of the same line: its headers and its turn among the others. */
const fileCost = 700

/** Somebody who waits for files: a page that is opened, or a part that comes when it is asked for. */
interface Reader {
  /** How much its bytes count beside those of the others. */
  weight: number
  files: ReadonlySet<string>
}

/** Files that go together: the chunks, who reads them, what they weigh. */
interface Cluster {
  chunks: readonly Rolldown.OutputChunk[]
  bytes: number
  readers: readonly Reader[]
  imports: ReadonlySet<string>
}

/** A file and all that it imports, and what those import. */
export function withImports(chunks: readonly Rolldown.OutputChunk[], ...files: string[]): string[] {
  const found = new Set(files)
  for (const file of found) {
    for (const imported of chunks.find(chunk => chunk.fileName === file)?.imports ?? []) found.add(imported)
  }
  return [...found]
}

const filesOf = ({ chunks }: Cluster): string[] => chunks.map(chunk => chunk.fileName)

const weightOf = (readers: readonly Reader[]): number => readers.reduce((sum, { weight }) => sum + weight, 0)

/** What all readers together save, in bytes, when two clusters become one file. */
function saving(one: Cluster, other: Cluster): number {
  const both = one.readers.filter(reader => other.readers.includes(reader))
  const alone = (cluster: Cluster) => weightOf(cluster.readers) - weightOf(both)
  return weightOf(both) * fileCost - alone(one) * other.bytes - alone(other) * one.bytes
}

const join = (one: Cluster, other: Cluster): Cluster => ({
  chunks: [...one.chunks, ...other.chunks],
  bytes: one.bytes + other.bytes,
  readers: [...new Set([...one.readers, ...other.readers])],
  imports: new Set([...one.imports, ...other.imports]),
})

/** Whether a file between the two would have to run both after and before them. */
function makesCircle(one: Cluster, other: Cluster, all: readonly Cluster[]): boolean {
  const own = new Set([...filesOf(one), ...filesOf(other)])
  const clusterOf = (file: string) => all.find(cluster => filesOf(cluster).includes(file))
  const asked = new Set<Cluster>()
  const queue = [...one.imports, ...other.imports].filter(file => !own.has(file))
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const cluster = clusterOf(file)
    if (!cluster || asked.has(cluster)) continue
    asked.add(cluster)
    for (const imported of cluster.imports) {
      if (own.has(imported)) return true
      queue.push(imported)
    }
  }
  return false
}

/** Makes one file of two as long as that saves anything. */
function joined(clusters: readonly Cluster[]): readonly Cluster[] {
  const pairs = clusters.flatMap((one, index) =>
    clusters.slice(index + 1).map(other => ({ one, other, saved: saving(one, other) })),
  )
  const best = pairs
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved)
    .find(({ one, other }) => !makesCircle(one, other, clusters))
  if (!best) return clusters
  const { one, other } = best
  return joined([...clusters.filter(cluster => cluster !== one && cluster !== other), join(one, other)])
}

/** Modules by the name of the file that they go into; those that are not in it stay where the bundler puts them. */
export type ChunkPlan = ReadonlyMap<string, string>

/**
 * Builds the app once to see which files it would have and who waits for which, and says which small ones go together.
 * `pages` are the files that each address needs.
 */
export async function planChunks(
  config: InlineConfig,
  pagesOf: (chunks: readonly Rolldown.OutputChunk[]) => readonly { files: string[]; weight: number }[],
): Promise<ChunkPlan> {
  const built = await build({
    ...config,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      rolldownOptions: { ...config.build?.rolldownOptions, input: 'src/main.tsx' },
    },
  })
  const chunks = [built]
    .flat()
    .flatMap(result => ('output' in result ? result.output : []))
    .filter(file => file.type === 'chunk')
  const entry = chunks.find(chunk => chunk.isEntry)
  if (!entry) throw new Error('chunk-plan: no entry')
  const first = new Set(withImports(chunks, entry.fileName))
  const pages = pagesOf(chunks).map(({ files, weight }) => ({ weight, files: new Set(files) }))
  const parts = chunks
    .filter(chunk => chunk.isDynamicEntry)
    .map(chunk => ({ weight: 0.2, files: new Set(withImports(chunks, chunk.fileName)) }))
  const readers: readonly Reader[] = [...pages, ...parts]
  const clusters = chunks
    .filter(chunk => !first.has(chunk.fileName) && !chunk.isDynamicEntry)
    .map(chunk => ({
      chunks: [chunk],
      bytes: gzipSync(chunk.code).length,
      readers: readers.filter(({ files }) => files.has(chunk.fileName)),
      imports: new Set(chunk.imports),
    }))
  const merged = joined(clusters).filter(cluster => cluster.chunks.length > 1)
  return new Map(
    merged.flatMap((cluster, index) => {
      const [largest] = cluster.chunks.toSorted((a, b) => b.code.length - a.code.length)
      // two files of one name would become one
      const name = `${largest?.name ?? 'shared'}.${index}`
      return cluster.chunks.flatMap(chunk => chunk.moduleIds.map(id => [id, name] as const))
    }),
  )
}
