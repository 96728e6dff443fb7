import { useEffect, useEffectEvent } from 'react'
import type { Autosave } from './autosave.ts'

/** Shows content that arrives after the cached one, as long as nothing has been typed and nothing is being sent. */
export function useNewerContent<Draft>(
  autosave: Autosave<Draft> | undefined,
  /** Version of what has arrived; null while nothing has. */
  version: number | null,
  show: () => void,
) {
  const load = useEffectEvent(show)

  useEffect(() => {
    if (!autosave || version === null) return
    const { state, unsaved, version: known } = autosave.read()
    // what a submission met must not take the place of what was submitted
    if (version <= known || unsaved || state === 'saving' || autosave.isHeld()) return
    autosave.accept(version)
    load()
  }, [autosave, version])
}
