import { describe, expect, it } from 'vitest'
import { applicationLife, applicationStatuses, isEditable, isOpen } from './application.ts'
import { addDays } from './dates.ts'
import { actsOnInvoice, invoiceLife, invoiceStatuses } from './invoice.ts'
import { invoiceStatusLook, memberInvoiceLook } from './invoice-looks.ts'
import { isValid, membershipStatus, nextPeriod, renewalState } from './membership.ts'
import { allowedActs, historyText, mayMove, statusIn, type AnyLife, type Status } from './life.ts'
import { actsOnOrder, orderLife, orderStatuses } from './order.ts'
import { attemptLife } from './payment-attempt.ts'
import { differenceLife } from './reconciliation.ts'
import { refundLife, revokedEnd, shortenedEnd } from './refund.ts'
import { reach, rights, subRoles, toSubRole, type Right } from './rights.ts'
import { landingPage } from './staff-pages.ts'

const until = (lastDay: string, revoked = false) => ({ lastDay, revoked })

describe('membership (D4)', () => {
  const today = '2026-05-18'
  it.each([
    ['2026-07-17', 'active'],
    ['2026-07-16', 'expiring'],
    ['2026-05-18', 'expiring'],
    ['2026-05-17', 'grace'],
    ['2026-04-18', 'grace'],
    ['2026-04-17', 'expired'],
  ])('last day %s is %s', (lastDay, status) => {
    expect(membershipStatus(until(lastDay), today)).toBe(status)
  })
  it('gives no grace after a period that a refund took back, and the next one begins afresh (D5)', () => {
    expect(membershipStatus(until('2026-05-17', true), today)).toBe('expired')
    expect(nextPeriod(until('2026-05-17', true), today).startsOn).toBe(today)
    expect(nextPeriod(until(today, true), today).startsOn).toBe('2026-05-19')
  })
  it('lets an override win', () => {
    expect(membershipStatus(until('2030-01-01'), today, 'terminated')).toBe('terminated')
    expect(isValid('suspended')).toBe(false)
  })
  it('continues the old period while valid and in grace, and starts afresh after', () => {
    expect(nextPeriod(until('2027-03-31'), today)).toEqual({ startsOn: '2027-04-01', endsOn: '2028-03-31' })
    expect(nextPeriod(until('2026-06-10'), today)).toEqual({ startsOn: '2026-06-11', endsOn: '2027-06-10' })
    expect(nextPeriod(until('2026-04-18'), today)).toEqual({ startsOn: '2026-04-19', endsOn: '2027-04-18' })
    expect(nextPeriod(until('2026-04-17'), today)).toEqual({ startsOn: today, endsOn: '2027-05-17' })
    expect(nextPeriod(null, today).startsOn).toBe(today)
  })
  it('never makes two periods overlap, whatever the day of payment', () => {
    for (let days = -100; days < 400; days += 1) {
      const lastDay = addDays(today, days)
      expect(
        nextPeriod(until(lastDay), today).startsOn > lastDay ||
          nextPeriod(until(lastDay), today).startsOn === today,
      ).toBe(true)
    }
  })
  it('offers renewal to everybody who is or was a member, and to nobody who was stopped', () => {
    const statuses = ['active', 'expiring', 'grace', 'expired', 'suspended', 'terminated'] as const
    expect(statuses.map(status => renewalState(status, today, today))).toEqual([
      'open',
      'open',
      'open',
      'open',
      'closed',
      'closed',
    ])
  })
  it('lets nobody pay more than one period ahead', () => {
    expect(renewalState('active', addDays(today, 1), today)).toBe('paid_ahead')
    expect(renewalState('suspended', addDays(today, 1), today)).toBe('closed')
  })
})

