/** Accounts of D9. All have the same password; none exists in production. */
export const demoPassword = 'Demo_2026'

export const agencies = [{ id: '1001', name: '华东发展中心' }]

export const staff = [
  { id: 'staff-finance', name: 'finance', phone: '13900000001', sub_role: 'finance', agent_id: null },
  { id: 'staff-finance-2', name: 'finance2', phone: '13900000006', sub_role: 'finance', agent_id: null },
  { id: 'staff-agent', name: 'agent', phone: '13900000002', sub_role: 'agent', agent_id: '1001' },
  { id: 'staff-super', name: 'super', phone: '13900000003', sub_role: 'super', agent_id: null },
  // a star is scored by two and an objection decided by another (D7)
  { id: 'staff-super-2', name: 'super2', phone: '13900000007', sub_role: 'super', agent_id: null },
  { id: 'staff-super-3', name: 'super3', phone: '13900000008', sub_role: 'super', agent_id: null },
  { id: 'staff-exam', name: 'exam', phone: '13900000004', sub_role: 'exam', agent_id: null },
  { id: 'staff-others', name: 'others', phone: '13900000005', sub_role: 'others', agent_id: null },
]

export interface DemoMember {
  id: string
  phone: string
  nickname: string
  name: string
  agent_id: string | null
  /** Days from today to the last day of the membership; null: none. */
  membershipEndsIn: number | null
  yearsBefore: number
}

const member = (
  number: number,
  name: string,
  membershipEndsIn: number | null,
  yearsBefore: number,
  agent_id: string | null = null,
): DemoMember => ({
  id: `member-${String(number).padStart(2, '0')}`,
  phone: `138000000${String(number).padStart(2, '0')}`,
  nickname: '',
  name,
  agent_id,
  membershipEndsIn,
  yearsBefore,
})

/** The first five are those of D9; the rest fill the desks. */
const demoMembers: readonly DemoMember[] = [
  member(1, '陈知行', 317, 2),
  member(2, '林月华', 27, 1),
  member(3, '周明远', -120, 0),
  member(4, '江海川', 200, 3),
  member(5, '新用户', null, 0),
  member(11, '王思源', null, 0, '1001'),
  member(12, '赵文博', null, 0),
  member(13, '李静怡', null, 0, '1001'),
  member(14, '孙浩然', null, 0),
  member(15, '吴佩珊', null, 0),
  member(16, '郑向阳', null, 0),
  member(17, '何雨桐', null, 0),
  member(18, '高建国', null, 0, '1001'),
]

const demoUnit = {
  id: 'unit-01',
  name: '江海联运集团有限公司',
  creditCode: '91310000MA1FL0000N',
  managerId: 'member-04',
  level: 'executive',
}
export type DemoUnit = typeof demoUnit

/**
 * `rich`: what a first start shows. `empty`: the same accounts before anybody did anything. `long`: more of
 * everything, with the longest names and texts there are.
 */
export const worldNames = ['rich', 'empty', 'long'] as const
export type WorldName = (typeof worldNames)[number]

export interface People {
  members: readonly DemoMember[]
  unit: DemoUnit
}

/** How many applicants the long world has besides the others: more than two pages. */
const crowdSize = 49
export const crowdIds: readonly string[] = Array.from(
  { length: crowdSize },
  (_, index) => `member-9${String(index).padStart(2, '0')}`,
)
const crowdMember = (id: string, index: number): DemoMember => ({
  id,
  phone: `137000000${String(index).padStart(2, '0')}`,
  nickname: '',
  name: index % 5 === 0 ? '欧阳司马诸葛·阿卜杜热合曼·买买提依明' : `申请人${index + 1}`,
  agent_id: index % 3 === 0 ? '1001' : null,
  membershipEndsIn: null,
  yearsBefore: 0,
})

export function peopleOf(world: WorldName): People {
  if (world !== 'long') return { members: demoMembers, unit: demoUnit }
  const [first, ...others] = demoMembers
  const longest = { ...first, name: '阿卜杜热合曼·买买提依明·托合提尼亚孜', yearsBefore: 6 } as DemoMember
  return {
    members: [longest, ...others, ...crowdIds.map(crowdMember)],
    unit: { ...demoUnit, name: '中国（上海）自由贸易试验区江海联运供应链管理集团股份有限公司' },
  }
}
