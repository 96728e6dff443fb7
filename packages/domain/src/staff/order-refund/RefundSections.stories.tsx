import { useState } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { listOrderInvoices } from '@portal/api/contract/invoices.contract'
import { getCurrentStaff } from '@portal/api/contract/staff.contract'
import { anInvoice } from '@portal/api/fixtures/invoices'
import { aRefund, aRefundedOrder, refundChoices } from '@portal/api/fixtures/orders'
import { aStaff } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import type { RefundEffect } from '@portal/api/rules/refund'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { RefundSections, type RefundSectionsProps } from './RefundSections.tsx'

function Example(props: Omit<RefundSectionsProps, 'onEffect'>) {
  const [effect, setEffect] = useState<RefundEffect | null>(props.effect)
  return <RefundSections {...props} effect={effect} onEffect={setEffect} />
}

const meta = preview.meta({
  component: Example,
  args: { order: aRefundedOrder(), refund: aRefund(), effect: null },
  globals: { density: 'staff' },
  decorators: [
    Story => (
      <>
        <h1>订单管理</h1>
        <h2>20260518 00137</h2>
        <Story />
      </>
    ),
  ],
})

const second = { amount_fen: 600_000, needs_second: true }
const approved = { approved_by: '沈静仪', approved_at: '2026-05-18 11:20:00', effect: 'revoke' } as const
const decided = {
  ...approved,
  effect_text: '已收回本次会员期，有效期至 2026-05-18',
  choices: [],
  allowed: [],
}

export const Requested = meta.story({
  play: async ({ canvas, userEvent }) => {
    const revoke = canvas.getByRole('radio', { name: /收回本次会员期/ })
    await expect(canvas.getByRole('radio', { name: /按退款比例缩短/ })).toBeDisabled()
    await expect(canvas.queryByText('2027-05-17')).toBeNull()
    await userEvent.click(revoke)
    await expect(revoke).toBeChecked()
    await expect(canvas.getByText('2027-05-17').tagName).toBe('S')
    await expect(canvas.getByText('已到期')).toBeVisible()
  },
})

export const NothingChosen = meta.story({
  args: { isEffectMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '退款后的会员资格' })).toHaveAccessibleDescription(
      '请选择退款后的会员资格',
    )
  },
})