/** States that a record can come to, act by act, from where its life begins. */
function reachable<S extends Status, Actor extends string, Act extends string>({
  acts,
  moves,
}: Pick<AnyLife<S, Actor, Act>, 'acts' | 'moves'>): Set<S> {
  const reached = new Set<S>()
  for (let round = 0; round < acts.length; round += 1) {
    for (const act of acts) {
      const { from, to } = moves[act]
      if (to !== null && (from.length === 0 || from.some(status => reached.has(status)))) reached.add(to)
    }
  }
  return reached
}

describe('every life cycle', () => {
  it('reaches every state from its beginning', () => {
    expect(reachable(applicationLife)).toEqual(new Set(applicationStatuses))
    expect(reachable(attemptLife)).toEqual(new Set(attemptLife.statuses))
    expect(reachable(refundLife)).toEqual(new Set(refundLife.statuses))
    expect(reachable(orderLife)).toEqual(new Set(orderStatuses))
    expect(reachable(invoiceLife)).toEqual(new Set(invoiceStatuses))
    expect(reachable(differenceLife)).toEqual(new Set(differenceLife.statuses))
  })
  it('lets an act be done by its actors alone, from its states alone', () => {
    const { moves } = attemptLife
    for (const status of attemptLife.statuses) {
      for (const who of ['member', 'finance', 'system'] as const) {
        const open = allowedActs(attemptLife, status, who)
        for (const act of attemptLife.acts) {
          const may = moves[act].by.includes(who) && moves[act].from.includes(status)
          expect([status, who, act, open.includes(act)]).toEqual([status, who, act, may])
        }
      }
    }
  })
  it('lets several actors do one act', () => {
    expect(mayMove(attemptLife, 'open', 'succeed', 'finance')).toBe(true)
    expect(mayMove(attemptLife, 'open', 'succeed', 'system')).toBe(true)
    expect(mayMove(attemptLife, 'open', 'succeed', 'member')).toBe(false)
  })
  it('keeps numbers numbers, and refuses a status that it does not know', () => {
    expect(orderStatuses).toEqual([0, 10, 15, 20, 30, 40, 50, 60, 90, 99])
    expect(statusIn(orderLife, 15)).toBe(15)
    expect(() => statusIn(orderLife, 16)).toThrow('订单: no status 16')
    expect(() => statusIn(applicationLife, 'toString')).toThrow('no status')
  })
  it('tells an act in the words of its history, and one of former days by its name', () => {
    expect(historyText(orderLife, 'report')).toBe('提交转账信息')
    expect(historyText(orderLife, 'confirm')).toBe('确认到账')
    expect(historyText(orderLife, 'pay_by_cheque')).toBe('pay_by_cheque')
  })
})

describe('application life cycle (D4)', () => {
  it('ends in states without a way out', () => {
    const closed = applicationStatuses.filter(status => !isOpen(status))
    for (const status of closed) {
      expect(
        (['member', 'auditor', 'system'] as const).flatMap(who => allowedActs(applicationLife, status, who)),
      ).toEqual([])
    }
  })
  it('lets only the auditor decide, and only what was submitted', () => {
    for (const status of applicationStatuses) {
      const acts = allowedActs(applicationLife, status, 'auditor')
      expect(acts).toEqual(status === 'submitted' ? ['return', 'reject', 'approve'] : [])
    }
  })
  it('lets the applicant write in a draft and in what was returned', () => {
    expect(applicationStatuses.filter(isEditable)).toEqual(['draft', 'returned'])
    for (const status of applicationStatuses)
      expect(mayMove(applicationLife, status, 'save', 'member')).toBe(isEditable(status))
  })
})

