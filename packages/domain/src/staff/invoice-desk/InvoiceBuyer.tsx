import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { gbkBytes } from '@portal/api/rules/gbk'
import { groupDocumentNumber, maxBuyerNameBytes } from '@portal/api/rules/invoice'
import { invoiceRequestForm, invoiceTitleForm } from '@portal/api/rules/invoice-form'
import { CopyButton } from '@portal/ui/copy-button'
import { DescriptionList } from '@portal/ui/description-list'
import { TriangleAlertIcon } from '@portal/ui/icon'
import type { ReactNode } from 'react'
import { OrderSection } from '../order-desk/OrderSection.tsx'
import { aroundDifference } from './around-difference.ts'
import * as S from './InvoiceBuyer.styles.ts'

export interface InvoiceBuyerProps {
  invoice: Pick<InvoiceDetail, 'title' | 'email' | 'remark' | 'registered_name' | 'title_note'>
}

interface Line {
  term: string
  text: string
  /** The text as it is read. */
  shown?: ReactNode
}

/** The name under which the platform knows the buyer: what differs from the one that was asked for stands out. */
function RegisteredName({ asked, registered }: { asked: string; registered: string }) {
  const [before, other, after] = aroundDifference(asked, registered)
  return (
    <S.Registered>
      {before}
      <b>{other}</b>
      {after} <TriangleAlertIcon size={16} aria-label="与申请的名称不同" />
    </S.Registered>
  )
}

/** Whom the document is made out to, each value ready to be copied into the tax platform. */
export function InvoiceBuyer({
  invoice: { title, email, remark, registered_name, title_note },
}: InvoiceBuyerProps) {
  const { buyer_name, tax_no, address_phone, bank_account } = title
  const { address_phone: address, bank_account: bank, tax_no: taxNo } = invoiceTitleForm.fields
  const { email: receiver, remark: printed } = invoiceRequestForm.fields
  const lines: readonly Line[] = [
    {
      term: '名称',
      text: buyer_name,
      shown: (
        <>
          {buyer_name}{' '}
          <S.Quiet>
            {gbkBytes(buyer_name)} / {maxBuyerNameBytes} 字节
          </S.Quiet>
        </>
      ),
    },
    ...(registered_name === ''
      ? []
      : [
          {
            term: '平台登记',
            text: registered_name,
            shown: <RegisteredName asked={buyer_name} registered={registered_name} />,
          },
        ]),
    { term: taxNo.label, text: tax_no, shown: groupDocumentNumber(tax_no) },
    { term: address.label, text: address_phone },
    { term: bank.label, text: bank_account },
    { term: receiver.label, text: email },
    { term: printed.label, text: remark },
    ...(title_note === '' ? [] : [{ term: '抬头更正', text: title_note }]),
  ]
  return (
    <OrderSection
      title="购方抬头"
      action={<S.Quiet>{title.title_type === 'unit' ? '单位' : '个人'}</S.Quiet>}
    >
      <DescriptionList
        items={lines.map(({ term, text, shown = text }) => ({
          term,
          value:
            text === '' ? null : (
              <S.Value>
                <span>{shown}</span>
                <CopyButton text={text} what={term} />
              </S.Value>
            ),
        }))}
      />
    </OrderSection>
  )
}