export const SomeOfIt = meta.story({
  args: {
    effect: 'shorten',
    order: { ...aRefundedOrder(), refunded_fen: 2_000 },
    refund: aRefund({
      amount_fen: 5_000,
      choices: refundChoices.toSpliced(1, 1, {
        effect: 'shorten',
        name: '按退款比例缩短',
        open: true,
        note: '至 2027-02-15',
        changes: [{ what: '有效期', from: '2027-05-17', to: '2027-02-15' }],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2027-02-15', { selector: 'b' })).toBeVisible()
    await expect(canvas.getByText(/已退/)).toHaveTextContent('¥50.00 已付 ¥200.00，已退 ¥20.00')
  },
})

const issued = anInvoice({
  invoice_status: 'issued',
  number: '26112000000041837752',
  issued_on: '2026-05-18',
})
const staff = mock(getCurrentStaff)
const documents = mock(listOrderInvoices)
const stepsOf = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getAllByRole('listitem').map(step => [step.querySelector('b')?.textContent, step.dataset['state']])

/** A document stands for the money: what stands in the way, and where it is reversed. */
export const NeedsReversal = meta.story({
  args: { refund: aRefund({ ...second, needs_reversal: true, allowed: ['approve_first', 'reject'] }) },
  parameters: { session: 'manager' },
  beforeEach: ({ msw }) =>
    msw.use(
      staff.reply(aStaff()),
      documents.reply({
        list: [
          issued,
          anInvoice({ invoice_no: '202605180041', amount_fen: 5_000 }),
          anInvoice({ ...issued, invoice_no: '202605180040', invoice_status: 'red_done' }),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: '会费票据 2611 2000 0000 4183 7752' }),
    ).toHaveAttribute('href', '/invoiceManagement?invoice=202605180042')
    await expect(canvas.getByRole('link', { name: '会费票据 申请 20260518 0041' })).toBeVisible()
    // what is reversed stands in nobody's way
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(stepsOf({ canvas })).toEqual([
      ['先红冲票据', 'current'],
      ['财务批准', 'todo'],
      ['第二人复核', 'todo'],
      ['退回原账户', 'todo'],
    ])
    await expect(canvas.getByText('红冲完成后可批准')).toBeVisible()
  },
})

export const NeedsReversalByFinance = meta.story({
  args: { refund: aRefund({ needs_reversal: true, allowed: [] }) },
  // about what is not there
  tags: ['no-picture'],
  parameters: { session: 'manager' },
  beforeEach: ({ msw }) =>
    msw.use(staff.reply(aStaff({ remark: 'super' })), documents.reply({ list: [issued] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/会费票据 2611 2000 0000 4183 7752/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

/** Once it is reversed the approval is next. */
export const Reversed = meta.story({
  args: { order: { ...aRefundedOrder(), invoice_status: 'red_done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('票据已红冲')).toBeVisible()
    await expect(stepsOf({ canvas })).toEqual([
      ['先红冲票据', 'done'],
      ['财务批准', 'current'],
      ['退回原账户', 'todo'],
    ])
  },
})

export const ForTheSecondPerson = meta.story({
  args: {
    refund: aRefund({ ...second, ...approved, refund_status: 'approved', allowed: ['review', 'reject'] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/单笔超过 ¥5,000\.00/)).toBeVisible()
    await expect(canvas.getByText('收回本次会员期')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
    const [, current] = canvas.getAllByRole('listitem')
    await expect(current).toHaveAttribute('aria-current', 'step')
  },
})

export const Processing = meta.story({
  args: { refund: aRefund({ ...decided, refund_status: 'processing', allowed: ['succeed', 'fail'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已收回本次会员期，有效期至 2026-05-18')).toBeVisible()
    await expect(within(canvas.getByRole('list')).getByText('沈静仪 2026-05-18 11:20')).toBeVisible()
  },
})

export const Failed = meta.story({
  args: {
    refund: aRefund({ ...decided, refund_status: 'failed', trouble: '账户已注销', allowed: ['retry'] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有退回成功：账户已注销')).toBeVisible()
  },
})

export const Succeeded = meta.story({
  args: {
    refund: aRefund({
      ...decided,
      ...second,
      reviewed_by: '顾言',
      reviewed_at: '2026-05-18 14:02:00',
      refund_status: 'succeeded',
      returned_on: '2026-05-19',
      bank_ref: 'R202605190001',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-05-19 流水号 R202605190001')).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: '已完成' })).toHaveLength(3)
  },
})

export const Rejected = meta.story({
  args: {
    refund: aRefund({ refund_status: 'rejected', trouble: '会员期已经使用', choices: [], allowed: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已驳回：会员期已经使用')).toBeVisible()
  },
})

/** It came online, and goes back the same way without anybody registering it. */
export const GoesBackByItself = meta.story({
  args: {
    refund: aRefund({ ...decided, refund_status: 'processing', way: 'sandbox' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('模拟支付原路退回')).toBeVisible()
    await expect(canvas.getByText(/批准后原路退回/)).toBeVisible()
  },
})

/** Paid twice: there is nothing to choose, and nobody may keep it. */
export const BoughtNothing = meta.story({
  args: {
    refund: aRefund({
      asked_by: '系统',
      reason: '重复支付',
      bought_nothing: true,
      way: 'sandbox',
      choices: [],
      allowed: ['approve'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('款项没有对应的会费，批准后全部退还')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})

export const SomebodyElsesToDecide = meta.story({
  args: { refund: aRefund({ choices: [], allowed: [], reason: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { effect: 'revoke' },
})
