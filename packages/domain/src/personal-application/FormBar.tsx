import type { ComponentProps } from 'react'
import { BottomBar } from '@portal/ui/bottom-bar'
import { Button } from '@portal/ui/button'
import { SaveState } from '@portal/ui/save-state'
import type { AutosaveSnapshot } from './autosave.ts'
import * as S from './PersonalApplication.styles.ts'
import type { StepNumber } from './steps.ts'

export interface FormBarProps extends Omit<ComponentProps<typeof BottomBar>, 'info' | 'actions'> {
  step: StepNumber
  saving: AutosaveSnapshot
  submitting: boolean
  onStep: (step: StepNumber) => void
  onLeave: () => void
}

/** Below the form: whether it is saved, the ways back and out, and the button that submits the form around. */
export function FormBar({ step, saving, submitting, onStep, onLeave, ...rest }: FormBarProps) {
  return (
    <BottomBar
      {...rest}
      info={
        <SaveState
          state={saving.state === 'conflict' ? 'failed' : saving.state}
          time={saving.savedAt.slice(11)}
        />
      }
      actions={
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
      }
    />
  )
}
