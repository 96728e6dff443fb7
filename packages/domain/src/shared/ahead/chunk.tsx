import { lazy, useState, type ComponentType, type ReactNode } from 'react'

export interface Chunk<Props> {
  (props: Props): ReactNode
  /** Fetches it before it is drawn. */
  fetch: () => void
}

/**
 * A component in a file of its own. Where the file has come before, it is drawn at once: `lazy` alone always shows the
 * fallback first, and React keeps a fallback for 300 ms.
 */
export function chunk<Props extends object>(load: () => Promise<ComponentType<Props>>): Chunk<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const Later: ComponentType<Props> = lazy(fetch)

  function Drawn(props: Props) {
    // the same one for as long as it stands: another would lose its state
    const [Component] = useState(() => loaded ?? Later)
    return <Component {...props} />
  }
  // drawn without it, it is asked for again
  Drawn.fetch = () => void fetch().catch(() => undefined)
  return Drawn
}
