import type { SandboxCashier } from '@portal/api/contract/sandbox.schema'
import { formatTime } from '@portal/api/rules/dates'
import type { SandboxAct } from '@portal/api/rules/payment'
import { notFound } from '../../kernel/errors.ts'
import type { Host, ProviderPayment } from '../../ports.ts'
import { changeOpen, findPayment, takeToTell, type SandboxPayment } from './books.repository.ts'
import { signedNotice } from './provider.ts'

/** How long a payment stays unknown to everybody. */
const hiddenMs = 3 * 60_000

function present(payment: SandboxPayment, now: Date): SandboxCashier {
  const isOver = payment.state === 'open' && payment.expires_at <= now
  return {
    title: payment.title,
    amount_fen: payment.amount_fen,
    state: isOver ? 'closed' : payment.state,
    expires_at: formatTime(payment.expires_at),
  }
}

/** A payment as its payer sees it at the cashier. Where there is no sandbox there is no such payment. */
export async function seeCashier(host: Host, number: string, now: Date): Promise<SandboxCashier> {
  const payment = host.deliverSandboxNotice ? await findPayment(host.db.pool, number) : undefined
  if (!payment) throw notFound()
  return present(payment, now)
}

/** What each act writes into the books. */
function entriesOf(payment: SandboxPayment, now: Date) {
  const paid = { state: 'succeeded', paid_fen: payment.amount_fen, paid_at: now } as const
  return {
    pay: paid,
    fail: { state: 'failed' },
    pay_unheard: paid,
    pay_late: { ...paid, hidden_until: new Date(now.getTime() + hiddenMs) },
    pay_twice: paid,
    pay_shuffled: paid,
    pay_unreturnable: { ...paid, refund_fails: true },
    pay_less: { ...paid, paid_fen: Math.max(1, payment.amount_fen - 100) },
  } as const satisfies Record<SandboxAct, Partial<SandboxPayment>>
}

type Outcome = Pick<ProviderPayment, 'state' | 'paid_fen'>

/** What the bank says of it, one notice after the other. */
function noticesOf(act: SandboxAct, { state, paid_fen }: SandboxPayment): Outcome[] {
  const outcome: Outcome = { state, paid_fen }
  switch (act) {
    case 'pay_unheard':
    case 'pay_late':
      return []
    case 'pay_twice':
      return [outcome, outcome]
    case 'pay_shuffled':
      return [outcome, { state: 'failed', paid_fen: 0 }, { state: 'closed', paid_fen: 0 }]
    case 'pay':
    case 'pay_less':
    case 'pay_unreturnable':
    case 'fail':
      return [outcome]
  }
}

/** The payer does something at the cashier; what is over stays as it is. */
export async function playCashier(
  host: Host,
  number: string,
  act: SandboxAct,
  now: Date,
): Promise<SandboxCashier> {
  const { deliverSandboxNotice: deliver } = host
  const payment = deliver ? await findPayment(host.db.pool, number) : undefined
  if (!deliver || !payment) throw notFound()
  if (payment.expires_at <= now) return present(payment, now)
  const changed = await changeOpen(host.db.pool, number, entriesOf(payment, now)[act])
  if (!changed) return present((await findPayment(host.db.pool, number)) ?? payment, now)
  await Promise.all(
    noticesOf(act, changed).map(outcome => deliver(signedNotice(host, changed, outcome, now))),
  )
  return present(changed, now)
}

/** Delivers the notices of payments that were hidden for a while. */
export async function deliverSandboxNotices(host: Host): Promise<void> {
  const { deliverSandboxNotice: deliver } = host
  if (!deliver) return
  const now = host.clock()
  for (const payment of await takeToTell(host.db.pool, now))
    await deliver(signedNotice(host, payment, { state: 'succeeded', paid_fen: payment.paid_fen }, now))
}
