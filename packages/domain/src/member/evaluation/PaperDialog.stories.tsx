import { readdressPaper, requestPaper } from '@portal/api/contract/stars.contract'
import { anApplicationIn, aPaper } from '@portal/api/fixtures/stars'
import { mock } from '@portal/api/mocks'
import { ToastRegion } from '@portal/ui/toast'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { PaperDialog, type PaperDialogProps } from './PaperDialog.tsx'

const request = mock(requestPaper)
const readdress = mock(readdressPaper)
const onClose = fn()
const application = anApplicationIn(50, { paper: aPaper() })

const args: PaperDialogProps = {
  applicationNo: application.application_no,
  paper: null,
  holder: '陈知行',
  onClose,
}

const meta = preview.meta({
  component: PaperDialog,
  args,
  decorators: [
    Story => (
      <>
        <h1>人才评价</h1>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(request.reply({ application }), readdress.reply({ application })),
})
const opened = async (name: string) => within(await shown(screen.findByRole('dialog', { name })))
const address = '北京市西城区金融大街 1 号 8 层'

export const Asks = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await opened('申请纸质证书')
    await expect(dialog.getByRole('textbox', { name: '收件人' })).toHaveValue('陈知行')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await expect(await dialog.findByText('请输入收件地址')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '手机号码' })).toHaveFocus())
    await userEvent.type(dialog.getByRole('textbox', { name: '手机号码' }), '13812345678')
    await userEvent.type(dialog.getByRole('textbox', { name: '收件地址' }), address)
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(await screen.findByText(/已申请纸质证书/)).toBeVisible()
  },
})
export const Readdresses = meta.story({
  args: { paper: aPaper() },
  play: async ({ userEvent }) => {
    const dialog = await opened('更改收件信息')
    await expect(dialog.getByRole('textbox', { name: '收件地址' })).toHaveValue(address)
    await userEvent.type(dialog.getByRole('textbox', { name: '手机号码' }), '13912345678')
    await userEvent.click(dialog.getByRole('button', { name: '保存收件信息' }))
    await expect(await screen.findByText('已更改收件信息')).toBeVisible()
  },
})
export const PrintedMeanwhile = meta.story({
  args: { paper: aPaper() },
  beforeEach: ({ msw }) => msw.use(readdress.conflict({ ...application })),
  play: async ({ userEvent }) => {
    const dialog = await opened('更改收件信息')
    await userEvent.type(dialog.getByRole('textbox', { name: '手机号码' }), '13912345678')
    await userEvent.click(dialog.getByRole('button', { name: '保存收件信息' }))
    await expect(await screen.findByText(/纸质证书的办理刚刚有了变化/)).toBeVisible()
  },
})
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(request.refuse('certificate_not_valid')),
  play: async ({ userEvent }) => {
    const dialog = await opened('申请纸质证书')
    await userEvent.type(dialog.getByRole('textbox', { name: '手机号码' }), '13812345678')
    await userEvent.type(dialog.getByRole('textbox', { name: '收件地址' }), address)
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('证书已到期或已撤回')
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await opened('申请纸质证书')
  },
})
