export { fields as reportFields, reportValues } from './report-form.ts'
export { isOfOrder, notReported } from './not-reported.ts'
export { TransferReportForm, type ReportResult, type TransferReportFormProps } from './TransferReportForm.tsx'
export type { SaveReportDraft } from './use-report-draft.ts'
