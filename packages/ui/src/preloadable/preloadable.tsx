import { lazy, useEffect, useState, useTransition, type ComponentType, type ReactNode } from 'react'
import { Missing, Retry } from './Missing.tsx'

/** A component whose code is in a file of its own and comes when it is drawn, or before. */
export interface Preloadable<Props> {
  (props: Props): ReactNode
  /** Fetches the code; fails where it does not come. */
  load: () => Promise<void>
  /** Fetches the code on a guess: where it does not come, drawing the component asks again. */
  preload: () => void
}

/** Milliseconds before it is asked for again: a line breaks off for a moment. */
const pauses = [400, 1_200, 2_400]

/** Fetches, and fetches again. */
async function patiently<Module>(fetchModule: () => Promise<Module>): Promise<Module> {
  for (const pause of pauses) {
    try {
      return await fetchModule()
    } catch {
      await new Promise(rested => setTimeout(rested, pause))
    }
  }
  return fetchModule()
}

/**
 * Like React's `lazy`, but drawn at once where the code has come before: `lazy` alone always shows the fallback first,
 * React keeps a fallback for 300 ms, and finished HTML must be taken over in one go (ADR 025). Code that does not come
 * leaves the rest of the page as it is, with what was typed in it; `lazy` alone would take all of it away.
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
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return await patiently(fetchCode)
      } catch {
        // where it was drawn unseen nothing stands
        setTimeout(renew, 1_000)
        return { default: Gone }
      }
    })
  let Lazy = attempt()
  function renew() {
    Lazy = attempt()
  }

  function Gone() {
    // it says so where it stands; whoever draws the part next asks anew
    useEffect(renew, [])
    return <Missing />
  }

  function Shown(props: Props) {
    // the same one for as long as it stands: another would lose its state
    const [Component, show] = useState(() => loaded ?? Lazy)
    const [retrying, start] = useTransition()
    const retry = () => {
      renew()
      start(() => show(() => loaded ?? Lazy))
    }
    return (
      <Retry value={{ retry, retrying }}>
        <Component {...props} />
      </Retry>
    )
  }
  Shown.load = async () => {
    await patiently(fetchCode)
  }
  Shown.preload = () => void fetchCode().catch(() => undefined)
  return Shown
}
