import { expect, screen, within } from 'storybook/test'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import { offersRetry, showsText, type Page } from '../../../.storybook/on-the-page.ts'
import preview from '../../../.storybook/preview.tsx'
import { showsRows } from '../../../.storybook/rows.ts'
import { App } from './App.tsx'
import { loadPage } from './Routing.tsx'

/** A page of the member's orders at its real address, in a world of the toolbar's choice. */
const MemberPage = ({ path }: { path: string }) => <AppTab app={App} userType="register" path={path} />

const meta = preview.meta({
  title: 'Pages/Member orders',
  component: MemberPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // as the app itself does when it starts
  loaders: [({ args: { path } }) => loadPage(path)],
})

const phone = { viewport: { value: 'phone' } } as const

/** Plays one act at the cashier that the link leads to. */
async function payAtTheCashier(link: HTMLElement, act: 'pay' | 'pay_twice') {
  const number = link.getAttribute('href')?.split('/').at(-1) ?? ''
  await fetch(`/service/sandbox_payments/${number}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act }),
  })
}

const orders = { args: { path: '/home/invoiceOrder' } }
const threeOrders = async (page: Page) => {
  await showsRows(
    ['2026-05-18', '待支付', '¥200.00'],
    ['2025-06-06', '已支付', '¥200.00'],
    ['2024-06-15', '已支付', '¥200.00'],
  )(page)
  await expect(page.canvas.getByRole('radio', { name: '全部 3' })).toBeChecked()
}
export const InvoiceOrder = meta.story({
  ...orders,
  parameters: { portal: { who: 'expiring' } },
  play: threeOrders,
})
export const InvoiceOrderPhone = meta.story({
  ...orders,
  globals: phone,
  parameters: { portal: { who: 'expiring' } },
  play: threeOrders,
})
const evaluations = {
  args: { path: '/home/invoiceOrder?type=evaluation' },
  parameters: { portal: { who: 'valid' } as const },
  play: async (page: Page) => {
    await showsRows(['评价费', '¥1,200.00', '待支付'], ['评价费', '¥800.00', '已支付', '已送达'])(page)
    await expect(page.canvas.getByRole('radio', { name: '全部 2' })).toBeChecked()
    await expect(page.canvas.getByRole('radio', { name: '评价费' })).toBeChecked()
  },
}
export const InvoiceOrderEvaluations = meta.story(evaluations)
export const InvoiceOrderEvaluationsPhone = meta.story({ ...evaluations, globals: phone })
/** The invoice that was issued for one of them. */
export const InvoiceOrderEvaluationInvoices = meta.story({
  args: { path: '/home/invoiceOrder?tab=invoices&type=evaluation' },
  parameters: { portal: { who: 'valid' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/增值税专用发票/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^下载 PDF/ })).toBeVisible()
  },
})
const payment = {
  args: { path: '/home/evaluation/payment/evaluation' },
  parameters: { portal: { who: 'valid' } as const },
  play: async (page: Page) => {
    await expect(await page.canvas.findByRole('heading', { level: 1, name: '支付评价费' })).toBeVisible()
    await showsText('四星评价费', '¥1,200.00', /还有 14 天/)(page)
    await expect(page.canvas.getByRole('link', { name: '人才评价', current: 'page' })).toBeVisible()
  },
}
export const EvaluationPayment = meta.story(payment)
export const EvaluationPaymentPhone = meta.story({ ...payment, globals: phone })
export const EvaluationPaymentNothing = meta.story({
  ...payment,
  parameters: { portal: { who: 'plain' } },
  play: showsText('没有等待支付的评价费'),
})
export const EvaluationPaymentFails = meta.story({
  ...payment,
  parameters: { portal: { who: 'valid', network: 'failing' } },
  play: offersRetry,
})
/** On the real portal: paid at the sandbox's cashier, then its invoice is asked for. */
export const EvaluationPaidOnline = meta.story({
  ...payment,
  // the time that is left runs
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /模拟支付/ }))
    await userEvent.click(await canvas.findByRole('button', { name: '用模拟支付付款 ¥1,200.00' }))
    await payAtTheCashier(await canvas.findByRole('link', { name: /打开模拟收银台/ }), 'pay')
    await expect(await canvas.findByText('支付成功')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '申请发票' }))
    const dialog = within(await screen.findByRole('dialog', { name: '申请发票' }))
    await expect(await dialog.findByRole('radio', { name: /增值税专用发票/ })).toBeVisible()
    await userEvent.type(dialog.getByLabelText('接收邮箱'), 'caiwu@huayue.example')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await expect(await screen.findByText('已提交开票申请 ¥1,200.00，由协会财务开具')).toBeVisible()
    await expect(await canvas.findByText('待开票')).toBeVisible()
  },
})
/** On the real portal: the cashier of the sandbox takes the money, its signed notice opens the year. */
export const InvoiceOrderPaidOnline = meta.story({
  args: { path: '/home/renew/personal_vip' },
  parameters: { portal: { who: 'expired' } },
  // the time that is left runs
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '生成续费订单' }))
    await userEvent.click(await canvas.findByRole('radio', { name: /模拟支付/ }))
    await userEvent.click(await canvas.findByRole('button', { name: '用模拟支付付款 ¥200.00' }))
    await payAtTheCashier(await canvas.findByRole('link', { name: /打开模拟收银台/ }), 'pay_twice')
    await expect(await canvas.findByText('支付成功')).toBeVisible()
    await expect(canvas.getByText(/会员期 2026-05-18 至 2027-05-17 已开通/)).toBeVisible()
  },
})
export const InvoiceOrderEmpty = meta.story({
  ...orders,
  parameters: { portal: { who: 'valid', data: 'empty' } },
  play: async page => {
    await expect(await page.canvas.findByRole('heading', { name: '还没有订单' })).toBeVisible()
    await expect(page.canvas.queryByRole('row')).toBeNull()
  },
})
export const InvoiceOrderFails = meta.story({
  ...orders,
  parameters: { portal: { who: 'valid', network: 'failing' } },
  play: offersRetry,
})
