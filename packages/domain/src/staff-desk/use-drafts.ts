import { useState } from 'react'

/** What was typed about several records of one page and not sent yet: kept while the page stands, by the record's id. */
export function useDrafts<Draft>() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  return {
    all: drafts,
    keep(id: string, draft: Draft) {
      setDrafts(before => ({ ...before, [id]: draft }))
    },
    drop(id: string) {
      setDrafts(({ [id]: _gone, ...rest }) => rest)
    },
  }
}
