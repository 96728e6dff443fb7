import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import { hasTabs, offersRetry, showsText, type Page } from '../../../.storybook/on-the-page.ts'
import preview from '../../../.storybook/preview.tsx'
import { App } from './App.tsx'
import { loadPage } from './Routing.tsx'

/** A page about money at its real address, in a world of the toolbar's choice. */
const StaffPage = ({ path }: { path: string }) => <AppTab app={App} userType="manager" path={path} />

const meta = preview.meta({
  title: 'Pages/Staff money',
  component: StaffPage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen' },
  // as the app itself does when it starts
  loaders: [({ args: { path } }) => loadPage(path)],
})

const dark = { theme: 'dark', viewport: { value: 'wide' } } as const

const orders = { args: { path: '/orderManagement' } }
export const OrderManagement = meta.story({
  ...orders,
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /赵文博/ })
    await expect(row).toHaveTextContent('¥200.00')
    await expect(row).toHaveTextContent('待确认')
    await expect(canvas.getByRole('row', { name: /郑向阳/ })).toHaveTextContent('部分到账')
    // the unit's four years at 6,000 and everybody's at 200, one of them with a coupon of 100
    await expect(canvas.getByText('¥26,300.00')).toBeVisible()
    await hasTabs({ canvas }, '订单状态', [
      '全部16',
      '待支付2',
      '待确认1',
      '已退回1',
      '部分到账1',
      '已支付11',
      '退款中0',
      '异常0',
      '已关闭0',
    ])
    await expect(canvas.getByText('第 1–16 条，共 16 条')).toBeVisible()
  },
})
export const OrderManagementEvaluations = meta.story({
  args: { path: '/orderManagement?type=evaluation' },
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /陈知行 .*¥1,200.00 .*待支付/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /李静怡/ })).toHaveTextContent('待确认')
    await hasTabs({ canvas }, '订单类型', ['会费', '评价费'])
    await expect(canvas.getByText('¥3,600.00')).toBeVisible()
    await expect(canvas.getByText('第 1–5 条，共 5 条')).toBeVisible()
  },
})
/** What came in and what is still due, and the neighbour by key. */
export const OrderManagementOneOpen = meta.story({
  ...orders,
  tags: ['no-picture'],
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /郑向阳/ })
    await userEvent.click(within(row).getByText('个人会费'))
    const drawer = within(await canvas.findByRole('dialog'))
    await expect(await drawer.findByText('已到账 ¥150.00，还差 ¥50.00。')).toBeVisible()
    // the row knew the sum; the transfers come with the record
    const receipts = within(await drawer.findByRole('table', { name: '到账记录' }))
    await expect(await receipts.findByRole('row', { name: /¥150\.00$/ })).toBeVisible()
    const place = drawer.getByText(/^\d+ \/ 16$/).textContent
    await userEvent.keyboard('j')
    await waitFor(() => expect(drawer.getByText(/^\d+ \/ 16$/)).not.toHaveTextContent(place ?? ''))
    await waitFor(() => expect(canvas.getByRole('row', { current: true })).not.toHaveTextContent('郑向阳'))
  },
})
export const OrderManagementDark = meta.story({
  ...orders,
  globals: dark,
  parameters: { portal: { who: 'finance', data: 'long' } },
  play: async ({ canvas }) => {
    // a full page, of more than there is room for
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^\d{8} \d{5}$/ })).toHaveLength(20))
    await expect(canvas.getByText(/^第 1–20 条，共 \d{2,} 条$/)).toBeVisible()
    await expect(canvas.getAllByRole('row', { name: /买买提依明/ })[0]).toHaveTextContent('¥200.00')
  },
})
export const OrderManagementEmpty = meta.story({
  ...orders,
  parameters: { portal: { who: 'agent', data: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有订单' })).toBeVisible()
    await expect(canvas.getByText('¥0.00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^全部\s*0$/ })).toBeVisible()
  },
})
export const OrderManagementFails = meta.story({
  ...orders,
  parameters: { portal: { who: 'others', network: 'failing' } },
  play: offersRetry,
})

const payments = {
  args: { path: '/paymentAffirm' },
  parameters: { portal: { who: 'finance' } as const },
  play: async ({ canvas }: Page) => {
    const row = await canvas.findByRole('button', { name: /赵文博/ })
    await expect(row).toHaveTextContent('¥200.00')
    await expect(row).toHaveAttribute('aria-current', 'true')
    await expect(canvas.queryByRole('button', { name: /高建国/ })).toBeNull()
    await hasTabs({ canvas }, '订单状态', [
      '待确认1',
      '部分到账1',
      '流水未匹配2',
      '已退回1',
      '异常0',
      '已确认11',
    ])
    await expect(await canvas.findByRole('row', { name: /金额 ¥200.00 ¥200.00 ¥200.00 一致/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '确认到账 ¥200.00' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: '下一条' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const PaymentAffirm = meta.story(payments)
export const PaymentAffirmDark = meta.story({ ...payments, globals: dark })
export const PaymentAffirmEvaluations = meta.story({
  ...payments,
  args: { path: '/paymentAffirm?type=evaluation' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /李静怡 ¥300.00 评价费/, current: true }),
    ).toBeVisible()
    await hasTabs({ canvas }, '订单类型', ['会费2', '评价费1'])
    await hasTabs({ canvas }, '订单状态', [
      '待确认1',
      '部分到账0',
      '流水未匹配2',
      '已退回0',
      '异常0',
      '已确认3',
    ])
    await expect(await canvas.findByRole('button', { name: '确认到账 ¥300.00' })).toBeEnabled()
  },
})
/** What is still due stands in the queue and in the form. */
export const PaymentAffirmPartly = meta.story({
  ...payments,
  args: { path: '/paymentAffirm?status=20' },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /郑向阳 ¥200.00 个人会费 差 ¥50.00/ }),
    ).toBeVisible()
    await expect(await canvas.findByText('到账记录，合计 ¥150.00 / ¥200.00')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '退回填报' })).toBeNull()
  },
})
/** Money that belongs to no order yet. */
export const PaymentAffirmUnmatched = meta.story({
  ...payments,
  args: { path: '/paymentAffirm?status=unmatched' },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /赵文博/ }))
    await expect(row.getByRole('link', { name: '去确认到账' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /宏远印务有限公司/ })).toHaveTextContent('印刷费退款')
  },
})
export const StatementImport = meta.story({
  args: { path: '/paymentAffirm/statements' },
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas, userEvent }) => {
    const table = '交易时间,付款户名,附言,收入金额\n2026-05-18 09:06,赵文博,会费,200.00'
    await userEvent.upload(await canvas.findByLabelText('对账单文件'), new File([table], '对账单.csv'))
    await userEvent.click(await canvas.findByRole('button', { name: '试运行' }))
    await expect(await canvas.findByText('没有识别码，户名、金额一致')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '勾选第 2 行 赵文博' }))
    await userEvent.click(await canvas.findByRole('button', { name: '确认到账 1 单' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: '确认到账' }))
    await expect(await canvas.findByRole('heading', { name: '确认完成' })).toBeVisible()
  },
})
const reconciliation = {
  args: { path: '/paymentAffirm/reconciliation' },
  parameters: { portal: { who: 'finance' } as const },
  play: async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await hasTabs({ canvas }, '对账视图', ['按日', '未平差异2', '按渠道', '手续费'])
    await expect(canvas.getByRole('link', { name: /^到账确认/, current: 'page' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^05-15 周五 ¥3,280.00 .* 1 条差异$/ }))
    const finish = await canvas.findByRole('button', { name: '完成 05-15 对账' })
    await expect(finish).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '登记为其他来款' }))
    const dialog = within(await screen.findByRole('dialog', { name: '登记为其他来款 +¥3,280.00' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^说明/ }), '印刷费退款')
    await userEvent.click(dialog.getByRole('button', { name: '登记其他来款' }))
    await waitFor(() => expect(finish).toBeEnabled())
    await userEvent.click(finish)
    await expect(await canvas.findByText(/完成了这一天的对账$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^05-15 周五 .* 已完成$/ })).toBeVisible()
    await hasTabs({ canvas }, '对账视图', ['按日', '未平差异1', '按渠道', '手续费'])
  },
}
export const Reconciliation = meta.story(reconciliation)
export const ReconciliationDark = meta.story({ ...reconciliation, globals: dark })
export const ReconciliationEmpty = meta.story({
  ...reconciliation,
  parameters: { portal: { who: 'finance', data: 'empty' } },
  play: showsText('还没有可以对账的日子'),
})
export const PaymentAffirmEmpty = meta.story({
  ...payments,
  parameters: { portal: { who: 'finance', data: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这个状态没有订单' })).toBeVisible()
    await hasTabs({ canvas }, '订单状态', [
      '待确认0',
      '部分到账0',
      '流水未匹配0',
      '已退回0',
      '异常0',
      '已确认0',
    ])
    await expect(canvas.queryByRole('form')).toBeNull()
  },
})
export const PaymentAffirmPhone = meta.story({
  ...payments,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // the queue first; what to do with its orders comes when one is picked
    await expect(await canvas.findByRole('button', { name: /赵文博 ¥200.00/ })).toBeVisible()
    await expect(canvas.queryByRole('form', { name: '到账登记' })).toBeNull()
  },
})

