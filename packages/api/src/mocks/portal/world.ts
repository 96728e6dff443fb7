import { subRoleNames, subRoles } from '../../rules/rights.ts'

/** Who may be signed in, with the word that the Storybook's toolbar shows. */
export const whos = {
  nobody: '未登录',
  plain: '会员端：已注册，未入会',
  valid: '会员端：个人会员，有效',
  expiring: '会员端：个人会员，即将到期',
  expired: '会员端：个人会员，已到期',
  unit: '会员端：单位会员管理人',
  ...subRoleNames,
} as const
export type Who = keyof typeof whos

/** Members of the association and those who are not yet; the others are staff. */
export type MemberWho = Exclude<Who, (typeof subRoles)[number] | 'nobody'>
export const isStaffWho = (who: Who): who is (typeof subRoles)[number] => subRoles.some(role => role === who)

export const networks = {
  normal: '正常',
  slow: '很慢',
  offline: '断开',
  failing: '接口异常',
  expired: '登录已失效',
} as const
export type Network = keyof typeof networks

export const datas = { rich: '丰富', empty: '没有数据', long: '很长、很多' } as const
export type Data = keyof typeof datas

/** What a mock portal is like when it starts. */
export interface World {
  who: Who
  network: Network
  data: Data
}

export const usualWorld: World = { who: 'nobody', network: 'normal', data: 'rich' }
