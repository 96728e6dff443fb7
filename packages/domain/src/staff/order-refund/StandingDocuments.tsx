import type { InvoiceRow } from '@portal/api/contract/invoices.schema'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { useOrderInvoices } from '@portal/api/hooks/invoices'
import { useKnownStaff } from '@portal/api/hooks/staff'
import { documentKinds, groupDocumentNumber, groupInvoiceNo, invoiceLife } from '@portal/api/rules/invoice'
import { invoiceStatusLook } from '@portal/api/rules/invoice-looks'
import { yuan } from '@portal/api/rules/money'
import { mayOpen, staffPages } from '@portal/api/rules/staff-pages'
import { ButtonLink } from '@portal/ui/button'
import { Skeleton } from '@portal/ui/skeleton'
import { StatusInline } from '@portal/ui/status'
import { TextLink } from '@portal/ui/text-link'
import { orderTypeOf } from '../../shared/order-type/order-type-of.ts'
import { Link } from '../../shared/router-link/index.ts'
import { invoiceLink } from '../staff-desk/record-links.ts'
import * as S from './RefundSections.styles.ts'

type Order = Pick<OrderRow, 'order_no' | 'kind'>

/** Documents that stand for an order's money; undefined while nothing is known. Linked for who may open their desk. */
function useStanding({ order_no, kind }: Order) {
  const { data } = useOrderInvoices(orderTypeOf(kind), order_no)
  const { data: staff } = useKnownStaff()
  return {
    documents: data?.list.filter(({ invoice_status }) => invoiceLife.sets.holding.includes(invoice_status)),
    linked: staff !== undefined && mayOpen(staff.remark, staffPages.invoiceManagement),
  }
}

const nameOf = ({ document_kind, number, invoice_no }: InvoiceRow): string =>
  `${documentKinds[document_kind]} ${number === null ? `申请 ${groupInvoiceNo(invoice_no)}` : groupDocumentNumber(number)}`

/** What has to be reversed or sent back before a refund, each with its place at the invoice desk. */
export function StandingDocuments({ order }: { order: Order }) {
  const { documents, linked } = useStanding(order)
  if (!documents) return <Skeleton shape="text" width="16em" />
  return documents.map(document => {
    const { label, family, icon } = invoiceStatusLook[document.invoice_status]
    return (
      <S.Document key={document.invoice_no}>
        {linked ? (
          <TextLink as={Link} to={invoiceLink(document)}>
            {nameOf(document)}
          </TextLink>
        ) : (
          nameOf(document)
        )}{' '}
        {yuan(document.amount_fen)}
        <StatusInline family={family} icon={icon}>
          {label}
        </StatusInline>
      </S.Document>
    )
  })
}

/** The way to the first of them: the step that is to be done now. */
export function ReversalLink({ order }: { order: Order }) {
  const { documents, linked } = useStanding(order)
  const [first] = documents ?? []
  return first && linked ? (
    <ButtonLink as={Link} size="s" variant="primary" to={invoiceLink(first)}>
      {first.number === null ? '去退回申请' : '去红冲票据'}
    </ButtonLink>
  ) : null
}
