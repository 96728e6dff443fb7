import { useEffect, useRef } from 'react'
import type { PersonalField } from '@portal/api/contract/applications.schema'
import { fieldId, stepOf, type StepNumber } from './steps.ts'

const focusField = (field: PersonalField) => document.getElementById(fieldId(field))?.focus()

/**
 * Where the focus goes with the steps: to the field that was asked for, else to the heading. `listed`: the step opens
 * with a list of what to mend, which takes the focus by itself.
 */
export function useStepFocus(step: StepNumber, listed: boolean, onStep: (step: StepNumber) => void) {
  const heading = useRef<HTMLDivElement>(null)
  const goal = useRef<PersonalField | null>(null)
  const arrived = useRef(step)

  useEffect(() => {
    if (arrived.current === step) return
    arrived.current = step
    window.scrollTo(0, 0)
    const field = goal.current
    goal.current = null
    if (field) focusField(field)
    else if (!listed) heading.current?.focus()
  }, [listed, step])

  function jumpTo(field: PersonalField) {
    if (stepOf(field) === step) focusField(field)
    else {
      goal.current = field
      onStep(stepOf(field))
    }
  }

  return { heading, jumpTo }
}
