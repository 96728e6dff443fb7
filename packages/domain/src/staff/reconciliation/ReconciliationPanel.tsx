import { useReconciledDays } from '@portal/api/hooks/reconciliation'
import { useToday } from '@portal/api/hooks/use-today'
import { reconciledAt } from '@portal/api/rules/reconciliation'
import { staffPages } from '@portal/api/rules/staff-pages'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import { DeskTabs, useDeskAddress } from '../staff-desk/index.ts'
import { StaffPage } from '../staff-layout/StaffPage.tsx'
import { shortTime } from '../staff-time/index.ts'
import { OpenDifferencesPanel } from './OpenDifferencesPanel.tsx'
import { ReconciliationDesk } from './ReconciliationDesk.tsx'
import { reconciliationView } from './reconciliation-view.ts'
import * as S from './ReconciliationPanel.styles.ts'

/** Finance reconciles orders, the channels' bills and the bank day by day (D5). Tab and day stand in the address. */
export function ReconciliationPanel() {
  const today = useToday()
  const address = useDeskAddress(reconciliationView)
  const { data } = useReconciledDays()
  const { tab } = address.view

  return (
    <StaffPage
      title={staffPages.reconciliation.title}
      actions={
        <S.Head>
          <TextLink as={Link} to={staffPages.paymentAffirm.path}>
            返回{staffPages.paymentAffirm.title}
          </TextLink>
          <span>
            每天 {reconciledAt} 对前一天
            {data === undefined
              ? ''
              : data.last_run_at === null
                ? '，还没有对过'
                : `，上次 ${shortTime(data.last_run_at, today)}`}
          </span>
        </S.Head>
      }
    >
      <DeskTabs
        label="对账视图"
        ruled={tab === 'differences'}
        tabs={[
          {
            id: 'days',
            name: '按日',
            search: address.queueOf({ tab: 'days' }),
            current: tab === 'days',
            count: undefined,
          },
          {
            id: 'differences',
            name: '未平差异',
            search: address.queueOf({ tab: 'differences' }),
            current: tab === 'differences',
            count: data?.open_count,
          },
        ]}
      />
      {tab === 'days' ? <ReconciliationDesk address={address} /> : <OpenDifferencesPanel address={address} />}
    </StaffPage>
  )
}
