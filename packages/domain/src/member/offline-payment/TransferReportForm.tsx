import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Controller, useForm, useFormState, useWatch } from 'react-hook-form'
import type { OrderDetail, TransferReport } from '@portal/api/contract/orders.schema'
import { maxVouchers } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import { DateField } from '@portal/ui/date-field'
import { ErrorSummary } from '@portal/ui/error-summary'
import { FileField, type Upload } from '@portal/ui/file-field'
import { MoneyField } from '@portal/ui/money-field'
import { Notice } from '@portal/ui/notice'
import { SaveState } from '@portal/ui/save-state'
import { TextField } from '@portal/ui/text-field'
import { usePendingUploads } from '../../shared/pending-uploads/index.ts'
import { shownState } from '../../shared/form-kit/index.ts'
import {
  judgeReport,
  reportFields,
  reportLabels,
  reportWarnings,
  startValues,
  type ReportErrors,
  type ReportField,
  type ReportValues,
} from './report-values.ts'
import { useReportDraft, type SaveReportDraft } from './use-report-draft.ts'
import * as S from './OfflinePayment.styles.ts'

/** What came of handing in a report. */
export type ReportResult = { ok: true } | { ok: false; errors: ReportErrors; message: string }

export interface TransferReportFormProps {
  order: OrderDetail
  /** The day it is, in Shanghai; a transfer cannot be of a later one. */
  today: string
  upload: Upload
  onSave: SaveReportDraft
  onSubmit: (report: TransferReport) => Promise<ReportResult>
}

/** Formats the portal stores (D7). */
const accepted = '.jpg,.jpeg,.png,.webp,.pdf'

/** Report of a transfer: starts from the last report where there is one, keeps what was typed whatever the answer. */
export function TransferReportForm({ order, today, upload, onSave, onSubmit }: TransferReportFormProps) {
  const base = useId()
  const [blamed, setBlamed] = useState<readonly ReportField[]>([])
  const [attempt, setAttempt] = useState(0)
  const [message, setMessage] = useState('')
  const uploads = usePendingUploads(upload)
  const draft = useReportDraft(order.order_no, onSave)
  const form = useForm<ReportValues>({
    defaultValues: draft.typed ?? startValues(order, today),
    shouldFocusError: false,
    resolver: values => {
      const verdict = judgeReport(values, today)
      return verdict.ok
        ? { values, errors: {} }
        : {
            values: {},
            errors: Object.fromEntries(
              Object.entries(verdict.errors).map(([name, text]) => [
                name,
                { type: 'contract', message: text },
              ]),
            ),
          }
    },
  })
  const { control, getFieldState, register, setError, subscribe, trigger } = form
  const { errors, isSubmitting } = useFormState({ control })
  const values = useWatch({ control, compute: (now: ReportValues) => now })
  const warnings = reportWarnings(values, order)
  const idOf = (name: ReportField) => `${base}-${name}`

  const keepTyped = useEffectEvent((typed: ReportValues) => draft.change(typed))
  useEffect(() => {
    async function judgeAgain(field: ReportField) {
      if (await trigger(field)) setBlamed(fields => fields.filter(other => other !== field))
    }
    return subscribe({
      formState: { values: true },
      callback: ({ name, values: typed }) => {
        const field = reportFields.find(known => known === name)
        if (field !== undefined) keepTyped(typed)
        if (field !== undefined && getFieldState(field).error) void judgeAgain(field)
      },
    })
  }, [getFieldState, subscribe, trigger])

  function show(found: ReportErrors) {
    for (const [name, text] of Object.entries(found)) setError(name as ReportField, { message: text })
    setBlamed(Object.keys(found) as ReportField[])
    setAttempt(count => count + 1)
  }

  const submit = form.handleSubmit(
    async now => {
      if (uploads.pending > 0) return setMessage('还有凭证正在上传，传完后再提交。')
      setMessage('')
      const verdict = judgeReport(now, today)
      await draft.hold()
      const result = verdict.ok ? await onSubmit(verdict.report) : { ...verdict, message: '' }
      if (result.ok) return draft.end()
      draft.release()
      if (Object.keys(result.errors).length > 0) return show(result.errors)
      return setMessage(result.message)
    },
    found => {
      setBlamed(Object.keys(found) as ReportField[])
      setAttempt(count => count + 1)
    },
  )

  // the limits in the rest are of the wider kind that any input takes
  const { min: _min, max: _max, ...paidOn } = register('paid_on')
  const texts = (name: ReportField) => ({
    id: idOf(name),
    label: reportLabels[name],
    error: errors[name]?.message,
    warning: warnings[name],
  })

  return (
    <S.Form noValidate onSubmit={event => void submit(event)}>
      <ErrorSummary
        attempt={attempt}
        errors={reportFields
          .filter(name => blamed.includes(name))
          .map(name => ({ fieldId: idOf(name), message: errors[name]?.message ?? '' }))}
      />
      {message === '' ? null : (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      <TextField {...texts('payer_name')} {...register('payer_name')} />
      <S.Pair>
        <TextField {...texts('payer_bank')} {...register('payer_bank')} optional />
        <TextField
          {...texts('payer_account_tail')}
          {...register('payer_account_tail')}
          optional
          inputMode="numeric"
          autoComplete="off"
        />
      </S.Pair>
      <S.Pair>
        <DateField {...texts('paid_on')} {...paidOn} max={today} />
        <Controller
          control={control}
          name="amount_fen"
          render={({ field }) => (
            <MoneyField {...texts('amount_fen')} value={field.value} onChange={field.onChange} />
          )}
        />
      </S.Pair>
      <Controller
        control={control}
        name="voucher_ids"
        render={({ field }) => (
          <FileField
            {...texts('voucher_ids')}
            hint={`网银回单或柜台回执。JPG、PNG、WebP 或 PDF，每个不超过 10 MB，最多 ${maxVouchers} 个。`}
            max={maxVouchers}
            accept={accepted}
            upload={uploads.upload}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <TextField {...texts('note')} {...register('note')} optional />
      <S.Foot>
        <Button variant="primary" type="submit" busy={isSubmitting} busyLabel="正在提交">
          提交填报
        </Button>
        <p>提交后由协会财务确认，确认前可撤回。</p>
        <SaveState state={shownState(draft.saving)} time={draft.saving.savedAt.slice(11)} />
      </S.Foot>
    </S.Form>
  )
}
