import type { OrderDetail, TransferDraft } from '@portal/api/contract/orders.schema'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { ownFiles } from '../files/files.service.ts'
import { lockFor, present, type Acting } from './orders.service.ts'
import { keepDraft } from './orders.repository.ts'

/** Keeps a report as far as it is typed; the last save stays. */
export async function saveTransferDraft(
  tx: Tx,
  deps: Deps,
  acting: Acting,
  draft: TransferDraft,
): Promise<OrderDetail> {
  const order = await lockFor(tx, deps, acting, 'report', 'member')
  await ownFiles(tx, draft.voucher_ids, { memberId: acting.reader.id, purpose: 'voucher' })
  await keepDraft(tx, { order_id: order.id, content: draft, saved_at: acting.now })
  return present(tx, deps, acting)
}
