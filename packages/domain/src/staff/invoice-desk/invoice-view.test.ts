import { invoiceLife } from '@portal/api/rules/invoice'
import { expect, it } from 'vitest'
import { countIn, invoiceQueryOf, invoiceTabs, invoiceView, tabOf, tabsShown } from './invoice-view.ts'

const read = (search: string) => invoiceView.read(new URLSearchParams(search))
const [todo, , issuing, failed, , returned, issued] = invoiceTabs

it('comes back from the address as it went in, and keeps what is as usual out of it', () => {
  const search = 'tab=issued&page=2&invoice=2026051800421'
  expect(invoiceView.write(read(search)).toString()).toBe(search)
  expect(invoiceView.write(invoiceView.usual).toString()).toBe('')
})

it.each(['tab=cancelled', 'page=0', 'invoice=20260518', 'invoice=20260518004x', 'invoice=20260518004210'])(
  'makes nothing of %s',
  search => expect(read(search)).toEqual(invoiceView.usual),
)

it('holds under 待办 whatever waits for finance', () => {
  expect(todo.statuses).toEqual(invoiceLife.sets.waitsForFinance)
})

it('opens the tab that holds a named document', () => {
  expect(tabOf(null, undefined)).toBe(todo)
  expect(tabOf(null, 'red_requested')).toBe(todo)
  expect(tabOf(null, 'issued')).toBe(issued)
  expect(tabOf('returned', 'issued')).toBe(returned)
  expect(tabOf(null, 'cancelled')).toBe(todo)
})

it('asks for who has waited longest where somebody waits, for the newest elsewhere', () => {
  expect(invoiceQueryOf(todo, 2)).toEqual({
    status: 'failed,submitted,red_requested',
    sort: 'status',
    page: 2,
    page_size: 50,
  })
  expect(invoiceQueryOf(failed, 1)).toMatchObject({ status: 'failed', sort: 'submitted_at' })
  expect(invoiceQueryOf(issued, 1)).toMatchObject({ status: 'issued', sort: '-submitted_at' })
})

it('counts who waits, and nobody else', () => {
  const counts = [
    { invoice_status: 'submitted', count: 2 },
    { invoice_status: 'red_requested', count: 1 },
  ] as const
  expect(countIn(todo, [...counts])).toBe(3)
  expect(countIn(returned, [...counts])).toBe(0)
  expect(countIn(issued, [...counts])).toBeNull()
  expect(countIn(todo, undefined)).toBeUndefined()
})

const ids = (...shown: Parameters<typeof tabsShown>) =>
  tabsShown(...shown).flatMap(tab => ('platform' in tab ? [tab.id] : []))

it('shows the tabs of a platform with one, where something of it is left, and when one is open', () => {
  const platform = { silent: false, issued_today: 0 }
  expect(ids(todo, undefined)).toEqual([])
  expect(ids(todo, { platform: null, counts: [] })).toEqual([])
  expect(ids(todo, { platform, counts: [] })).toEqual(['issuing', 'failed'])
  expect(ids(todo, { platform: null, counts: [{ invoice_status: 'failed', count: 1 }] })).toEqual(['failed'])
  expect(ids(issuing, { platform: null, counts: [] })).toEqual(['issuing'])
  expect(countIn(failed, [{ invoice_status: 'failed', count: 2 }])).toBe(2)
})
