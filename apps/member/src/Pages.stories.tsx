import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import preview from '../../../.storybook/preview.tsx'
import { showsRows } from '../../../.storybook/rows.ts'
import { App } from './App.tsx'
import { loadPage } from './Routing.tsx'

/** A page of the member app at its real address, in a world of the toolbar's choice. */
const MemberPage = ({ path }: { path: string }) => <AppTab app={App} userType="register" path={path} />

const meta = preview.meta({
  title: 'Pages/Member',
  component: MemberPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // as the app itself does when it starts
  loaders: [({ args: { path } }) => loadPage(path)],
})

const phone = { viewport: { value: 'phone' } } as const
type Page = Pick<StoryContext, 'canvas'>

/** The page has come, and these lines of its content with it; a section is unseen until those above it have their size. */
const showsText =
  (...texts: readonly (string | RegExp)[]) =>
  async ({ canvas }: Page) => {
    for (const text of texts) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible())
  }
const offersRetry = async ({ canvas }: Page) => {
  await expect((await canvas.findAllByRole('button', { name: '重新加载' }))[0]).toBeVisible()
}

const codeForm = async ({ canvas }: Page) => {
  await expect(await canvas.findByRole('textbox', { name: '短信验证码' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: '协会管理端' })).toHaveAttribute('href', '/managerlogin')
  await expect(canvas.getByRole('checkbox', { name: /会员服务协议/ })).not.toBeChecked()
}
const login = { args: { path: '/login' }, parameters: { portal: {} } }
export const Login = meta.story({
  ...login,
  play: async page => {
    await codeForm(page)
    await expect(page.canvas.getByRole('link', { name: /考试成绩查询/ })).toHaveAttribute(
      'href',
      '/searchScore',
    )
    await expect(await page.canvas.findByText(/请致电 010-6800 0000/)).toBeVisible()
  },
})
export const LoginPhone = meta.story({ ...login, globals: phone, play: codeForm })
export const Register = meta.story({
  args: { path: '/login?view=register' },
  parameters: { portal: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('设置密码')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /会员服务协议/ })).not.toBeChecked()
  },
})
export const ForgotPassword = meta.story({
  args: { path: '/login?view=forgot' },
  parameters: { portal: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('新密码')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '短信验证码' })).toBeVisible()
  },
})

/** The card, and every year that was paid. */
const memberWith =
  (name: string | RegExp, facts: readonly string[], ...years: readonly (readonly string[])[]) =>
  async (page: Page) => {
    const card = await page.canvas.findByRole('article', { name })
    for (const fact of facts) await expect(card).toHaveTextContent(fact)
    await showsRows(...years)(page)
  }
const info = { args: { path: '/home/memberInfo' } }
export const MemberInfo = meta.story({
  ...info,
  parameters: { portal: { who: 'valid' } },
  play: async page => {
    await memberWith(
      '陈知行',
      ['有效', 'P-2024-000001', '2027-03-31'],
      ['2026-04-01 至 2027-03-31', '续费', '¥200.00'],
      ['2025-04-01 至 2026-03-31', '续费', '¥200.00'],
      ['2024-04-01 至 2025-03-31', '入会', '¥200.00'],
    )(page)
    await expect(page.canvas.getByText('剩余', { exact: false })).toHaveTextContent('317')
    await expect(
      await page.canvas.findByRole('link', { name: '去支付 评价费 ¥1,200.00 待支付' }),
    ).toBeVisible()
  },
})
export const MemberInfoPhone = meta.story({
  ...info,
  globals: phone,
  parameters: { portal: { who: 'expiring' } },
  play: async page => {
    await memberWith('林月华', ['即将到期', '2026-06-14'], ['续费', '¥200.00'], ['入会', '¥200.00'])(page)
    await expect(
      await page.canvas.findByRole('link', { name: '去支付 个人会费 ¥200.00 待支付' }),
    ).toBeVisible()
  },
})
export const MemberInfoExpired = meta.story({
  ...info,
  parameters: { portal: { who: 'expired' } },
  play: async page => {
    await memberWith('周明远', ['已到期', '2026-01-18'], ['2025-01-19 至 2026-01-18', '入会'])(page)
    await expect(page.canvas.getByRole('link', { name: '续费 ¥200.00' })).toBeVisible()
  },
})
export const MemberInfoNotAMember = meta.story({
  ...info,
  parameters: { portal: { who: 'plain', data: 'empty' } },
  play: async page => {
    await expect(await page.canvas.findByRole('link', { name: '申请个人会员' })).toBeVisible()
    await showsText('还没有会费记录', '¥200.00')(page)
  },
})
export const MemberInfoLong = meta.story({
  ...info,
  parameters: { portal: { who: 'valid', data: 'long' } },
  play: memberWith(
    /阿卜杜热合曼/,
    ['P-2020-000001'],
    ...[2026, 2025, 2024, 2023, 2022, 2021, 2020].map(year => [`${year}-04-01 至 ${year + 1}-03-31`]),
  ),
})
export const MemberInfoFails = meta.story({
  ...info,
  parameters: { portal: { who: 'valid', network: 'failing' } },
  play: offersRetry,
})

