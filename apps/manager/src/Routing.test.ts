import { isValidElement } from 'react'
import { describe, expect, it } from 'vitest'
import { closedStaffPages } from '@portal/api/rules/not-open-yet'
import { managerPages } from '@portal/api/rules/pages'
import { paths } from './paths.ts'
import { pages, Upcoming } from './Routing.tsx'

/** product.md §2, Management routes. */
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
]

describe('the pages of the specification', () => {
  it('all have their route', () => expect(specified.filter(path => !(path in pages))).toEqual([]))
  it('are those that the server answers, with the ways in', () => {
    const open = [...Object.keys(pages), paths.login, '/login', paths.notFound]
    expect(open.toSorted()).toEqual([...managerPages].toSorted())
  })
  it('are open, or in the list of those that are not', () => {
    const closed = Object.entries(pages).flatMap(([path, page]) =>
      isValidElement(page) && page.type === Upcoming ? [path] : [],
    )
    expect(closed.toSorted()).toEqual([...closedStaffPages].toSorted())
  })
  it('only ever leave that list', () => {
    // lower it with each page that opens
    expect(closedStaffPages.length).toBeLessThanOrEqual(5)
  })
})
