import { getOrder, pollOrder } from '@portal/api/contract/orders.contract'
import { anOrderDetail } from '@portal/api/fixtures/orders'
import { useOrder } from '@portal/api/hooks/orders'
import { mock } from '@portal/api/mocks'
import { expect, fn, waitFor } from 'storybook/test'
import { setClock } from '../../../../../.storybook/clock.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OnlinePaymentPanel } from './OnlinePaymentPanel.tsx'

const payment = {
  channel: 'sandbox' as const,
  amount_fen: 20_000,
  pay_url: 'http://localhost:8080/sandboxCashier/2026051800137ABCDEFGHJKMN',
  expires_at: '2099-01-01 00:00:00',
}
const unpaid = anOrderDetail({ channel: 'sandbox', payment })
const paid = anOrderDetail({ channel: 'sandbox', order_status: 30, received_fen: 20_000 })
const poll = mock(pollOrder)
const one = mock(getOrder)

/** The panel with how its order stands, as the page around it reads it. */
function OnItsPage() {
  const order = useOrder('membership', '2026051800137')
  return (
    <div style={{ containerType: 'inline-size' }}>
      <h1>订单与发票</h1>
      <h2>订单</h2>
      <h3>个人会费</h3>
      <p>{order.data?.order_status === 30 ? '订单已支付' : '订单待支付'}</p>
      <OnlinePaymentPanel
        type="membership"
        orderNo="2026051800137"
        payment={payment}
        renewing={false}
        onRenew={fn()}
      />
    </div>
  )
}

const meta = preview.meta({
  component: OnItsPage,
  // the time that is left runs
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(one.reply(unpaid), poll.reply(unpaid)),
})

/** Nobody has to press anything. */
export const FindsThePayment = meta.story({
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('订单待支付')).toBeVisible()
    msw.use(one.reply(paid), poll.reply(paid))
    await expect(await canvas.findByText('订单已支付')).toBeVisible()
  },
})

export const AsksAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '已付款，查询结果' }))
    await expect(await canvas.findByText(/还没有收到支付结果/)).toBeVisible()
  },
})

export const CannotAsk = meta.story({
  beforeEach: ({ msw }) => msw.use(poll.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂时查不到支付结果，会继续查询')).toBeVisible()
  },
})

let asked = 0

export const StopsAskingWhenItsTimeIsOver = meta.story({
  beforeEach: ({ msw }) => {
    asked = 0
    msw.use(
      poll.answer(() => {
        asked += 1
        return Promise.resolve(unpaid)
      }),
    )
    return setClock(new Date('2098-12-31T23:50:00+08:00'))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toBeGreaterThan(1), { timeout: 10_000 })
    setClock(new Date('2099-01-01T00:00:00+08:00'))
    await expect(await canvas.findByText('失效前已经付款的，会自动入账，不用再付。')).toBeVisible()
    const before = asked
    // longer than between two questions
    await new Promise(rested => setTimeout(rested, 4_000))
    await expect(asked).toBe(before)
  },
})
