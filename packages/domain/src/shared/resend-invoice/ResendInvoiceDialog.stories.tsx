import { getInvoice, resendInvoice } from '@portal/api/contract/invoices.contract'
import { anInvoiceMail, anIssuedInvoice } from '@portal/api/fixtures/invoices'
import { mock } from '@portal/api/mocks'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { ToastRegion } from '@portal/ui/toast'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { ResendInvoiceDialog } from './ResendInvoiceDialog.tsx'

const resend = mock(resendInvoice)
const one = mock(getInvoice)
const onClose = fn()

const meta = preview.meta({
  component: ResendInvoiceDialog,
  args: { type: 'membership' as const, invoice: anIssuedInvoice(), onClose },
  decorators: [
    Story => (
      <>
        <h1>订单与发票</h1>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
})

const onItsWay = anIssuedInvoice({
  mail: anInvoiceMail({ state: 'waiting', at: '2026-05-18 15:02:00' }),
})

const theDialog = async () =>
  within(await shown(screen.findByRole('dialog', { name: '重新发送“华岳重工集团有限公司”的票据' })))
type Dialog = Awaited<ReturnType<typeof theDialog>>
const field = (dialog: Dialog) => dialog.getByLabelText('接收邮箱')
const button = (dialog: Dialog) => dialog.getByRole('button', { name: '发送' })

export const ToTheSameAddress = meta.story({
  play: async () => {
    const dialog = await theDialog()
    await expect(dialog.getByText(/会费票据 2611 2000 0000 4183 7752，附件 PDF、OFD。/)).toBeVisible()
    await expect(field(dialog)).toHaveValue('caiwu@huayue.example')
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** Of what was issued before documents were mailed no address is known here. */
export const WithoutAnAddress = meta.story({
  args: { invoice: anIssuedInvoice({ mail: null }) },
  play: async ({ userEvent }) => {
    const dialog = await theDialog()
    await userEvent.click(button(dialog))
    await expect(field(dialog)).toHaveAccessibleDescription('请输入邮箱')
    await waitFor(() => expect(field(dialog)).toHaveFocus())
  },
})

export const NoAddress = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await theDialog()
    await userEvent.clear(field(dialog))
    await userEvent.type(field(dialog), 'caiwu＠huayue')
    await userEvent.click(button(dialog))
    await expect(field(dialog)).toHaveAccessibleDescription('邮箱格式不正确，应类似 name@company.cn')
    await waitFor(() => expect(field(dialog)).toHaveFocus())
    await expect(field(dialog)).toHaveValue('caiwu＠huayue')
  },
})

export const Sends = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(resend.reply(anIssuedInvoice())),
  play: async ({ userEvent }) => {
    const dialog = await theDialog()
    await userEvent.click(button(dialog))
    await expect(
      await screen.findByText('正在发往 caiwu@huayue.example，送达后会显示在这张票据上'),
    ).toBeVisible()
    await expect(onClose).toHaveBeenCalledTimes(1)
  },
})

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(resend.never()),
  play: async ({ userEvent }) => {
    const dialog = await theDialog()
    await userEvent.click(button(dialog))
    await expect(await dialog.findByRole('button', { name: '正在发送' })).toBeVisible()
  },
})

export const RefusedAtTheField = meta.story({
  beforeEach: ({ msw }) => msw.use(resend.refuseFields({ email: '邮箱格式不正确，应类似 name@company.cn' })),
  play: async ({ userEvent }) => {
    const dialog = await theDialog()
    await userEvent.click(button(dialog))
    await waitFor(() =>
      expect(field(dialog)).toHaveAccessibleDescription('邮箱格式不正确，应类似 name@company.cn'),
    )
    await waitFor(() => expect(field(dialog)).toHaveFocus())
  },
})

export const TooOften = meta.story({
  beforeEach: ({ msw }) => msw.use(resend.tooMany(3_600)),
  play: async ({ userEvent }) => {
    const dialog = await theDialog()
    await userEvent.click(button(dialog))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(answerTexts.tooMany)
    await expect(onClose).not.toHaveBeenCalled()
  },
})

/** It went through: the mail to that address is on its way. */
export const AnswerIsLostButItWasSent = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(resend.offline(), one.reply(onItsWay)),
  play: async ({ userEvent }) => {
    const dialog = await theDialog()
    await userEvent.click(button(dialog))
    await expect(
      await screen.findByText('正在发往 caiwu@huayue.example，送达后会显示在这张票据上'),
    ).toBeVisible()
    await expect(onClose).toHaveBeenCalledTimes(1)
  },
})

export const KeepsWhatIsTyped = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(resend.offline(), one.offline()),
  play: async ({ userEvent }) => {
    const dialog = await theDialog()
    await userEvent.clear(field(dialog))
    await userEvent.type(field(dialog), 'kuaiji@huayue.example')
    await userEvent.click(button(dialog))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(field(dialog)).toHaveValue('kuaiji@huayue.example')
  },
})
