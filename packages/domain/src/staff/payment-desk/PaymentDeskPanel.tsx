import { useState } from 'react'
import { useOrder, useOrders, type OrderType } from '@portal/api/hooks/orders'
import { useUnmatchedLines } from '@portal/api/hooks/statements'
import { useToday } from '@portal/api/hooks/use-today'
import type { OrderStatus } from '@portal/api/rules/order'
import { staffPages } from '@portal/api/rules/staff-pages'
import { ButtonLink } from '@portal/ui/button'
import { UploadIcon } from '@portal/ui/icon'
import { Link } from '../../shared/router-link/index.ts'
import { countOf, DeskTabs, OrderTypeLinks, useDeskAddress } from '../staff-desk/index.ts'
import { StaffPage } from '../staff-layout/StaffPage.tsx'
import { shortTime } from '../staff-time/index.ts'
import {
  paymentListOf,
  paymentQueryOf,
  paymentTabs,
  paymentView,
  unmatchedQueryOf,
  type PaymentTab,
} from './payment-view.ts'
import * as S from './PaymentDesk.styles.ts'
import { PaymentQueue } from './PaymentQueue.tsx'
import { UnmatchedLines } from './UnmatchedLines.tsx'

/**
 * Finance's desk: reported transfers in a queue, the vouchers, the decision; and the money that belongs to no order yet.
 * What is open stands in the address.
 */
export function PaymentDeskPanel() {
  const today = useToday()
  const asked = useDeskAddress(paymentView)
  const { type } = asked.view
  const found = useFoundStatus(type, asked.view.record)
  const tab = tabOf(asked.view.status ?? found)
  const address = asked.settle({ status: tab.status })
  const queue = useOrders(type, paymentQueryOf(tab.status, address.view), { list: paymentListOf(address) })
  const lines = useUnmatchedLines(unmatchedQueryOf(address.view))
  const imported = lines.data?.last_import

  return (
    <StaffPage
      title={staffPages.paymentAffirm.title}
      actions={
        <>
          <S.Imported>
            {imported === undefined ? (
              <span data-awaited>最近导入流水 00-00 00:00，00 笔</span>
            ) : imported === null ? (
              '还没有导入过流水'
            ) : (
              `最近导入流水 ${shortTime(imported.at, today)}，${imported.lines} 笔`
            )}
          </S.Imported>
          <ButtonLink size="s" as={Link} to={staffPages.reconciliation.path}>
            对账
          </ButtonLink>
          <ButtonLink size="s" icon={UploadIcon} as={Link} to={staffPages.statementImport.path}>
            导入流水
          </ButtonLink>
        </>
      }
    >
      <DeskTabs
        label="订单状态"
        ruled={tab.status === 'unmatched'}
        before={
          <OrderTypeLinks
            type={type}
            queueLink={address.queueLink}
            queues={['payments_to_confirm', 'exceptions']}
          />
        }
        tabs={paymentTabs.map(({ status, name }) => ({
          id: status,
          name,
          link: address.queueLink({ status }),
          current: status === tab.status,
          count:
            status === 'unmatched'
              ? lines.data?.total
              : queue.data?.uncounted
                ? null
                : countOf(queue.data?.counts, part => part.order_status === status),
        }))}
      />
      {tab.status === 'unmatched' ? (
        <UnmatchedLines
          lines={lines}
          page={address.view.page}
          onPage={(page, options) => address.show({ page }, options)}
        />
      ) : (
        <PaymentQueue tab={tab} address={address} queue={queue} onDone={lines.reload} />
      )}
    </StaffPage>
  )
}

/** The state in which a named order was found: its tab stays open when it is decided. */
function useFoundStatus(type: OrderType, orderNo: string | null): OrderStatus | undefined {
  const { data } = useOrder(type, orderNo ?? undefined)
  const [found, setFound] = useState(data)
  if (data && data.order_no !== found?.order_no) setFound(data)
  return found?.order_no === orderNo ? found.order_status : undefined
}

const tabOf = (status: OrderStatus | 'unmatched' | undefined): PaymentTab =>
  paymentTabs.find(tab => tab.status === status) ?? paymentTabs[0]
