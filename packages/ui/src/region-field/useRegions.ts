import { useEffect, useRef, useState } from 'react'

export interface RegionNode {
  code: string
  name: string
  /** Known children; an empty list makes it the end of a path. */
  children?: readonly RegionNode[] | undefined
}

/** Fetches what lies below a region; '' asks for the first level. */
export type LoadRegions = (code: string, signal: AbortSignal) => Promise<readonly RegionNode[]>

export type RegionLevel =
  | { state: 'loading' | 'failed'; nodes: readonly RegionNode[] }
  | { state: 'loaded'; nodes: readonly RegionNode[] }

interface RegionsOptions {
  nodes: readonly RegionNode[] | undefined
  loadChildren: LoadRegions | undefined
  /** Codes chosen so far, from the top. */
  path: readonly string[]
  /** Number of levels of a whole path. */
  levels: number
  /** False while nobody needs them. */
  wanted: boolean
}

const loading: RegionLevel = { state: 'loading', nodes: [] }

function below(nodes: readonly RegionNode[] | undefined, path: readonly string[]): readonly RegionNode[] {
  return path.reduce<readonly RegionNode[]>(
    (level, code) => level.find(node => node.code === code)?.children ?? [],
    nodes ?? [],
  )
}

/** The levels along a path: the first, and one below each code; each fetched once and kept. */
export function useRegions({ nodes, loadChildren, path, levels, wanted }: RegionsOptions) {
  const [fetched, setFetched] = useState<Partial<Record<string, RegionLevel>>>({})
  const running = useRef(new Map<string, AbortController>())
  const parents = ['', ...path].slice(0, levels)
  const missing = loadChildren && wanted ? parents.filter(code => fetched[code] === undefined) : []

  useEffect(() => {
    for (const code of missing) {
      if (!loadChildren || running.current.has(code)) continue
      const abort = new AbortController()
      running.current.set(code, abort)
      const finish = (level: RegionLevel) => {
        running.current.delete(code)
        if (!abort.signal.aborted) setFetched(before => ({ ...before, [code]: level }))
      }
      loadChildren(code, abort.signal).then(
        children => finish({ state: 'loaded', nodes: children }),
        () => finish({ state: 'failed', nodes: [] }),
      )
    }
  })

  useEffect(() => {
    const all = running.current
    return () => {
      for (const abort of all.values()) abort.abort()
      all.clear()
    }
  }, [])

  const columns = parents.map((code, depth): RegionLevel =>
    loadChildren
      ? (fetched[code] ?? loading)
      : { state: 'loaded', nodes: below(nodes, path.slice(0, depth)) },
  )

  return {
    columns,
    /** Names along the path, as far as they are known. */
    names: path.flatMap((code, depth) => columns[depth]?.nodes.find(node => node.code === code)?.name ?? []),
    retry: (depth: number) =>
      setFetched(before => {
        const { [parents[depth] ?? '']: _failed, ...rest } = before
        return rest
      }),
  }
}
