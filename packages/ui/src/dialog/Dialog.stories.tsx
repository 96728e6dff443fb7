import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'
import { Button } from '../button/index.ts'
import { TextField } from '../text-field/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { IrreversibleConfirm } from './IrreversibleConfirm.tsx'

const onClose = fn()
const onConfirm = fn()
const meta = preview.meta({ component: Dialog, args: { open: true, onClose, title: '申请发票' } })

const terminate = (
  <IrreversibleConfirm
    open
    onClose={onClose}
    title="终止“云岭新材料股份有限公司”的会员资格"
    consequences={[
      '证书作废，公开查验显示“已终止”',
      '释放 12 个员工席位，人才库码停用',
      '1 个待支付订单关闭',
    ]}
    typed={{ label: '输入会员编号确认', expected: 'E-2022-000517' }}
    confirmLabel="终止会员资格"
    onConfirm={onConfirm}
  />
)

export const Medium = meta.story({
  render: args => (
    <Dialog {...args} footer={<Button variant="primary">提交申请</Button>}>
      <TextField label="发票抬头" />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('dialog', { name: '申请发票' }))
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalled()
  },
})
export const Large = meta.story({ args: { size: 'l', children: '内容' } })
export const BusyHoldsOpen = meta.story({
  args: { busy: true, children: '内容' },
  play: async ({ userEvent }) => {
    await shown(screen.findByRole('dialog'))
    await userEvent.keyboard('{Escape}')
    await expect(onClose).not.toHaveBeenCalled()
  },
})
export const Confirm = meta.story({
  render: () => (
    <ConfirmDialog
      open
      onClose={onClose}
      title="撤回这次填报？"
      confirmLabel="撤回填报"
      onConfirm={onConfirm}
    >
      撤回后订单回到“待支付”，可以修改付款信息重新填报。已上传的凭证会保留。
    </ConfirmDialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '撤回填报' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
})
export const Irreversible = meta.story({
  render: () => terminate,
  play: async ({ userEvent }) => {
    const input = await screen.findByRole('textbox', { name: '输入会员编号确认' })
    await waitFor(() => expect(input).toHaveFocus())
    await expect(screen.getByRole('button', { name: '终止会员资格' })).toBeDisabled()
    await userEvent.type(input, 'e-2022-000517{Enter}')
    await expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '终止会员资格' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
})
export const IrreversibleDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  render: () => terminate,
})
export const PhoneSheet = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { children: '内容', footer: <Button variant="primary">提交申请</Button> },
})
