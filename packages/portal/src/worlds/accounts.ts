/** Accounts of D9. All have the same password; none exists in production. */
export const demoPassword = 'Demo_2026'

export const agencies = [{ id: '1001', name: '华东发展中心' }]

export const staff = [
  { id: 'staff-finance', name: 'finance', phone: '13900000001', sub_role: 'finance', agent_id: null },
  { id: 'staff-agent', name: 'agent', phone: '13900000002', sub_role: 'agent', agent_id: '1001' },
  { id: 'staff-super', name: 'super', phone: '13900000003', sub_role: 'super', agent_id: null },
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
export const members: readonly DemoMember[] = [
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

export const unit = {
  id: 'unit-01',
  name: '江海联运集团有限公司',
  creditCode: '91310000MA1FL0000N',
  managerId: 'member-04',
  level: 'executive',
}
