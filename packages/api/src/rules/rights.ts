/** Staff sub-roles (product.md §6). The wire calls them `remark`. */
export const subRoles = ['finance', 'agent', 'super', 'exam', 'others'] as const
export type SubRole = (typeof subRoles)[number]

/** An empty or unknown remark is the read-only order desk (D3). */
export const toSubRole = (remark: string | null | undefined): SubRole =>
  subRoles.find(role => role === remark) ?? 'others'

export const subRoleNames = {
  finance: '财务',
  agent: '会员发展',
  super: '综合管理',
  exam: '考试管理',
  others: '订单查询',
} as const satisfies Record<SubRole, string>

/** How far a right reaches: every record, the agent's own, every record with personal data masked, or not at all. */
export type Reach = 'all' | 'own' | 'masked' | null

/** The rights table of D3: it guards calls and routes, draws the menus and generates the test of every call. */
export const rights = {
  home: { finance: 'all', agent: 'all', super: 'all', exam: 'all', others: null },
  'orders.read': { finance: 'all', agent: 'own', super: 'all', exam: null, others: 'masked' },
  'orders.close': { finance: null, agent: null, super: 'all', exam: null, others: null },
  /** Sends members a text that asks them to pay. */
  'orders.remind': { finance: 'all', agent: 'own', super: 'all', exam: null, others: null },
  /** Reports what a member has transferred, in the member's place. */
  'payment.report': { finance: null, agent: 'own', super: null, exam: null, others: null },
  'payment.confirm': { finance: 'all', agent: null, super: null, exam: null, others: null },
  'refund.request': { finance: null, agent: 'own', super: 'all', exam: null, others: null },
  'refund.approve': { finance: 'all', agent: null, super: null, exam: null, others: null },
  'invoices.read': { finance: 'all', agent: null, super: 'all', exam: null, others: null },
  'invoices.manage': { finance: 'all', agent: null, super: null, exam: null, others: null },
  'coupons.read': { finance: 'all', agent: null, super: 'all', exam: null, others: null },
  'coupons.write': { finance: null, agent: null, super: 'all', exam: null, others: null },
  'members.read': { finance: null, agent: 'own', super: 'all', exam: null, others: null },
  audit: { finance: null, agent: null, super: 'all', exam: null, others: null },
  development: { finance: null, agent: 'own', super: null, exam: null, others: null },
  exam: { finance: null, agent: null, super: null, exam: 'all', others: null },
  'account.settings': { finance: 'all', agent: 'all', super: 'all', exam: null, others: null },
} as const satisfies Record<string, Record<SubRole, Reach>>

export type Right = keyof typeof rights

/** How far `subRole` may use `right`; null when not at all. */
export const reach = (subRole: SubRole, right: Right): Reach => rights[right][subRole]
