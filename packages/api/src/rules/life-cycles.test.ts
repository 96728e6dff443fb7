import { describe, expect, it } from 'vitest'
import {
  allowedApplicationActs,
  applicationActs,
  applicationLife,
  applicationStatuses,
  isOpen,
} from './application.ts'
import { addDays } from './dates.ts'
import { isValid, membershipStatus, nextPeriod, renewalState } from './membership.ts'
import { actsOnOrder, allowedOrderActs, isOpenOrder, orderActs, orderLife, orderStatuses } from './order.ts'
import { landingPath, reach, rights, subRoles, toSubRole, type Right } from './rights.ts'

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

describe('application life cycle (D4)', () => {
  it('ends in states without a way out', () => {
    const closed = applicationStatuses.filter(status => !isOpen(status))
    for (const status of closed) {
      expect(
        (['member', 'auditor', 'system'] as const).flatMap(who => allowedApplicationActs(status, who)),
      ).toEqual([])
    }
  })
  it('lets only the auditor decide, and only what was submitted', () => {
    for (const status of applicationStatuses) {
      const acts = allowedApplicationActs(status, 'auditor')
      expect(acts).toEqual(status === 'submitted' ? ['return', 'reject', 'approve'] : [])
    }
  })
  it('reaches every state from the draft', () => {
    const reached = new Set(['draft'])
    for (let round = 0; round < applicationActs.length; round += 1) {
      for (const act of applicationActs) {
        if (applicationLife[act].from.some(status => reached.has(status)))
          reached.add(applicationLife[act].to)
      }
    }
    expect([...reached].toSorted()).toEqual([...applicationStatuses].toSorted())
  })
})

describe('order life cycle (D5)', () => {
  it('is the table of D5, row by row', () => {
    expect(orderActs.map(act => [act, orderLife[act].from, orderLife[act].to, orderLife[act].who])).toEqual([
      ['pay_offline', [0, 15], null, 'member'],
      ['report', [0, 15], 10, 'member'],
      ['take_back', [10], 0, 'member'],
      ['send_back', [10], 15, 'finance'],
      ['confirm', [10, 20], 30, 'finance'],
      ['short', [10, 20], 20, 'finance'],
      ['exception', [10, 20], 99, 'finance'],
      ['close', [0, 10, 15], 90, 'system'],
    ])
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
  it('calls an order open while money is expected', () => {
    expect(orderStatuses.filter(isOpenOrder)).toEqual([0, 10, 15, 20])
  })
  it('lets nobody but finance move money', () => {
    for (const status of orderStatuses) {
      for (const who of ['member', 'system'] as const) {
        expect(allowedOrderActs(status, who)).not.toContain('confirm')
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
    expect(subRoles.map(landingPath)).toEqual([
      '/paymentAffirm',
      '/orderManagement',
      '/orderManagement',
      '/examResults',
      '/orderManagement',
    ])
  })
})
