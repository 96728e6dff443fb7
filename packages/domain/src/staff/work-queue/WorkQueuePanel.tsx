import type { ReactNode } from 'react'
import { useApplications } from '@portal/api/hooks/applications'
import { useFreshWork } from '@portal/api/hooks/fresh-work'
import { useOrders, type OrderQuery } from '@portal/api/hooks/orders'
import { useToday } from '@portal/api/hooks/use-today'
import { useCurrentStaff, useWorkCounts } from '@portal/api/hooks/staff'
import { orderSets } from '@portal/api/rules/order'
import { landingPage, staffPages } from '@portal/api/rules/staff-pages'
import { ButtonLink } from '@portal/ui/button'
import { RefreshCwIcon } from '@portal/ui/icon'
import { IconButton } from '@portal/ui/icon-button'
import { LoadState } from '@portal/ui/load-state'
import { Link } from '../../shared/router-link/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { StaffPage } from '../staff-layout/StaffPage.tsx'
import type { WorkCounts } from '../staff-layout/work-counts.ts'
import { DelegatedTasks } from './DelegatedTasks.tsx'
import { applicationWaiting, paymentWaiting, queueRows } from './work-queues.ts'
import * as S from './WorkQueue.styles.ts'
import { WorkQueueTable } from './WorkQueueTable.tsx'

const waitingPayments: OrderQuery = {
  status: orderSets.waitsForFinance.join(','),
  sort: 'reported_at',
  page_size: 10,
}

/** The queues of finance; asks for the transfers that wait longest. */
function MoneyQueues({ counts }: { counts: WorkCounts }) {
  const today = useToday()
  const dues = useOrders('membership', waitingPayments)
  const evaluations = useOrders('evaluation', waitingPayments)
  const firsts = [dues, evaluations].map(({ data }) => data?.list[0])
  return (
    <>
      <WorkQueueTable rows={queueRows(counts, { payments_to_confirm: paymentWaiting(firsts, today) })} />
      <DelegatedTasks />
    </>
  )
}

/** The queues of the auditors; asks for the applications that wait longest. */
function AuditQueues({ counts }: { counts: WorkCounts }) {
  const personal = useApplications('personal', 'submitted', 1)
  const enterprise = useApplications('enterprise', 'submitted', 1)
  return (
    <WorkQueueTable
      rows={queueRows(counts, {
        personal_applications: applicationWaiting(personal.data?.list[0]),
        enterprise_applications: applicationWaiting(enterprise.data?.list[0]),
      })}
    />
  )
}

function Queues({ counts }: { counts: WorkCounts }) {
  if (counts.payments_to_confirm !== null) return <MoneyQueues counts={counts} />
  if (counts.personal_applications !== null) return <AuditQueues counts={counts} />
  return <WorkQueueTable rows={queueRows(counts, {})} />
}

/** The dashboard: work queues first, only those the sub-role may open. */
export function WorkQueuePanel() {
  const today = useToday()
  const staff = useCurrentStaff()
  const { data: counts, error, reload } = useWorkCounts()
  const refresh = useFreshWork()
  const landing = staff.data ? landingPage(staff.data.remark) : null
  const none = counts && queueRows(counts, {}).length === 0

  return (
    <StaffPage
      title={staffPages.home.title}
      ground="paper"
      actions={
        <>
          <S.Day>{today}</S.Day>
          <IconButton size="s" icon={RefreshCwIcon} label="刷新" onClick={refresh} />
        </>
      }
    >
      <S.Page>
        {counts && !none ? (
          <Queues counts={counts} />
        ) : (
          <Sheet>
            {none ? (
              <LoadState
                state="empty"
                title="这里没有等您办理的事项"
                action={
                  landing === null ? null : (
                    <ButtonLink as={Link} size="m" to={landing.path}>
                      去{landing.title}
                    </ButtonLink>
                  )
                }
              >
                当前岗位没有待办队列。
              </LoadState>
            ) : (
              <PanelPending error={error} onRetry={reload}>
                待办没有加载出来。
              </PanelPending>
            )}
          </Sheet>
        )}
      </S.Page>
    </StaffPage>
  )
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <S.Root aria-label="待办">
      <S.Head>
        <h2>待办</h2>
      </S.Head>
      {children}
    </S.Root>
  )
}
