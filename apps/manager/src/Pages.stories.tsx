import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import preview from '../../../.storybook/preview.tsx'
import { App } from './App.tsx'
import { loadPage } from './Routing.tsx'

/** A page of the manager app at its real address, in a world of the toolbar's choice. */
const StaffPage = ({ path }: { path: string }) => <AppTab app={App} userType="manager" path={path} />

const meta = preview.meta({
  title: 'Pages/Staff',
  component: StaffPage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen' },
  // as the app itself does when it starts
  loaders: [({ args: { path } }) => loadPage(path)],
})

const dark = { theme: 'dark', viewport: { value: 'wide' } } as const
const shows =
  (name: string | RegExp, role: 'heading' | 'button' | 'link' = 'heading') =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect((await canvas.findAllByRole(role, { name }))[0]).toBeVisible()
  }

const login = {
  args: { path: '/managerlogin' },
  parameters: { portal: {} },
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect(await canvas.findByRole('textbox', { name: '用户名' })).toBeVisible()
    await expect(canvas.getByLabelText('密码')).toHaveValue('')
    await expect(document.title).toBe('全国企业财务管理协会-管理端登录')
  },
}
export const Login = meta.story(login)
export const LoginDark = meta.story({ ...login, globals: dark })

type Canvas = Pick<StoryContext, 'canvas'>

/** The tabs of a desk with their counts, in order. */
async function hasTabs({ canvas }: Canvas, label: string, tabs: readonly string[]) {
  const strip = within(await canvas.findByRole('navigation', { name: label }))
  await waitFor(() =>
    expect(strip.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([...tabs]),
  )
}

const home = {
  args: { path: '/' },
  parameters: { portal: { who: 'super' } as const },
  play: async ({ canvas }: Canvas) => {
    const table = within(await canvas.findByRole('table', { name: '待办事项' }))
    await expect(
      await table.findByRole('row', { name: /^个人审核 2 .* 5 个工作日 去办理个人审核$/ }),
    ).toBeVisible()
    await expect(table.getByRole('row', { name: /^单位审核 0 .* 5 个工作日 没有待办$/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /^人才审核 2 .* 5 个工作日 去办理人才审核$/ })).toBeVisible()
    await expect(table.queryByRole('row', { name: /到账确认/ })).toBeNull()
    await expect(canvas.getByText(/^共 4 件/)).toBeVisible()
  },
}
export const Home = meta.story(home)
export const HomeDark = meta.story({ ...home, globals: dark })
/** Finance has queues of its own: a transfer and the rest of another; nothing has gone wrong. */
export const HomeOfFinance = meta.story({
  ...home,
  tags: ['no-picture'],
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: '待办事项' }))
    await expect(
      await table.findByRole('row', { name: /^到账确认 3 最早 \d+ 天前填报 不限 去办理到账确认$/ }),
    ).toBeVisible()
    await expect(table.getByRole('row', { name: /^异常订单 0 .* 不限 没有待办$/ })).toBeVisible()
    await userEvent.click(table.getByRole('link', { name: '去办理到账确认' }))
    await expect(await canvas.findByRole('button', { name: /赵文博/ })).toBeVisible()
  },
})
export const HomeFails = meta.story({
  ...home,
  parameters: { portal: { who: 'finance', network: 'failing' } },
  play: shows('重新加载', 'button'),
})

/** Who has no such entry in the menu reaches it by the own one. */
export const Setting = meta.story({
  args: { path: '/examResults' },
  parameters: { portal: { who: 'exam' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'exam，更多' }))
    const menu = within(await screen.findByRole('group', { name: '我的设置' }))
    await userEvent.click(menu.getByRole('link', { name: '账号设置' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '账号设置' })).toBeVisible()
    await expect(await canvas.findByText('本机')).toBeVisible()
  },
})
export const SettingDark = meta.story({
  args: { path: '/setting' },
  globals: dark,
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本机')).toBeVisible()
    await expect((await canvas.findByText('角色')).parentElement).toHaveTextContent('财务')
    await expect(canvas.getByLabelText('原密码')).toHaveValue('')
  },
})

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
    const receipts = within(drawer.getByRole('table', { name: '到账记录' }))
    await expect(await receipts.findByRole('row', { name: /¥150\.00$/ })).toBeVisible()
    const place = drawer.getByText(/^\d+ \/ 16$/).textContent
    await userEvent.keyboard('j')
    await waitFor(() => expect(drawer.getByText(/^\d+ \/ 16$/)).not.toHaveTextContent(place ?? ''))
    await expect(canvas.getByRole('row', { current: true })).not.toHaveTextContent('郑向阳')
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
  play: shows('重新加载', 'button'),
})

