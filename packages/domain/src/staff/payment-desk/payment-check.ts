import type { BankCandidate, OrderDetail } from '@portal/api/contract/orders.schema'
import { sureLine } from '@portal/api/rules/bank-line'
import { shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo, groupRemarkCode, missingFen } from '@portal/api/rules/order'
import { differenceFrom, type TextPart } from './text-difference.ts'

export type Verdict =
  | 'same'
  | 'differs'
  /** Nothing to compare with: the eye has to, on the voucher. */
  | 'open'

/** One thing that is compared: what the order says, what the member reported, what the bank's line says. */
export interface CheckRow {
  id: 'amount' | 'code' | 'payer' | 'account' | 'day' | 'bank_ref'
  name: string
  /** Empty: it says nothing about this. */
  order: string
  report: readonly TextPart[]
  /** Empty without a line. */
  bank: readonly TextPart[]
  verdict: Verdict
  /** What to make of it; empty where nothing has to be said. */
  remark: string
}

type Checked = Pick<
  OrderDetail,
  'amount_fen' | 'received_fen' | 'subject_name' | 'created_at' | 'remark_code' | 'report' | 'bank_lines'
>
type Reported = NonNullable<OrderDetail['report']>
/** The bank's line that is compared; undefined: none is chosen. */
type Line = BankCandidate | undefined

const plain = (text: string): TextPart[] => (text === '' ? [] : [{ from: 0, text, differs: false }])
/** Brackets, width and spaces are written many ways; a bank changes them too. */
const spelling = (name: string) => name.normalize('NFKC').replace(/\s/g, '')

/** Wrong where there is something to say about it. */
const verdictOf = (remark: string): Verdict => (remark === '' ? 'same' : 'differs')

const gapText = (what: string, gap: number): string =>
  gap === 0 ? '' : `${what}比应收${gap < 0 ? '少' : '多'} ${yuan(Math.abs(gap))}。`

function amountRow(order: Checked, { amount_fen }: Reported, line: Line): CheckRow {
  // a report comes before the first receipt, so it is about the whole amount; a line is about what is still due
  const reported = amount_fen - order.amount_fen
  const brought = line === undefined ? 0 : line.left_fen - missingFen(order)
  const remark = gapText('填报金额', reported) + gapText('流水金额', brought)
  return {
    id: 'amount',
    name: '金额',
    order: yuan(order.amount_fen),
    report: [{ from: 0, text: yuan(amount_fen), differs: reported !== 0 }],
    bank: line ? [{ from: 0, text: yuan(line.amount_fen), differs: brought !== 0 }] : [],
    verdict: verdictOf(remark),
    remark,
  }
}

function codeRow({ remark_code }: Checked, line: Line): CheckRow {
  const code = remark_code === null ? '' : groupRemarkCode(remark_code)
  const row = { id: 'code' as const, name: '识别码', order: code, report: [] }
  if (!line) return { ...row, bank: [], verdict: 'open', remark: '' }
  return line.signs.includes('code')
    ? { ...row, bank: plain(code), verdict: 'same', remark: '' }
    : {
        ...row,
        bank: line.remark === '' ? [] : [{ from: 0, text: line.remark, differs: true }],
        verdict: 'differs',
        remark: '流水附言里没有这笔订单的识别码。',
      }
}

/** A name as somebody else wrote it: what the order's lacks stands out. */
const nameParts = (name: string, written: string): TextPart[] =>
  spelling(name) === spelling(written) ? plain(written) : differenceFrom(name, written)

function payerRow({ subject_name }: Checked, { payer_name }: Reported, line: Line): CheckRow {
  const names = line ? [payer_name, line.payer_name] : [payer_name]
  const same = names.every(name => spelling(name) === spelling(subject_name))
  return {
    id: 'payer',
    name: '户名',
    order: subject_name,
    report: nameParts(subject_name, payer_name),
    bank: line ? nameParts(subject_name, line.payer_name) : [],
    verdict: same ? 'same' : 'differs',
    remark: same ? '' : '付款户名与会员名称不同。他人或分公司代付可以确认，请在备注写明。',
  }
}

