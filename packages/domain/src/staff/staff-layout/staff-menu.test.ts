import { subRoles, type SubRole } from '@portal/api/rules/rights'
import { landingPage, mayOpen, staffPages } from '@portal/api/rules/staff-pages'
import { describe, expect, it } from 'vitest'
import { menuOf } from './staff-menu.ts'

const titles = (subRole: SubRole) => menuOf(subRole).map(route => route.title)

describe('the menu of each sub-role (product.md §6, D3)', () => {
  it.each<[SubRole, string]>([
    ['finance', '首页 到账确认 发票管理 订单管理 账号设置'],
    ['agent', '首页 订单管理 个人会员 单位会员 会员发展 账号设置'],
    ['super', '首页 订单管理 个人会员 单位会员 个人审核 单位审核 人才审核 账号设置'],
    ['exam', '首页 考试成绩'],
    ['others', '订单管理'],
  ])('%s: %s', (subRole, expected) => expect(titles(subRole).join(' ')).toBe(expected))

  it.each(subRoles)('%s may open the own settings', subRole => {
    expect(mayOpen(subRole, staffPages.setting)).toBe(true)
  })

  it.each(subRoles)('%s may open its own landing', subRole => {
    expect(mayOpen(subRole, landingPage(subRole))).toBe(true)
  })
})
