import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { memberPages, memberRedirects } from '@portal/api/rules/member-pages'
import { addressesOf } from '@portal/api/rules/pages'
import { routes } from './Routing.tsx'

/** product.md §2 and D2.3. */
const specified = [
  '/agreement',
  '/privacy',
  '/login',
  '/agent/:agentid',
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
  '/home/evaluation/payment/evaluation',
  '/home/evaluation/credit-archive',
  '/home/invoiceOrder',
  '/home/setting',
]

const known = addressesOf(memberPages, memberRedirects)

describe('the pages of the specification', () => {
  it('are all known to the server', () => {
    expect(specified.filter(path => !known.includes(path))).toEqual([])
  })
  it.each(known)('%s has its route', path => {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe(path)
  })
  it('open one by one', () => {
    // lower it with each page that opens
    expect(Object.values(memberPages).filter(page => 'closed' in page).length).toBeLessThanOrEqual(5)
  })
})
