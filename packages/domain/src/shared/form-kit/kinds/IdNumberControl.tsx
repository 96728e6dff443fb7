import { useRef } from 'react'
import { Button } from '@portal/ui/button'
import { IdNumberField } from '@portal/ui/id-number-field'
import { TextField } from '@portal/ui/text-field'
import { textsOf, type ControlProps } from '../control.ts'
import * as S from './IdNumberControl.styles.ts'

/** A number that was masked by the server and not typed here; sent back it keeps what is stored. */
const isMasked = (idNumber: string): boolean => idNumber.includes('*')

/**
 * An ID number that may already be with the association: then its mask is shown and kept as it is, until the person
 * chooses to type it anew. A mask cannot be edited character by character.
 */
export function IdNumberControl(props: ControlProps<'idNumber'>) {
  const { name, error, value, onChange, onBlur } = props
  const retyping = useRef(false)

  if (!isMasked(value)) {
    return (
      <IdNumberField
        {...textsOf(props)}
        name={name}
        ref={box => {
          if (box && retyping.current) box.focus()
          retyping.current = false
        }}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
      />
    )
  }
  return (
    <S.Masked>
      <TextField
        {...textsOf(props)}
        readOnly
        value={value}
        note={error ? undefined : '已加密保存，只显示首尾几位。'}
        onBlur={onBlur}
      />
      <Button
        size="m"
        onClick={() => {
          retyping.current = true
          onChange('')
        }}
      >
        重新填写身份证号
      </Button>
    </S.Masked>
  )
}
