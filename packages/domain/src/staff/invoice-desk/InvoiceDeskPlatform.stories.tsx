import {
  askInvoiceReversal,
  handOverInvoice,
  handOverReversal,
  issueInvoice,
  retryInvoice,
  uploadInvoiceFile,
} from '@portal/api/contract/invoices.contract'
import { aDelegation } from '@portal/api/fixtures/delegations'
import { mock } from '@portal/api/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { body, recordCalls, onADesk } from '../staff-desk/story-desk.tsx'
import { InvoiceDeskPanel } from './InvoiceDeskPanel.tsx'
import {
  aloneAtPlatform,
  at,
  atPlatform,
  beforeInvoices,
  choose,
  failed,
  invoiceAt,
  issued,
  issuing,
  list,
  on,
  one,
  platformPage,
  press,
  redRequested,
  reversed,
  rows,
  storedFile,
} from './story-invoices.ts'

const handingOver = mock(handOverInvoice)
const retrying = mock(retryInvoice)
const asking = mock(askInvoiceReversal)
const reversing = mock(handOverReversal)
const handedOver = recordCalls('*/invoices/hand_over')
const registering = mock(issueInvoice)
const uploading = mock(uploadInvoiceFile)
const registered = recordCalls('*/invoices/issue')
const retried = recordCalls('*/invoices/retry')
const redHandedOver = recordCalls('*/invoices/red_hand_over')

const meta = preview.meta({
  component: InvoiceDeskPanel,
  ...onADesk,
  beforeEach: beforeInvoices,
})

/** What failed comes first to whoever looks; the platform's tabs and its line are there. */
export const Queue = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(failed()), list.reply(platformPage())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('平台自动开具：已连接，今天已开 64 张')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^开票中/ })).toHaveTextContent('2')
    await expect(canvas.getByRole('link', { name: /^开票失败/ })).toHaveTextContent('1')
    await expect(canvas.getByRole('button', { name: /^华岳重工/ })).toHaveTextContent(
      '购方税号与名称不符，请核对后重新提交',
    )
    const groups = within(canvas.getByRole('region', { name: '待办的票据' })).getAllByRole('heading', {
      level: 3,
    })
    await expect(groups.map(({ textContent }) => textContent)).toEqual(['开票失败 1', '待开票 1', '待红冲 1'])
  },
})

const ready = aloneAtPlatform(atPlatform())

export const Ready = meta.story({
  ...on(ready),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '开具 ¥1,300.00' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '退回申请' })).toBeVisible()
    await expect(canvas.getByText('2 单均已支付，退款后仍够本次开票')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: '发票号码' })).toBeNull()
    await expect(canvas.queryByLabelText('发票文件')).toBeNull()
  },
})

export const HandsOver = meta.story({
  ...on(ready, handedOver.listen, handingOver.reply(issuing())),
  play: async context => {
    const { canvas, msw } = context
    await canvas.findByRole('button', { name: '开具 ¥1,300.00' })
    msw.use(list.reply(platformPage({ list: rows.slice(1, 2), total: 1 })))
    await press(context, '开具 ¥1,300.00')
    await expect(
      await body().findByText('已交平台开具“华岳重工集团有限公司”的票据，有结果会自动更新'),
    ).toBeVisible()
    await expect(handedOver.sent).toEqual([{ invoice_no: invoiceAt(0) }])
  },
})

export const SomebodyElseHandedItOver = meta.story({
  // about the answer, not the look
  tags: ['no-picture'],
  ...on(ready, handedOver.listen, handingOver.conflict({})),
  play: async context => {
    const { canvas, msw } = context
    msw.use(one.answer(async () => (handedOver.sent.length > 0 ? issuing() : atPlatform())))
    await press(context, '开具 ¥1,300.00')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('现在的状态是“开票中”')
    await waitFor(() => expect(canvas.queryByRole('button', { name: '开具 ¥1,300.00' })).toBeNull())
  },
})

