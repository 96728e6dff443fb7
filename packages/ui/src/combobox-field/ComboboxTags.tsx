import { IconButton } from '../icon-button/index.ts'
import { XIcon } from '../icon/index.ts'
import * as S from './ComboboxField.styles.ts'
import type { ComboOption } from './useChoices.ts'

interface ComboboxTagsProps {
  label: string
  options: readonly ComboOption[]
  disabled: boolean
  onRemove: (option: ComboOption) => void
}

/** What was chosen out of several, each with a way to take it back. */
export function ComboboxTags({ label, options, disabled, onRemove }: ComboboxTagsProps) {
  if (options.length === 0) return null
  return (
    <S.Tags aria-label={`已选${label}`}>
      {options.map(option => (
        <S.Tag key={option.value}>
          <span>{option.label}</span>
          <IconButton
            icon={XIcon}
            size="s"
            label={`移除 ${option.label}`}
            disabled={disabled}
            onClick={() => onRemove(option)}
          />
        </S.Tag>
      ))}
    </S.Tags>
  )
}
