import type { ComponentProps } from 'react'
import { useComposing } from '../composing/index.ts'
import { Action, Affix, Box, Input } from '../field/Field.styles.ts'
import { SearchIcon, XIcon } from '../icon/index.ts'
import { holdEnterWhileComposing } from '../text-field/index.ts'
import * as S from './SearchField.styles.ts'

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'children'
> {
  /** Accessible name. */
  label: string
  value: string
  /** Every finished change; silent while pinyin is being composed. */
  onChange: (value: string) => void
  /** Enter, or the clear button with ''. */
  onSearch?: ((value: string) => void) | undefined
  /** Key shown at the end: `/` or `Ctrl K`. */
  shortcut?: string | undefined
}

/** A search box that waits for the end of a pinyin composition. */
export function SearchField({
  label,
  value,
  onChange,
  onSearch,
  shortcut,
  className,
  ...rest
}: SearchFieldProps) {
  const bound = useComposing({ value, onChange })

  return (
    <S.Root className={className}>
      <form
        onSubmit={event => {
          event.preventDefault()
          onSearch?.(value.trim())
        }}
      >
        <Box>
          <Affix data-side="start">
            <SearchIcon />
          </Affix>
          <Input
            autoComplete="off"
            {...rest}
            {...bound}
            type="search"
            aria-label={label}
            onKeyDown={event => {
              holdEnterWhileComposing(event)
              rest.onKeyDown?.(event)
            }}
          />
          {/* there from the start: the first key draws nothing new */}
          <Action
            type="button"
            data-bare
            hidden={!value || rest.disabled || rest.readOnly}
            aria-label="清空"
            title="清空"
            onClick={() => {
              onChange('')
              onSearch?.('')
            }}
          >
            <XIcon size={16} />
          </Action>
          {shortcut && !value ? <S.Key aria-hidden>{shortcut}</S.Key> : null}
        </Box>
      </form>
    </S.Root>
  )
}
