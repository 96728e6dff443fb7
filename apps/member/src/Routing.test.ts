import { isValidElement } from 'react'
import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { closedMemberPages } from '@portal/api/rules/not-open-yet'
import { memberPages } from '@portal/api/rules/pages'
import { routes, Upcoming } from './Routing.tsx'

/** product.md §2 and D2.3. */
const specified = [
  '/login',
  '/agent/77',
  '/managerlogin',
  '/searchScore',
  '/searchMember',
  '/institutionlogin',
  '/not-found',
  '/',
  '/index',
  '/applyMember/personal',
  '/applyMember/personal_vip',
  '/applyMember/enterprise',
  '/applyMember/enterprise_vip',
  '/applyEnterpriseMember',
  '/refresh',
  '/home',
  '/home/renew/personal_vip',
  '/home/renew/enterprise_vip',
  '/home/memberInfo',
  '/home/promotion',
  '/home/evaluation',
  '/home/evaluation/payment/:type',
  '/home/evaluation/credit-archive',
  '/home/invoiceOrder',
  '/home/setting',
]

/** Every address pattern below these routes. */
const patternsOf = (below: RouteObject[], base = ''): string[] =>
  below.flatMap(({ path = '', children }) => {
    const full = path.startsWith('/') ? path : `${base}/${path}`
    return [
      ...(path === '' || path === '*' ? [] : [full]),
      ...patternsOf(children ?? [], path === '' ? base : full),
    ]
  })

const isUnknown = (pattern: string) => !memberPages.some(page => matchPath(pattern, page))

const routeAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route
const isClosed = (path: string) => {
  const element = routeAt(path)?.element
  return isValidElement(element) && element.type === Upcoming
}

describe('the pages of the specification', () => {
  it.each(specified)('%s has its route', path => expect(routeAt(path)?.path).not.toBe('*'))
  it('are those that the server answers', () => {
    expect(memberPages.filter(page => routeAt(page)?.path === '*')).toEqual([])
    expect(patternsOf(routes).filter(isUnknown)).toEqual([])
  })
  it('are open, or in the list of those that are not', () => {
    const closed = closedMemberPages.map(({ path }) => path)
    expect(specified.filter(isClosed).toSorted()).toEqual(closed.toSorted())
  })
  it('only ever leave that list', () => {
    // lower it with each page that opens
    expect(closedMemberPages.length).toBeLessThanOrEqual(12)
  })
})
