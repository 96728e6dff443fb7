import { getOrder, reportLeadTransfer, uploadLeadVoucher } from '@portal/api/contract/orders.contract'
import { anOrderDetail, aReport } from '@portal/api/fixtures/orders'
import { mock } from '@portal/api/mocks'
import { delay } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { body, onADesk } from '../staff-desk/story-desk.tsx'
import { OrderDeskPanel } from './OrderDeskPanel.tsx'
import { usual } from './story-orders.ts'

const one = mock(getOrder)
const report = mock(reportLeadTransfer)
const files = mock(uploadLeadVoucher)
const sent = fn()
const open = anOrderDetail({ bank: null, remark_code: null, allowed: ['report'] })

const deepLink = { router: { initialEntries: ['/?order=2026051800137'] } }

const meta = preview.meta({
  component: OrderDeskPanel,
  ...onADesk,
  beforeEach: ({ msw }) => {
    sent.mockClear()
    let order = open
    msw.use(
      one.replyWith(() => order),
      files.reply({
        file_id: 'f9',
        name: '网银回单.pdf',
        size: 218_000,
        mime: 'application/pdf',
        url: '/f9',
      }),
      report.replyWith(async given => {
        sent(given)
        await delay(50)
        order = anOrderDetail({ order_status: 10, channel: 'offline', report: aReport(), allowed: [] })
        return order
      }),
      ...usual(),
    )
  },
})

async function openForm({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const drawer = within(await shown(canvas.findByRole('dialog', { name: '20260518 00137' })))
  await userEvent.click(await drawer.findByRole('button', { name: '代填转账' }))
  return within(await shown(body().findByRole('dialog', { name: '代填转账 20260518 00137' })))
}

async function attach(
  form: Awaited<ReturnType<typeof openForm>>,
  { userEvent }: Pick<StoryContext, 'userEvent'>,
) {
  const file = new File(['pdf'], '网银回单.pdf', { type: 'application/pdf' })
  await userEvent.upload(form.getByLabelText(/^转账凭证/), file)
  await expect(await form.findByRole('button', { name: '移除 网银回单.pdf' })).toBeVisible()
}

export const ByTheAgent = meta.story({
  parameters: deepLink,
  play: async context => {
    const form = await openForm(context)
    await expect(form.getByRole('textbox', { name: '付款户名' })).toHaveValue('陈知行')
    await expect(form.getByText(/会员可以撤回/)).toBeVisible()
  },
})

export const OnceOnADoubleClick = meta.story({
  parameters: deepLink,
  play: async context => {
    const form = await openForm(context)
    await attach(form, context)
    await context.userEvent.dblClick(form.getByRole('button', { name: '提交填报' }))
    await expect(await body().findByText('已为“陈知行”填报转账，等待财务确认')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await waitFor(() => expect(body().queryByRole('button', { name: '代填转账' })).toBeNull())
  },
})

export const VoucherMissing = meta.story({
  parameters: deepLink,
  play: async context => {
    const form = await openForm(context)
    await context.userEvent.click(form.getByRole('button', { name: '提交填报' }))
    await waitFor(() => expect(form.getByLabelText(/^转账凭证/)).toBeInvalid())
    await expect(sent).not.toHaveBeenCalled()
  },
})

export const TheMemberPaidMeanwhile = meta.story({
  parameters: deepLink,
  // about the answer, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(report.refuse('already_paid')),
  play: async context => {
    const form = await openForm(context)
    await attach(form, context)
    await context.userEvent.click(form.getByRole('button', { name: '提交填报' }))
    await expect(await body().findByText(/订单刚刚有了变化/)).toBeVisible()
    await waitFor(() => expect(body().queryByRole('dialog', { name: /^代填转账/ })).toBeNull())
  },
})

export const WhatWasTypedStays = meta.story({
  parameters: deepLink,
  // about the form opened again, not the look
  tags: ['no-picture'],
  play: async context => {
    const { userEvent } = context
    const form = await openForm(context)
    await userEvent.type(form.getByRole('textbox', { name: '付款银行 选填' }), '示例银行')
    await userEvent.click(form.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(body().queryByRole('dialog', { name: /^代填转账/ })).toBeNull())
    const again = await openForm(context)
    await expect(again.getByRole('textbox', { name: '付款银行 选填' })).toHaveValue('示例银行')
  },
})

export const OnAPhone = meta.story({
  parameters: deepLink,
  globals: { viewport: { value: 'phone' } },
  play: async context => {
    const form = await openForm(context)
    await expect(form.getByRole('button', { name: '提交填报' })).toBeVisible()
  },
})