describe('order life cycle (D5)', () => {
  it('is the table of D5, row by row', () => {
    expect(
      orderLife.acts.map(act => [
        act,
        orderLife.moves[act].from,
        orderLife.moves[act].to,
        orderLife.moves[act].by,
      ]),
    ).toEqual([
      ['create', [], 0, ['member', 'auditor']],
      ['pay_nothing', [0], 30, ['member']],
      ['pay_offline', [0, 15], null, ['member', 'agent']],
      ['pay_online', [0, 15], null, ['member']],
      ['paid_online', [0, 10, 15], 30, ['system']],
      ['mismatch', [0, 15], 99, ['system']],
      ['report', [0, 15], 10, ['member', 'agent']],
      ['take_back', [10], 0, ['member']],
      ['send_back', [10], 15, ['finance']],
      ['bank_line', [0, 15], 10, ['finance']],
      ['confirm', [10, 20], 30, ['finance']],
      ['short', [10, 20], 20, ['finance']],
      ['exception', [10, 20], 99, ['finance']],
      ['resume', [99], 10, ['finance']],
      ['resume_short', [99], 20, ['finance']],
      ['return_exception', [99], 40, ['finance']],
      ['close_exception', [99], 90, ['finance']],
      ['ask_refund', [30, 50], 40, ['member', 'auditor', 'agent']],
      ['approve_refund', [40], null, ['finance']],
      ['review_refund', [40], null, ['finance']],
      ['reject_refund', [40], 30, ['finance']],
      ['reject_further', [40], 50, ['finance']],
      ['refund_failed', [40], null, ['finance', 'system']],
      ['refund_retry', [40], null, ['finance']],
      ['refund_part', [40], 50, ['finance', 'system']],
      ['refund_all', [40], 60, ['finance', 'system']],
      ['return_surplus', [30, 50, 60], 40, ['system', 'finance']],
      ['surplus_returned', [40], 30, ['finance', 'system']],
      ['remind', [0, 15, 20], null, ['auditor', 'agent', 'finance']],
      ['revive', [90], 30, ['system', 'finance']],
      ['return_late', [90], 40, ['system', 'finance']],
      ['close', [0, 10, 15], 90, ['member', 'auditor', 'system']],
    ])
  })
  it('has its sets by name', () => {
    expect(orderLife.sets).toEqual({
      open: [0, 10, 15, 20],
      payable: [0, 15],
      waitsForFinance: [10, 20],
      paid: [30, 40, 50, 60],
      refundable: [30, 50],
      billable: [30, 50],
      closable: [0, 10, 15],
      payableOnline: [0, 10, 15],
      settled: [30, 50, 60],
      over: [90],
    })
  })
  it('takes a transfer report once the channel is chosen, and lets it be chosen once', () => {
    const fees = { amount_fen: 20_000, received_fen: 0 } as const
    const chooses = ['pay_offline', 'pay_online', 'close']
    expect(actsOnOrder({ ...fees, order_status: 0, channel: null }, 'member')).toEqual(chooses)
    expect(actsOnOrder({ ...fees, order_status: 0, channel: 'sandbox' }, 'member')).toEqual(chooses)
    expect(actsOnOrder({ ...fees, order_status: 0, channel: 'offline' }, 'member')).toEqual([
      'pay_online',
      'report',
      'close',
    ])
    expect(actsOnOrder({ ...fees, order_status: 10, channel: 'offline' }, 'member')).toEqual([
      'take_back',
      'close',
    ])
    expect(actsOnOrder({ ...fees, order_status: 20, channel: 'offline' }, 'finance')).toEqual([
      'confirm',
      'short',
      'exception',
    ])
  })
  it('lets an agent report what a lead has transferred, whatever the lead chose, but not while the lead pays online', () => {
    const fees = { amount_fen: 20_000, received_fen: 0, order_status: 0 } as const
    expect(actsOnOrder({ ...fees, channel: null }, 'agent')).toEqual(['pay_offline', 'report'])
    expect(actsOnOrder({ ...fees, channel: 'offline' }, 'agent')).toEqual(['report'])
    expect(actsOnOrder({ ...fees, channel: 'sandbox' }, 'agent')).not.toContain('report')
  })
  it('completes an order of which a coupon leaves nothing, and has nothing of it to pay back', () => {
    const free = { channel: null, amount_fen: 0, received_fen: 0 } as const
    expect(actsOnOrder({ ...free, order_status: 0 }, 'member')).toEqual(['pay_nothing', 'close'])
    expect(actsOnOrder({ ...free, order_status: 0, channel: 'offline' }, 'member')).toEqual([
      'pay_nothing',
      'close',
    ])
    expect(actsOnOrder({ ...free, order_status: 30 }, 'member')).toEqual([])
  })
  it('takes an exception back to where it was, and closes it while no money has come in', () => {
    const exception = { order_status: 99, channel: 'offline', amount_fen: 20_000 } as const
    expect(actsOnOrder({ ...exception, received_fen: 0 }, 'finance')).toEqual(['resume', 'close_exception'])
    expect(actsOnOrder({ ...exception, received_fen: 5_000 }, 'finance')).toEqual([
      'resume_short',
      'return_exception',
    ])
    expect(actsOnOrder({ ...exception, received_fen: 0 }, 'member')).toEqual([])
    const online = { order_status: 99, channel: 'sandbox', amount_fen: 20_000, received_fen: 19_900 } as const
    expect(actsOnOrder(online, 'finance')).toEqual(['return_exception'])
  })
  it('leaves the acts on a refund to the refund', () => {
    expect(
      actsOnOrder({ order_status: 40, channel: 'offline', amount_fen: 20_000, received_fen: 0 }, 'finance'),
    ).toEqual([])
    for (const who of ['member', 'agent', 'auditor'] as const)
      expect(
        actsOnOrder({ order_status: 50, channel: 'offline', amount_fen: 20_000, received_fen: 20_000 }, who),
      ).toEqual(['ask_refund'])
  })
  it('lets nobody but finance move money', () => {
    for (const status of orderStatuses) {
      for (const who of ['member', 'system'] as const) {
        expect(allowedActs(orderLife, status, who)).not.toContain('confirm')
      }
    }
  })
})

