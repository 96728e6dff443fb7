import { Suspense, type ComponentType } from 'react'
import type { OrderType } from '@portal/api/hooks/orders'
import { memberPages } from '@portal/api/rules/member-pages'
import { LoadState } from '@portal/ui/load-state'
import { PageHeader } from '@portal/ui/page-header'
import { preloadable } from '@portal/ui/preloadable'
import { Segmented } from '@portal/ui/segmented'
import { TabLink, TabLinks } from '@portal/ui/tabs'
import { orderTypeNames, orderTypes, readOrderType } from '../../shared/order-type/index.ts'
import { Link, useAskedSearch } from '../../shared/router-link/index.ts'
import { MemberOrdersPanel } from '../member-orders/index.ts'
import { invoiceOrderTabs, readTab, searchOf, type InvoiceOrderTab } from './invoice-order-tabs.ts'
import * as S from './InvoiceOrderPanel.styles.ts'

const MemberInvoicesPanel = preloadable(async () => ({
  default: (await import('../invoices/MemberInvoicesPanel.tsx')).MemberInvoicesPanel,
}))
const InvoiceTitlesPanel = preloadable(async () => ({
  default: (await import('../invoices/InvoiceTitlesPanel.tsx')).InvoiceTitlesPanel,
}))

const panels = {
  orders: MemberOrdersPanel,
  invoices: MemberInvoicesPanel,
  titles: InvoiceTitlesPanel,
} as const satisfies Record<InvoiceOrderTab, ComponentType<{ type: OrderType }>>

const tabs = Object.keys(invoiceOrderTabs) as InvoiceOrderTab[]

const types = orderTypes.map(value => ({ value, label: orderTypeNames[value] }))

/**
 * 订单与发票: orders, documents and the title book, each a tab of its own address. Dues and evaluations are lists apart,
 * as a document stands for one of them; the titles are for both.
 */
export function InvoiceOrderPanel() {
  const { search, ask, askingLink } = useAskedSearch()
  const current = readTab(search)
  const type = readOrderType(search)
  const Panel = panels[current]
  const { title } = memberPages.invoiceOrder

  return (
    <S.Root>
      <PageHeader
        title={title}
        actions={
          current === 'titles' ? null : (
            <Segmented
              label="订单类型"
              items={types}
              value={type}
              onChange={next => ask(from => searchOf(readTab(from), next))}
            />
          )
        }
      />
      <TabLinks label={title}>
        {tabs.map(tab => (
          <TabLink
            key={tab}
            as={Link}
            {...askingLink(from => searchOf(tab, readOrderType(from)))}
            current={tab === current}
          >
            {invoiceOrderTabs[tab]}
          </TabLink>
        ))}
      </TabLinks>
      <Suspense fallback={<LoadState state="loading" />}>
        <Panel
          // what is asked about one type is not asked about the other
          key={type}
          type={type}
        />
      </Suspense>
    </S.Root>
  )
}
