import { notSubmitted, type Failure } from '../form-kit/index.ts'
import { fields } from './report-form.ts'
import type { ReportResult } from './TransferReportForm.tsx'

/** Refusals that one field is about. */
const fieldOfRule = { paid_on_in_future: 'paid_on', file_missing: 'voucher_ids' } as const

/** Whether a report was refused for where the order stands, and not for what was typed. */
export const isOfOrder = ({ rule }: Failure): boolean => rule !== null && !(rule in fieldOfRule)

/** What the form shows of a report that was not taken. */
export const notReported = (error: Failure): ReportResult => notSubmitted(fields, error, fieldOfRule)
