import { useUploadInvoiceFile } from '@portal/api/hooks/invoices'
import { useDraftPart, type Draft } from '@portal/api/hooks/unsent'
import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { invoiceFormats, maxInvoiceFileBytes, maxInvoiceFileMegabytes } from '@portal/api/rules/invoice'
import { yuan } from '@portal/api/rules/money'
import { Button } from '@portal/ui/button'
import { FileField } from '@portal/ui/file-field'
import { StampIcon } from '@portal/ui/icon'
import { Notice } from '@portal/ui/notice'
import { uploaded } from '../../shared/form-kit/index.ts'
import { orderTypeOf } from '../../shared/order-type/order-type-of.ts'
import { usePendingUploads } from '../../shared/pending-uploads/index.ts'
import { useFirstWrong } from '../staff-desk/index.ts'
import { effectsOfIssue } from './invoice-effects.ts'
import { filesField, isDocumentFile, wordOf, type InvoiceDraft } from './invoice-form.ts'
import { InvoiceEffects } from './InvoiceEffects.tsx'
import { InvoiceField, InvoiceNumberField } from './InvoiceFields.tsx'
import { InvoiceFoot } from './InvoiceFoot.tsx'
import * as S from './InvoiceSide.styles.ts'
import { doing, type InvoiceDecision } from './use-invoice-decision.ts'

export interface InvoiceIssueFormProps {
  invoice: InvoiceDetail
  draft: Draft<InvoiceDraft>
  /** Today in Shanghai. */
  today: string
  decision: Pick<InvoiceDecision, 'refused' | 'sending' | 'register' | 'ask'>
  /** Leads back to what else can be done about it. */
  onBack?: (() => void) | undefined
}

const accept = Object.keys(invoiceFormats)
  .map(format => `.${format}`)
  .join(',')

/** The upload of one document's files: each format once. */
function useDocumentUpload(
  { invoice_no, order_kind }: Pick<InvoiceDetail, 'invoice_no' | 'order_kind'>,
  draft: Draft<InvoiceDraft>,
) {
  const send = useUploadInvoiceFile(orderTypeOf(order_kind))
  return usePendingUploads(async (file, options) => {
    const { format, ...stored } = await send({ invoice_no, file }, options)
    if (draft.read().file_ids.some(other => other.format === format))
      throw new Error(`已有一份 ${invoiceFormats[format]}，移除后才能换成这一份`)
    return { ...uploaded(stored), format }
  })
}

/** What was issued on the tax platform: number, day and files; or back to the member with a reason. */
export function InvoiceIssueForm({ invoice, draft, today, decision, onBack }: InvoiceIssueFormProps) {
  const { refused, sending, register, ask } = decision
  const { allowed, document_kind, amount_fen } = invoice
  const form = useFirstWrong<HTMLFormElement>(refused?.attempt ?? 0)
  const { pending, upload } = useDocumentUpload(invoice, draft)
  const files = useDraftPart(draft, now => now.file_ids)
  const errors = refused?.what.errors ?? {}

  return (
    // Enter registers nothing: nobody can take it back
    <S.Form ref={form} noValidate aria-label="开具结果" onSubmit={event => event.preventDefault()}>
      <S.Body>
        <S.Title>开具结果</S.Title>
        <p>{onBack ? '在别处' : '在开票平台'}开好后，把号码和文件登记到这里。</p>
        {onBack ? (
          <Notice tone="warning" title="平台没有开出这一张">
            登记以前请在平台确认没有另开一张；登记后不再交平台，红冲也由财务登记。
          </Notice>
        ) : null}
        <S.Pair>
          <InvoiceNumberField name="number" kind={document_kind} draft={draft} errors={errors} />
          <InvoiceField name="issued_on" draft={draft} errors={errors} today={today} />
        </S.Pair>
        <FileField
          id="invoice-file_ids"
          label={`${wordOf(document_kind)}文件`}
          hint={`至少 PDF 或 OFD 一份，每种格式一份。按文件内容认格式，每份不超过 ${maxInvoiceFileMegabytes} MB。`}
          error={errors.file_ids}
          max={filesField.max}
          maxBytes={maxInvoiceFileBytes}
          accept={accept}
          upload={upload}
          value={files}
          onChange={chosen => draft.change({ file_ids: chosen.filter(isDocumentFile) })}
        />
        <InvoiceField name="staff_remark" draft={draft} errors={errors} today={today} />
        <InvoiceEffects effects={effectsOfIssue(invoice)} />
      </S.Body>
      {allowed.length > 0 ? (
        <InvoiceFoot
          message={refused?.what.message}
          note={
            pending > 0 ? `还有 ${pending} 个文件正在上传，传完才能登记。` : '已开票不能删除，更正只能红冲。'
          }
        >
          {allowed.includes('issue') ? (
            <Button
              size="s"
              variant="seal"
              icon={StampIcon}
              busy={sending === 'issue'}
              busyLabel={doing.issue}
              disabled={pending > 0 || (sending !== null && sending !== 'issue')}
              onClick={() => register('issue')}
            >
              登记开票 {yuan(amount_fen)}
            </Button>
          ) : null}
          {allowed.includes('send_back') ? (
            <Button
              size="s"
              busy={sending === 'send_back'}
              busyLabel={doing.send_back}
              disabled={sending !== null && sending !== 'send_back'}
              onClick={() => ask('send_back')}
            >
              退回申请
            </Button>
          ) : null}
          {onBack ? (
            <Button size="s" variant="text" disabled={sending !== null} onClick={onBack}>
              不登记，返回
            </Button>
          ) : null}
        </InvoiceFoot>
      ) : null}
    </S.Form>
  )
}
