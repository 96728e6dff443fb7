import { Suspense, type ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { memberPages } from '@portal/api/rules/member-pages'
import { LoadState } from '@portal/ui/load-state'
import { PageHeader } from '@portal/ui/page-header'
import { TabLink, TabLinks } from '@portal/ui/tabs'
import { Link } from '../../shared/router-link/index.ts'
import { preloadable } from '../../shared/preloadable/index.ts'
import { MemberOrdersPanel } from '../member-orders/index.ts'
import { invoiceOrderTabs, readTab, searchOfTab, type InvoiceOrderTab } from './invoice-order-tabs.ts'
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
} as const satisfies Record<InvoiceOrderTab, ComponentType>

const tabs = Object.keys(invoiceOrderTabs) as InvoiceOrderTab[]

/** 订单与发票: orders, documents and the title book, each a tab of its own address. */
export function InvoiceOrderPanel() {
  const [search] = useSearchParams()
  const current = readTab(search)
  const Panel = panels[current]
  const { title } = memberPages.invoiceOrder

  return (
    <S.Root>
      <PageHeader title={title} />
      <TabLinks label={title}>
        {tabs.map(tab => (
          <TabLink key={tab} as={Link} to={{ search: searchOfTab(tab) }} current={tab === current}>
            {invoiceOrderTabs[tab]}
          </TabLink>
        ))}
      </TabLinks>
      <Suspense fallback={<LoadState state="loading" />}>
        <Panel />
      </Suspense>
    </S.Root>
  )
}
