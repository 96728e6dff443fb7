import { useRef, useState } from 'react'

/** Acts that are on the line, one for each record at most, by the record's key. */
export type UnderWay<Act> = Readonly<Record<string, Act>>

/** Keeps what is on the line: a record is decided once until the answer is there, others meanwhile as well. */
export function useUnderWay<Act>() {
  const [acts, show] = useState<UnderWay<Act>>({})
  // a second press comes before the page has drawn the first
  const current = useRef(acts)

  function change(next: UnderWay<Act>) {
    current.current = next
    show(next)
  }

  /** Does the work unless something is done about this record already. */
  const during = async (record: string, act: Act, work: () => Promise<void>): Promise<void> => {
    if (current.current[record] !== undefined) return
    change({ ...current.current, [record]: act })
    try {
      await work()
    } finally {
      const { [record]: _answered, ...rest } = current.current
      change(rest)
    }
  }

  return { acts, during }
}