export const LostAnswerIsLookedUp = meta.story({
  // about the answer, not the look
  tags: ['no-picture'],
  ...on(ready, handedOver.listen, handingOver.offline()),
  play: async context => {
    context.msw.use(one.answer(async () => (handedOver.sent.length > 0 ? issuing() : atPlatform())))
    await press(context, '开具 ¥1,300.00')
    await expect(await body().findByText(/^已交平台开具“华岳重工集团有限公司”的票据/)).toBeVisible()
  },
})

export const Issuing = meta.story({
  ...on(aloneAtPlatform(issuing())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/05-18 14:39 交平台开具，通常 1 分钟内有结果/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^华岳重工/ })).toHaveTextContent('开票中 1 分')
    await expect(canvas.queryByRole('button', { name: '退回申请' })).toBeNull()
  },
})

export const BecomesIssuedByItself = meta.story({
  // about the page's own looking, not the look
  tags: ['no-picture'],
  ...on(aloneAtPlatform(issuing())),
  play: async ({ canvas, msw }) => {
    await canvas.findByText(/05-18 14:39 交平台开具/)
    msw.use(one.reply(issued()), list.reply(platformPage({ list: [], total: 0, counts: [] })))
    await expect(await canvas.findByText('2611 2000 0000 4183 7752')).toBeVisible()
  },
})

export const PlatformIsSilent = meta.story({
  ...on(
    aloneAtPlatform(issuing({ handed_at: '2026-05-18 13:10:00', silent_since: '2026-05-18 13:12:00' }), {
      silent: true,
      issued_today: 64,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/05-18 13:12 起没有应答。系统每分钟再问一次/)).toBeVisible()
    await expect(canvas.getByText(/没有应答，每分钟重试，今天已开 64 张/)).toBeVisible()
  },
})

const refused = aloneAtPlatform(failed())

export const Failed = meta.story({
  ...on(refused),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible()
    await expect(canvas.getAllByText('开票平台没有开出')[0]).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^重试/ })).toBeChecked()
    await expect(canvas.getAllByRole('radio')).toHaveLength(4)
  },
})

export const Retries = meta.story({
  // about the act, not the look
  tags: ['no-picture'],
  ...on(refused, retried.listen, retrying.reply(issuing())),
  play: async context => {
    await press(context, '重试')
    await expect(
      await body().findByText('已重新交平台开具“华岳重工集团有限公司”的票据，有结果会自动更新'),
    ).toBeVisible()
    await expect(retried.sent).toEqual([{ invoice_no: invoiceAt(0) }])
  },
})

export const RetryGotNoAnswer = meta.story({
  ...on(refused, retrying.offline()),
  play: async context => {
    await press(context, '重试')
    await expect(
      await context.canvas.findByText(/还不知道有没有成功。可以再按一次，不会开出第二张/),
    ).toBeVisible()
  },
})

/** Handed over before the platform was taken out of service. */
export const FailedWithoutAPlatform = meta.story({
  // a page that is there for a while after a change of the settings
  tags: ['no-picture'],
  ...on(aloneAtPlatform(failed({ by_platform: false, allowed: ['send_back', 'issue'] }), null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有接入开票平台，不能重试')).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: /重试/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: '退回申请' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^改为手工开具/ })).toBeVisible()
  },
})

/** It was issued elsewhere: finance types number and files, as without a platform. */
export const RegisteredByHand = meta.story({
  // about the act, not the look
  tags: ['no-picture'],
  ...on(refused, registered.listen, registering.reply(issued()), uploading.reply(storedFile('pdf'))),
  play: async context => {
    const { canvas, userEvent } = context
    await choose(context, /^改为手工开具/)
    await press(context, '手动登记')
    await expect(await canvas.findByText('平台没有开出这一张')).toBeVisible()
    await press(context, '不登记，返回')
    await choose(context, /^改为手工开具/)
    await press(context, '手动登记')
    await userEvent.type(canvas.getByRole('textbox', { name: '发票号码' }), '26112000000041837752')
    await userEvent.upload(
      canvas.getByLabelText('发票文件'),
      new File(['%PDF-1.7'], '华岳重工 1300.pdf', { type: 'application/pdf' }),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: '登记开票 ¥1,300.00' })).toBeEnabled())
    await press(context, '登记开票 ¥1,300.00')
    await expect(
      await body().findByText('已登记“华岳重工集团有限公司”的票据，号码 2611 2000 0000 4183 7752'),
    ).toBeVisible()
    await expect(registered.sent).toMatchObject([
      { invoice_no: invoiceAt(0), number: '26112000000041837752', file_ids: ['f-pdf'] },
    ])
  },
})

