import { startTransition, useOptimistic } from 'react'

/**
 * What was chosen is seen at once, also where what holds it is drawn later (the view in the address). The control goes
 * back to `value` when `onChange` has not changed it.
 */
export function useAtOnce<Value, Chosen extends Value>(
  value: Value,
  onChange: (chosen: Chosen) => void,
): [seen: Value, choose: (chosen: Chosen) => void] {
  const [seen, see] = useOptimistic(value)
  function choose(chosen: Chosen) {
    startTransition(() => {
      see(chosen)
      onChange(chosen)
    })
  }
  return [seen, choose]
}
