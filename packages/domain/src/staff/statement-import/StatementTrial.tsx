import { useState } from 'react'
import type { StatementImport } from '@portal/api/contract/statements.schema'
import { useConfirmStatement, useDropStatement, useExportStatement } from '@portal/api/hooks/statements'
import { yuan } from '@portal/api/rules/money'
import { IrreversibleConfirm } from '@portal/ui/dialog'
import { Notice } from '@portal/ui/notice'
import { toast } from '@portal/ui/toast'
import { statementTabs, type StatementTab } from '@portal/api/rules/statement'
import { DeskTabs } from '../staff-desk/index.ts'
import { TableExportButton } from '../table-export/index.ts'
import { StatementCounters } from './StatementCounters.tsx'
import { StatementFoot } from './StatementFoot.tsx'
import { StatementLines } from './StatementLines.tsx'
import { tabNames } from './statement-words.ts'
import { tabSum } from './statement-sums.ts'
import { useTicks } from './use-ticks.ts'
import * as S from './StatementTrial.styles.ts'

export interface StatementTrialProps {
  statement: StatementImport
  trial: NonNullable<StatementImport['trial']>
  tab: StatementTab
  page: number
  searchOf: (part: { tab?: StatementTab; page?: number }) => URLSearchParams
  onPage: (page: number) => void
  onColumns: () => void
  onAgain: () => void
  onDropped: () => void
}

const silent = { silent: true }

/** Step 3: what each line would pay. Nothing is written before the one act at its foot. */
export function StatementTrial({
  statement,
  trial,
  tab,
  page,
  searchOf,
  onPage,
  onColumns,
  onAgain,
  onDropped,
}: StatementTrialProps) {
  const { import_id, version } = statement
  const [asking, setAsking] = useState(false)
  const { unsaved, tick } = useTicks(import_id)
  const confirming = useConfirmStatement()
  const dropping = useDropStatement()
  const exporting = useExportStatement()
  const ticked = tabSum(trial, 'ticked')
  const kept = tabSum(trial, 'kept')

  async function confirm() {
    const outcome = await confirming.run({ body: { import_id, version } }, silent)
    setAsking(false)
    if (!outcome.ok) toast({ tone: 'error', message: outcome.error.message })
  }
  async function drop() {
    const outcome = await dropping.run({ body: { import_id } }, silent)
    if (outcome.ok) onDropped()
    else toast({ tone: 'error', message: outcome.error.message })
  }

  return (
    <S.Root>
      <TrialNotice statement={statement} trial={trial} />
      <StatementCounters trial={trial} />
      <S.Head>
        <DeskTabs
          label="流水分类"
          tabs={statementTabs.map(id => ({
            id,
            name: tabNames[id],
            link: { to: `?${searchOf({ tab: id, page: 1 })}` },
            current: id === tab,
            count: tabSum(trial, id).lines,
          }))}
        />
        <S.TakeAway>
          <TableExportButton busy={exporting.busy} ask={() => exporting.run({ body: { import_id } }, silent)}>
            下载试运行结果
          </TableExportButton>
        </S.TakeAway>
      </S.Head>
      <S.Name>流水</S.Name>
      <StatementLines
        importId={import_id}
        trial={trial}
        tab={tab}
        page={page}
        unsaved={unsaved}
        busy={confirming.busy}
        onTick={tick}
        onPage={onPage}
      />
      <StatementFoot
        trial={trial}
        ticking={unsaved.size > 0}
        busy={dropping.busy}
        keeping={confirming.busy}
        onConfirm={() => setAsking(true)}
        onKeep={() => void confirm()}
        onColumns={onColumns}
        onAgain={onAgain}
        onDrop={() => void drop()}
      />
      <IrreversibleConfirm
        open={asking}
        title={`确认到账 ${ticked.orders} 单，${yuan(ticked.amount_fen)}`}
        consequences={[
          `${ticked.lines} 行流水逐单确认到账，会员期、评审随即生效`,
          `其余 ${kept.lines} 行存为未匹配流水，以后核对订单时会列为候选`,
          '每一单会通知会员；中途关闭页面不影响',
        ]}
        confirmLabel="确认到账"
        busyLabel="正在确认"
        busy={confirming.busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </S.Root>
  )
}

/** What was read, and whether it adds up to what the file says of itself. */
function TrialNotice({ statement, trial }: Pick<StatementTrialProps, 'statement' | 'trial'>) {
  const { income, expense_lines, file_total_fen, numbered_lines, seconds } = trial
  const differs = file_total_fen !== null && file_total_fen !== income.amount_fen
  return (
    <Notice tone={differs ? 'warning' : 'info'}>
      这是试运行，<b>还没有写入任何到账</b>。文件 {statement.file_name}，收入 {income.lines} 行
      {expense_lines > 0 ? `、支出 ${expense_lines} 行（已略过）` : ''}，收入合计{' '}
      <b>{yuan(income.amount_fen)}</b>
      {file_total_fen === null
        ? '，文件没有写合计'
        : differs
          ? `，文件尾合计是 ${yuan(file_total_fen)}，相差 ${yuan(Math.abs(file_total_fen - income.amount_fen))}，请核对文件是否完整`
          : ' 与文件尾合计一致'}
      {numbered_lines > 0 ? `。${numbered_lines} 行没有流水号，已按内容编号` : ''}，用时 {seconds.toFixed(1)}{' '}
      秒。
    </Notice>
  )
}
