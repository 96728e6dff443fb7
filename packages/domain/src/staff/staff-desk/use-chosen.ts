import { startTransition, useOptimistic } from 'react'

/**
 * A view with what was just chosen in it: a choice is seen at once, and the next one goes on from it; the list follows
 * when it is drawn.
 */
export function useChosen<View extends object>(view: View, onChange: (part: Partial<View>) => void) {
  const [seen, see] = useOptimistic(view, (now: View, part: Partial<View>) => ({ ...now, ...part }))
  function choose(part: Partial<View>) {
    startTransition(() => {
      see(part)
      onChange(part)
    })
  }
  return { seen, choose }
}
