import { expect, within, waitFor } from 'storybook/test'
import { fieldOf, typesWithin } from '../../../../../.storybook/drawn-again.ts'
import preview from '../../../../../.storybook/preview.tsx'
import {
  address,
  onADesk,
  onALaptop,
  picksAndGoesBack,
  recordCalls,
  retry,
  showsHeading,
  takesAway,
} from '../staff-desk/story-desk.tsx'
import { InvoiceDeskPanel } from './InvoiceDeskPanel.tsx'
import {
  aLine,
  alone,
  at,
  beforeInvoices,
  detail,
  exporting,
  invoiceAt,
  issued,
  list,
  one,
  page,
  redRequested,
  reversed,
} from './story-invoices.ts'

const exportsCalls = recordCalls('*/invoices/exports')

const meta = preview.meta({
  component: InvoiceDeskPanel,
  ...onADesk,
  beforeEach: beforeInvoices,
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '开票申请 20260518 0042' })).toBeVisible()
    await expect(await canvas.findByText('20 / 100 字节')).toBeVisible()
    await expect(canvas.getByText('9111 0108 MA01 X7Q2 4N')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '复制税号' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '20240520 00065' })).toHaveAttribute(
      'href',
      '/orderManagement?type=evaluation&order=2024052000065',
    )
    await expect(canvas.getByText(/税率 6%：不含税 ¥1,226.42，税额 ¥73.58/)).toBeVisible()
    await expect(canvas.getByText('税号校验位正确')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '登记开票 ¥1,300.00' })).toBeEnabled()
    await expect(canvas.getByText('1 / 3')).toBeVisible()
    const tabs = within(canvas.getByRole('navigation', { name: '票据状态' }))
    await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '待办3',
      '待开票2',
      '待红冲1',
      '已退回4',
      '已开票',
      '已红冲',
    ])
  },
})

/** Its own answer is the first to tell: the queue and the numbers of the tabs follow. */
export const SentBackByAnotherClerk = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      one.replyWith(() => {
        const { list: rows, counts } = page()
        msw.use(list.reply(page({ list: rows.slice(1), total: 2, counts: counts.slice(1) })))
        return detail({ invoice_status: 'returned', reason: '抬头与税号不一致，请核对', allowed: [] })
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '开票申请 20260518 0042' })).toBeVisible()
    const tabs = within(canvas.getByRole('navigation', { name: '票据状态' }))
    await waitFor(() => expect(tabs.getAllByRole('link')[0]).toHaveTextContent('待办1'))
    await expect(canvas.queryByRole('button', { name: /^华岳重工/ })).toBeNull()
  },
})

/** The documents of the other type are another queue, issued under their own prefix. */
export const Evaluations = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      list.answer(({ params: { prefix } }) =>
        Promise.resolve(prefix === 'nrckapi' ? page({ list: [detail()], total: 1 }) : undefined),
      ),
      one.answer(({ params: { prefix } }) =>
        Promise.resolve(prefix === 'nrckapi' ? detail({ buyer_name: '苏既明' }) : undefined),
      ),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('1 / 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '评价费 5' }))
    await expect(await canvas.findByText('1 / 1')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^赵清和/ })).toBeNull()
    await waitFor(() => expect(address(canvasElement).get('type')).toBe('evaluation'))
    await expect(await canvas.findByRole('button', { name: '登记开票 ¥1,300.00' })).toBeEnabled()
  },
})

/** A tab is taken away as it is filtered, of the type that is open. */
export const TakesATabAway = meta.story({
  tags: ['no-picture'],
  parameters: at('tab=issued&type=evaluation'),
  beforeEach: ({ msw }) => {
    const table = {
      file_name: '评价费发票-20260518-144000.xlsx',
      url: '/tables/invoices/evaluation.issued?e=1&s=x',
    }
    msw.use(exportsCalls.listen, exporting.reply(table))
  },
  play: async context => {
    await takesAway(context, '导出', '评价费发票-20260518-144000.xlsx')
    await expect(exportsCalls.sent).toEqual([{ status: 'issued' }])
  },
})

