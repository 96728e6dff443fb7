import { halfWidth, useComposing } from '../composing/index.ts'
import { Action } from '../field/Field.styles.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'

const codeDigits = (text: string) => halfWidth(text).replace(/\D/g, '').slice(0, 6)

export interface SmsCodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'action' | 'unit'
> {
  /** Digits only, at most 6. */
  value: string
  onChange: (digits: string) => void
  /** Asks for a code; not called while sending or counting down. */
  onSend: () => void
  /**
   * Seconds until the next code may be asked for; the caller counts.
   * @default 0
   */
  secondsLeft?: number | undefined
  /**
   * The request for a code is under way.
   * @default false
   */
  sending?: boolean | undefined
  /**
   * Text of the button.
   * @default '获取验证码'
   */
  sendLabel?: string | undefined
}

/** A 6-digit code by text message with its send button inside the box. */
export function SmsCodeField({
  value,
  onChange,
  onSend,
  secondsLeft = 0,
  sending = false,
  sendLabel = '获取验证码',
  ...rest
}: SmsCodeFieldProps) {
  const bound = useComposing({ value, onChange, clean: codeDigits })
  const waiting = sending || secondsLeft > 0

  return (
    <TextField
      placeholder="6 位数字"
      autoComplete="one-time-code"
      {...rest}
      {...bound}
      inputMode="numeric"
      action={
        <Action
          type="button"
          disabled={rest.disabled}
          aria-disabled={waiting || undefined}
          onClick={() => (waiting ? undefined : onSend())}
        >
          {sending ? '正在发送' : secondsLeft > 0 ? `${secondsLeft} 秒后可重发` : sendLabel}
        </Action>
      }
    />
  )
}
