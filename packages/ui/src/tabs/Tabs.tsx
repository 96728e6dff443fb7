import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import * as S from './Tabs.styles.ts'

export interface TabItem<Id extends string> {
  id: Id
  label: ReactNode
  /** Number after the label. */
  count?: number | undefined
  panel: ReactNode
  disabled?: boolean | undefined
}

export interface TabsProps<Id extends string> extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Accessible name of the row of tabs. */
  label: string
  items: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** Tabs after the ARIA pattern: arrows, Home and End move and select; only the chosen panel is drawn. */
export function Tabs<Id extends string>({ label, items, value, onChange, ...rest }: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const enabled = items.filter(item => !item.disabled)

  function move(event: KeyboardEvent) {
    const at = enabled.findIndex(item => item.id === value)
    const last = enabled.length - 1
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const item = next === undefined ? undefined : enabled[next]
    if (!item) return
    event.preventDefault()
    onChange(item.id)
    list.current?.querySelector<HTMLElement>(`[data-tab='${item.id}']`)?.focus()
  }

  const chosen = items.find(item => item.id === value)

  return (
    <div {...rest}>
      <S.List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map(item => (
          <S.Tab
            key={item.id}
            id={`${base}-${item.id}-tab`}
            type="button"
            role="tab"
            data-tab={item.id}
            aria-selected={item.id === value}
            aria-controls={item.id === value ? `${base}-${item.id}` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            disabled={item.disabled}
            onClick={() => onChange(item.id)}
          >
            {item.label}
            {item.count === undefined ? null : <S.Count>{item.count}</S.Count>}
          </S.Tab>
        ))}
      </S.List>
      {chosen ? (
        <S.Panel
          role="tabpanel"
          id={`${base}-${chosen.id}`}
          aria-labelledby={`${base}-${chosen.id}-tab`}
          tabIndex={0}
        >
          {chosen.panel}
        </S.Panel>
      ) : null}
    </div>
  )
}
