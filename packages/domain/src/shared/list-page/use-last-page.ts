import { useEffect, useRef } from 'react'
import { useStillHere } from '../router-link/index.ts'

interface Answer {
  page: number
  page_size: number
  total: number
}

/**
 * Leads who asks for a page past the end of a list to its last one: `show` puts that into the address, in place of what
 * stands there, unless they have left for elsewhere. True until then: there is nothing to show yet.
 */
export function useLastPage(answer: Answer | undefined, page: number, show: (last: number) => void): boolean {
  const last = answer ? Math.max(1, Math.ceil(answer.total / answer.page_size)) : page
  // while another page is on its way the answer is that of the page before
  const past = answer?.page === page && page > last
  const latest = useRef(show)
  const isStillHere = useStillHere()

  useEffect(() => {
    latest.current = show
  })
  useEffect(() => {
    if (past && isStillHere()) latest.current(last)
  }, [past, last, isStillHere])

  return past
}
