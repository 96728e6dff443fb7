import { dayOf } from '@portal/api/rules/dates'
import { invoiceLife, type InvoiceAct, type InvoiceActor } from '@portal/api/rules/invoice'
import { allowedOnInvoice, type InvoiceReader } from '../../invoices/invoices.life.ts'
import type { InvoiceRecord } from '../../invoices/invoices.repository.ts'
import type { OrderRecord } from '../orders.repository.ts'
import { type Player, onOrder } from './money.ts'
import { moveInvoice, begun, isFinance, at, orderById, type Rules } from './rows.ts'
import type { Act, Person, Step, World } from './world.ts'

// documents

/** What the orders say of their documents. */
const refreshed = (world: World): World => ({
  ...world,
  orders: world.orders.map(order => {
    const standing = world.invoices.filter(({ status }) => invoiceLife.sets.holding.includes(status))
    const lines = world.lines.filter(
      line => line.order_id === order.id && standing.some(({ id }) => id === line.invoice_id),
    )
    return Object.assign({}, order, { invoiced_fen: lines.reduce((sum, line) => sum + line.amount_fen, 0) })
  }),
})

const contentOf = (amount_fen: number) => ({
  document_kind: 'receipt' as const,
  title_type: 'personal' as const,
  buyer_name: '张三',
  tax_no: '',
  address_phone: '',
  bank_account: '',
  email: '',
  remark: '',
  amount_fen,
})

const readerOf = (who: Person): InvoiceReader | null => {
  if (who === 'member') return { kind: 'member', id: 'm', sessionId: 's' }
  return isFinance(who) ? { kind: 'staff', id: who, sessionId: 's', subRole: 'finance', agentId: null } : null
}

/** One act on a document, where its reader may do it now. */
const onInvoice =
  (
    actOf: (invoice: InvoiceRecord) => InvoiceAct,
    run: (by: Rules, invoice: InvoiceRecord, step: Step, world: World) => Partial<InvoiceRecord> | null,
  ): Player =>
  (by, world, step) => {
    const invoice = at(world.invoices, step.place)
    const reader = readerOf(step.who)
    if (!invoice || !reader) return null
    const act = actOf(invoice)
    const provider = { invoiceProvider: step.isWhole ? 'manual' : 'sandbox' } as const
    if (!allowedOnInvoice(invoice, reader, provider).includes(act)) return null
    const set = run(by, invoice, step, world)
    const who: InvoiceActor = reader.kind === 'member' ? 'member' : 'finance'
    return set && refreshed(moveInvoice(world, invoice, { act, who, set }))
  }

const byPlatform =
  (succeeds: boolean): Player =>
  (by, world, { who, place }) => {
    const invoice = at(
      world.invoices.filter(
        ({ status, handed_at }) => status === 'issuing' || (status === 'red_requested' && handed_at !== null),
      ),
      place,
    )
    if (who !== 'platform' || !invoice) return null
    const today = dayOf(world.now)
    const isRed = invoice.status === 'red_requested'
    const failed = { act: isRed ? 'fail_red' : 'fail', set: by.platformFailed('平台拒绝') } as const
    const done = isRed
      ? ({
          act: 'reverse_there',
          set: by.reversedThere({ red_number: `R${invoice.id}`, reversed_on: today }),
        } as const)
      : ({
          act: 'issue_there',
          set: by.issuedThere({ number: invoice.id, issued_on: today }, 'sandbox'),
        } as const)
    return refreshed(moveInvoice(world, invoice, { ...(succeeds ? done : failed), who: 'platform' }))
  }

function withDocument(by: Rules, world: World, { id }: OrderRecord, asked_fen: number | null): World | null {
  const order = orderById(world, id)
  const amount_fen = asked_fen ?? by.billableFen(order)
  if (amount_fen <= 0 || by.lineRefusal(order, amount_fen)) return null
  const key = {
    id: `i${world.invoices.length}`,
    invoice_no: `${world.invoices.length}`,
    order_kind: 'dues' as const,
    member_id: order.member_id,
  }
  const invoice = by.aRequest(key, contentOf(amount_fen), world.now)
  const after = {
    ...world,
    invoices: [...world.invoices, invoice],
    lines: [...world.lines, { invoice_id: invoice.id, order_id: id, amount_fen }],
  }
  return begun(refreshed(after), 'invoice', invoice.id, 'request', 'submitted')
}

export const documentActs = {
  askDocument: onOrder((by, world, order, { who, amount_fen, isWhole }) =>
    who === 'member' ? withDocument(by, world, order, isWhole ? null : amount_fen) : null,
  ),
  sendBackDocument: onInvoice(
    () => 'send_back',
    (by, _, { reason }) => (reason === '' ? null : by.requestSentBack(reason)),
  ),
  askDocumentAgain(by, world, { who, place, amount_fen }) {
    const invoice = at(
      world.invoices.filter(({ status }) => status === 'returned'),
      place,
    )
    const line = world.lines.find(({ invoice_id }) => invoice_id === invoice?.id)
    if (who !== 'member' || !invoice || !line) return null
    if (by.lineRefusal(orderById(world, line.order_id), amount_fen)) return null
    const lines = world.lines.map(one => (one === line ? { ...line, amount_fen } : one))
    const set = by.resubmitted(contentOf(amount_fen), world.now)
    return refreshed(moveInvoice({ ...world, lines }, invoice, { act: 'resubmit', who, set }))
  },
  cancelDocument: onInvoice(
    () => 'cancel',
    () => ({}),
  ),
  issue: onInvoice(
    () => 'issue',
    (by, { id }, _, { now }) => by.issued({ number: id, issued_on: dayOf(now), staff_remark: '' }),
  ),
  handOver: onInvoice(
    ({ status }) => {
      if (status === 'red_requested') return 'hand_over_red'
      return status === 'failed' ? 'retry' : 'hand_over'
    },
    (by, invoice, _, { now }) => by.handedOver(invoice, now),
  ),
  issueThere: byPlatform(true),
  failThere: byPlatform(false),
  askReversal: onInvoice(
    () => 'ask_red',
    (by, _, { reason }) => (reason === '' ? null : by.reversalAsked(reason)),
  ),
  refuseReversal: onInvoice(
    () => 'refuse_red',
    (by, _, { reason }) => (reason === '' ? null : by.reversalRefused(reason)),
  ),
  reverse: onInvoice(
    () => 'reverse',
    (by, invoice, _, { now }) => {
      const letter = { red_number: `R${invoice.id}`, reversed_on: dayOf(now) }
      return by.reversalRefusal(invoice, letter, dayOf(now)) ? null : by.reversed(letter)
    },
  ),
} satisfies Partial<Record<Act, Player>>
