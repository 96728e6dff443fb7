import { useRef } from 'react'
import { Button } from '@portal/ui/button'
import { IdNumberField, type IdNumberFieldProps } from '@portal/ui/id-number-field'
import { TextField } from '@portal/ui/text-field'
import { isMasked } from './form-values.ts'
import * as S from './PersonalApplication.styles.ts'

/**
 * An ID number that may already be with the association: then its mask is shown and kept as it is, until the person
 * chooses to type it anew. A mask cannot be edited character by character.
 */
export function IdNumberInput({ value, onChange, ...rest }: IdNumberFieldProps) {
  const retyping = useRef(false)

  if (!isMasked(value)) {
    return (
      <IdNumberField
        {...rest}
        ref={box => {
          if (box && retyping.current) box.focus()
          retyping.current = false
        }}
        value={value}
        onChange={onChange}
      />
    )
  }
  return (
    <S.Masked>
      <TextField
        {...rest}
        readOnly
        value={value}
        note={rest.error ? undefined : '已加密保存，只显示首尾几位。'}
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
