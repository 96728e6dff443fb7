import { Button, type ButtonProps } from '@portal/ui/button'
import { doing, type TalentAct, type TalentDecision } from './use-talent-decision.ts'

export interface ActButtonProps extends Omit<ButtonProps, 'busy' | 'busyLabel' | 'disabled' | 'size'> {
  act: TalentAct
  decision: Pick<TalentDecision, 'sending' | 'ask'>
  /** In place of asking for the act. */
  onClick?: (() => void) | undefined
}

/** A button that is busy while its act is on the line, and waits for any other. */
export function ActButton({ act, decision: { sending, ask }, onClick, ...rest }: ActButtonProps) {
  return (
    <Button
      {...rest}
      size="s"
      busy={sending === act}
      busyLabel={doing[act]}
      disabled={sending !== null && sending !== act}
      onClick={() => (onClick ? onClick() : ask(act))}
    />
  )
}
