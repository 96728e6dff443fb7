import { useState } from 'react'

/** The record that the address names, else the first of the queue, which stays when others arrive before it. */
export function useOpenRecord(named: string | null, queueName: string, top: string | undefined) {
  const [first, setFirst] = useState<{ queueName: string; record: string } | null>(null)
  if (top !== undefined && first?.queueName !== queueName) setFirst({ queueName, record: top })
  const record = named ?? (first?.queueName === queueName ? first.record : undefined)
  return { record, forgetFirst: () => setFirst(null) }
}

/** Where the open record was last seen in the queue, counted from 0 over all pages. */
export function useLastPlace(record: string | undefined, place: number | null): number | null {
  const [seen, setSeen] = useState<{ record: string; place: number } | null>(null)
  if (record !== undefined && place !== null && (seen?.record !== record || seen.place !== place))
    setSeen({ record, place })
  return seen !== null && seen.record === record ? seen.place : null
}
