import type { InvoiceDetail, InvoiceFile } from '@portal/api/contract/invoices.schema'
import { groupDocumentNumber, invoiceFormats } from '@portal/api/rules/invoice'
import { invoiceMailLook } from '@portal/api/rules/invoice-looks'
import { invoiceIssueForm, invoiceRedForm } from '@portal/api/rules/invoice-form'
import { CopyButton } from '@portal/ui/copy-button'
import { DescriptionList, type Description } from '@portal/ui/description-list'
import { fileSize } from '@portal/ui/file-field'
import { DownloadIcon } from '@portal/ui/icon'
import { StatusInline } from '@portal/ui/status'
import { TextLink } from '@portal/ui/text-link'
import { OrderSection } from '../order-desk/OrderSection.tsx'
import { Quiet, Value } from './InvoiceBuyer.styles.ts'
import { numberLabel, wordOf } from './invoice-form.ts'
import * as S from './InvoiceResult.styles.ts'

export interface InvoiceResultProps {
  title: string
  invoice: Pick<
    InvoiceDetail,
    'document_kind' | 'number' | 'issued_on' | 'red' | 'staff_remark' | 'files' | 'mail'
  >
}

const { issued_on: day, staff_remark: staffRemark } = invoiceIssueForm.fields
const { reversed_on: redDay } = invoiceRedForm.fields

const numbered = (term: string, number: string): Description => ({
  term,
  value: (
    <Value>
      <span>{groupDocumentNumber(number)}</span>
      <CopyButton text={number} what={term} />
    </Value>
  ),
})

function File({ file: { format, name, size, url } }: { file: InvoiceFile }) {
  return (
    <li>
      <b>{invoiceFormats[format]}</b>
      <span>
        {name} <Quiet>{fileSize(size)}</Quiet>
      </span>
      <TextLink href={url} download={name} aria-label={`下载 ${name}`}>
        <DownloadIcon size={16} />
        下载
      </TextLink>
    </li>
  )
}

/** Whether it has reached its receiver, and since when. */
function Mailed({ mail: { to, state, at } }: { mail: NonNullable<InvoiceDetail['mail']> }) {
  const { label, family, icon } = invoiceMailLook[state]
  return (
    <>
      <StatusInline family={family} icon={icon}>
        {label}
      </StatusInline>
      <S.Address>
        {at.slice(5, 16)} {state === 'waiting' ? '发往 ' : ''}
        {to}
      </S.Address>
    </>
  )
}

/** What was registered of a document: numbers, days, files to download. */
export function InvoiceResult({
  title,
  invoice: { document_kind, number, issued_on, red, staff_remark, files, mail },
}: InvoiceResultProps) {
  return (
    <OrderSection title={title}>
      <DescriptionList
        items={[
          ...(number === null ? [] : [numbered(numberLabel('number', document_kind), number)]),
          { term: day.label, value: issued_on },
          ...(mail && red === null ? [{ term: '送达', value: <Mailed mail={mail} /> }] : []),
          ...(red
            ? [
                numbered(numberLabel('red_number', document_kind), red.number),
                { term: redDay.label, value: red.reversed_on },
              ]
            : []),
          ...(staff_remark === '' ? [] : [{ term: staffRemark.label, value: staff_remark }]),
        ]}
      />
      {files.length > 0 ? (
        <S.Files aria-label={`${wordOf(document_kind)}文件`}>
          {files.map(file => (
            <File key={file.file_id} file={file} />
          ))}
        </S.Files>
      ) : null}
    </OrderSection>
  )
}
