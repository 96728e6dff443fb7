import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { onADesk, onALaptop } from './story-desk.tsx'
import { StaffDesk } from './StaffDesk.tsx'

const column = { padding: 16 }
const onBack = fn()
const onDecide = fn()

const meta = preview.meta({
  component: StaffDesk,
  ...onADesk,
  args: {
    kind: 'payment' as const,
    step: 'list' as const,
    queueName: '待确认的订单',
    queue: <p style={column}>队列</p>,
    middle: <p style={column}>凭证</p>,
    side: <p style={column}>核对与决定</p>,
    onBack,
  },
  render: args => (
    <>
      <h1 style={column}>到账确认</h1>
      <StaffDesk {...args} />
    </>
  ),
})

export const Payment = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '待确认的订单' })).toHaveTextContent('队列')
    await expect(canvas.getByText('凭证')).toBeVisible()
    await expect(canvas.getByText('核对与决定')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '返回列表' })).toBeNull()
  },
})
export const Audit = meta.story({ args: { kind: 'audit' } })
export const Invoice = meta.story({ args: { kind: 'invoice' } })
export const PaymentOnALaptop = meta.story(onALaptop)
export const AuditOnALaptop = meta.story({ ...onALaptop, args: { kind: 'audit' } })
export const PhoneList = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('队列')).toBeVisible()
    await expect(canvas.getByText('核对与决定')).not.toBeVisible()
  },
})
export const PhoneWork = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { step: 'work' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('队列')).not.toBeVisible()
    await expect(canvas.getByText('核对与决定')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '返回列表' }))
    await expect(onBack).toHaveBeenCalledOnce()
  },
})
export const PressWhileLeaving = meta.story({
  tags: ['no-picture'],
  args: {
    isLeaving: () => true,
    side: (
      <div style={column}>
        <textarea aria-label="总体意见" />
        <button onClick={onDecide}>通过</button>
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    await expect(onDecide).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('textbox', { name: '总体意见' }))
    await expect(canvas.getByRole('textbox', { name: '总体意见' })).not.toHaveFocus()
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
