import { check } from '@portal/api/contract/check'
import { sandboxNotice, type SandboxNotice } from '@portal/api/contract/sandbox.schema'
import { addDays, parseTime } from '@portal/api/rules/dates'
import { feeOf } from '@portal/api/rules/reconciliation'
import type { Executor } from '../../kernel/database.ts'
import type { BillLine, Host, PaymentNotice, PaymentProvider, ProviderPayment } from '../../ports.ts'
import {
  changeOpen,
  enterPayment,
  enterRefund,
  findPayment,
  movedBack,
  movedIn,
  type SandboxPayment,
} from './books.repository.ts'

const headerNames = { time: 'sandbox-timestamp', signature: 'sandbox-signature' } as const

type Bank = Pick<Host, 'db' | 'keys' | 'random' | 'clock'>

/** What the bank says when it is asked: a hidden payment is still open, and time closes what nobody paid. */
function stateOf(payment: SandboxPayment, now: Date): ProviderPayment['state'] {
  if (payment.hidden_until !== null && payment.hidden_until > now) return 'open'
  return payment.state === 'open' && payment.expires_at <= now ? 'closed' : payment.state
}

const reportOf = (payment: SandboxPayment, now: Date): ProviderPayment => {
  const state = stateOf(payment, now)
  return { state, ref: payment.ref, paid_fen: state === 'succeeded' ? payment.paid_fen : 0 }
}

/** A notice as the bank signs it. */
export function signedNotice(
  { keys }: Pick<Bank, 'keys'>,
  { number, ref }: Pick<SandboxPayment, 'number' | 'ref'>,
  outcome: Pick<ProviderPayment, 'state' | 'paid_fen'>,
  now: Date,
): PaymentNotice {
  const body = JSON.stringify({ merchant: 'association', number, ref, ...outcome } satisfies SandboxNotice)
  const time = String(now.getTime())
  return {
    body,
    headers: {
      [headerNames.time]: time,
      [headerNames.signature]: keys.sign(`${time}\n${body}`, 'sandbox'),
    },
  }
}

function readNotice(body: string): SandboxNotice | undefined {
  try {
    const verdict = check(sandboxNotice, JSON.parse(body))
    return verdict.ok ? verdict.data : undefined
  } catch {
    return undefined
  }
}

/** What was booked on a day. The bank keeps its fee when money goes back. */
async function billOf(db: Executor, day: string): Promise<BillLine[]> {
  const from = parseTime(day)
  const until = parseTime(addDays(day, 1))
  const payments = await movedIn(db, from, until)
  const refunds = await movedBack(db, from, until)
  return [
    ...payments.map(({ number, at, amount_fen }) => ({
      kind: 'payment' as const,
      number,
      at,
      amount_fen,
      fee_fen: feeOf(amount_fen),
    })),
    ...refunds.map(({ number, at, amount_fen }) => ({
      kind: 'refund' as const,
      number,
      at,
      amount_fen,
      fee_fen: 0,
    })),
  ]
}

/** Play money with everything that a real channel has: books of its own, signed notices, questions and closing (D5). */
export const sandboxProvider = (
  { db, keys, random, clock }: Bank,
  /** Where its cashier stands. */
  cashierUrl: (number: string) => string,
): PaymentProvider => ({
  async open({ number, title, amount_fen, expires_at }) {
    const ref = `SB${random.readable(14)}`
    await enterPayment(db.pool, { number, title, amount_fen, expires_at, ref })
    return cashierUrl(number)
  },

  async query(number) {
    const payment = await findPayment(db.pool, number)
    return payment ? reportOf(payment, clock()) : null
  },

  async close(number) {
    const payment =
      (await changeOpen(db.pool, number, { state: 'closed' })) ?? (await findPayment(db.pool, number))
    if (!payment) return null
    // what it hides it does not admit here either: the money comes after all, as D5 knows it
    const now = reportOf(payment, clock())
    return now.state === 'open' ? { ...now, state: 'closed' } : now
  },

  async refund({ refund_no, number, amount_fen }) {
    const { succeeded, ref } = await enterRefund(db.pool, {
      number: refund_no,
      payment_number: number,
      amount_fen,
      ref: `SR${random.readable(14)}`,
      sent_at: clock(),
    })
    return { state: succeeded ? 'succeeded' : 'failed', ref }
  },

  bill: day => billOf(db.pool, day),

  read({ headers, body }) {
    const time = headers[headerNames.time] ?? ''
    const signature = headers[headerNames.signature] ?? ''
    if (!keys.equal(signature, keys.sign(`${time}\n${body}`, 'sandbox'))) return null
    const outcome = readNotice(body)
    if (!outcome) return null
    const { number, state, ref, paid_fen } = outcome
    return { number, payment: { state, ref, paid_fen } }
  },

  answer: taken => ({
    status: taken ? 200 : 400,
    type: 'text/plain; charset=utf-8',
    body: taken ? 'success' : 'fail',
  }),
})
