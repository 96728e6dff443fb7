import { useState } from 'react'
import { Action } from '../field/Field.styles.ts'
import { EyeIcon, EyeOffIcon } from '../icon/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'unit' | 'prefix'> {
  /**
   * `current-password` to sign in, `new-password` to set one.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | undefined
}

/** A password with a button that shows and hides it. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const name = shown ? '隐藏密码' : '显示密码'

  return (
    <TextField
      spellCheck={false}
      autoCapitalize="off"
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      action={
        <Action
          type="button"
          data-bare
          aria-label={name}
          title={name}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </Action>
      }
    />
  )
}