export const QueueTellsWhatWaits = meta.story({
  // about the words, not the look
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const merged = await canvas.findByRole('button', {
      name: /^华岳重工集团有限公司 ¥1,300.00 普通发票 · 2 单合并 等 1 天$/,
    })
    await expect(merged).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('button', { name: /^赵清和 ¥200.00 会费票据 等 3 小时$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^韩以宁 ¥200.00 会费票据 待红冲$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /^待红冲/ }))
    await expect(await canvas.findByRole('region', { name: '待红冲的票据' })).toHaveTextContent('韩以宁')
    await expect(canvas.queryByRole('button', { name: /^赵清和/ })).toBeNull()
  },
})

const questioned = detail({
  document_kind: 'special',
  title: { ...detail().title, tax_no: '91110108MA01X7Q24R', buyer_name: '华岳重工集团有限公司'.repeat(6) },
  lines: [
    aLine({ order_no: '2024052000065', paid_fen: 30_000, amount_fen: 80_000 }),
    aLine({ order_no: '2022111800042', elsewhere_fen: 20_000 }),
  ],
})

export const ChecksAsk = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(questioned)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已付减去退款后，不够本次开票：20240520 00065')).toBeVisible()
    await expect(canvas.getByText(/^本次超过可开金额：.*20221118 00042 可开 ¥300.00$/)).toBeVisible()
    await expect(canvas.getByText('税号校验位不符，请与购方核对')).toBeVisible()
    await expect(canvas.getByText('抬头名称 120 字节，超过 100 字节')).toBeVisible()
    // a warning, never a wall
    await expect(canvas.getByRole('button', { name: /^登记开票/ })).toBeEnabled()
  },
})

export const WalksByKeyAndKeepsWhatWasTyped = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '发票号码' }), '2611jk')
    await userEvent.click(canvas.getByText('购方抬头'))
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('heading', { name: '开票申请 20260518 0041' })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('invoice')).toBe(invoiceAt(1)))
    await expect(await canvas.findByText('赵清和', { selector: 'dd *' })).toBeVisible()
    // a receipt of dues is no invoice
    await expect(canvas.getByRole('textbox', { name: '票据号码' })).toHaveValue('')
    await userEvent.keyboard('k')
    await expect(await canvas.findByDisplayValue('2611jk')).toBeVisible()
  },
})

const returned = alone(
  detail({ invoice_status: 'returned', reason: '抬头与税号不一致，请核对', allowed: [] }),
)
export const Returned = meta.story({
  parameters: returned.parameters,
  beforeEach: ({ msw }) => msw.use(...returned.handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('抬头与税号不一致，请核对')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^登记开票/ })).toBeNull()
    await expect(canvas.queryByText('核对')).toBeNull()
  },
})

const hasNumber = alone(issued({ staff_remark: '纸质件另寄' }))
export const Issued = meta.story({
  parameters: hasNumber.parameters,
  beforeEach: ({ msw }) => msw.use(...hasNumber.handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2611 2000 0000 4183 7752')).toBeVisible()
    const files = within(canvas.getByRole('list', { name: '发票文件' }))
    await expect(files.getByRole('link', { name: '下载 华岳重工 1300.pdf' })).toHaveAttribute('download')
    await expect(canvas.getByText('纸质件另寄')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '红冲发票' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: '发票号码' })).toBeNull()
  },
})

const toReverse = alone(redRequested())
export const RedRequested = meta.story({
  parameters: toReverse.parameters,
  beforeEach: ({ msw }) => msw.use(...toReverse.handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('抬头开错，需要重开')).toBeVisible()
    await expect(canvas.getByLabelText('红冲日期')).toHaveValue('2026-05-18')
    await expect(canvas.getByRole('button', { name: '登记红冲 ¥1,300.00' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: '驳回红冲' })).toBeEnabled()
  },
})

const wasReversed = alone(reversed())
export const RedDone = meta.story({
  parameters: wasReversed.parameters,
  beforeEach: ({ msw }) => msw.use(...wasReversed.handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2611 2000 0000 4183 7790')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '红冲发票' })).toBeNull()
  },
})

