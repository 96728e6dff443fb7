import { useState, type ComponentProps } from 'react'
import { useDuesPeriods } from '@portal/api/hooks/memberships'
import { memberPages } from '@portal/api/rules/member-pages'
import { LoadState } from '@portal/ui/load-state'
import { Pagination } from '@portal/ui/pagination'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import { useLastPage } from '../../shared/list-page/index.ts'
import { PageSection } from '../../shared/page-section/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { DuesRecordTable } from './DuesRecordTable.tsx'
import * as S from './DuesRecordTable.styles.ts'

/** 会费记录: every paid period with the way to its order. */
export function DuesRecordPanel(props: Omit<ComponentProps<'section'>, 'children' | 'title'>) {
  const [page, setPage] = useState(1)
  const { data, error, reload } = useDuesPeriods(page)
  useLastPage(data, page, setPage)

  return (
    <PageSection
      title="会费记录"
      action={
        <TextLink as={Link} to={memberPages.invoiceOrder.path}>
          查看全部订单
        </TextLink>
      }
      flush
      {...props}
    >
      {data && data.total > 0 ? (
        <>
          <DuesRecordTable periods={data.list} />
          {data.total > data.page_size ? (
            <S.Foot>
              <Pagination page={page} pageSize={data.page_size} total={data.total} onChange={setPage} />
            </S.Foot>
          ) : null}
        </>
      ) : (
        <S.State>
          {data ? (
            <LoadState state="empty" title="还没有会费记录">
              缴纳会费并到账后，会员期会列在这里。
            </LoadState>
          ) : (
            <PanelPending error={error} onRetry={reload}>
              会费记录没有加载出来。
            </PanelPending>
          )}
        </S.State>
      )}
    </PageSection>
  )
}
