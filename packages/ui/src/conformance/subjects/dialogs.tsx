import { expect, vi } from 'vitest'
import { AvatarCrop } from '../../avatar-crop/index.ts'
import { Button } from '../../button/index.ts'
import { ConfirmDialog, Dialog, IrreversibleConfirm } from '../../dialog/index.ts'
import { Drawer } from '../../drawer/index.ts'
import { TextField } from '../../text-field/index.ts'
import { focus, one, press } from '../keys.ts'
import { opensAndCloses } from '../opens.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined
const opensElsewhere = 'it stands in a layer of its own and takes a class only'
const neverDisabled = { none: 'it is open or not there; its buttons are disabled one by one' }
const noClass = { none: 'it fills the window and is styled by nobody else' }

const photo = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#456"/></svg>',
  ],
  { type: 'image/svg+xml' },
)
const saved = () => Promise.resolve()

interface Shown {
  open?: boolean
  onClose?: () => void
  className?: string | undefined
}
const aDialog = (shown: Shown) => (
  <Dialog
    open
    onClose={nothing}
    title="申请开票"
    footer={<Button variant="primary">提交申请</Button>}
    {...shown}
  >
    <TextField label="抬头" />
  </Dialog>
)
const aConfirm = (shown: Shown) => (
  <ConfirmDialog
    open
    onClose={nothing}
    onConfirm={nothing}
    title="撤回填报"
    confirmLabel="撤回填报"
    {...shown}
  >
    撤回后可以修改再交。
  </ConfirmDialog>
)
const anIrreversible = (shown: Shown & { onConfirm?: () => void }) => (
  <IrreversibleConfirm
    open
    onClose={nothing}
    onConfirm={nothing}
    title="终止会员资格"
    consequences={['会员证书立即失效', '人才库码停用']}
    typed={{ label: '输入会员编号', expected: 'E-2021-000386' }}
    confirmLabel="终止会员资格"
    {...shown}
  />
)

export const dialogs: readonly Subject[] = [
  {
    folder: 'dialog',
    name: 'Dialog',
    element: ({ className }) => aDialog({ className }),
    noRest: opensElsewhere,
    className: 'frame',
    control: { none: 'the field in it is its caller’s' },
    disabled: neverDisabled,
    keyboard: () =>
      opensAndCloses((open, onClose) => aDialog({ open, onClose }), {
        role: 'dialog',
        name: '申请开票',
        turns: 4,
      }),
  },
  {
    folder: 'dialog',
    name: 'ConfirmDialog',
    element: ({ className }) => aConfirm({ className }),
    noRest: opensElsewhere,
    className: 'frame',
    disabled: neverDisabled,
    keyboard: () =>
      opensAndCloses((open, onClose) => aConfirm({ open, onClose }), {
        role: 'alertdialog',
        name: '撤回填报',
        turns: 3,
      }),
  },
  {
    folder: 'dialog',
    name: 'IrreversibleConfirm',
    element: ({ className }) => anIrreversible({ className }),
    noRest: opensElsewhere,
    className: 'frame',
    control: { none: 'what is typed into it only unlocks its button' },
    disabled: neverDisabled,
    keyboard: async () => {
      const onConfirm = vi.fn<() => void>()
      await opensAndCloses((open, onClose) => anIrreversible({ open, onClose, onConfirm }), {
        role: 'alertdialog',
        name: '终止会员资格',
        turns: 3,
      })
      await press('{Enter}')
      await expect.element(one('textbox', '输入会员编号')).toHaveFocus()
      await press('e-2021-000386{Enter}')
      expect(onConfirm).not.toHaveBeenCalled()
      focus('button', '终止会员资格')
      await press('{Enter}')
      expect(onConfirm).toHaveBeenCalledTimes(1)
    },
  },
  {
    folder: 'avatar-crop',
    name: 'AvatarCrop',
    element: () => <AvatarCrop file={photo} onSave={saved} onClose={nothing} />,
    open: async () => {
      await expect.element(one('dialog', '调整头像')).toBeVisible()
      await expect.element(one('button', '保存头像')).toBeEnabled()
    },
    noRest: opensElsewhere,
    className: noClass,
    control: { none: 'what it makes is a picture, kept by its caller' },
    disabled: neverDisabled,
    keyboard: () =>
      opensAndCloses(
        (open, onClose) => <AvatarCrop file={open ? photo : null} onSave={saved} onClose={onClose} />,
        { role: 'dialog', name: '调整头像', turns: 6 },
      ),
  },
  {
    folder: 'drawer',
    name: 'Drawer',
    element: extra => (
      <Drawer
        title="订单 20260518 00137"
        onClose={nothing}
        onPrevious={nothing}
        onNext={null}
        footer={<Button size="s">确认到账</Button>}
        {...extra}
      >
        <p>¥6,000.00</p>
      </Drawer>
    ),
    disabled: neverDisabled,
    keyboard: () =>
      opensAndCloses(
        (open, onClose) =>
          open ? (
            <Drawer title="订单" onClose={onClose}>
              ¥6,000.00
            </Drawer>
          ) : null,
        { role: 'dialog', name: '订单' },
      ),
  },
]
