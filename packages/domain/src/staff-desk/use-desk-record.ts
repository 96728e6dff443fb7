import { useState } from 'react'

/**
 * Which record lies on the desk: the one the address names, else the first of its queue. That one stays when others
 * arrive before it, until `clear`.
 */
export function useDeskRecord(queue: string, named: string | null, top: string | undefined) {
  const [first, setFirst] = useState<{ queue: string; record: string } | null>(null)
  if (top !== undefined && first?.queue !== queue) setFirst({ queue, record: top })
  return {
    record: named ?? (first?.queue === queue ? first.record : undefined),
    clear: () => setFirst(null),
  }
}