const masked = (digits: string) => (digits === '' ? '' : `****${digits}`)

function accountRow({ payer_account_tail: tail }: Reported, line: Line): CheckRow {
  const brought = line?.payer_account_tail ?? ''
  const isOpen = tail === '' || brought === ''
  const differs = !isOpen && tail !== brought
  return {
    id: 'account',
    name: '账号尾号',
    order: '',
    report: plain(masked(tail)),
    bank: brought === '' ? [] : [{ from: 0, text: masked(brought), differs }],
    verdict: isOpen ? 'open' : differs ? 'differs' : 'same',
    remark: differs ? '流水的付款账号与填报的尾号不同。' : '',
  }
}

function dayRow(order: Checked, { paid_on }: Reported, line: Line, today: string): CheckRow {
  const ordered = shortDay(order.created_at)
  const reported =
    paid_on > today
      ? '付款日期晚于今天。'
      : paid_on < ordered
        ? '付款日期早于下单日期，请核对是否为其他订单付款。'
        : ''
  const tooEarly = line !== undefined && shortDay(line.booked_at) < ordered
  const remark = reported + (tooEarly ? '流水入账早于下单日期，请核对是否为其他订单付款。' : '')
  return {
    id: 'day',
    name: '付款日期',
    order: `下单 ${ordered}`,
    report: [{ from: 0, text: paid_on, differs: reported !== '' }],
    bank: line ? [{ from: 0, text: line.booked_at.slice(0, 16), differs: tooEarly }] : [],
    verdict: verdictOf(remark),
    remark,
  }
}

/** Orders that a line has paid, as they are read. */
export const ordersText = ({ paid_orders }: Pick<BankCandidate, 'paid_orders'>): string =>
  paid_orders.map(groupOrderNo).join('、')

function lineRow(line: BankCandidate): CheckRow {
  const remark = line.paid_orders.length === 0 ? '' : `这笔流水还为订单 ${ordersText(line)} 付过款。`
  return {
    id: 'bank_ref',
    name: '流水号',
    order: '',
    report: [],
    bank: plain(line.bank_ref),
    verdict: verdictOf(remark),
    remark,
  }
}

/** The order beside the member's report and, where one is chosen, the bank's line; empty without a report. */
export function checkRows(order: Checked, today: string, line?: BankCandidate): CheckRow[] {
  const { report } = order
  if (!report) return []
  return [
    amountRow(order, report, line),
    codeRow(order, line),
    payerRow(order, report, line),
    accountRow(report, line),
    dayRow(order, report, line, today),
    ...(line ? [lineRow(line)] : []),
  ]
}

/** What is found of the money at the bank. */
function linesSummary(lines: OrderDetail['bank_lines']): { verdict: Verdict; text: string } | null {
  if (lines === null) return null
  if (lines.length === 0) return { verdict: 'open', text: '未找到流水' }
  return sureLine(lines) ? null : { verdict: 'differs', text: `${lines.length} 条候选` }
}

/** The check in a few words, for the queue: of the report and of the line that is surely its money. */
export function checkSummary(order: Checked, today: string): { verdict: Verdict; text: string } {
  const rows = checkRows(order, today, sureLine(order.bank_lines ?? []))
  if (rows.length === 0) return { verdict: 'open', text: '没有填报' }
  const wrong = rows.filter(row => row.verdict === 'differs')
  const [only] = wrong
  if (!only) return linesSummary(order.bank_lines) ?? { verdict: 'same', text: '全部一致' }
  const gap = (order.report?.amount_fen ?? 0) - order.amount_fen
  const texts: Record<CheckRow['id'], string> = {
    amount: `${gap < 0 ? '差' : '多'} ${yuan(Math.abs(gap))}`,
    payer: '户名不同',
    account: '尾号不同',
    day: '日期留意',
    code: '1 项留意',
    bank_ref: '1 项留意',
  }
  return { verdict: 'differs', text: wrong.length > 1 ? `${wrong.length} 项留意` : texts[only.id] }
}
