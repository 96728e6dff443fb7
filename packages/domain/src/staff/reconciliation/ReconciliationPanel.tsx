import { useReconciledDays } from '@portal/api/hooks/reconciliation'
import { useToday } from '@portal/api/hooks/use-today'
import { reconciledAt } from '@portal/api/rules/reconciliation'
import { staffPages } from '@portal/api/rules/staff-pages'
import { DeskTabs, useDeskAddress } from '../staff-desk/index.ts'
import { ParentLink } from '../staff-layout/ParentLink.tsx'
import { StaffPage } from '../staff-layout/StaffPage.tsx'
import { shortTime } from '../staff-time/index.ts'
import { MonthPanel } from './MonthPanel.tsx'
import { OpenDifferencesPanel } from './OpenDifferencesPanel.tsx'
import { ReconciliationDesk } from './ReconciliationDesk.tsx'
import { reconciliationView, type ReconciliationTab } from './reconciliation-view.ts'
import * as S from './ReconciliationPanel.styles.ts'

const tabs: readonly { id: ReconciliationTab; name: string }[] = [
  { id: 'days', name: '按日' },
  { id: 'differences', name: '未平差异' },
  { id: 'channels', name: '按渠道' },
  { id: 'fees', name: '手续费' },
]

/** Finance reconciles orders, the channels' bills and the bank day by day (D5). Tab, day and month stand in the address. */
export function ReconciliationPanel() {
  const today = useToday()
  const address = useDeskAddress(reconciliationView)
  const { data } = useReconciledDays()
  const { tab } = address.view

  return (
    <StaffPage
      title={staffPages.reconciliation.title}
      parent={<ParentLink page={staffPages.paymentAffirm} />}
      actions={
        <S.Head>
          每天 {reconciledAt} 对前一天
          {data === undefined ? (
            <span data-awaited>，上次 00-00 00:00</span>
          ) : data.last_run_at === null ? (
            '，还没有对过'
          ) : (
            `，上次 ${shortTime(data.last_run_at, today)}`
          )}
        </S.Head>
      }
    >
      <DeskTabs
        label="对账视图"
        ruled={tab !== 'days'}
        tabs={tabs.map(({ id, name }) => ({
          id,
          name,
          link: address.queueLink({ tab: id }),
          current: tab === id,
          count: id === 'differences' ? data?.open_count : null,
        }))}
      />
      {tab === 'days' ? (
        <ReconciliationDesk address={address} />
      ) : tab === 'differences' ? (
        <OpenDifferencesPanel address={address} />
      ) : (
        <MonthPanel address={address} part={tab} />
      )}
    </StaffPage>
  )
}
