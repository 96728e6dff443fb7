import { subRoleNames, subRoles } from '../packages/api/src/rules/rights.ts'
import type { WorldName } from '../packages/portal/src/worlds/accounts.ts'

/** Who may be signed in, with the word that the toolbar shows. */
export const identities = {
  nobody: '未登录',
  plain: '会员端：已注册，未入会',
  valid: '会员端：个人会员，有效',
  expiring: '会员端：个人会员，即将到期',
  expired: '会员端：个人会员，已到期',
  unit: '会员端：单位会员管理人',
  ...subRoleNames,
} as const
export type Who = keyof typeof identities

const memberOfWho = {
  plain: 'member-05',
  valid: 'member-01',
  expiring: 'member-02',
  expired: 'member-03',
  unit: 'member-04',
} as const satisfies Record<Exclude<Who, (typeof subRoles)[number] | 'nobody'>, string>

/** The account behind a choice of the toolbar. */
export function accountOf(who: Who): { memberId: string } | { staffId: string } | null {
  if (who === 'nobody') return null
  const subRole = subRoles.find(role => role === who)
  if (subRole !== undefined) return { staffId: `staff-${subRole}` }
  return who in memberOfWho ? { memberId: memberOfWho[who as keyof typeof memberOfWho] } : null
}

export const networks = {
  normal: '正常',
  slow: '很慢',
  offline: '断开',
  failing: '接口异常',
  expired: '登录已失效',
} as const
export type Network = keyof typeof networks

export const dataSets = { rich: '丰富', empty: '没有数据', long: '很长、很多' } as const satisfies Record<
  WorldName,
  string
>

/** What the portal of a story is like when it begins. */
export interface World {
  who: Who
  network: Network
  data: WorldName
}

export const usualWorld: World = { who: 'nobody', network: 'normal', data: 'rich' }
