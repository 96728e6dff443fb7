import { lazy, useState, type ComponentType, type ReactNode } from 'react'

/** A component whose code is in a file of its own and comes when it is drawn, or before. */
export interface Preloadable<Props> {
  (props: Props): ReactNode
  /** Fetches the code; fails where it does not come. */
  load: () => Promise<void>
  /** Fetches the code on a guess: where it does not come, drawing the component asks again. */
  preload: () => void
}

/**
 * Like React's `lazy`, but drawn at once where the code has come before: `lazy` alone always shows the fallback first,
 * React keeps a fallback for 300 ms, and finished HTML must be taken over in one go (ADR 025).
 */
export function preloadable<Props extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined
  async function fetchCode() {
    const module = await fetchModule()
    loaded = module.default
    return module
  }
  const Lazy: ComponentType<Props> = lazy(fetchCode)

  function Shown(props: Props) {
    // the same one for as long as it stands: another would lose its state
    const [Component] = useState(() => loaded ?? Lazy)
    return <Component {...props} />
  }
  Shown.load = async () => {
    await fetchCode()
  }
  Shown.preload = () => void fetchCode().catch(() => undefined)
  return Shown
}
