import { useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Options<Name extends string> {
  /** Number of the step in sight. */
  step: number
  stepOf: (name: Name) => number
  idOf: (name: Name) => string
  /** Whether the step opens with a list of what to mend, which takes the focus by itself. */
  listed: () => boolean
  onStep: (step: number) => void
}

/** Where the focus goes with the steps: to the field that was asked for, else to the heading. */
export function useStepFocus<Name extends string>({ step, stepOf, idOf, listed, onStep }: Options<Name>) {
  const heading = useRef<HTMLDivElement>(null)
  /** Id of the control that waits for its step. */
  const goal = useRef<string | null>(null)
  const arrived = useRef(step)

  const isListed = useEffectEvent(listed)

  // before anybody can type: a focus that comes later would take the first letters with it
  useLayoutEffect(() => {
    if (arrived.current === step) return
    arrived.current = step
    window.scrollTo(0, 0)
    const id = goal.current
    goal.current = null
    if (id !== null) document.getElementById(id)?.focus()
    else if (!isListed()) heading.current?.focus()
  }, [step])

  function jumpTo(name: Name) {
    if (stepOf(name) === step) document.getElementById(idOf(name))?.focus()
    else {
      goal.current = idOf(name)
      onStep(stepOf(name))
    }
  }

  return { heading, jumpTo }
}
