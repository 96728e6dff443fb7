import { readPage } from '../staff-desk/desk-address.ts'

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

/** What the audit desk shows; the address holds it. */
export interface AuditView {
  status: AuditStatus
  /** null: the first of the queue. */
  id: string | null
  page: number
}

export function readAuditView(search: URLSearchParams): AuditView {
  const id = search.get('id') ?? ''
  return {
    status: auditStatuses.find(status => status === search.get('status')) ?? 'submitted',
    id: /^[\w-]{1,64}$/.test(id) ? id : null,
    page: readPage(search),
  }
}

export function writeAuditView(view: AuditView): URLSearchParams {
  const search = new URLSearchParams()
  if (view.status !== 'submitted') search.set('status', view.status)
  if (view.page !== 1) search.set('page', String(view.page))
  if (view.id !== null) search.set('id', view.id)
  return search
}