const apply = {
  args: { path: '/applyMember/personal' },
  parameters: { portal: { who: 'plain' } as const },
  play: async (page: Page) => {
    await expect(await page.canvas.findByRole('textbox', { name: '姓名' })).toHaveValue('')
    await showsText('首次保存后生成', '¥200.00 / 年')(page)
    await expect(page.canvas.getByRole('button', { name: '保存并继续' })).toBeVisible()
  },
}
export const ApplyPersonal = meta.story(apply)
export const ApplyPersonalPhone = meta.story({ ...apply, globals: phone })
export const ApplyPersonalFails = meta.story({
  ...apply,
  parameters: { portal: { who: 'plain', network: 'failing' } },
  play: offersRetry,
})

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
    await showsRows(['评价费', '¥1,200.00', '待支付'], ['评价费', '¥800.00', '已支付', '已开票'])(page)
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
    await expect(await canvas.findByText('支付成功', {}, { timeout: 10_000 })).toBeVisible()
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
    await expect(await canvas.findByText('支付成功', {}, { timeout: 10_000 })).toBeVisible()
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

const setting = { args: { path: '/home/setting' } }
/** On the real portal: what is saved stands there, and in the header. */
export const Setting = meta.story({
  ...setting,
  parameters: { portal: { who: 'valid' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改昵称' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /昵称/ }), '远山')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByRole('button', { name: '远山' })).toBeVisible()
    await expect(await canvas.findByText('本机')).toBeVisible()
  },
})
export const SettingPhone = meta.story({
  ...setting,
  globals: phone,
  parameters: { portal: { who: 'plain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本机')).toBeVisible()
    await expect((await canvas.findByText('登录密码')).parentElement).toHaveTextContent('已设置')
    await expect(canvas.getByText('手机号码').parentElement).toHaveTextContent('138****0005')
  },
})
export const SettingFails = meta.story({
  ...setting,
  parameters: { portal: { who: 'valid', network: 'failing' } },
  play: offersRetry,
})

export const Renewal = meta.story({
  args: { path: '/home/renew/personal_vip' },
  parameters: { portal: { who: 'expired' } },
  play: async page => {
    await showsText('已到期', '2026-01-18', '2026-05-18', '¥200.00 / 年')(page)
    await expect(page.canvas.getByRole('button', { name: '生成续费订单' })).toBeEnabled()
  },
})
export const Agreement = meta.story({
  args: { path: '/agreement' },
  parameters: { portal: {} },
  play: showsText('1. 本协议说的是什么', /^版本 /),
})
export const Privacy = meta.story({
  args: { path: '/privacy' },
  parameters: { portal: {} },
  play: showsText('1. 我们收集什么', /^版本 /),
})
export const NotOpenYet = meta.story({
  args: { path: '/searchScore' },
  parameters: { portal: {} },
  play: async page => {
    await showsText('考试成绩查询', /还没有在线上开放/)(page)
    await expect(page.canvas.getByRole('link', { name: '会员信息' })).toHaveAttribute(
      'href',
      '/home/memberInfo',
    )
  },
})
const lost = {
  args: { path: '/no-such-page' },
  parameters: { portal: { who: 'valid' } as const },
  play: async (page: Page) => {
    await showsText('404')(page)
    await expect(page.canvas.getByRole('link', { name: '会员中心首页' })).toHaveAttribute(
      'href',
      '/home/memberInfo',
    )
  },
}
export const NotFound = meta.story(lost)
export const NotFoundPhone = meta.story({ ...lost, globals: phone })

const profile = { args: { path: '/home/evaluation/credit-archive' } }
const filledProfile = async (page: Page) => {
  await expect(await page.canvas.findByRole('heading', { name: '华岳重工集团有限公司' })).toBeVisible()
  await showsText('必填资料已经齐全', '中央财经大学 · 会计学', /证书编号 B1601\*\*\*\*22/)(page)
}
export const CreditArchive = meta.story({
  ...profile,
  parameters: { portal: { who: 'valid' } },
  play: filledProfile,
})
export const CreditArchivePhone = meta.story({
  ...profile,
  globals: phone,
  parameters: { portal: { who: 'valid' } },
  play: filledProfile,
})
export const CreditArchiveEmpty = meta.story({
  ...profile,
  parameters: { portal: { who: 'plain' } },
  play: async page => {
    await expect(await page.canvas.findByRole('form', { name: '修改基本信息' })).toBeVisible()
    await showsText('还缺 5 项')(page)
  },
})
export const CreditArchiveFails = meta.story({
  ...profile,
  parameters: { portal: { who: 'valid', network: 'failing' } },
  play: offersRetry,
})
/** On the real portal: what is added is there after the page is read again. */
export const CreditArchiveAdds = meta.story({
  ...profile,
  parameters: { portal: { who: 'plain' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加论文成果' }))
    await canvas.findByRole('form', { name: '添加论文成果' })
    await userEvent.type(canvas.getByRole('textbox', { name: '成果名称' }), '集团资金集中管理的实践')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '成果类别' }), '期刊论文')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '本人角色' }), '第一作者')
    await userEvent.type(canvas.getByRole('textbox', { name: '发表刊物或出版单位' }), '财务与会计')
    await userEvent.type(canvas.getByRole('textbox', { name: '发表年月' }), '202303')
    await userEvent.click(canvas.getByRole('button', { name: '保存这项成果' }))
    await expect(await canvas.findByRole('heading', { name: '集团资金集中管理的实践' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改 集团资金集中管理的实践' }))
    await expect(await canvas.findByRole('textbox', { name: '发表刊物或出版单位' })).toHaveValue('财务与会计')
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
  },
})