const payments = {
  args: { path: '/paymentAffirm' },
  parameters: { portal: { who: 'finance' } as const },
  play: async ({ canvas }: Canvas) => {
    const row = await canvas.findByRole('button', { name: /赵文博/ })
    await expect(row).toHaveTextContent('¥200.00')
    await expect(row).toHaveAttribute('aria-current', 'true')
    await expect(canvas.queryByRole('button', { name: /高建国/ })).toBeNull()
    await hasTabs({ canvas }, '订单状态', ['待确认1', '部分到账1', '已退回1', '异常0', '已确认11'])
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
    await hasTabs({ canvas }, '订单状态', ['待确认1', '部分到账0', '已退回0', '异常0', '已确认3'])
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
    await hasTabs({ canvas }, '对账视图', ['按日', '未平差异2'])
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
    await hasTabs({ canvas }, '对账视图', ['按日', '未平差异1'])
  },
}
export const Reconciliation = meta.story(reconciliation)
export const ReconciliationDark = meta.story({ ...reconciliation, globals: dark })
export const ReconciliationEmpty = meta.story({
  ...reconciliation,
  parameters: { portal: { who: 'finance', data: 'empty' } },
  play: shows('还没有可以对账的日子'),
})
export const PaymentAffirmEmpty = meta.story({
  ...payments,
  parameters: { portal: { who: 'finance', data: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这个状态没有订单' })).toBeVisible()
    await hasTabs({ canvas }, '订单状态', ['待确认0', '部分到账0', '已退回0', '异常0', '已确认0'])
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
  play: async ({ canvas }: Canvas) => {
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
  play: async ({ canvas }: Canvas) => {
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

const audit = { args: { path: '/memberAudit/personal' } }
export const MemberAudit = meta.story({
  ...audit,
  parameters: { portal: { who: 'super', data: 'long' } },
  play: async ({ canvas }) => {
    // the queue holds what was submitted, with the longest names there are
    await expect((await canvas.findAllByRole('button', { name: /买买提依明/ }))[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /孙浩然/ })).toBeNull()
    await expect(await canvas.findByRole('button', { name: '通过' })).toBeEnabled()
    await expect(canvas.getByText(/^个人会员 ¥200.00 \/ 年$/)).toBeVisible()
  },
})
export const MemberAuditDark = meta.story({
  ...audit,
  globals: dark,
  parameters: { portal: { who: 'super' } },
  play: async ({ canvas, userEvent }) => {
    const queue = within(await canvas.findByRole('region', { name: '待审核的申请' }))
    await expect(await queue.findByRole('button', { name: /何雨桐 个人会员 首次提交/ })).toBeVisible()
    // who has waited longest comes first
    const [first, second] = queue.getAllByRole('button')
    await expect(first).toHaveTextContent('王思源')
    await expect(first).toHaveAttribute('aria-current', 'true')
    await expect(second).toHaveTextContent('何雨桐')
    await hasTabs({ canvas }, '申请状态', ['待审核2', '已退回1', '待缴费4', '已通过4', '未通过0'])
    await expect(await canvas.findByText('1 / 2')).toBeVisible()
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('heading', { name: '何雨桐' })).toBeVisible()
    await userEvent.keyboard('k')
    await expect(await canvas.findByRole('heading', { name: '王思源' })).toBeVisible()
  },
})
export const MemberAuditEmpty = meta.story({
  ...audit,
  parameters: { portal: { who: 'super', data: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这个状态没有申请' })).toBeVisible()
    await hasTabs({ canvas }, '申请状态', ['待审核0', '已退回0', '待缴费0', '已通过0', '未通过0'])
  },
})
const talent = { args: { path: '/memberAudit/talent' }, parameters: { portal: { who: 'super' } as const } }
export const TalentAudit = meta.story({
  ...talent,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '进入缴费' })).toBeEnabled()
    await hasTabs({ canvas }, '申请状态', [
      '待初审2',
      '待补正1',
      '待缴费2',
      '评审中1',
      '公示中1',
      '已授予',
      '未授予',
      '已撤销',
      '已到期',
      '已撤回',
    ])
  },
})
/** An objection that a member has made waits for its first person. */
export const TalentAuditPublicity = meta.story({
  ...talent,
  args: { path: '/memberAudit/talent?status=40' },
  globals: dark,
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /异议处理/ })
    await userEvent.click(within(row).getByRole('link'))
    await expect(await canvas.findByRole('button', { name: '提交核查意见' })).toBeVisible()
  },
})

export const NotFound = meta.story({
  args: { path: '/memberAudit/personal' },
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'))
    await expect(await page.findByRole('link', { name: '到账确认' })).toHaveAttribute(
      'href',
      '/paymentAffirm',
    )
    await expect(page.queryByText(/王思源/)).toBeNull()
  },
})
