import { Button } from '@portal/ui/button'
import * as S from './PersonalApplication.styles.ts'
import type { StepNumber } from './steps.ts'

export interface StepActionsProps {
  step: StepNumber
  submitting: boolean
  onStep: (step: StepNumber) => void
  onLeave: () => void
}

/** The ways back and out of a step, and the button that submits the form around. */
export function StepActions({ step, submitting, onStep, onLeave }: StepActionsProps) {
  return (
    <>
      {step === 1 ? null : (
        <Button
          variant="text"
          onClick={() => {
            onStep(step === 3 ? 2 : 1)
          }}
        >
          上一步
        </Button>
      )}
      <S.WideOnly>
        <Button onClick={onLeave}>保存并退出</Button>
      </S.WideOnly>
      <Button variant="primary" type="submit" busy={submitting} busyLabel="正在提交">
        {step === 3 ? '提交申请' : '保存并继续'}
      </Button>
    </>
  )
}
