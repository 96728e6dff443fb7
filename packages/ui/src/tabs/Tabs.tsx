import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import * as S from './Tabs.styles.ts'

export interface TabItem<Id extends string> {
  id: Id
  label: ReactNode
  panel: ReactNode
}

export interface TabsProps<Id extends string> extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Accessible name of the row of tabs. */
  label: string
  items: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
  /**
   * Draws the other panels too, hidden: so finished HTML can show them before its code has come (ADR 025).
   * @default false
   */
  allPanels?: boolean | undefined
}

/** Tabs after the ARIA pattern: arrows, Home and End move and select; usually only the chosen panel is drawn. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  allPanels = false,
  ...rest
}: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const at = items.findIndex(item => item.id === value)
    const last = items.length - 1
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const item = next === undefined ? undefined : items[next]
    if (!item) return
    event.preventDefault()
    onChange(item.id)
    list.current?.querySelector<HTMLElement>(`[data-tab='${item.id}']`)?.focus()
  }

  const isDrawn = (item: TabItem<Id>) => allPanels || item.id === value

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
            aria-controls={isDrawn(item) ? `${base}-${item.id}` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onChange(item.id)}
          >
            {item.label}
          </S.Tab>
        ))}
      </S.List>
      {items.filter(isDrawn).map(item => (
        <S.Panel
          key={item.id}
          role="tabpanel"
          id={`${base}-${item.id}`}
          aria-labelledby={`${base}-${item.id}-tab`}
          tabIndex={0}
          hidden={item.id !== value}
        >
          {item.panel}
        </S.Panel>
      ))}
    </div>
  )
}
