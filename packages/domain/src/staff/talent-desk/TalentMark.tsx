import type { DeskStarRow } from '@portal/api/contract/stars.schema'
import { starLife, starStatus } from '@portal/api/rules/star'
import { StatusInline } from '@portal/ui/status'
import { shortTime } from '../staff-time/index.ts'
import { isEnded } from './talent-view.ts'
import { leftText, mineText, pressing } from './talent-words.ts'

export interface TalentMarkProps {
  row: DeskStarRow
  /** Today in Shanghai. */
  today: string
}

/** What is left of the deadline, at the end of the first line of a row. */
export function TalentLeft({ row: { working_days_left } }: Pick<TalentMarkProps, 'row'>) {
  if (working_days_left === null) return null
  const family = pressing(working_days_left)
  const text = leftText(working_days_left)
  if (family === 'neutral') return <span>{text}</span>
  return (
    <StatusInline family={family} icon={family === 'danger' ? 'triangle-alert' : 'clock-alert'}>
      {text}
    </StatusInline>
  )
}

/** At the end of the second line: which submission it is, how far the own sheet is, or what became of it. */
export function TalentMark({ row, today }: TalentMarkProps) {
  if (isEnded(row.status)) {
    if (row.certificate_no !== null) return <span>{row.certificate_no}</span>
    return (
      <span>
        {row.submitted_at === null ? '' : `${shortTime(row.submitted_at.slice(0, 10), today)} 提交`}
      </span>
    )
  }
  if (row.status === starStatus.scoring) {
    if (row.stage === 'cancel_asked')
      return (
        <StatusInline family="warning" icon="undo-2">
          {starLife.moves.ask_cancel.label}
        </StatusInline>
      )
    return <span>{mineText(row)}</span>
  }
  return <span>{row.round > 1 ? '补正后提交' : '首次提交'}</span>
}
