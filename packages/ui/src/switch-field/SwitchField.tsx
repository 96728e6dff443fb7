import { useId, type ReactNode, type Ref } from 'react'
import type { SwitchFieldProps as Behaviour } from 'react-aria-components'
import { Message } from '../field/Field.styles.ts'
import { CheckIcon, CircleAlertIcon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import * as S from './SwitchField.styles.ts'

export interface SwitchFieldProps extends Omit<
  Behaviour,
  | 'children'
  | 'className'
  | 'defaultSelected'
  | 'id'
  | 'inputRef'
  | 'isDisabled'
  | 'isInvalid'
  | 'isReadOnly'
  | 'isSelected'
  | 'name'
  | 'onChange'
  | 'render'
  | 'slot'
  | 'style'
> {
  label: ReactNode
  /** What changes when it is on. */
  hint?: ReactNode
  /** What went wrong with the last change. */
  error?: ReactNode
  /** On or off; left out, the switch looks after itself. */
  checked?: boolean | undefined
  /** @default false */
  defaultChecked?: boolean | undefined
  onChange?: ((checked: boolean) => void) | undefined
  /** Why it cannot be changed now; a text disables the switch and is shown. */
  disabledReason?: ReactNode
  /**
   * The change is being saved: it keeps its place and ignores further presses.
   * @default false
   */
  busy?: boolean | undefined
  /** Name in the form. */
  name?: string | undefined
  /** Id of the input. */
  id?: string | undefined
  className?: string | undefined
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A setting that acts at once; for a choice that is sent with a form take a checkbox. */
export function SwitchField({
  label,
  hint,
  error,
  checked,
  defaultChecked = false,
  onChange,
  disabledReason,
  busy = false,
  name,
  id,
  ref,
  ...rest
}: SwitchFieldProps) {
  const made = useId()
  const textId = id ?? made
  const disabled = disabledReason !== undefined && disabledReason !== null && disabledReason !== false
  const describedBy = [
    hint ? `${textId}-hint` : '',
    disabled ? `${textId}-reason` : '',
    error ? `${textId}-error` : '',
  ].filter(Boolean)

  return (
    <S.Root
      {...rest}
      {...(checked === undefined ? { defaultSelected: defaultChecked } : { isSelected: checked })}
      {...(onChange ? { onChange } : {})}
      {...(name === undefined ? {} : { name })}
      {...(id === undefined ? {} : { id })}
      {...(ref ? { inputRef: ref } : {})}
      isDisabled={disabled}
      isReadOnly={busy}
      isInvalid={Boolean(error)}
      aria-describedby={describedBy.join(' ')}
    >
      {({ isSelected }) => (
        <>
          <S.Row>
            <S.Track aria-hidden>
              <S.Knob>{busy ? <Spinner size={16} /> : isSelected ? <CheckIcon size={14} /> : null}</S.Knob>
            </S.Track>
            <S.Name>{label}</S.Name>
          </S.Row>
          <S.Texts>
            {hint ? <S.Hint id={`${textId}-hint`}>{hint}</S.Hint> : null}
            {disabled ? <S.Hint id={`${textId}-reason`}>{disabledReason}</S.Hint> : null}
            {error ? (
              <Message id={`${textId}-error`} data-tone="error">
                <CircleAlertIcon size={16} />
                <span>{error}</span>
              </Message>
            ) : null}
            <S.Announcement>{busy ? '正在保存' : ''}</S.Announcement>
          </S.Texts>
        </>
      )}
    </S.Root>
  )
}
