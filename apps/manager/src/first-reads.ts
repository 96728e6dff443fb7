import type { FirstRead, PageLoad } from '@portal/api/hooks/begin-page'
import { staffReads } from '@portal/api/hooks/staff'
import { pageAt } from '@portal/api/rules/pages'
import { staffPages, type OpenStaffPage } from '@portal/api/rules/staff-pages'
import { personalAuditReads } from '@portal/domain/staff/audit-desk'
import { couponDeskReads } from '@portal/domain/staff/coupon-desk'
import { invoiceDeskReads } from '@portal/domain/staff/invoice-desk'
import { orderDeskReads } from '@portal/domain/staff/order-desk'
import { paymentDeskReads } from '@portal/domain/staff/payment-desk'
import { reconciliationReads } from '@portal/domain/staff/reconciliation'

type Reads = (search: URLSearchParams) => readonly FirstRead[]

const ofPages: Readonly<Record<string, Reads | undefined>> = {
  coupons: couponDeskReads,
  invoiceManagement: invoiceDeskReads,
  orderManagement: orderDeskReads,
  paymentAffirm: paymentDeskReads,
  personalAudit: personalAuditReads,
  reconciliation: reconciliationReads,
} satisfies Partial<Record<OpenStaffPage, Reads>>

/** What the page at an address asks for first when somebody is signed in; the html begins it (ADR 025). */
export function firstReads({ path, search, signedIn }: PageLoad): readonly FirstRead[] {
  const name = pageAt(staffPages, path)
  if (!signedIn || name === undefined) return []
  return [...staffReads, ...(ofPages[name]?.(search) ?? [])]
}