describe('refund (D5)', () => {
  const year = { startsOn: '2026-01-01', endsOn: '2026-12-31' }
  const half = { refundFen: 10_000, paidFen: 20_000 }
  it('is approved by one person or by two, and paid back by either', () => {
    const { moves } = refundLife
    expect(refundLife.acts.map(act => [act, moves[act].from, moves[act].to])).toEqual([
      ['ask', [], 'requested'],
      ['approve', ['requested'], 'processing'],
      ['approve_first', ['requested'], 'approved'],
      ['review', ['approved'], 'processing'],
      ['reject', ['requested', 'approved'], 'rejected'],
      ['succeed', ['processing'], 'succeeded'],
      ['fail', ['processing'], 'failed'],
      ['retry', ['failed'], 'processing'],
    ])
    expect(moves.review.by).toEqual(['reviewer'])
  })
  it('shortens a year by its share of the price, rounded in the favour of the member', () => {
    expect(shortenedEnd(year, half, '2026-03-01')).toBe('2026-07-02')
    expect(shortenedEnd(year, { refundFen: 1, paidFen: 20_000 }, '2026-03-01')).toBe('2026-12-31')
  })
  it('takes no day that is over, and leaves a year that has not begun a day at least', () => {
    expect(shortenedEnd(year, half, '2026-11-22')).toBe('2026-11-22')
    expect(shortenedEnd(year, { refundFen: 19_999, paidFen: 20_000 }, '2025-12-01')).toBe('2026-01-01')
  })
  it('takes back a year today, and one that has not begun as a whole', () => {
    expect(revokedEnd(year, '2026-03-01')).toBe('2026-03-01')
    expect(revokedEnd(year, '2025-12-01')).toBe('2025-12-31')
  })
})

describe('life cycle of a difference (D5)', () => {
  it('is settled by people and reopened by what the sources say', () => {
    const { moves } = differenceLife
    expect(differenceLife.acts.map(act => [act, moves[act].from, moves[act].to, moves[act].by])).toEqual([
      ['find', [], 'open', ['system']],
      ['settle', ['open'], 'settled', ['finance']],
      ['take_back', ['settled'], 'open', ['finance']],
      ['change', ['settled', 'self'], 'open', ['system']],
      ['pass', ['open', 'settled'], 'self', ['system']],
    ])
  })
})

