import { useReconciliationDay } from '@portal/api/hooks/reconciliation'
import { DeskNothing } from '../staff-desk/index.ts'
import { DayRecord } from './DayRecord.tsx'

export interface DayPanelProps {
  /** undefined while the list is on its way. */
  day: string | undefined
}

/** One day of the reconciliation. */
export function DayPanel({ day }: DayPanelProps) {
  const read = useReconciliationDay(day)
  return read.data ? (
    <DayRecord day={read.data} />
  ) : (
    <DeskNothing
      record={read}
      missing={{ title: '这一天还没有对账', text: '每天的账在第二天早上对，请从列表选择。' }}
      failed="这一天的账没有加载出来。"
    />
  )
}
