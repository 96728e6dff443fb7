import { useEffect } from 'react'
import type { StatementImport } from '@portal/api/contract/statements.schema'
import { useCurrentStatement, useStatement } from '@portal/api/hooks/statements'
import { staffPages } from '@portal/api/rules/staff-pages'
import { statementTabs, type StatementTab } from '@portal/api/rules/statement'
import { LoadState } from '@portal/ui/load-state'
import { useSearchParams } from 'react-router-dom'
import { ParentLink } from '../staff-layout/ParentLink.tsx'
import { StaffPage } from '../staff-layout/StaffPage.tsx'
import { StatementColumns } from './StatementColumns.tsx'
import { StatementFile } from './StatementFile.tsx'
import { StatementProgress } from './StatementProgress.tsx'
import { StatementSteps } from './StatementSteps.tsx'
import { StatementTrial } from './StatementTrial.tsx'
import * as S from './StatementImport.styles.ts'

const stepOf: Record<StatementImport['state'], number> = { columns: 1, tried: 2, confirming: 3, done: 4 }

/** Finance imports a bank statement: file, columns, dry run, one act. What is under way is found again. */
export function StatementImportPanel() {
  const [search, setSearch] = useSearchParams()
  const current = useCurrentStatement()
  const isNew = search.get('step') === 'file'
  const named = search.get('import')
  const unfinished = current.data?.import?.import_id
  const id = isNew ? undefined : (named ?? unfinished)
  const read = useStatement(id)
  const statement = isNew ? undefined : read.data
  const { bank, last_import_at } = current.data ?? {}
  const failed = current.error ?? read.error
  const mends = search.get('step') === 'columns'
  const step = !statement ? 0 : statement.state === 'tried' && mends ? 1 : stepOf[statement.state]

  useEffect(() => {
    // so that it is still shown when it is done
    if (!isNew && named === null && unfinished !== undefined)
      setSearch({ import: unfinished }, { replace: true })
  }, [isNew, named, unfinished, setSearch])

  const go = (part: Record<string, string>) => setSearch(part)
  const open = ({ import_id }: StatementImport) => go({ import: import_id })
  const startAgain = () => go({ step: 'file' })

  return (
    <StaffPage
      title={staffPages.statementImport.title}
      parent={<ParentLink page={staffPages.paymentAffirm} />}
      actions={
        <S.Head>
          {bank ? (
            <>
              {bank.bank_name} ****{bank.account_no.slice(-4)}
              {last_import_at === null || last_import_at === undefined
                ? '，还没有导入过'
                : `，上次导入 ${last_import_at.slice(5, 16)}`}
            </>
          ) : (
            <span data-awaited>示例银行 ****0000，上次导入 00-00 00:00</span>
          )}
        </S.Head>
      }
    >
      <StatementSteps current={step} />
      {failed && !statement ? (
        <>
          <S.Subject>这次导入</S.Subject>
          {failed.code === 404 ? (
            <LoadState state="empty" title="没有找到这次导入">
              它可能已经放弃，请重新选择文件。
            </LoadState>
          ) : (
            <LoadState
              state="failed"
              onRetry={() => {
                current.reload()
                read.reload()
              }}
            >
              导入没有加载出来。
            </LoadState>
          )}
        </>
      ) : !current.data || (id !== undefined && !statement) ? (
        <LoadState state="loading" />
      ) : (
        <Step
          statement={statement}
          mends={mends}
          search={search}
          go={go}
          open={open}
          startAgain={startAgain}
        />
      )}
    </StaffPage>
  )
}

interface StepProps {
  statement: StatementImport | undefined
  mends: boolean
  search: URLSearchParams
  go: (part: Record<string, string>) => void
  open: (statement: StatementImport) => void
  startAgain: () => void
}

const tabOf = (text: string | null): StatementTab => statementTabs.find(tab => tab === text) ?? 'all'

function Step({ statement, mends, search, go, open, startAgain }: StepProps) {
  if (!statement) return <StatementFile onStored={open} />
  const { import_id, trial, progress, state } = statement
  if (state === 'columns' || (state === 'tried' && mends))
    return <StatementColumns key={import_id} statement={statement} onTried={open} onAgain={startAgain} />
  if (progress) return <StatementProgress progress={progress} done={state === 'done'} onAgain={startAgain} />
  if (!trial) return null
  const tab = tabOf(search.get('tab'))
  const searchOf = (part: { tab?: StatementTab; page?: number }) =>
    new URLSearchParams({ import: import_id, tab: part.tab ?? tab, page: String(part.page ?? 1) })
  return (
    <StatementTrial
      statement={statement}
      trial={trial}
      tab={tab}
      page={Math.max(1, Number(search.get('page')) || 1)}
      searchOf={searchOf}
      onPage={page => go(Object.fromEntries(searchOf({ page })))}
      onColumns={() => go({ import: import_id, step: 'columns' })}
      onAgain={startAgain}
      onDropped={() => go({ step: 'file' })}
    />
  )
}