export const ByHand = meta.story({
  ...on(refused),
  play: async context => {
    await choose(context, /^改为手工开具/)
    await press(context, '手动登记')
    await expect(await context.canvas.findByRole('button', { name: '登记开票 ¥1,300.00' })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: '退回申请' })).toBeVisible()
  },
})

const toReverse = redRequested({ by_platform: true, allowed: ['refuse_red', 'hand_over_red'] })
const reversingNow = redRequested({ by_platform: true, handed_at: '2026-05-18 14:39:30', allowed: [] })

export const RedRequested = meta.story({
  ...on(aloneAtPlatform(toReverse), redHandedOver.listen, reversing.reply(reversingNow)),
  play: async context => {
    const { canvas } = context
    await expect(await canvas.findByText('抬头开错，需要重开')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '驳回红冲' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: '红字发票号码' })).toBeNull()
    await press(context, '红冲 ¥1,300.00')
    await expect(
      await body().findByText('已交平台红冲“华岳重工集团有限公司”的票据，有结果会自动更新'),
    ).toBeVisible()
    await expect(redHandedOver.sent).toEqual([{ invoice_no: invoiceAt(0) }])
  },
})

export const Reversing = meta.story({
  ...on(aloneAtPlatform(reversingNow)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/05-18 14:39 交平台红冲/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^华岳重工/ })).toHaveTextContent('红冲中 1 分')
    await expect(canvas.queryByRole('button', { name: '驳回红冲' })).toBeNull()
  },
})

export const ReversalFailed = meta.story({
  ...on(aloneAtPlatform({ ...toReverse, trouble: '购方已勾选抵扣，须购方先确认' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '再次红冲 ¥1,300.00' })).toBeVisible()
    await expect(canvas.getByText('开票平台没有红冲')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^华岳重工/ })).toHaveTextContent('红冲失败')
  },
})

const hasNumber = aloneAtPlatform(issued({ by_platform: true }))

export const AsksForARedLetter = meta.story({
  ...on(hasNumber, asking.reply(reversingNow)),
  play: async context => {
    const { userEvent } = context
    await press(context, '红冲发票')
    const dialog = within(
      await shown(body().findByRole('alertdialog', { name: '红冲“华岳重工集团有限公司”的发票' })),
    )
    await expect(dialog.getByText('不能撤回')).toBeVisible()
    await expect(dialog.queryByText(/登记号码/)).toBeNull()
    await userEvent.type(dialog.getByRole('textbox', { name: '红冲原因' }), '抬头开错，需要重开')
    await userEvent.type(dialog.getByRole('textbox', { name: '输入发票号码后四位确认' }), '7752')
    await userEvent.click(dialog.getByRole('button', { name: '红冲发票' }))
    await expect(
      await body().findByText('已交平台红冲“华岳重工集团有限公司”的票据，有结果会自动更新'),
    ).toBeVisible()
  },
})

export const Reversed = meta.story({
  // looks as when finance registered it
  tags: ['no-picture'],
  ...on(aloneAtPlatform(reversed({ by_platform: true }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2611 2000 0000 4183 7790')).toBeVisible()
  },
})

const passedOn = failed({ delegation: aDelegation({ note: '已请会员核对，收到答复后再试' }) })

/** The queue and the record say who is asked to do it. */
export const FailedAndPassedOn = meta.story({
  ...on(aloneAtPlatform(passedOn)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('林若谷 05-18 11:40 转给您')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '退还' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '请同事处理' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: /^华岳重工/ })).toHaveTextContent('转给您 · 购方税号')
  },
})

export const FailedDark = meta.story({ ...Failed.input, globals: { theme: 'dark' } })

export const PhoneFailed = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at(`tab=failed&invoice=${invoiceAt(0)}`),
  beforeEach: ({ msw }) => msw.use(...refused.handlers),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})
