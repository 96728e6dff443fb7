import { useDifferences } from '@portal/api/hooks/reconciliation'
import { LoadState } from '@portal/ui/load-state'
import { Pagination } from '@portal/ui/pagination'
import { useLastPage } from '../../shared/list-page/index.ts'
import { StaffPending } from '../staff-layout/StaffPending.tsx'
import type { DeskAddress } from '../staff-desk/use-desk-address.ts'
import { AskedDialog } from './AskedDialog.tsx'
import { DifferenceMissed } from './DifferenceMissed.tsx'
import { DifferenceTable } from './DifferenceTable.tsx'
import type { ReconciliationView } from './reconciliation-view.ts'
import { useDifferenceActs } from './use-difference-acts.ts'
import * as S from '../staff-desk/TablePanel.styles.ts'

export interface OpenDifferencesPanelProps {
  address: DeskAddress<ReconciliationView>
}

const pageSize = 20

/** What is open on all days, the oldest first. */
export function OpenDifferencesPanel({ address: { view, show, queueOf } }: OpenDifferencesPanelProps) {
  const { page } = view
  const { data, error, reload } = useDifferences({ page, page_size: pageSize })
  const past = useLastPage(data, page, last => show({ page: last }, { replace: true }))
  const acts = useDifferenceActs()

  return (
    <S.Root aria-label="未平差异">
      <S.Name>未平差异</S.Name>
      <DifferenceMissed acts={acts} differences={data?.list ?? []} />
      {!data || past ? (
        <StaffPending error={data ? undefined : error} onRetry={reload}>
          未平的差异没有加载出来。
        </StaffPending>
      ) : data.list.length === 0 ? (
        <LoadState state="empty" title="没有未平的差异">
          对账发现的差异处理完以前，都列在这里。
        </LoadState>
      ) : (
        <>
          <DifferenceTable
            differences={data.list}
            acts={acts}
            closed={false}
            hrefOf={day => `?${queueOf({ tab: 'days', record: day })}`}
          />
          {data.total > pageSize ? (
            <Pagination
              page={page}
              pageSize={pageSize}
              total={data.total}
              onChange={to => show({ page: to })}
            />
          ) : null}
        </>
      )}
      <AskedDialog acts={acts} />
    </S.Root>
  )
}
