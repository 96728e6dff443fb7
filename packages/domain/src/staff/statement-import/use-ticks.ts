import { useRef, useState } from 'react'
import { useTickStatement } from '@portal/api/hooks/statements'
import { toast } from '@portal/ui/toast'

type Ticks = ReadonlyMap<number, boolean>

/**
 * Ticks of an import by the number of their match. They show at once and are sent one request after another; those made
 * while a request is under way go together in the next.
 */
export function useTicks(import_id: string) {
  const { run } = useTickStatement()
  const [unsaved, setUnsaved] = useState<Ticks>(new Map())
  const waiting = useRef(new Map<number, boolean>())
  const sending = useRef(false)

  async function send() {
    if (sending.current) return
    sending.current = true
    while (waiting.current.size > 0) {
      const part = [...waiting.current]
      waiting.current = new Map()
      for (const ticked of [true, false]) {
        const matches = part.filter(([, on]) => on === ticked).map(([match]) => match)
        const outcome =
          matches.length > 0
            ? await run({ body: { import_id, matches, ticked } }, { silent: true })
            : { ok: true as const }
        if (!outcome.ok) toast({ tone: 'error', message: outcome.error.message })
      }
      // what was sent has been read again by now
      setUnsaved(new Map(waiting.current))
    }
    sending.current = false
  }

  function tick(matches: readonly number[], on: boolean) {
    for (const match of matches) waiting.current.set(match, on)
    setUnsaved(shown => new Map([...shown, ...matches.map((match): [number, boolean] => [match, on])]))
    void send()
  }
  return { unsaved, tick }
}
