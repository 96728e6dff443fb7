import { useState } from 'react'
import { useInvoices } from '@portal/api/hooks/invoices'
import type { OrderType } from '@portal/api/hooks/orders'
import { Button } from '@portal/ui/button'
import { ReceiptTextIcon } from '@portal/ui/icon'
import { LoadState } from '@portal/ui/load-state'
import { Pagination } from '@portal/ui/pagination'
import { useLastPage } from '../../shared/list-page/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { useAskedSearch } from '../../shared/router-link/index.ts'
import { memberInvoicesQuery, pageSize } from './member-invoices-query.ts'
import { InvoiceList } from './InvoiceList.tsx'
import { InvoiceMoves, type InvoiceAsking } from './InvoiceMoves.tsx'
import * as S from './Invoices.styles.ts'

/** What orders of each type are documented by. */
const whatIsIssued = {
  membership: '会费开具会费票据',
  evaluation: '评价费开具增值税普通发票或专用发票',
} as const satisfies Record<OrderType, string>

/** 发票与票据: the member's documents of one type of orders, the newest first. The page stands in the address. */
export function MemberInvoicesPanel({ type }: { type: OrderType }) {
  const { search, ask } = useAskedSearch()
  const query = memberInvoicesQuery(search)
  const invoices = useInvoices(type, query)
  const [asking, setAsking] = useState<InvoiceAsking | null>(null)
  const go = (page: number, options?: { replace: boolean }) => {
    ask(from => {
      if (page === 1) from.delete('page')
      else from.set('page', String(page))
      return from
    }, options)
  }
  const past = useLastPage(invoices.data, query.page, last => go(last, { replace: true }))
  const data = past ? undefined : invoices.data

  if (!data) {
    return (
      <S.State>
        <S.Title>票据列表</S.Title>
        <PanelPending error={invoices.error} onRetry={invoices.reload}>
          票据列表没有加载出来。
        </PanelPending>
      </S.State>
    )
  }
  return (
    <S.Page>
      <S.Title>票据列表</S.Title>
      <S.Bar>
        <p>{whatIsIssued[type]}；一笔订单可以分开开票，多笔订单可以合并开票。</p>
        <Button size="m" icon={ReceiptTextIcon} onClick={() => setAsking({ move: 'request', chosen: [] })}>
          申请发票
        </Button>
      </S.Bar>
      {data.list.length === 0 ? (
        <S.State>
          <LoadState state="empty" title="还没有发票与票据">
            订单支付确认后，可以在这里申请开票。
          </LoadState>
        </S.State>
      ) : (
        <InvoiceList
          label="发票与票据"
          invoices={data.list}
          onMove={(move, invoice) => setAsking({ move, invoice })}
        />
      )}
      {data.total > pageSize ? (
        <Pagination page={query.page} pageSize={pageSize} total={data.total} onChange={next => go(next)} />
      ) : null}
      <InvoiceMoves type={type} asking={asking} onClose={() => setAsking(null)} />
    </S.Page>
  )
}
