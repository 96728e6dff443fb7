import type { StatementImport } from '@portal/api/contract/statements.schema'
import { useStatementLines } from '@portal/api/hooks/statements'
import type { StatementTab } from '@portal/api/rules/statement'
import { LoadState } from '@portal/ui/load-state'
import { Pagination } from '@portal/ui/pagination'
import { StaffPending } from '../staff-layout/StaffPending.tsx'
import { StatementTable } from './StatementTable.tsx'
import * as S from './StatementLines.styles.ts'

export interface StatementLinesProps {
  importId: string
  trial: NonNullable<StatementImport['trial']>
  tab: StatementTab
  page: number
  /** Ticks that the lines do not have yet, by the number of their match. */
  unsaved: ReadonlyMap<number, boolean>
  /** The one act is on its way. */
  busy: boolean
  onTick: (matches: readonly number[], ticked: boolean) => void
  onPage: (page: number) => void
}

const pageSize = 50

/** One page of the lines of a tab. */
export function StatementLines({
  importId,
  trial,
  tab,
  page,
  unsaved,
  busy,
  onTick,
  onPage,
}: StatementLinesProps) {
  const { data, error, reload } = useStatementLines(importId, { tab, page, page_size: pageSize })
  return (
    <S.Box>
      {!data ? (
        <StaffPending error={error} onRetry={reload}>
          流水没有加载出来。
        </StaffPending>
      ) : data.list.length === 0 ? (
        <LoadState state="empty" title="这里没有流水">
          换一个分类看看。
        </LoadState>
      ) : (
        <>
          <StatementTable
            lines={data.list.map(line =>
              Object.assign({}, line, { ticked: unsaved.get(line.match_no) ?? line.ticked }),
            )}
            trial={trial}
            busy={busy}
            onTick={onTick}
          />
          {data.total > pageSize ? (
            <Pagination page={page} pageSize={pageSize} total={data.total} onChange={onPage} />
          ) : null}
        </>
      )}
    </S.Box>
  )
}
