import type { SubRole } from '../../rules/rights.ts'
import type { Member, Staff } from './state.ts'
import type { Data, MemberWho } from './world.ts'

/** The one password and the one SMS code of the mock portal. */
export const mockPassword = 'Demo_2026'
export const mockCode = '123456'

const member = (number: string, name: string, agentId: string | null = null): Member => ({
  kind: 'member',
  id: `member-${number}`,
  phone: `138000000${number}`,
  name,
  password: mockPassword,
  agentId,
})

const longName = '阿卜杜热合曼·买买提依明·托合提尼亚孜'

/** The members whom the toolbar can sign in. */
export const memberOfWho = {
  plain: 'member-05',
  valid: 'member-01',
  expiring: 'member-02',
  expired: 'member-03',
  unit: 'member-04',
} as const satisfies Record<MemberWho, string>

export const newMembers = (data: Data): Member[] => [
  member('01', data === 'long' ? longName : '陈知行'),
  member('02', '林月华'),
  member('03', '周明远'),
  member('04', '江海川'),
  member('05', '新用户'),
  member('11', '王思源', '1001'),
  member('12', '赵文博'),
  member('13', '李静怡', '1001'),
  member('14', '孙浩然'),
  member('15', '吴佩珊'),
  member('16', '郑向阳'),
  member('17', '何雨桐'),
  member('18', '高建国', '1001'),
]

export const agency = { id: '1001', name: '华东发展中心' } as const

const staff = (number: number, name: string, subRole: SubRole): Staff => ({
  kind: 'staff',
  id: `staff-${subRole}`,
  name,
  phone: `1390000000${number}`,
  subRole,
  agentId: subRole === 'agent' ? agency.id : null,
})

/** They sign in with the name of their sub-role. */
export const newStaff = (): Staff[] => [
  staff(1, '沈静仪', 'finance'),
  staff(2, '顾南', 'agent'),
  staff(3, '方启明', 'super'),
  staff(4, '秦晓', 'exam'),
  staff(5, '许岚', 'others'),
]
