import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@portal/ui/button'
import { None } from '@portal/ui/description-list'
import { CircleCheckIcon, CircleIcon, MessageSquareTextIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import * as S from './AuditSheet.styles.ts'
import { RemarkEditor } from './RemarkEditor.tsx'

export interface AuditFieldRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  name: string
  /** What its buttons and its remark are called by. @default name */
  about?: string | undefined
  /** What a remark may begin with; the usual ones when left out. */
  phrases?: readonly string[] | undefined
  /** Nothing shows as a dash. */
  value: ReactNode
  /** What it was at the submission before; undefined when it has not changed. */
  before: string | undefined
  /** What the last return asked for here. */
  asked?: string | undefined
  checked: boolean
  /** undefined: no remark. */
  remark: string | undefined
  /** Place among the remarks, from 1. */
  number: number
  editing: boolean
  /** The state of the application allows remarks. */
  open: boolean
  onCheck: () => void
  onRemark: (text: string | undefined) => void
  onEdit: (editing: boolean) => void
}

/** One thing the applicant filled in: value, change, tick, remark (VISUAL.md §3, Audit field row). */
export function AuditFieldRow({
  name,
  about = name,
  phrases,
  value,
  before,
  asked,
  checked,
  remark,
  number,
  editing,
  open,
  onCheck,
  onRemark,
  onEdit,
  ...rest
}: AuditFieldRowProps) {
  const remarked = remark !== undefined
  return (
    <S.Row {...rest} data-remarked={remarked || undefined}>
      <dt>{name}</dt>
      <S.Value>
        {before === undefined ? (
          (value ?? <None />)
        ) : (
          <>
            <del>{before === '' ? '未填写' : before}</del>
            <ins>{value ?? '已清空'}</ins>
          </>
        )}
        {asked === undefined ? null : (
          <S.Asked data-answered={before !== undefined || undefined}>
            <span>
              <b>上次意见</b> {asked}
            </span>
            <span>{before === undefined ? '未改动' : '已改动'}</span>
          </S.Asked>
        )}
        {remarked && editing ? (
          <RemarkEditor
            title={`意见 ${number}`}
            about={about}
            phrases={phrases}
            value={remark}
            onChange={onRemark}
            onRemove={() => onRemark(undefined)}
            onDone={() => {
              if (remark.trim() === '') onRemark(undefined)
              onEdit(false)
            }}
          />
        ) : null}
        {remarked && !editing ? (
          <S.Remark>
            <span>
              <b>意见 {number}</b> {remark}
            </span>
            {open ? (
              <Button size="s" variant="text" aria-label={`修改${about}的意见`} onClick={() => onEdit(true)}>
                修改
              </Button>
            ) : null}
          </S.Remark>
        ) : null}
      </S.Value>
      <S.Acts>
        {open && !remarked ? (
          <S.Tick data-checked={checked || undefined}>
            <IconButton
              size="s"
              icon={checked ? CircleCheckIcon : CircleIcon}
              label={`${about}已核对`}
              aria-pressed={checked}
              onClick={onCheck}
            />
          </S.Tick>
        ) : null}
        {open ? (
          <S.RemarkMark data-remarked={remarked || undefined}>
            <IconButton
              size="s"
              icon={MessageSquareTextIcon}
              label={`填写${about}的意见`}
              onClick={() => {
                if (!remarked) onRemark('')
                onEdit(true)
              }}
            />
          </S.RemarkMark>
        ) : null}
      </S.Acts>
    </S.Row>
  )
}
