import { oneOf, page, record, viewInAddress } from '../staff-desk/view-in-address.ts'

/** Tabs of the audit desk, with the words of the desk. */
export const auditTabs = {
  submitted: '待审核',
  returned: '已退回',
  approved_unpaid: '待缴费',
  completed: '已通过',
  rejected: '未通过',
} as const
export type AuditStatus = keyof typeof auditTabs
export const auditStatuses = ['submitted', 'returned', 'approved_unpaid', 'completed', 'rejected'] as const

/** What the audit desk shows. */
export interface AuditView {
  status: AuditStatus
  page: number
  record: string | null
}

export const auditView = viewInAddress<AuditView>({
  status: oneOf('status', auditStatuses, 'submitted'),
  page,
  record: record('id', /^[\w-]{1,64}$/),
})
