import { Button } from '@portal/ui/button'
import * as S from './StepActions.styles.ts'

export interface StepActionsProps {
  /** Number of the step in sight, from 1. */
  step: number
  /** How many there are; the last one hands the form in. */
  steps: number
  submitting: boolean
  /** 提交申请 */
  submitLabel: string
  onStep: (step: number) => void
  onLeave: () => void
}

/** The ways back and out of a step, and the button that submits the form around. */
export function StepActions({ step, steps, submitting, submitLabel, onStep, onLeave }: StepActionsProps) {
  return (
    <>
      {step === 1 ? null : (
        <Button
          variant="text"
          onClick={() => {
            onStep(step - 1)
          }}
        >
          上一步
        </Button>
      )}
      <S.WideOnly>
        <Button onClick={onLeave}>保存并退出</Button>
      </S.WideOnly>
      <Button variant="primary" type="submit" busy={submitting} busyLabel="正在提交">
        {step === steps ? submitLabel : '保存并继续'}
      </Button>
    </>
  )
}
