import { decidePayment } from '@portal/api/contract/orders.contract'
import { anEvaluation, anEvaluationDetail, aReport } from '@portal/api/fixtures/orders'
import { mock } from '@portal/api/mocks'
import { expect, within, waitFor } from 'storybook/test'
import { fieldOf, typesWithin } from '../../../../../.storybook/drawn-again.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import {
  address,
  afresh,
  body,
  recordCalls,
  onADesk,
  onALaptop,
  picksAndGoesBack,
  retry,
  showsHeading,
} from '../staff-desk/story-desk.tsx'
import { PaymentDeskPanel } from './PaymentDeskPanel.tsx'
import { detail, list, one, page, paid, usual, vouchers } from './story-payments.ts'

const sending = recordCalls('*/nrckapi/orders/check_order')

const meta = preview.meta({
  component: PaymentDeskPanel,
  ...onADesk,
  beforeEach: afresh(usual),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '订单 20260518 00137' })).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: '到账金额' })).toHaveValue('200.00')
    await expect(canvas.getByLabelText('到账日期')).toHaveValue('2026-05-18')
    await expect(canvas.getByRole('row', { name: /金额 ¥200.00 ¥200.00 一致/ })).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: /陈知行 ¥200.00 个人会费 全部一致/ }),
    ).toHaveAttribute('aria-current', 'true')
    await expect(await canvas.findByRole('region', { name: '转账凭证' })).toBeVisible()
    await expect(canvas.getByText('1 / 3')).toBeVisible()
  },
})

const evaluation = {
  order_status: 10,
  channel: 'offline',
  subject_name: '苏既明',
  reported_at: '2026-05-18 15:02:00',
} as const

/** The other type is another queue in the same state, and is decided under its own prefix. */
export const Evaluations = meta.story({
  // about the way, not the look: where the focus is when it ends is not told
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      list.answer(({ params: { prefix } }) =>
        Promise.resolve(
          prefix === 'nrckapi'
            ? page({ list: [anEvaluation(evaluation)], total: 1, counts: [{ order_status: 10, count: 1 }] })
            : undefined,
        ),
      ),
      one.answer(({ params: { prefix } }) =>
        Promise.resolve(
          prefix === 'nrckapi'
            ? anEvaluationDetail({
                ...evaluation,
                report: aReport({ payer_name: '苏既明', amount_fen: 120_000, vouchers }),
                allowed: ['confirm', 'short', 'send_back', 'exception'],
              })
            : undefined,
        ),
      ),
      sending.listen,
      mock(decidePayment).reply(
        anEvaluationDetail({ ...evaluation, order_status: 30, received_fen: 120_000, allowed: [] }),
      ),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: '订单 20260518 00137' })
    await userEvent.click(canvas.getByRole('link', { name: '评价费 3' }))
    await expect(await canvas.findByRole('heading', { name: '订单 20260518 00142' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^陈知行/ })).toBeNull()
    await waitFor(() => expect(address(canvasElement).get('type')).toBe('evaluation'))
    await userEvent.type(await canvas.findByRole('textbox', { name: '银行流水号' }), '2026051810421700990')
    await userEvent.click(canvas.getByRole('button', { name: '确认到账 ¥1,200.00' }))
    const dialog = within(await shown(body().findByRole('alertdialog')))
    await expect(dialog.getByText('评价费付清，会员可以申请增值税发票')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '确认到账' }))
    await expect(await body().findByText('已确认“苏既明”到账')).toBeVisible()
    await expect(sending.sent).toMatchObject([{ order_no: '2026051800142', decision: 'confirm' }])
  },
})

const differing = detail({
  subject_name: '华岳重工集团有限公司',
  subject_type: 'enterprise',
  report: aReport({
    payer_name: '华岳重工集团有限公司北京分公司',
    amount_fen: 18_000,
    note: '分公司代付',
    vouchers,
  }),
})

export const Differs = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(differing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /户名 .* 不一致/ })).toBeVisible()
    await expect(canvas.getByText('北京分公司').tagName).toBe('B')
    await expect(canvas.getByText(/填报金额比应收少 ¥20.00/)).toHaveTextContent('会员填报说明：分公司代付')
    await expect(await canvas.findByRole('button', { name: /^陈知行 .* 2 项留意$/ })).toBeVisible()
  },
})

