import { expect, waitFor, within } from 'storybook/test'
import { useLocation } from 'react-router-dom'
import { getOrder, listOrders, payOrder } from '@portal/api/contract/orders.contract'
import type { OrderDetail, OrderRow } from '@portal/api/contract/orders.schema'
import { aPage } from '@portal/api/fixtures/memberships'
import { anEvaluation, anEvaluationDetail } from '@portal/api/fixtures/orders'
import { mock } from '@portal/api/mocks'
import preview from '../../../../../.storybook/preview.tsx'
import { EvaluationPaymentPanel } from './EvaluationPaymentPanel.tsx'

const orders = mock(listOrders)
const one = mock(getOrder)
const open = (...rows: OrderRow[]) =>
  orders.answer(({ params: { prefix } }) =>
    Promise.resolve({ ...aPage(prefix === 'nrckapi' ? rows : []), counts: [], total_fen: 0 }),
  )
const toPay: Partial<OrderDetail> = {
  bank: null,
  remark_code: null,
  channels: ['wechat', 'alipay', 'offline'],
  allowed: ['pay_offline', 'pay_online', 'close'],
}
/** Not found where dues are. */
const order = (part: Partial<OrderDetail> = {}) =>
  one.answer(({ params: { prefix } }) =>
    Promise.resolve(prefix === 'nrckapi' ? anEvaluationDetail({ ...toPay, ...part }) : undefined),
  )

const Address = () => <output aria-label="地址">{useLocation().search}</output>

const at = (search: string) => ({
  router: { initialEntries: [`/home/evaluation/payment/evaluation${search}`] },
})

const meta = preview.meta({
  component: EvaluationPaymentPanel,
  parameters: at(''),
  decorators: [
    Story => (
      <>
        <Story />
        <Address />
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(open(anEvaluation()), order()),
})

export const NewestThatWaits = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(open(anEvaluation({ order_no: '2026051800150', order_status: 10 }), anEvaluation())),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('订单 20260518 00142，2026-05-18 14:40 下单，请在 2026-05-27 23:59 前付款。'),
    ).toBeVisible()
    await expect(await canvas.findByText('四星评价费')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /微信支付/ })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /对公转账/ })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '优惠码' })).toBeVisible()
    await expect(canvas.getByRole('status', { name: '地址' })).toHaveTextContent('?order=2026051800142')
  },
})

/** Once it is paid it is no longer among the open ones, and stays on the page. */
export const Paid = meta.story({
  parameters: at('?order=2026051800142'),
  beforeEach: ({ msw }) =>
    msw.use(
      open(),
      order({
        order_status: 30,
        channel: 'wechat',
        received_fen: 120_000,
        billable_fen: 120_000,
        deadline_at: null,
        paid_at: '2026-05-18 14:52:00',
        allowed: [],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已于 2026-05-18 14:52 通过微信支付支付成功。')).toBeVisible()
    await expect(canvas.getByText(/发票可以在下面申请/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '申请发票' })).toBeVisible()
  },
})

export const ChoosesTheTransfer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(payOrder).answer(({ params: { prefix } }) =>
        Promise.resolve(
          prefix === 'nrckapi'
            ? anEvaluationDetail({ channels: ['wechat', 'offline'], channel: 'offline', allowed: ['report'] })
            : undefined,
        ),
      ),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /对公转账/ }))
    msw.use(
      one.reply(
        anEvaluationDetail({ channels: ['wechat', 'offline'], channel: 'offline', allowed: ['report'] }),
      ),
    )
    await userEvent.click(await canvas.findByRole('button', { name: '使用对公转账' }))
    await expect(await canvas.findByText('H7K4 M9QT')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '第二步 转账后填报' })).toBeVisible()
  },
})

export const NothingWaits = meta.story({
  beforeEach: ({ msw }) => msw.use(open()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有等待支付的评价费' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看评价费订单' })).toHaveAttribute(
      'href',
      '/home/invoiceOrder?type=evaluation',
    )
  },
})

export const OfSomebodyElse = meta.story({
  parameters: at('?order=2026051800137'),
  beforeEach: ({ msw }) => msw.use(one.notFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有找到这笔评价费订单' })).toBeVisible()
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(orders.never()) })

export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(orders.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(open(anEvaluation()))
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.getByText('四星评价费')).toBeVisible())
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = within(await canvas.findByRole('group', { name: '支付方式' }))
    await expect(box.getAllByRole('radio')).toHaveLength(3)
  },
})
