import { anOrderDetail } from '@portal/api/fixtures/orders'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { OrderPrintPreview } from './OrderPrintPreview.tsx'
import {
  aPaidOrder,
  aReceipt,
  longest,
  paidByTwoChannels,
  paidInParts,
  partlyRefunded,
} from './story-prints.ts'

const onClose = fn()

const meta = preview.meta({
  component: OrderPrintPreview,
  args: { order: aPaidOrder(), printedAt: '2026-05-18 15:30', onClose },
  // a whole sheet and the bar above it
  globals: { viewport: { value: 'paper' } },
  parameters: {
    viewport: {
      options: {
        paper: { name: 'A4', type: 'desktop', styles: { width: '900px', height: '1260px' } },
      },
    },
  },
})

/** A sheet as it is seen; nothing of it may stand over its edge. */
async function sheet(place = '第 1 页，共 1 页') {
  const found = await shown(screen.findByRole('article', { name: place }))
  const body = found.querySelector('[data-body]')
  await expect(body?.scrollHeight).toBeLessThanOrEqual((body?.clientHeight ?? 0) + 1)
  return within(found)
}

export const Unpaid = meta.story({
  args: { order: anOrderDetail({ channel: 'offline' }) },
  play: async () => {
    await shown(screen.findByRole('dialog', { name: '打印预览' }))
    await expect(screen.getByText('订单 20260518 00137，A4 纵向，共 1 页')).toBeVisible()
    const paper = await sheet()
    await expect(paper.getByRole('heading', { name: '订单' })).toBeVisible()
    await expect(paper.getByText('H7K4 M9QT（请填进转账附言）')).toBeVisible()
    await expect(paper.getByText('人民币贰佰元整')).toBeVisible()
    // not paid yet: nothing was opened
    await expect(paper.queryByText('会员期')).toBeNull()
    await expect(paper.queryByText('到账记录')).toBeNull()
    await expect(paper.getByText('本订单供核对与付款使用，不是会费票据或发票。')).toBeVisible()
  },
})

export const PartOfItCame = meta.story({
  args: {
    order: anOrderDetail({
      order_status: 20,
      channel: 'offline',
      deadline_at: null,
      received_fen: 15_000,
      receipts: [aReceipt({ amount_fen: 15_000 })],
    }),
  },
  play: async () => {
    const paper = await sheet()
    await expect(paper.getByRole('heading', { name: '订单' })).toBeVisible()
    await expect(paper.getByText('还差').nextElementSibling).toHaveTextContent('¥50.00')
    await expect(paper.getByText('人民币贰佰元整')).toBeVisible()
  },
})

export const Paid = meta.story({
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => undefined)
  },
  play: async ({ userEvent }) => {
    const paper = await sheet()
    await expect(paper.getByRole('heading', { name: '缴费凭证' })).toBeVisible()
    await expect(paper.getByText('陈知行')).toBeVisible()
    await expect(paper.getByText('2026-05-18 至 2027-05-17')).toBeVisible()
    await expect(
      paper.getByRole('row', { name: '2026-05-18 对公转账 2026051810421700883 ¥200.00' }),
    ).toBeVisible()
    await expect(paper.getByText('人民币贰佰元整')).toBeVisible()
    await expect(paper.getByText('打印时间 2026-05-18 15:30')).toBeVisible()
    await expect(
      paper.getByText('需要票据或发票的，请在会员中心“订单与发票”的“发票与票据”中申请。'),
    ).toBeVisible()
    // what finance wrote for itself
    await expect(paper.queryByText(/财务备注/)).toBeNull()
    await expect(paper.queryByText('退款记录')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '打印' }))
    await expect(window.print).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
  },
})

export const PaidWithACoupon = meta.story({
  args: {
    order: aPaidOrder({
      channel: 'wechat',
      amount_fen: 15_050,
      discount_fen: 4_950,
      received_fen: 15_050,
      coupon: { code: 'DEMO50', name: '早续费', reserved_until: null },
      receipts: [
        aReceipt({ amount_fen: 15_050, channel: 'wechat', bank_ref: '4200002026051810421700883001' }),
      ],
    }),
  },
  play: async () => {
    const paper = await sheet()
    await expect(paper.getByRole('row', { name: '优惠（早续费 DEMO50） −¥49.50' })).toBeVisible()
    await expect(paper.getByRole('row', { name: '应付 ¥150.50' })).toBeVisible()
    await expect(paper.getByRole('row', { name: /微信支付 4200002026051810421700883001/ })).toBeVisible()
    await expect(paper.getByText('人民币壹佰伍拾元零伍角')).toBeVisible()
  },
})