export const WalksByKeyAndKeepsWhatWasTyped = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const remark = await canvas.findByRole('textbox', { name: /^备注/ })
    await userEvent.type(remark, 'jk 先放一放')
    await expect(canvas.getByRole('heading', { level: 2, name: '订单 20260518 00137' })).toBeVisible()
    await userEvent.click(canvas.getByText('核对项'))
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('heading', { name: '订单 20260518 00136' })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('order')).toBe('2026051800136'))
    await expect(canvas.getByRole('textbox', { name: /^备注/ })).toHaveValue('')
    await userEvent.keyboard('k')
    await expect(await canvas.findByDisplayValue('jk 先放一放')).toBeVisible()
  },
})

export const OneNamedByTheAddressShowsItsTab = meta.story({
  parameters: { router: { initialEntries: ['/?order=2026051800137'] } },
  beforeEach: ({ msw }) => {
    const part = detail({
      order_status: 20,
      received_fen: 15_000,
      allowed: ['confirm', 'short', 'exception'],
      receipts: [
        {
          amount_fen: 15_000,
          channel: 'offline',
          received_at: '2026-05-18',
          bank_ref: 'A1',
          remark: '先到一笔',
          by: '沈静仪',
        },
      ],
    })
    msw.use(one.reply(part), list.reply(page({ list: [part], total: 1 })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /部分到账/, current: 'page' })).toBeVisible()
    await expect(await canvas.findByText('差 ¥50.00')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '到账金额' })).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: '退回填报' })).toBeNull()
  },
})

export const Confirmed = meta.story({
  parameters: { router: { initialEntries: ['/?status=30'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply({
        ...paid,
        paid_at: '2026-05-18 15:41:00',
        receipts: [
          {
            amount_fen: 20_000,
            channel: 'offline',
            received_at: '2026-05-18',
            bank_ref: 'A1',
            remark: '',
            by: '沈静仪',
          },
        ],
      }),
      list.reply(page({ list: [{ ...paid, paid_at: '2026-05-18 15:41:00' }], total: 1 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('到账记录，合计 ¥200.00 / ¥200.00')).toBeVisible()
    await expect(canvas.queryByRole('form', { name: '到账登记' })).toBeNull()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(page({ list: [], total: 0, counts: [] }))),
  play: showsHeading('这个状态没有订单'),
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })

export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async context => {
    await retry(context, list.reply(page()))
    await expect(await context.canvas.findByRole('heading', { name: '订单 20260518 00137' })).toBeVisible()
  },
})

export const OrderIsMissing = meta.story({
  parameters: { router: { initialEntries: ['/?order=2026051899999'] } },
  beforeEach: ({ msw }) => msw.use(one.notFound()),
  play: showsHeading('没有找到这个订单'),
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(one.reply(differing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /户名 .* 不一致/ })).toBeVisible()
  },
})

export const Laptop = meta.story({
  ...onALaptop,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '订单 20260518 00137' })
  },
})

export const PhoneListThenStep = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: picksAndGoesBack(/孙砚秋/, '订单 20260518 00136', /林知夏/),
})

export const PhoneStepDark = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  parameters: { router: { initialEntries: ['/?status=10&order=2026051800137'] } },
  play: showsHeading('订单 20260518 00137'),
})

export const TypingDrawsOneField = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: '转账凭证' })
    const reference = await canvas.findByRole('textbox', { name: '银行流水号' })
    await typesWithin(reference, '2026051810', [fieldOf(reference)], userEvent)
    const amount = canvas.getByRole('textbox', { name: '到账金额' })
    await userEvent.clear(amount)
    // the button says the amount that it confirms, and the text above it what goes back
    const confirm = canvas.getByRole('button', { name: /^确认到账/ })
    const effect = canvas.getByText(/^确认后立即/)
    await typesWithin(amount, '1234567890', [fieldOf(amount), confirm, effect], userEvent)
  },
})

export const OpensWithWhatTheRowKnows = meta.story({
  // about the moment, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(one.never()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '订单 20260518 00137' })).toBeVisible()
    const record = canvas.getByRole('article', { name: '订单 20260518 00137' })
    await expect(record).toHaveAttribute('aria-busy', 'true')
    await expect(record).toHaveTextContent('陈知行')
    // nothing can be decided on what is not known yet
    await expect(canvas.queryByRole('button', { name: /^确认到账/ })).toBeNull()
    await expect(canvas.queryByText('会员还没有填报转账信息。')).toBeNull()
  },
})
