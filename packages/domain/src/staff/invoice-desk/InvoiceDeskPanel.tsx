import { useState } from 'react'
import type { InvoiceList, InvoiceRow } from '@portal/api/contract/invoices.schema'
import { useExportInvoices, useInvoice, useInvoices, useInvoicesAhead } from '@portal/api/hooks/invoices'
import { orderParams, type OrderType } from '@portal/api/hooks/orders'
import { draftOf } from '@portal/api/hooks/unsent'
import { useMinute } from '@portal/api/hooks/use-today'
import { shortDay } from '@portal/api/rules/dates'
import { documentKinds, type DocumentKind, type InvoiceStatus } from '@portal/api/rules/invoice'
import { invoiceStatusLook } from '@portal/api/rules/invoice-looks'
import { yuan } from '@portal/api/rules/money'
import { staffPages } from '@portal/api/rules/staff-pages'
import { delegationMark } from '../delegation/index.ts'
import {
  countOf,
  DeskNothing,
  DeskTabs,
  type DeskGroup,
  OrderTypeLinks,
  QueueDesk,
  useDesk,
  useDeskAddress,
} from '../staff-desk/index.ts'
import { StaffPage } from '../staff-layout/StaffPage.tsx'
import { TableExportButton } from '../table-export/index.ts'
import { freshDraft, useInvoiceDrafts } from './invoice-form.ts'
import {
  countIn,
  invoiceQueryOf,
  invoiceView,
  isIn,
  tabOf,
  tabsShown,
  type InvoiceTab,
} from './invoice-view.ts'
import { InvoiceMark } from './InvoiceMark.tsx'
import { PlatformLine } from './PlatformLine.tsx'
import { InvoiceRecord } from './InvoiceRecord.tsx'
import { InvoiceSide } from './InvoiceSide.tsx'
import * as S from './InvoiceSide.styles.ts'
import { useInvoiceDecision } from './use-invoice-decision.ts'

const failed = '票据没有加载出来。'

/** As short as a row of the queue wants it. */
const shortKinds = { ...documentKinds, ordinary: '普通发票', special: '专用发票' } as const satisfies Record<
  DocumentKind,
  string
>

const nameOf = ({ id }: InvoiceTab): string => (id === 'todo' ? '待办' : invoiceStatusLook[id].label)

/** Finance's desk: what members asked a document for, the request, the registration. The open one stands in the address. */
export function InvoiceDeskPanel() {
  const now = useMinute()
  const today = shortDay(now)
  const asked = useDeskAddress(invoiceView)
  const { type } = asked.view
  const tab = tabOf(asked.view.tab, useFoundStatus(type, asked.view.record))
  const address = asked.settle({ tab: tab.id })
  const queue = useInvoices(type, invoiceQueryOf(tab, address.view.page))
  const invoicesAhead = useInvoicesAhead(type)
  const desk = useDesk({
    address,
    queue,
    keyOf: row => row.invoice_no,
    opens: 'first',
    ahead: {
      record: invoicesAhead.one,
      page: next => invoicesAhead.list(invoiceQueryOf(tab, next)),
    },
    tab: {
      open: `${type} ${tab.id}`,
      tabOf: row => `${type} ${isIn(tab, row.invoice_status) ? tab.id : row.invoice_status}`,
    },
  })
  const detail = useInvoice(type, desk.record, desk.row)
  const invoice = detail.data
  const known = invoice ?? (detail.error ? undefined : desk.row)
  const drafts = useInvoiceDrafts()
  const draft = draftOf(drafts, invoice?.invoice_no ?? '', freshDraft(today))
  const exporting = useExportInvoices()
  const grouped = tab.statuses.length > 1
  const decision = useInvoiceDecision({ type, desk, invoice, draft, today, onDone: drafts.drop })

  return (
    <StaffPage
      title={staffPages.invoiceManagement.title}
      actions={
        <>
          {queue.data?.platform ? <PlatformLine platform={queue.data.platform} /> : null}
          <TableExportButton
            variant="secondary"
            busy={exporting.busy}
            ask={() =>
              exporting.run(
                { params: orderParams(type), body: { status: tab.statuses.join(',') } },
                { silent: true },
              )
            }
          >
            导出
          </TableExportButton>
        </>
      }
    >
      <DeskTabs
        label="票据状态"
        before={<OrderTypeLinks type={type} queueLink={address.queueLink} queues={['invoices']} />}
        tabs={tabsShown(tab, queue.data).map(one => ({
          id: one.id,
          name: nameOf(one),
          link: address.queueLink({ tab: one.id }),
          current: one.id === tab.id,
          count: countIn(one, queue.data?.counts),
        }))}
      />
      <QueueDesk
        kind="invoice"
        desk={desk}
        queueName={`${nameOf(tab)}的票据`}
        failed={{ name: '票据列表', text: failed }}
        empty={{ title: '这里没有票据', text: '换一个状态看看，或者等会员提交开票申请。' }}
        head={grouped ? undefined : <span>{tab.waits ? '最早在前' : '最新在前'}</span>}
        groupOf={grouped ? row => groupOf(row, queue.data?.counts) : undefined}
        item={row => ({
          title: row.buyer_name,
          figure: yuan(row.amount_fen),
          note: noteOf(row),
          // the heading says that it failed; why has the line to itself
          mark: grouped && row.invoice_status === 'failed' ? null : <InvoiceMark row={row} now={now} />,
          underWay: decision.underWay(row.invoice_no),
        })}
        middle={
          known ? (
            <InvoiceRecord invoice={known} whole={invoice} walk={desk.walk} decision={decision} />
          ) : (
            <DeskNothing
              record={detail}
              done={
                desk.empty && {
                  title: '这个状态没有票据',
                  text: '都处理完了。会员提交新的申请后会出现在这里。',
                }
              }
              missing={{ title: '没有找到这张票据', text: '申请号可能写错了，请从列表选择。' }}
              failed={failed}
            />
          )
        }
        side={
          invoice ? (
            <InvoiceSide type={type} invoice={invoice} draft={draft} today={today} decision={decision} />
          ) : known ? (
            <S.Coming count={6} />
          ) : null
        }
      />
    </StaffPage>
  )
}

/** To whom it was passed on, and why it failed or what it is. */
const noteOf = ({ delegation, trouble, document_kind, orders }: InvoiceRow): string =>
  [
    delegationMark(delegation),
    ...(trouble === ''
      ? [shortKinds[document_kind], orders.length > 1 ? `${orders.length} 单合并` : '']
      : [trouble]),
  ]
    .filter(Boolean)
    .join(' · ')

/** Its state, and how many there are of it. */
const groupOf = (
  { invoice_status: id }: InvoiceRow,
  counts: InvoiceList['counts'] | undefined,
): DeskGroup => ({
  id,
  name: invoiceStatusLook[id].label,
  count: countOf(counts, part => part.invoice_status === id),
})

/** The state in which a named document was found: its tab stays open when it is decided. */
function useFoundStatus(type: OrderType, invoiceNo: string | null): InvoiceStatus | undefined {
  const { data } = useInvoice(type, invoiceNo ?? undefined)
  const [found, setFound] = useState(data)
  if (data && data.invoice_no !== found?.invoice_no) setFound(data)
  return found?.invoice_no === invoiceNo ? found.invoice_status : undefined
}
