import type { Application } from '@portal/api/contract/applications.schema'
import { decideApplication, submitApplication } from '@portal/api/contract/applications.contract'
import { decidePayment, payOrder, reportTransfer } from '@portal/api/contract/orders.contract'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { storeFile } from '@portal/portal/files/files.service'
import { system } from '@portal/portal/kernel/callers'
import { inUnitOfWork } from '@portal/portal/kernel/work'
import type { Portal } from './portal.ts'
import { aStaff, type Person } from './people.ts'
import { aForm } from './personal-form.ts'

export interface Desk {
  finance: Person
  auditor: Person
}
export const aDesk = async (portal: Portal): Promise<Desk> => ({
  finance: await aStaff(portal, 'finance'),
  auditor: await aStaff(portal, 'super'),
})

export async function aFile(
  portal: Portal,
  memberId: string,
  purpose: 'voucher' | 'application' | 'profile' | 'objection',
): Promise<string> {
  const file = {
    content: Buffer.from('content'),
    mime: 'image/png' as const,
    name: '凭证.png',
  }
  const ref = await inUnitOfWork(portal.host, { caller: system, address: '', now: portal.clock.now }, work =>
    storeFile(work, { memberId, purpose, file }),
  )
  return ref.file_id
}

/** The steps of the main job, each by its call. */
export async function submitted(portal: Portal, { token }: Person, form = aForm()): Promise<Application> {
  const { application } = await portal.ok(submitApplication, { body: { version: 0, form } }, { token })
  if (!application) throw new Error('no application')
  return application
}

export async function approved(portal: Portal, person: Person, desk: Desk, form = aForm()): Promise<string> {
  const { id } = await submitted(portal, person, form)
  const answer = await portal.ok(
    decideApplication,
    { body: { id, result: 'pass' } },
    { token: desk.auditor.token },
  )
  if (answer.order_no === null) throw new Error('no order')
  return answer.order_no
}

type Prefix = 'api' | 'nrckapi'

export async function reported(
  portal: Portal,
  person: Person,
  orderNo: string,
  amount_fen = 20_000,
  prefix: Prefix = 'api',
): Promise<OrderDetail> {
  const { token } = person
  await portal.ok(
    payOrder,
    { params: { prefix }, body: { order_no: orderNo, channel: 'offline' } },
    { token },
  )
  return report(portal, person, orderNo, amount_fen, prefix)
}

export async function report(
  portal: Portal,
  person: Person,
  orderNo: string,
  amount_fen = 20_000,
  prefix: Prefix = 'api',
): Promise<OrderDetail> {
  const voucher = await aFile(portal, person.id, 'voucher')
  return portal.ok(
    reportTransfer,
    {
      params: { prefix },
      body: {
        order_no: orderNo,
        payer_name: '陈知行',
        amount_fen,
        paid_on: '2026-05-18',
        voucher_ids: [voucher],
      },
    },
    { token: person.token },
  )
}

let lines = 0
export const bankRef = (): string => `B${String(++lines).padStart(10, '0')}`

export function confirm(
  portal: Portal,
  desk: Desk,
  orderNo: string,
  part: object = {},
  prefix: Prefix = 'api',
) {
  const body = {
    order_no: orderNo,
    decision: 'confirm' as const,
    received_fen: 20_000,
    bank_ref: bankRef(),
    ...part,
  }
  return portal.call(decidePayment, { params: { prefix }, body }, { token: desk.finance.token })
}

/** A member whose first year is paid. */
export async function paidMember(portal: Portal, person: Person, desk: Desk): Promise<string> {
  const orderNo = await approved(portal, person, desk)
  await reported(portal, person, orderNo)
  const answer = await confirm(portal, desk, orderNo)
  if (answer.code !== 200) throw new Error('not confirmed')
  return orderNo
}
