import { landingPath, subRoles, type SubRole } from '@portal/api/rules/rights'
import { describe, expect, it } from 'vitest'
import { mayOpen, menuOf, staffRoutes } from './staff-routes.ts'

const titles = (subRole: SubRole) => menuOf(subRole).map(route => route.title)

describe('the menu of each sub-role (product.md §6, D3)', () => {
  it.each<[SubRole, string]>([
    ['finance', '首页 到账确认 发票管理 订单管理 账号设置'],
    ['agent', '首页 订单管理 个人会员 单位会员 会员发展 账号设置'],
    ['super', '首页 订单管理 个人会员 单位会员 个人审核 单位审核 账号设置'],
    ['exam', '首页 考试成绩'],
    ['others', '订单管理'],
  ])('%s: %s', (subRole, expected) => expect(titles(subRole).join(' ')).toBe(expected))

  it.each(subRoles)('%s may open the own settings', subRole => {
    const settings = staffRoutes.find(({ path }) => path === '/setting')
    expect(settings && mayOpen(subRole, settings)).toBe(true)
  })

  it.each(subRoles)('%s may open its own landing', subRole => {
    const landing = staffRoutes.find(route => route.path === landingPath(subRole))
    expect(landing && mayOpen(subRole, landing)).toBe(true)
  })
})
