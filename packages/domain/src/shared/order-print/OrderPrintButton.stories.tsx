import { anOrderDetail } from '@portal/api/fixtures/orders'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { OrderPrintButton } from './OrderPrintButton.tsx'
import { aPaidOrder } from './story-prints.ts'

const meta = preview.meta({ component: OrderPrintButton, args: { order: aPaidOrder() } })

export const OfAReceipt = meta.story()
export const OfAnOrder = meta.story({ args: { order: anOrderDetail() } })

export const OpensAndGivesFocusBack = meta.story({
  // the time at which it is printed goes on
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '打印缴费凭证' })
    await userEvent.click(button)
    await shown(screen.findByRole('dialog', { name: '打印预览' }))
    await expect(screen.getByText(/^打印时间 \d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
})
