import { expect, spyOn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { TransferInstructions } from './TransferInstructions.tsx'

const meta = preview.meta({
  component: TransferInstructions,
  args: {
    bank: {
      account_name: '全国企业财务管理协会',
      account_no: '1100000000000001234',
      bank_name: '示例银行北京月坛支行',
    },
    remarkCode: 'H7K4M9QT',
    deadlineAt: '2026-05-27 23:59:59',
    today: '2026-05-18',
  },
  decorators: [
    Story => (
      <>
        <h3>个人会费</h3>
        <Story />
      </>
    ),
  ],
})

export const WithDeadline = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await expect(canvas.getByText('H7K4 M9QT')).toBeVisible()
    await expect(canvas.getByText('2026-05-27 23:59').parentElement).toHaveTextContent(
      '请在 2026-05-27 23:59 前汇款，还有 9 天。',
    )
    await userEvent.click(canvas.getByRole('button', { name: '复制全部转账信息' }))
    await expect(write).toHaveBeenLastCalledWith(
      '户名：全国企业财务管理协会\n账号：1100000000000001234\n开户行：示例银行北京月坛支行\n汇款识别码：H7K4M9QT',
    )
  },
})
export const LastDay = meta.story({
  args: { today: '2026-05-27' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/前汇款，今天截止。/)).toBeVisible()
  },
})
/** Money on its way is still waited for. */
export const DeadlineIsOver = meta.story({
  // about the words, not the look
  tags: ['no-picture'],
  args: { today: '2026-05-28' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/前汇款。/)).toBeVisible()
  },
})
export const MissingPart = meta.story({
  args: { title: '按此信息补汇', deadlineAt: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '按此信息补汇' })).toBeVisible()
    await expect(canvas.queryByText(/前汇款/)).toBeNull()
  },
})
export const LongNames = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    bank: {
      account_name: '全国企业财务管理协会新疆生产建设兵团第十二师办事处',
      account_no: '1100000000000001234',
      bank_name: '示例银行股份有限公司北京市西城区月坛南街支行营业部',
    },
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
