import type { Fields } from '@portal/api/rules/form-fields'
import { Steps } from '@portal/ui/steps'
import { railSteps, type FormStep } from './form-steps.ts'
import { useMissing, type DraftForm } from './use-draft-form.ts'
import { useErrors } from './use-long-form.ts'

export interface StepRailProps<F extends Fields, Body> {
  draft: DraftForm<F, Body>
  steps: readonly FormStep<F>[]
  /** Number of the step in sight, from 1. */
  step: number
  onStep: (step: number) => void
}

/** The steps of a form, with what each still wants. */
export function StepRail<F extends Fields, Body>({ draft, steps, step, onStep }: StepRailProps<F, Body>) {
  const missing = useMissing(draft)
  const errors = useErrors(draft.form)
  return (
    <Steps
      steps={railSteps(steps, step, missing, errors)}
      onSelect={id => {
        onStep(Number(id))
      }}
    />
  )
}