export const OneNamedByTheAddressShowsItsTab = meta.story({
  // about the address, not the look
  tags: ['no-picture'],
  parameters: at(`invoice=${invoiceAt(0)}`),
  beforeEach: ({ msw }) => msw.use(...hasNumber.handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '已开票', current: 'page' })).toBeVisible()
    await expect(await canvas.findByText('2611 2000 0000 4183 7752')).toBeVisible()
  },
})

export const Cancelled = meta.story({
  // about the state, not the look
  tags: ['no-picture'],
  parameters: at(`invoice=${invoiceAt(0)}`),
  beforeEach: ({ msw }) => msw.use(one.reply(detail({ invoice_status: 'cancelled', allowed: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('会员已取消申请')).toBeVisible()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(page({ list: [], total: 0, counts: [] }))),
  play: showsHeading('这个状态没有票据'),
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })

export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async context => {
    await retry(context, list.reply(page()))
    await expect(await context.canvas.findByRole('heading', { name: '开票申请 20260518 0042' })).toBeVisible()
  },
})

export const InvoiceIsMissing = meta.story({
  parameters: at('invoice=202605189999'),
  beforeEach: ({ msw }) => msw.use(one.notFound()),
  play: showsHeading('没有找到这张票据'),
})

const longLine = (order_no: string) =>
  aLine({
    order_no,
    item_note: '三星级财务管理人才评价（含复评与证书工本费）',
    paid_fen: 717_283_900,
    elsewhere_fen: 100_000_000,
    amount_fen: 617_283_900,
  })

const longest = detail({
  buyer_name: '信衡会计师事务所（特殊普通合伙）北京分所驻雄安新区联络处财务共享中心',
  amount_fen: 1_234_567_800,
  tax: { net_fen: 1_164_686_604, tax_fen: 69_881_196 },
  title: {
    ...detail().title,
    buyer_name: '信衡会计师事务所（特殊普通合伙）北京分所驻雄安新区联络处财务共享中心',
    address_phone:
      '河北省雄安新区容城县金湖街道启动区企业总部片区第七单元地块三号楼二十六层 2601 室 0312-6200 0000',
    bank_account: '示例商业银行股份有限公司雄安新区容城县启动区金湖街道支行 62220000000066216621',
  },
  remark: '财务部 2026 年度会费与评价费合并开具，随纸质合同一并归档，联系人陈知行，转财务共享中心二组',
  lines: [longLine('2024052000065'), longLine('2022111800042')],
})
const long = [
  one.reply(longest),
  list.reply(page({ list: [longest, { ...longest, id: 'i2', invoice_no: invoiceAt(1) }], total: 2 })),
]

export const LongTexts = meta.story({
  beforeEach: ({ msw }) => msw.use(...long),
  play: showsHeading('开票申请 20260518 0042'),
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(one.reply(questioned)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('税号校验位不符，请与购方核对')).toBeVisible()
  },
})

export const Laptop = meta.story({
  ...onALaptop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登记开票 ¥1,300.00' })).toBeVisible()
  },
})

export const PhoneListThenStep = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: picksAndGoesBack(/^赵清和/, '开票申请 20260518 0041', /^韩以宁/),
})

export const PhoneStep = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at(`tab=todo&invoice=${invoiceAt(0)}`),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: '登记开票 ¥1,300.00' })).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

export const PhoneLongTextsDark = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  parameters: at(`tab=todo&invoice=${invoiceAt(0)}`),
  beforeEach: ({ msw }) => msw.use(...long),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/随纸质合同一并归档/)).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

export const TypingDrawsOneField = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: '发票号码' })
    await typesWithin(number, '2611200000', [fieldOf(number)], userEvent)
  },
})

export const OpensWithWhatTheRowKnows = meta.story({
  // about the moment, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(one.never()),
  play: async ({ canvas }) => {
    const record = await canvas.findByRole('article', { name: '开票申请 20260518 0042' })
    await expect(record).toHaveAttribute('aria-busy', 'true')
    await expect(record).toHaveTextContent('¥1,300.00')
    // nothing can be decided on what is not known yet
    await expect(canvas.queryByRole('button', { name: /^登记开票/ })).toBeNull()
  },
})
