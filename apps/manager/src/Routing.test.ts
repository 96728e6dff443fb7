import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { addressesOf } from '@portal/api/rules/pages'
import { publicStaffPages, staffPages, staffRedirects } from '@portal/api/rules/staff-pages'
import { routes } from './Routing.tsx'

/** product.md §2, Management routes, and the ways in. */
const specified = [
  '/',
  '/paymentAffirm',
  '/invoiceManagement',
  '/orderManagement',
  '/memberManagement/personal',
  '/memberManagement/enterprise',
  '/memberAudit/personal',
  '/memberAudit/enterprise',
  '/examResults',
  '/memberDevelop',
  '/setting',
  '/managerlogin',
  '/login',
  '/not-found',
]

const known = addressesOf({ ...staffPages, ...publicStaffPages }, staffRedirects)

describe('the pages of the specification', () => {
  it('are all known to the server', () => {
    expect(specified.filter(path => !known.includes(path))).toEqual([])
  })
  it.each(known)('%s has its route', path => {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe(path)
  })
  it('open one by one', () => {
    // lower it with each page that opens
    expect(Object.values(staffPages).filter(page => 'closed' in page).length).toBeLessThanOrEqual(4)
  })
})
