import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listOrders, payOrder } from '@portal/api/contract/orders.contract'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { memberPages } from '@portal/api/rules/member-pages'
import { orderStatus } from '@portal/api/rules/order'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import { offersRetry, showsText, type Page } from '../../../.storybook/on-the-page.ts'
import preview from '../../../.storybook/preview.tsx'
import { send, signInMemberElsewhere } from '../../../.storybook/somebody-else.ts'
import { App } from './App.tsx'
import { loadPage } from './Routing.tsx'

/** A page on which a year is ordered or paid, at its real address, in a world of the toolbar's choice. */
const MemberPage = ({ path }: { path: string }) => <AppTab app={App} userType="register" path={path} />

const meta = preview.meta({
  title: 'Pages/Member renewal',
  component: MemberPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // as the app itself does when it starts
  loaders: [({ args: { path } }) => loadPage(path)],
})

const phone = { viewport: { value: 'phone' } } as const

/** The terms of one membership, by their names. */
async function hasTerms(section: ReturnType<typeof within>, terms: Readonly<Record<string, string>>) {
  for (const [term, value] of Object.entries(terms))
    await expect((await section.findByText(term)).parentElement).toHaveTextContent(`${term}${value}`)
}

const unitName = '江海联运集团有限公司'
const unit = {
  args: { path: memberPages.enterpriseRenewal.path },
  parameters: { portal: { who: 'unit' } as const },
  play: async ({ canvas }: Page) => {
    const section = within(await canvas.findByRole('region', { name: unitName }))
    await hasTerms(section, {
      会员级别: '常务理事单位',
      当前状态: '有效',
      有效期至: '2026-12-04',
      新会员期起: '2026-12-05',
      会费: '¥6,000.00 / 年',
    })
    await expect(section.getByRole('button', { name: '生成续费订单' })).toBeEnabled()
  },
}
export const UnitRenewal = meta.story(unit)
export const UnitRenewalPhone = meta.story({ ...unit, globals: phone })
/** On the real portal: the order is the unit's, and its renewal shows it in place of another one. */
export const UnitRenewalOrdered = meta.story({
  ...unit,
  play: async page => {
    const { canvas, userEvent } = page
    await unit.play(page)
    await userEvent.click(canvas.getByRole('button', { name: '生成续费订单' }))
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: '地址' })).toHaveTextContent(
        /^\/home\/invoiceOrder\?order=\d+$/,
      ),
    )
    await showsText(unitName, '¥6,000.00')(page)
    window.location.assign(memberPages.enterpriseRenewal.path)
    const section = within(await canvas.findByRole('region', { name: unitName }))
    await expect(await section.findByText('已有一笔会费订单，待支付')).toBeVisible()
    await expect(section.getByText(/¥6,000.00。这笔订单办完后/)).toBeVisible()
    await expect(section.queryByRole('button', { name: '生成续费订单' })).toBeNull()
  },
})
export const UnitRenewalLong = meta.story({
  ...unit,
  globals: phone,
  parameters: { portal: { who: 'unit', data: 'long' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /供应链管理集团/ })).toBeVisible()
  },
})
/** Who manages no unit is shown the way to one. */
export const UnitRenewalOfNobody = meta.story({
  ...unit,
  parameters: { portal: { who: 'valid' } },
  play: async page => {
    await showsText(/本账号没有管理的会员单位/)(page)
    await expect(page.canvas.getByRole('link', { name: '申请单位会员' })).toHaveAttribute(
      'href',
      memberPages.enterpriseApplication.path,
    )
  },
})
export const UnitRenewalFails = meta.story({
  ...unit,
  tags: ['no-picture'],
  parameters: { portal: { who: 'unit', network: 'failing' } },
  play: offersRetry,
})

/** A member has chosen to pay an order at another browser; whoever scans the code there comes to its cashier. */
async function scansTheCode({ canvas }: Page) {
  await canvas.findByRole('heading', { level: 1 })
  const token = await signInMemberElsewhere('13800000002')
  const params = { prefix: 'api' } as const
  const unpaid = await send(listOrders, { params, query: { status: String(orderStatus.unpaid) } }, { token })
  const order_no = unpaid.data.list[0]?.order_no ?? ''
  const chosen = await send(
    payOrder,
    { params, body: { order_no, channel: 'sandbox' } },
    { token, key: crypto.randomUUID() },
  )
  const url = chosen.data.payment?.pay_url
  if (url === undefined) throw new Error(`nothing to pay at: ${JSON.stringify(chosen)}`)
  window.location.assign(url)
  await expect(await canvas.findByRole('heading', { level: 1, name: '模拟收银台' })).toBeVisible()
}
const cashier = {
  args: { path: memberPages.agreement.path },
  parameters: { portal: { who: 'nobody' } as const },
  play: async (page: Page) => {
    await scansTheCode(page)
    await showsText(/^个人会费/, '¥200.00', /前有效$/)(page)
    await expect(page.canvas.getAllByRole('radio')).toHaveLength(8)
    await expect(page.canvas.getByRole('radio', { name: /^付款成功 ?渠道立即通知/ })).toBeChecked()
    await expect(page.canvas.getByRole('button', { name: '付款 ¥200.00' })).toBeEnabled()
  },
}
export const Cashier = meta.story(cashier)
export const CashierPhone = meta.story({ ...cashier, globals: phone })

/** Plays what a payer or a provider does; the page then says what became of the payment. */
const plays =
  (act: RegExp, result: string, text: RegExp) =>
  async (page: Page & Pick<StoryContext, 'userEvent'>): Promise<void> => {
    const { canvas, userEvent } = page
    await scansTheCode(page)
    await userEvent.click(await canvas.findByRole('radio', { name: act }))
    await userEvent.click(canvas.getByRole('button', { name: '付款 ¥200.00' }))
    await expect(await canvas.findByText(result)).toBeVisible()
    await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^付款/ })).toBeNull()
  }
export const CashierPaid = meta.story({ ...cashier, play: plays(/通知两次/, '已付款', /回到订单页查看结果/) })
export const CashierPaymentFails = meta.story({
  ...cashier,
  play: plays(/^付款失败/, '付款失败', /没有扣款/),
})
export const CashierUnknown = meta.story({
  args: { path: '/sandboxCashier/2026051800137ABCDEFGHJKMN' },
  parameters: { portal: { who: 'nobody' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这笔付款')).toBeVisible()
    // the page says it, and no toast says it again
    await expect(screen.queryByText(answerTexts.notFound)).toBeNull()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})
