import type { FormEvent } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { TransferReport } from '@portal/api/contract/transfer.schema'
import { namesOf } from '@portal/api/rules/form-fields'
import { Button } from '@portal/ui/button'
import type { Upload } from '@portal/ui/file-field'
import { Notice } from '@portal/ui/notice'
import {
  DraftState,
  FormErrors,
  FormFields,
  useDerived,
  useLongForm,
  useSubmission,
  type SubmitResult,
} from '../form-kit/index.ts'
import { usePendingUploads } from '../pending-uploads/index.ts'
import {
  controls,
  fields,
  validateReport,
  reportWarnings,
  startValues,
  type ReportValues,
} from './report-form.ts'
import { useReportDraft, type SaveReportDraft } from './use-report-draft.ts'
import * as S from './TransferReport.styles.ts'

/** What came of handing in a report. */
export type ReportResult = SubmitResult<typeof fields>

export interface TransferReportFormProps {
  order: OrderDetail
  /** The day it is, in Shanghai; a transfer cannot be of a later one. */
  today: string
  upload: Upload
  /** Keeps on the server what is typed; without it only the page does. */
  onSave?: SaveReportDraft | undefined
  /** What becomes of the report when it is handed in. */
  note: string
  onSubmit: (report: TransferReport) => Promise<ReportResult>
}

const names = namesOf(fields)

/** Report of a transfer: starts from the last report where there is one, keeps what was typed whatever the answer. */
export function TransferReportForm({
  order,
  today,
  upload,
  onSave,
  note,
  onSubmit,
}: TransferReportFormProps) {
  const uploads = usePendingUploads(upload)
  const draft = useReportDraft(order.order_no, onSave)
  const validate = (values: ReportValues) => validateReport(values, today)
  const form = useLongForm({
    fields,
    id: 'report',
    start: draft.typed ?? startValues(order, today),
    validate,
    onType: values => draft.change(values),
  })
  const warnings = useDerived(form, values => reportWarnings(values, order))

  const { message, submitting, submit } = useSubmission({
    read: form.read,
    validate,
    autosave: draft.autosave,
    async onSubmit(report: TransferReport) {
      const result = await onSubmit(report)
      if (result.ok) draft.end()
      return result
    },
    pending: uploads.pending,
    pendingText: '还有凭证正在上传，传完后再提交。',
    showErrors: form.blame,
  })

  return (
    <S.Form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <FormErrors form={form} names={names} />
      {message === '' ? null : (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      <FormFields
        form={form}
        controls={controls}
        names={names}
        warnings={warnings}
        pair={S.Pair}
        today={today}
        upload={uploads.upload}
      />
      <S.Foot>
        <Button variant="primary" type="submit" busy={submitting} busyLabel="正在提交">
          提交填报
        </Button>
        <p>{note}</p>
        {onSave ? <DraftState autosave={draft.autosave} /> : null}
      </S.Foot>
    </S.Form>
  )
}
