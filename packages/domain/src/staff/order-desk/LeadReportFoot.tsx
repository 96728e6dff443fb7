import { useState } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { TransferReport } from '@portal/api/contract/transfer.schema'
import { codes } from '@portal/api/contract/endpoint'
import { useReportLeadTransfer } from '@portal/api/hooks/order-acts'
import { orderParams } from '@portal/api/hooks/orders'
import { useLeadVoucherUpload } from '@portal/api/hooks/uploads'
import { useToday } from '@portal/api/hooks/use-today'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo, missingFen } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { toast } from '@portal/ui/toast'
import { uploaded } from '../../shared/form-kit/index.ts'
import {
  isOfOrder,
  notReported,
  TransferReportForm,
  type ReportResult,
} from '../../shared/transfer-report/index.ts'
import * as S from './LeadReportFoot.styles.ts'

export interface LeadReportFootProps {
  order: OrderDetail
}

/** An agent reports, in the member's place, a transfer that the member has made. */
export function LeadReportFoot({ order }: LeadReportFootProps) {
  const { order_no, kind, subject_name } = order
  const today = useToday()
  const reporting = useReportLeadTransfer()
  const upload = useLeadVoucherUpload(kind, order_no)
  const [isOpen, setOpen] = useState(false)

  async function report(given: TransferReport): Promise<ReportResult> {
    const outcome = await reporting.run(
      { params: orderParams(kind), body: { ...given, order_no } },
      { silent: true },
    )
    if (outcome.ok) {
      toast({ tone: 'success', message: `已为“${subject_name}”填报转账，等待财务确认` })
      setOpen(false)
      return { ok: true }
    }
    if (outcome.error.code === codes.conflict || isOfOrder(outcome.error)) {
      toast({ tone: 'error', message: '订单刚刚有了变化，没有提交，请看最新状态' })
      setOpen(false)
    }
    return notReported(outcome.error)
  }

  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        代填转账
      </Button>
      {isOpen ? (
        <Dialog
          open
          size="l"
          title={`代填转账 ${groupOrderNo(order_no)}`}
          busy={reporting.busy}
          onClose={() => setOpen(false)}
        >
          <S.Root>
            <p>
              “{subject_name}”已转账而没有填报时，由您代为填报，应付 {yuan(missingFen(order))}
              。提交后短信告知会员，会员可以撤回。
            </p>
            <TransferReportForm
              order={order}
              today={today}
              upload={async (file, options) => uploaded(await upload(file, options))}
              note="凭证归会员所有，由协会财务核对到账后确认。"
              onSubmit={report}
            />
          </S.Root>
        </Dialog>
      ) : null}
    </>
  )
}
