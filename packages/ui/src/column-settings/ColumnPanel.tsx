import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ChevronDownIcon, ChevronUpIcon } from '../icon/index.ts'
import { Segmented } from '../segmented/index.ts'
import { arrangedIds, movedIds, plainLayout, type ColumnLayout } from './column-layout.ts'
import * as S from './ColumnPanel.styles.ts'
import { rowHeights, type RowHeight } from './row-heights.ts'

export interface SettableColumn {
  id: string
  header: string
  /** Stays first and cannot be hidden: the record's number. @default false */
  fixed?: boolean | undefined
}

export interface ColumnPanelProps {
  columns: readonly SettableColumn[]
  value: ColumnLayout
  /** Every change at once; the caller keeps it. */
  onChange: (layout: ColumnLayout) => void
  /** Shown with `onRowHeightChange`. @default 'compact' */
  rowHeight?: RowHeight | undefined
  onRowHeightChange?: ((rowHeight: RowHeight) => void) | undefined
}

function ColumnChoices({ columns, value, onChange }: ColumnPanelProps) {
  const [announcement, setAnnouncement] = useState('')
  const fixed = columns.filter(column => column.fixed)
  const ids = arrangedIds(
    columns.filter(column => !column.fixed).map(column => column.id),
    value,
  )

  function move(id: string, header: string, by: number) {
    const order = movedIds(ids, id, by)
    onChange({ ...value, order })
    setAnnouncement(`${header}移到第 ${order.indexOf(id) + 1 + fixed.length} 列`)
  }
  function show(id: string, visible: boolean) {
    const hidden = value.hidden.filter(known => known !== id)
    onChange({ order: ids, hidden: visible ? hidden : [...hidden, id] })
  }

  return (
    <>
      <S.List>
        {fixed.map(column => (
          <S.Item key={column.id}>
            <Checkbox checked disabled readOnly>
              {column.header}
            </Checkbox>
            <S.Fixed>固定</S.Fixed>
          </S.Item>
        ))}
        {ids.map((id, index) => {
          const header = columns.find(column => column.id === id)?.header ?? id
          return (
            <S.Item key={id}>
              <Checkbox
                checked={!value.hidden.includes(id)}
                onChange={event => show(id, event.currentTarget.checked)}
                onKeyDown={event => {
                  const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
                  if (by === undefined) return
                  event.preventDefault()
                  move(id, header, by)
                }}
              >
                {header}
              </Checkbox>
              <IconButton
                size="s"
                icon={ChevronUpIcon}
                label={`${header}上移`}
                aria-disabled={index === 0}
                onClick={() => move(id, header, -1)}
              />
              <IconButton
                size="s"
                icon={ChevronDownIcon}
                label={`${header}下移`}
                aria-disabled={index === ids.length - 1}
                onClick={() => move(id, header, 1)}
              />
            </S.Item>
          )
        })}
      </S.List>
      <S.Announcement>{announcement}</S.Announcement>
    </>
  )
}

/** What the popover of `ColumnSettings` holds. */
export function ColumnPanel(props: ColumnPanelProps) {
  const { onChange, rowHeight = 'compact', onRowHeightChange } = props
  return (
    <S.Panel>
      <S.Head>
        <h2>列设置</h2>
        <Button size="s" variant="text" onClick={() => onChange(plainLayout)}>
          恢复默认
        </Button>
      </S.Head>
      <ColumnChoices {...props} />
      {onRowHeightChange ? (
        <S.Foot>
          <Segmented label="行高" items={rowHeights} value={rowHeight} onChange={onRowHeightChange} />
        </S.Foot>
      ) : null}
    </S.Panel>
  )
}
