import { useRef, useState, type KeyboardEvent } from 'react'
import type { Key } from 'react-aria-components'
import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import { Action, Affix, Box } from '../field/Field.styles.ts'
import { ChevronDownIcon, XIcon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import type { ComboboxOwnProps } from './ComboboxField.tsx'
import * as S from './ComboboxField.styles.ts'
import { ComboboxList } from './ComboboxList.tsx'
import { ComboboxTags } from './ComboboxTags.tsx'
import { useChoices, type ComboOption } from './useChoices.ts'
import { useComboboxText } from './useComboboxText.ts'

interface ComboboxProps extends ComboboxOwnProps {
  multiple: boolean
  chosen: readonly ComboOption[]
  onChoose: (options: readonly ComboOption[]) => void
}

/** The behaviour for one choice as for several. */
export function Combobox({
  className,
  multiple,
  chosen,
  onChoose,
  options,
  onSearch,
  placeholder,
  disabled = false,
  name,
  id,
  onBlur,
  ref,
  ...texts
}: ComboboxProps) {
  const [first] = chosen
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const typed = useComboboxText(multiple ? '' : (first?.label ?? ''), () => {
    if (!multiple && first) onChoose([])
  })
  const { items, suits, loading, failed, retry } = useChoices({
    options,
    onSearch,
    chosen,
    query: typed.query,
    open,
  })

  function choose(keys: readonly Key[]) {
    typed.reset()
    if (keys.length === chosen.length && keys.every(key => chosen.some(option => option.value === key)))
      return
    onChoose(keys.flatMap(key => [...chosen, ...items].find(option => option.value === key) ?? []))
  }

  const focusInput = () => box.current?.querySelector('input')?.focus()
  function tryAgain() {
    retry()
    focusInput()
  }
  const clearable = !disabled && !open && !multiple && typed.text !== ''

  return (
    <Field
      {...texts}
      className={className}
      controlId={id}
      note={
        failed && !open ? (
          <>
            选项没有取到。
            <Button size="s" variant="text" onClick={tryAgain}>
              重试
            </Button>
          </>
        ) : (
          texts.note
        )
      }
    >
      {(bound, tone) => (
        <S.Root
          id={bound.id}
          aria-label={texts.label}
          aria-describedby={bound['aria-describedby']}
          isInvalid={tone === 'error'}
          isDisabled={disabled}
          name={name}
          selectionMode={multiple ? 'multiple' : 'single'}
          value={multiple ? chosen.map(option => option.value) : (first?.value ?? null)}
          onChange={(next: Key | null | Key[]) =>
            choose(Array.isArray(next) ? next : next === null ? [] : [next])
          }
          inputValue={typed.text}
          onInputChange={typed.onInputChange}
          defaultItems={items}
          defaultFilter={suits}
          menuTrigger="focus"
          allowsEmptyCollection
          onOpenChange={setOpen}
        >
          {multiple ? (
            <ComboboxTags
              label={texts.label}
              options={chosen}
              disabled={disabled}
              onRemove={option => {
                onChoose(chosen.filter(({ value }) => value !== option.value))
                focusInput()
              }}
            />
          ) : null}
          <Box ref={box} data-tone={tone}>
            <S.Text
              {...typed.input}
              ref={ref}
              placeholder={placeholder}
              onBlur={onBlur}
              onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
                if (event.key === 'Backspace' && multiple && typed.text === '') onChoose(chosen.slice(0, -1))
              }}
            />
            {loading ? (
              <Affix>
                <Spinner label="正在查找" />
              </Affix>
            ) : null}
            {clearable ? (
              <Action
                type="button"
                data-bare
                aria-label={`清空${texts.label}`}
                onClick={() => {
                  choose([])
                  focusInput()
                }}
              >
                <XIcon size={16} />
              </Action>
            ) : null}
            <S.Open>
              <ChevronDownIcon />
            </S.Open>
          </Box>
          <ComboboxList
            anchor={box}
            options={items}
            loading={loading}
            onRetry={failed ? tryAgain : undefined}
          />
        </S.Root>
      )}
    </Field>
  )
}
