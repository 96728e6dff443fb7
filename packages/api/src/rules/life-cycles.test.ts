import { describe, expect, it } from 'vitest'
import { applicationLife, applicationStatuses, isEditable, isOpen } from './application.ts'
import { addDays } from './dates.ts'
import { isValid, membershipStatus, nextPeriod, renewalState } from './membership.ts'
import { allowedActs, historyText, mayMove, statusIn, type AnyLife, type Status } from './life.ts'
import { actsOnOrder, orderLife, orderStatus, orderStatuses } from './order.ts'
import { attemptLife } from './payment-attempt.ts'
import { reach, rights, subRoles, toSubRole, type Right } from './rights.ts'
import { landingPage } from './staff-pages.ts'

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
    expect(membershipStatus(lastDay, today)).toBe(status)
  })
  it('lets an override win', () => {
    expect(membershipStatus('2030-01-01', today, 'terminated')).toBe('terminated')
    expect(isValid('suspended')).toBe(false)
  })
  it('continues the old period while valid and in grace, and starts afresh after', () => {
    expect(nextPeriod('2027-03-31', today)).toEqual({ startsOn: '2027-04-01', endsOn: '2028-03-31' })
    expect(nextPeriod('2026-06-10', today)).toEqual({ startsOn: '2026-06-11', endsOn: '2027-06-10' })
    expect(nextPeriod('2026-04-18', today)).toEqual({ startsOn: '2026-04-19', endsOn: '2027-04-18' })
    expect(nextPeriod('2026-04-17', today)).toEqual({ startsOn: today, endsOn: '2027-05-17' })
    expect(nextPeriod(null, today).startsOn).toBe(today)
  })
  it('never makes two periods overlap, whatever the day of payment', () => {
    for (let days = -100; days < 400; days += 1) {
      const lastDay = addDays(today, days)
      expect(
        nextPeriod(lastDay, today).startsOn > lastDay || nextPeriod(lastDay, today).startsOn === today,
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
  it('reaches every state from its beginning, but for what refunds bring', () => {
    expect(reachable(applicationLife)).toEqual(new Set(applicationStatuses))
    expect(reachable(attemptLife)).toEqual(new Set(attemptLife.statuses))
    const byRefunds = new Set<number>([
      orderStatus.refunding,
      orderStatus.partlyRefunded,
      orderStatus.refunded,
    ])
    expect(reachable(orderLife)).toEqual(new Set(orderStatuses.filter(status => !byRefunds.has(status))))
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
      ['pay_offline', [0, 15], null, ['member']],
      ['report', [0, 15], 10, ['member']],
      ['take_back', [10], 0, ['member']],
      ['send_back', [10], 15, ['finance']],
      ['confirm', [10, 20], 30, ['finance']],
      ['short', [10, 20], 20, ['finance']],
      ['exception', [10, 20], 99, ['finance']],
      ['close', [0, 10, 15], 90, ['system']],
    ])
  })
  it('has its sets by name', () => {
    expect(orderLife.sets).toEqual({
      open: [0, 10, 15, 20],
      payable: [0, 15],
      waitsForFinance: [10, 20],
      paid: [30, 40, 50, 60],
      closable: [0, 10, 15],
    })
  })
  it('takes a transfer report once the channel is chosen, and lets it be chosen once', () => {
    expect(actsOnOrder({ order_status: 0, channel: null }, 'member')).toEqual(['pay_offline'])
    expect(actsOnOrder({ order_status: 0, channel: 'offline' }, 'member')).toEqual(['report'])
    expect(actsOnOrder({ order_status: 10, channel: 'offline' }, 'member')).toEqual(['take_back'])
    expect(actsOnOrder({ order_status: 20, channel: 'offline' }, 'finance')).toEqual([
      'confirm',
      'short',
      'exception',
    ])
  })
  it('lets nobody but finance move money', () => {
    for (const status of orderStatuses) {
      for (const who of ['member', 'system'] as const) {
        expect(allowedActs(orderLife, status, who)).not.toContain('confirm')
      }
    }
  })
})

const holders = (right: Right) => subRoles.filter(role => reach(role, right) !== null)

describe('rights (product.md §6, D3)', () => {
  it('is the table of the specification', () => {
    expect(holders('home')).toEqual(['finance', 'agent', 'super', 'exam'])
    expect(holders('orders.read')).toEqual(['finance', 'agent', 'super', 'others'])
    expect(holders('payment.confirm')).toEqual(['finance'])
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
