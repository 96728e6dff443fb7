import { renewMembership } from '@portal/api/contract/applications.contract'
import { listPersonalVips } from '@portal/api/contract/memberships.contract'
import { closeOrder, getOrder, payOrder, pollOrder } from '@portal/api/contract/orders.contract'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { decideRefund } from '@portal/api/contract/refunds.contract'
import { playCashier } from '@portal/api/contract/sandbox.contract'
import type { Channel, SandboxAct } from '@portal/api/rules/payment'
import { findPayment } from '@portal/portal/payments/sandbox/books.repository'
import { signedNotice } from '@portal/portal/payments/sandbox/provider'
import type { PaymentNotice } from '@portal/portal/ports'
import { aDesk, paidMember } from './journey.ts'
import { aMember, type Person } from './people.ts'
import type { Portal } from './portal.ts'

const params = { prefix: 'api' as const }

/** What the tests of online payments do, on a portal of their own. */
export async function openOnline(portal: Portal) {
  const desk = await aDesk(portal)

  /** A member with an order for next year's dues. */
  async function anOrder(): Promise<{ member: Person; orderNo: string }> {
    const member = await aMember(portal)
    await paidMember(portal, member, desk)
    return { member, orderNo: await renewed(member) }
  }
  async function renewed({ token }: Person): Promise<string> {
    const { order_no } = await portal.ok(renewMembership, {}, { token })
    if (order_no === null) throw new Error('no order')
    return order_no
  }
  const pay = ({ token }: Person, order_no: string, channel: Channel = 'sandbox') =>
    portal.call(payOrder, { params, body: { order_no, channel } }, { token })
  const paying = ({ token }: Person, order_no: string, channel: Channel = 'sandbox') =>
    portal.ok(payOrder, { params, body: { order_no, channel } }, { token })
  const see = ({ token }: Person, order_no: string) =>
    portal.ok(getOrder, { params: { ...params, order_no } }, { token })
  const poll = ({ token }: Person, order_no: string) =>
    portal.ok(pollOrder, { params, body: { order_no } }, { token })
  const close = ({ token }: Person, order_no: string) =>
    portal.call(closeOrder, { params, body: { order_no } }, { token })
  const play = (number: string, act: SandboxAct) =>
    portal.ok(playCashier, { params: { number }, body: { act } })
  const endOf = async ({ token }: Person) =>
    (await portal.ok(listPersonalVips, {}, { token })).list[0]?.expired_time

  /** Finance approves what the order's newest refund asks for; the provider sends it back. */
  async function approvedRefund(order_no: string, body: { effect?: 'keep' } = {}) {
    const refund_id = (await see(desk.finance, order_no)).refunds[0]?.id ?? ''
    const decision = { order_no, refund_id, decision: 'approve' as const, ...body }
    return portal.ok(decideRefund, { params, body: decision }, { token: desk.finance.token })
  }

  /** What the bank would say of a payment now, signed. */
  async function noticeOf(
    number: string,
    said: { state: 'succeeded' | 'failed' | 'closed'; paid_fen: number },
  ) {
    const payment = await findPayment(portal.db.pool, number)
    if (!payment) throw new Error('no payment')
    return signedNotice(portal.host, payment, said, portal.clock.now)
  }
  const tell = (notice: PaymentNotice, channel = 'sandbox') =>
    portal.member.inject({
      method: 'POST',
      url: `/pay/notify/${channel}`,
      headers: { 'content-type': 'application/json', ...notice.headers },
      payload: notice.body,
    })
  /** Every session lives on, however much time passes. */
  async function later(ms: number) {
    portal.clock.advance(ms)
    await portal.db.pool
      .updateTable('sessions')
      .set({ expires_at: new Date(portal.clock.now.getTime() + 86_400_000) })
      .execute()
  }
  const attemptsOf = async (orderNo: string) => {
    const rows = await portal.db.pool
      .selectFrom('payment_attempts as a')
      .innerJoin('orders as o', 'o.id', 'a.order_id')
      .select(['a.channel', 'a.status'])
      .where('o.order_no', '=', orderNo)
      .orderBy('a.id')
      .execute()
    return rows.map(({ channel, status }) => `${channel} ${status}`)
  }
  return {
    desk,
    anOrder,
    renewed,
    pay,
    paying,
    see,
    poll,
    close,
    play,
    endOf,
    approvedRefund,
    noticeOf,
    tell,
    later,
    attemptsOf,
  }
}

/** What the provider knows an open payment by. */
export function numberOf({ payment }: Pick<OrderDetail, 'payment'>): string {
  const number = payment?.pay_url.split('/').at(-1)
  if (number === undefined) throw new Error('Nothing is open online')
  return number
}