export const PaidByTwoChannels = meta.story({
  args: { order: paidByTwoChannels },
  play: async () => {
    const paper = await sheet()
    await expect(paper.getByText('支付方式', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      '对公转账、微信支付',
    )
    const rows = within(paper.getByRole('table', { name: '到账记录' })).getAllByRole('row')
    await expect(rows.slice(1).map(row => row.textContent)).toEqual([
      '2026-05-16对公转账2026051810421700883¥150.00',
      '2026-05-18微信支付4200002026051810421700883001¥50.00',
    ])
    await expect(paper.getByText('人民币贰佰元整')).toBeVisible()
  },
})

export const NothingToPay = meta.story({
  // about the sum, not the look
  tags: ['no-picture'],
  args: {
    order: aPaidOrder({
      channel: null,
      amount_fen: 0,
      discount_fen: 20_000,
      received_fen: 0,
      receipts: [],
      coupon: { code: 'DEMO100', name: '免费一年', reserved_until: null },
    }),
  },
  play: async () => {
    const paper = await sheet()
    await expect(paper.getByText('人民币零元整')).toBeVisible()
    await expect(paper.queryByText('到账记录')).toBeNull()
  },
})

export const PartlyRefunded = meta.story({
  args: { order: partlyRefunded },
  play: async () => {
    const paper = await sheet()
    await expect(paper.getByRole('heading', { name: '缴费凭证' })).toBeVisible()
    const refunds = within(paper.getByRole('table', { name: '退款记录' }))
    // one went back, the other was rejected
    await expect(refunds.getAllByRole('row')).toHaveLength(2)
    await expect(
      refunds.getByRole('row', {
        name: /^2026-05-20 银行转账 2026052009001200017 ?会员期缩短至 2027-02-15 −¥50\.50$/,
      }),
    ).toBeVisible()
    await expect(paper.getByText('已退回').nextElementSibling).toHaveTextContent('−¥50.50')
    await expect(paper.getByText('人民币壹佰肆拾玖元伍角')).toBeVisible()
  },
})

export const LongNames = meta.story({
  args: { order: longest },
  play: async () => {
    const first = await sheet('第 1 页，共 2 页')
    const second = await sheet('第 2 页，共 2 页')
    await expect(first.getByText(longest.subject_name)).toBeVisible()
    await expect(second.getByText('人民币伍仟玖佰玖拾玖万捌仟柒佰陆拾伍元肆角肆分')).toBeVisible()
    // nothing is wider than its sheet
    for (const paper of screen.getAllByRole('article'))
      await expect(paper.scrollWidth).toBeLessThanOrEqual(paper.clientWidth)
  },
})

export const ManyReceipts = meta.story({
  args: { order: paidInParts },
  play: async () => {
    await shown(screen.findByRole('dialog', { name: '打印预览' }))
    await expect(screen.getByText('缴费凭证 20260518 00137，A4 纵向，共 2 页')).toBeVisible()
    const first = await sheet('第 1 页，共 2 页')
    const second = await sheet('第 2 页，共 2 页')
    await expect(second.getByText('缴费凭证 20260518 00137（续）')).toBeVisible()
    await expect(second.getByRole('heading', { name: '到账记录（续）' })).toBeVisible()
    // each once, in their order
    const printed = [first, second].flatMap(paper => paper.getAllByText(/^20260518104217\d{5}$/))
    await expect(printed.map(cell => cell.textContent)).toEqual(
      paidInParts.receipts.map(({ bank_ref }) => bank_ref),
    )
    await expect(first.queryByText('人民币陆仟元整')).toBeNull()
    await expect(second.getByText('人民币陆仟元整')).toBeVisible()
  },
})

export const MaskedForOthers = meta.story({
  // about the data, not the look
  tags: ['no-picture'],
  args: {
    order: aPaidOrder({
      subject_name: '陈*行',
      receipts: [aReceipt({ bank_ref: '', by: '协会' })],
    }),
  },
  play: async () => {
    const paper = await sheet()
    await expect(paper.getByText('陈*行')).toBeVisible()
    await expect(paper.getByRole('row', { name: '2026-05-18 对公转账 — ¥200.00' })).toBeVisible()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await sheet()
    await waitFor(() =>
      expect(document.querySelector('[data-print-sheet]')?.getBoundingClientRect().right).toBeLessThanOrEqual(
        390,
      ),
    )
  },
})

export const OverTheDarkStaffApp = meta.story({
  globals: { theme: 'dark', density: 'staff', viewport: { value: 'wide' } },
  args: { order: partlyRefunded },
  play: async () => {
    const paper = await sheet()
    await expect(paper.getByRole('heading', { name: '缴费凭证' })).toHaveStyle({ color: 'rgb(22, 32, 44)' })
    await expect(document.querySelector('[data-print-sheet]')).toHaveStyle({
      backgroundColor: 'rgb(255, 255, 255)',
    })
  },
})
