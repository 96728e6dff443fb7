import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { groupRemarkCode } from '@portal/api/rules/order'
import { differenceFrom, type TextPart } from './text-difference.ts'

export type Verdict =
  | 'same'
  | 'differs'
  /** Nothing to compare with: the eye has to, on the voucher. */
  | 'open'

/** One thing that is compared: what the order says and what the member reported. */
export interface CheckRow {
  id: 'amount' | 'payer' | 'day' | 'code' | 'account'
  name: string
  /** Empty: it says nothing about this. */
  order: string
  report: readonly TextPart[]
  verdict: Verdict
  /** What to make of it; empty where nothing has to be said. */
  remark: string
}

type Checked = Pick<OrderDetail, 'amount_fen' | 'subject_name' | 'created_at' | 'remark_code' | 'report'>

const plain = (text: string): TextPart[] => (text === '' ? [] : [{ from: 0, text, differs: false }])
/** Brackets, width and spaces are written many ways; a bank changes them too. */
const spelling = (name: string) => name.normalize('NFKC').replace(/\s/g, '')

/** What has still to come in. */
export const dueFen = (order: Pick<OrderDetail, 'amount_fen' | 'received_fen'>): number =>
  Math.max(0, order.amount_fen - order.received_fen)

function amountRow(order: Checked, reported: number): CheckRow {
  // a report comes before the first receipt, so it is about the whole amount
  const gap = reported - order.amount_fen
  return {
    id: 'amount',
    name: '金额',
    order: yuan(order.amount_fen),
    report: [{ from: 0, text: yuan(reported), differs: gap !== 0 }],
    verdict: gap === 0 ? 'same' : 'differs',
    remark: gap === 0 ? '' : `填报金额比应收${gap < 0 ? '少' : '多'} ${yuan(Math.abs(gap))}。`,
  }
}

function payerRow(order: Checked, payer: string): CheckRow {
  const same = spelling(order.subject_name) === spelling(payer)
  return {
    id: 'payer',
    name: '户名',
    order: order.subject_name,
    report: same ? plain(payer) : differenceFrom(order.subject_name, payer),
    verdict: same ? 'same' : 'differs',
    remark: same ? '' : '付款户名与会员名称不同。他人或分公司代付可以确认，请在备注写明。',
  }
}

function dayRow(order: Checked, paidOn: string, today: string): CheckRow {
  const ordered = shortDay(order.created_at)
  const remark =
    paidOn > today
      ? '付款日期晚于今天。'
      : paidOn < ordered
        ? '付款日期早于下单日期，请核对是否为其他订单付款。'
        : ''
  return {
    id: 'day',
    name: '付款日期',
    order: `下单 ${ordered}`,
    report: [{ from: 0, text: paidOn, differs: remark !== '' }],
    verdict: remark === '' ? 'same' : 'differs',
    remark,
  }
}

/** The order beside the member's report; empty without a report. */
export function checkRows(order: Checked, today: string): CheckRow[] {
  const { report, remark_code } = order
  if (!report) return []
  const tail = report.payer_account_tail
  return [
    amountRow(order, report.amount_fen),
    payerRow(order, report.payer_name),
    dayRow(order, report.paid_on, today),
    {
      id: 'code',
      name: '识别码',
      order: remark_code === null ? '' : groupRemarkCode(remark_code),
      report: [],
      verdict: 'open',
      remark: '',
    },
    {
      id: 'account',
      name: '账号尾号',
      order: '',
      report: plain(tail === '' ? '' : `****${tail}`),
      verdict: 'open',
      remark: '',
    },
  ]
}

/** The check in a few words, for the queue. */
export function checkSummary(order: Checked, today: string): { verdict: Verdict; text: string } {
  const rows = checkRows(order, today)
  if (rows.length === 0) return { verdict: 'open', text: '没有填报' }
  const wrong = rows.filter(row => row.verdict === 'differs')
  const [only] = wrong
  if (!only) return { verdict: 'same', text: '全部一致' }
  if (wrong.length > 1) return { verdict: 'differs', text: `${wrong.length} 项留意` }
  if (only.id === 'payer') return { verdict: 'differs', text: '户名不同' }
  if (only.id === 'day') return { verdict: 'differs', text: '日期留意' }
  const gap = (order.report?.amount_fen ?? 0) - order.amount_fen
  return { verdict: 'differs', text: `${gap < 0 ? '差' : '多'} ${yuan(Math.abs(gap))}` }
}
