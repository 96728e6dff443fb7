import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { TransferDraft } from '@portal/api/contract/transfer.schema'
import type { Work } from '../kernel/work.ts'
import { ownFiles } from '../files/files.service.ts'
import { actBeforePayment, type OrderKey, type TooLate } from './orders.service.ts'
import { saveDraftRow } from './orders.repository.ts'
import type { Reader } from './present.ts'
import type { Purchases } from './purchase.ts'

/** Keeps a report as far as it is typed; the last save stays. */
export const saveTransferDraft = (
  work: Work<Reader, TooLate | 'file_missing'>,
  purchases: Purchases,
  key: OrderKey,
  draft: TransferDraft,
): Promise<OrderDetail> =>
  actBeforePayment(work, purchases, key, 'report', async order => {
    await ownFiles(work, draft.voucher_ids, { memberId: work.caller.id, purpose: 'voucher' })
    await saveDraftRow(work.db, { order_id: order.id, content: draft, saved_at: work.now })
  })
