import { useEffect, useRef, type RefObject } from 'react'

/** The first wrong field of a form gets the focus with every refusal: `attempt` grows with each. */
export function useFirstWrong<Form extends HTMLElement>(attempt: number): RefObject<Form | null> {
  const form = useRef<Form>(null)
  const seen = useRef(attempt)

  useEffect(() => {
    if (attempt === seen.current) return undefined
    seen.current = attempt
    // a dialog that closes gives the focus back first
    const timer = setTimeout(
      () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      60,
    )
    return () => {
      clearTimeout(timer)
    }
  }, [attempt])

  return form
}
