import { useId } from 'react'
import type { ReconciliationDay } from '@portal/api/contract/reconciliation.schema'
import {
  useCloseReconciliation,
  useExportReconciliation,
  useRunReconciliation,
} from '@portal/api/hooks/reconciliation'
import { useToday } from '@portal/api/hooks/use-today'
import { staffPages } from '@portal/api/rules/staff-pages'
import { Button } from '@portal/ui/button'
import { StatusInline } from '@portal/ui/status'
import { TextLink } from '@portal/ui/text-link'
import { toast } from '@portal/ui/toast'
import { Link } from '../../shared/router-link/index.ts'
import { DelegateButton } from '../delegation/index.ts'
import { shortTime } from '../staff-time/index.ts'
import { TableExportButton } from '../table-export/index.ts'
import { dayOutlook } from './reconciliation-words.ts'
import * as S from './DayFoot.styles.ts'

export interface DayFootProps {
  day: ReconciliationDay
}

const silent = { silent: true }

/** Whether the day is done, what is missing, and the act that finishes it. */
export function DayFoot({ day }: DayFootProps) {
  const today = useToday()
  const reasonId = useId()
  const run = useRunReconciliation()
  const close = useCloseReconciliation()
  const exporting = useExportReconciliation()
  const name = shortTime(day.day, today)
  const { label, done, ...look } = dayOutlook(day)
  const input = { body: { day: day.day } }

  async function runAgain() {
    const outcome = await run.run(input, silent)
    toast(
      outcome.ok
        ? { tone: 'success', message: `已重新对账 ${name}` }
        : { tone: 'error', message: outcome.error.message },
    )
  }
  async function finish() {
    const outcome = await close.run(input, silent)
    if (outcome.ok) toast({ tone: 'success', message: `已完成 ${name} 对账` })
    else
      toast({
        tone: 'error',
        message: outcome.error.code === 409 ? '这一天刚刚有了变化，请看最新状态' : outcome.error.message,
      })
  }

  const takeAway = (
    <TableExportButton busy={exporting.busy} ask={() => exporting.run(input, silent)}>
      导出对账表
    </TableExportButton>
  )
  if (day.closed)
    return (
      <S.Root>
        <S.Outlook>
          <StatusInline family="success" icon="circle-check">
            {day.closed.by}在 {shortTime(day.closed.at, today)} 完成了这一天的对账
          </StatusInline>
        </S.Outlook>
        <S.Acts>{takeAway}</S.Acts>
      </S.Root>
    )
  return (
    <S.Root>
      <S.Outlook id={reasonId}>
        <StatusInline {...look}>
          <span>
            {label}
            {day.awaits.some(({ what }) => what === 'statement') ? (
              <TextLink as={Link} to={staffPages.statementImport.path}>
                {staffPages.statementImport.title}
              </TextLink>
            ) : null}
          </span>
        </StatusInline>
      </S.Outlook>
      <S.Acts>
        <S.Ran>{shortTime(day.ran_at, today)} 对过</S.Ran>
        {takeAway}
        <Button size="s" variant="text" busy={run.busy} busyLabel="正在对账" onClick={() => void runAgain()}>
          重新对账
        </Button>
        <DelegateButton size="m" task="reconciliation_day" subject={day.day} name={`${name} 对账`}>
          转给同事
        </DelegateButton>
        <Button
          size="m"
          variant="primary"
          disabled={!done}
          aria-describedby={reasonId}
          busy={close.busy}
          busyLabel="正在完成"
          onClick={() => void finish()}
        >
          完成 {name} 对账
        </Button>
      </S.Acts>
    </S.Root>
  )
}