const invoices = {
  args: { path: '/invoiceManagement' },
  parameters: { portal: { who: 'finance' } as const },
  play: async ({ canvas }: Page) => {
    await expect(await canvas.findByRole('heading', { name: /^开票申请 \d{8} \d{4,5}$/ })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^登记开票 ¥/ })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: /^待办/, current: 'page' })).toBeVisible()
  },
}
export const InvoiceManagement = meta.story(invoices)
export const InvoiceManagementEvaluations = meta.story({
  ...invoices,
  args: { path: '/invoiceManagement?type=evaluation' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登记开票 ¥500.00' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: /¥500.00 普通发票/ })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '评价费 1', current: 'page' })).toBeVisible()
  },
})
export const InvoiceManagementDark = meta.story({ ...invoices, globals: dark })
export const InvoiceManagementEmpty = meta.story({
  ...invoices,
  parameters: { portal: { who: 'finance', data: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这个状态没有票据' })).toBeVisible()
    await hasTabs({ canvas }, '票据状态', ['待办0', '待开票0', '待红冲0', '已退回0', '已开票', '已红冲'])
    await expect(canvas.queryByRole('form')).toBeNull()
  },
})

const coupons = {
  args: { path: '/orderManagement/coupons' },
  parameters: { portal: { who: 'super' } as const },
  play: async ({ canvas }: Page) => {
    await expect(await canvas.findByRole('row', { name: /早续费/ })).toHaveTextContent('0 / 300')
    await expect(canvas.getByRole('row', { name: /老会员回访/ })).toHaveTextContent('已用完')
    await hasTabs({ canvas }, '批次状态', ['全部批次5', '生效中2', '未开始1', '已结束2'])
    await expect(canvas.getByRole('link', { name: /^订单管理/, current: 'page' })).toBeVisible()
  },
}
export const Coupons = meta.story(coupons)
export const CouponsDark = meta.story({ ...coupons, globals: dark })
export const CouponsEmpty = meta.story({
  ...coupons,
  parameters: { portal: { who: 'finance', data: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有优惠码' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '新建批次' })).toBeNull()
  },
})
