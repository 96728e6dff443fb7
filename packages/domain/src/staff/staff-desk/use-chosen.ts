import { startTransition, useOptimistic } from 'react'

interface Options {
  replace: boolean
}

/**
 * A view with what was just chosen in it: a choice is seen at once, and the next one goes on from it; the list follows
 * when it is drawn.
 */
export function useChosen<View extends object>(
  view: View,
  onChange: (part: Partial<View>, options?: Options) => void,
) {
  const [seen, see] = useOptimistic(view, (now: View, part: Partial<View>) => ({ ...now, ...part }))
  function choose(part: Partial<View>, options?: Options) {
    startTransition(() => {
      see(part)
      onChange(part, options)
    })
  }
  return { seen, choose }
}