describe('document life cycle (D6)', () => {
  it('is the machine of D6, by hand and by a platform', () => {
    const { moves } = invoiceLife
    expect(invoiceLife.acts.map(act => [act, moves[act].from, moves[act].to, moves[act].by])).toEqual([
      ['request', [], 'submitted', ['member']],
      ['send_back', ['submitted', 'failed'], 'returned', ['finance']],
      ['resubmit', ['returned'], 'submitted', ['member']],
      ['cancel', ['submitted', 'returned'], 'cancelled', ['member']],
      ['issue', ['submitted', 'failed'], 'issued', ['finance']],
      ['hand_over', ['submitted'], 'issuing', ['finance']],
      ['issue_there', ['issuing'], 'issued', ['platform']],
      ['fail', ['issuing'], 'failed', ['platform']],
      ['retry', ['failed'], 'issuing', ['finance']],
      ['mend', ['failed'], 'issuing', ['finance']],
      ['deliver', ['issued', 'red_requested'], null, ['mail']],
      ['bounce', ['issued'], null, ['mail']],
      ['resend', ['issued'], null, ['member', 'finance']],
      ['ask_red', ['issued'], 'red_requested', ['member', 'finance']],
      ['refuse_red', ['red_requested'], 'issued', ['finance']],
      ['reverse', ['red_requested'], 'red_done', ['finance']],
      ['hand_over_red', ['red_requested'], null, ['finance']],
      ['fail_red', ['red_requested'], null, ['platform']],
      ['reverse_there', ['red_requested'], 'red_done', ['platform']],
    ])
  })
  it('lets nobody touch what is being issued but the platform', () => {
    for (const who of ['member', 'finance'] as const) expect(actsOnInvoice('issuing', who)).toEqual([])
    expect(invoiceLife.sets.holding).toContain('issuing')
    expect(invoiceLife.sets.holding).toContain('failed')
  })
  it('shows the member what the platform did not issue as still on its way', () => {
    expect(memberInvoiceLook.failed).toBe(invoiceStatusLook.issuing)
    expect(actsOnInvoice('failed', 'member')).toEqual([])
  })
})

const holders = (right: Right) => subRoles.filter(role => reach(role, right) !== null)

describe('rights (product.md §6, D3)', () => {
  it('is the table of the specification', () => {
    expect(holders('home')).toEqual(['finance', 'agent', 'super', 'exam'])
    expect(holders('orders.read')).toEqual(['finance', 'agent', 'super', 'others'])
    expect(holders('payment.confirm')).toEqual(['finance'])
    expect(holders('refund.request')).toEqual(['agent', 'super'])
    expect(holders('refund.approve')).toEqual(['finance'])
    expect(holders('orders.close')).toEqual(['super'])
    expect(holders('audit')).toEqual(['super'])
    expect(holders('members.read')).toEqual(['agent', 'super'])
    expect(holders('development')).toEqual(['agent'])
    expect(holders('exam')).toEqual(['exam'])
    expect(holders('account.settings')).toEqual(['finance', 'agent', 'super'])
    expect(holders('invoices.manage')).toEqual(['finance'])
    expect(rights['orders.read'].others).toBe('masked')
    expect(rights['orders.read'].agent).toBe('own')
  })
  it.each([
    ['finance', 'finance'],
    ['', 'others'],
    [null, 'others'],
    ['root', 'others'],
    ['__proto__', 'others'],
  ])('reads the remark %s as %s', (remark, role) => {
    expect(toSubRole(remark)).toBe(role)
  })
  it('lands by sub-role', () => {
    expect(subRoles.map(subRole => landingPage(subRole).path)).toEqual([
      '/paymentAffirm',
      '/orderManagement',
      '/orderManagement',
      '/examResults',
      '/orderManagement',
    ])
  })
})
