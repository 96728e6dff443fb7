import { useRef, useState, type ReactElement } from 'react'
import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AvatarCrop } from '../../avatar-crop/index.ts'
import { Button } from '../../button/index.ts'
import { ConfirmDialog, Dialog, IrreversibleConfirm } from '../../dialog/index.ts'
import { Drawer } from '../../drawer/index.ts'
import { ImageViewer, ViewTools } from '../../image-viewer/index.ts'
import { Popover, PopoverPanel } from '../../popover/index.ts'
import { PrintPreview } from '../../print-preview/index.ts'
import { TextField } from '../../text-field/index.ts'
import { toast, ToastHost, ToastRegion } from '../../toast/index.ts'
import { Tooltip } from '../../tooltip/index.ts'
import { focus, gone, one, press, staysWithin } from '../keys.ts'
import { mount } from '../mount.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined
const opensElsewhere = 'it stands in a layer of its own and takes a class only'
const neverDisabled = { none: 'it is open or not there; its buttons are disabled one by one' }
const noClass = { none: 'it fills the window and is styled by nobody else' }

/** A button that opens something, as its callers do. */
function Opener({ children }: { children: (open: boolean, close: () => void) => ReactElement | null }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {children(open, () => setOpen(false))}
    </>
  )
}

interface Opened {
  role: 'dialog' | 'alertdialog'
  name: string | RegExp
  /** Times Tab is pressed to go round. */
  turns?: number
}

/** Focus goes in, stays where it must, Esc closes, focus goes back. */
async function opensAndCloses(
  element: (open: boolean, close: () => void) => ReactElement | null,
  { role, name, turns }: Opened,
) {
  mount(<Opener>{element}</Opener>)
  focus('button', '打开')
  await press('{Enter}')
  await expect.element(one(role, name)).toBeVisible()
  await expect.poll(() => one(role, name).element().contains(document.activeElement)).toBe(true)
  if (turns) await staysWithin(role, name, turns)
  await press('{Escape}')
  await gone(role)
  await expect.element(one('button', '打开')).toHaveFocus()
}

const images = [
  {
    id: '1',
    name: '营业执照.png',
    url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
  },
  {
    id: '2',
    name: '身份证.png',
    url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"/>',
  },
]
const sheets = [{ id: '1', content: <p>会员证书</p> }]

const photo = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#456"/></svg>',
  ],
  { type: 'image/svg+xml' },
)
const saved = () => Promise.resolve()

function Panel({ onClose = nothing }: { onClose?: () => void }) {
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <>
      <span ref={anchor}>挂在这里</span>
      <PopoverPanel anchor={anchor} label="选择" onClose={onClose}>
        <Button>选好了</Button>
      </PopoverPanel>
    </>
  )
}

const shownDialog = (className?: string) => (
  <Dialog
    open
    onClose={nothing}
    title="申请开票"
    className={className}
    footer={<Button variant="primary">提交申请</Button>}
  >
    <TextField label="抬头" />
  </Dialog>
)
const shownConfirm = (className?: string) => (
  <ConfirmDialog
    open
    onClose={nothing}
    onConfirm={nothing}
    title="撤回填报"
    confirmLabel="撤回填报"
    className={className}
  >
    撤回后可以修改再交。
  </ConfirmDialog>
)
const shownIrreversible = (className?: string) => (
  <IrreversibleConfirm
    open
    onClose={nothing}
    onConfirm={nothing}
    title="终止会员资格"
    consequences={['会员证书立即失效', '人才库码停用']}
    typed={{ label: '输入会员编号', expected: 'E-2021-000386' }}
    confirmLabel="终止会员资格"
    className={className}
  />
)

export const overlays: readonly Subject[] = [
  {
    folder: 'dialog',
    name: 'Dialog',
    element: ({ className }) => shownDialog(className),
    noRest: opensElsewhere,
    className: 'frame',
    control: { none: 'the field in it is its caller’s' },
    disabled: neverDisabled,
    keyboard: () =>
      opensAndCloses(
        (open, onClose) => (
          <Dialog open={open} onClose={onClose} title="申请开票" footer={<Button>提交申请</Button>}>
            <TextField label="抬头" />
          </Dialog>
        ),
        { role: 'dialog', name: '申请开票', turns: 4 },
      ),
  },
  {
    folder: 'dialog',
    name: 'ConfirmDialog',
    element: ({ className }) => shownConfirm(className),
    noRest: opensElsewhere,
    className: 'frame',
    disabled: neverDisabled,
    keyboard: () =>
      opensAndCloses(
        (open, onClose) => (
          <ConfirmDialog
            open={open}
            onClose={onClose}
            onConfirm={nothing}
            title="撤回填报"
            confirmLabel="撤回填报"
          >
            撤回后可以修改再交。
          </ConfirmDialog>
        ),
        { role: 'alertdialog', name: '撤回填报', turns: 3 },
      ),
  },
  {
    folder: 'dialog',
    name: 'IrreversibleConfirm',
    element: ({ className }) => shownIrreversible(className),
    noRest: opensElsewhere,
    className: 'frame',
    control: { none: 'what is typed into it only unlocks its button' },
    disabled: neverDisabled,
    keyboard: async () => {
      const confirm = vi.fn<() => void>()
      const element = (open: boolean, onClose: () => void) => (
        <IrreversibleConfirm
          open={open}
          onClose={onClose}
          onConfirm={confirm}
          title="终止会员资格"
          consequences={['会员证书立即失效']}
          typed={{ label: '输入会员编号', expected: 'E-1' }}
          confirmLabel="终止会员资格"
        />
      )
      await opensAndCloses(element, { role: 'alertdialog', name: '终止会员资格', turns: 3 })
      await press('{Enter}')
      await expect.element(one('textbox', '输入会员编号')).toHaveFocus()
      await press('e-1{Enter}')
      expect(confirm).not.toHaveBeenCalled()
      focus('button', '终止会员资格')
      await press('{Enter}')
      expect(confirm).toHaveBeenCalledTimes(1)
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
  {
    folder: 'popover',
    name: 'Popover',
    element: ({ ref: _ref, ...extra }) => (
      <Popover label="筛选" trigger={<Button>筛选</Button>} open {...extra}>
        <Button size="s">清除</Button>
      </Popover>
    ),
    noRef: 'its trigger is an element of its caller; what floats comes and goes',
    disabled: neverDisabled,
    keyboard: async () => {
      mount(
        <Popover label="筛选条件" trigger={<Button>打开</Button>}>
          <Button size="s">清除</Button>
        </Popover>,
      )
      focus('button', '打开')
      await press('{Enter}')
      await expect.element(one('dialog', '筛选条件')).toBeVisible()
      await expect.poll(() => one('dialog').element().contains(document.activeElement)).toBe(true)
      await press('{Escape}')
      await gone('dialog')
      await expect.element(one('button', '打开')).toHaveFocus()
    },
  },
  {
    folder: 'popover',
    name: 'PopoverPanel',
    element: () => <Panel />,
    noRest: opensElsewhere,
    className: { none: 'only fields of this library draw it' },
    disabled: neverDisabled,
    keyboard: () =>
      opensAndCloses((open, onClose) => (open ? <Panel onClose={onClose} /> : null), {
        role: 'dialog',
        name: '选择',
      }),
  },
  {
    folder: 'image-viewer',
    name: 'ImageViewer',
    element: () => <ImageViewer open onClose={nothing} images={images} index={0} onIndexChange={nothing} />,
    noRest: opensElsewhere,
    className: noClass,
    disabled: neverDisabled,
    keyboard: async () => {
      const index = vi.fn<(index: number) => void>()
      await opensAndCloses(
        (open, onClose) => (
          <ImageViewer open={open} onClose={onClose} images={images} index={0} onIndexChange={index} />
        ),
        { role: 'dialog', name: /营业执照/, turns: 6 },
      )
      expect(index).not.toHaveBeenCalled()
      await press('{Enter}')
      await expect.poll(() => one('dialog').element().contains(document.activeElement)).toBe(true)
      await press('{ArrowRight}')
      expect(index).toHaveBeenCalledWith(1)
    },
  },
  {
    folder: 'image-viewer',
    name: 'ViewTools',
    element: () => <ViewTools zoom={1} onReduce={nothing} onEnlarge={nothing} onTurn={nothing} />,
    noRest: 'it is three buttons and a number without a box around them',
    className: { none: 'it has no box' },
    disabled: { none: 'at an end of the zoom one button has nothing to do' },
    keyboard: async () => {
      const turn = vi.fn<() => void>()
      mount(<ViewTools zoom={1} onReduce={null} onEnlarge={nothing} onTurn={turn} />)
      focus('button', '向右旋转')
      await press('{Enter} ')
      expect(turn).toHaveBeenCalledTimes(2)
    },
  },
  {
    folder: 'print-preview',
    name: 'PrintPreview',
    element: () => (
      <PrintPreview open onClose={nothing} sheets={sheets} documentName="会员证书 E-2021-000386" />
    ),
    noRest: opensElsewhere,
    className: noClass,
    disabled: neverDisabled,
    keyboard: () =>
      opensAndCloses((open, onClose) => <PrintPreview open={open} onClose={onClose} sheets={sheets} />, {
        role: 'dialog',
        name: '打印预览',
        turns: 4,
      }),
  },
  {
    folder: 'tooltip',
    name: 'Tooltip',
    element: () => (
      <Tooltip text="复制识别码">
        <Button>识别码</Button>
      </Tooltip>
    ),
    noRest: 'it adds nothing to the page until it shows; the element in it is its caller’s',
    className: { none: 'it has one look' },
    disabled: { none: 'the element in it is its caller’s' },
    keyboard: async () => {
      mount(
        <Tooltip text="复制识别码">
          <Button>识别码</Button>
        </Tooltip>,
      )
      await userEvent.tab()
      await expect.element(one('tooltip')).toHaveTextContent('复制识别码')
      await expect.element(one('button', '识别码')).toHaveAccessibleDescription('复制识别码')
      await press('{Escape}')
      await gone('tooltip')
      await expect.element(one('button', '识别码')).toHaveFocus()
    },
  },
  {
    folder: 'toast',
    name: 'ToastRegion',
    element: ({ ref, ...extra }) => <ToastRegion ref={ref} {...extra} />,
    open: async () => {
      toast({ tone: 'warning', message: '草稿未能保存', action: { label: '重试', onPress: nothing } })
      await expect.element(one('status')).toHaveTextContent('草稿未能保存')
    },
    disabled: { none: 'a message is there or not' },
    keyboard: async () => {
      const retry = vi.fn<() => void>()
      mount(<ToastRegion />)
      toast({ tone: 'error', message: '草稿未能保存', action: { label: '重试', onPress: retry } })
      await expect.element(one('alert')).toHaveTextContent('草稿未能保存')
      await userEvent.tab()
      await expect.element(one('button', '重试')).toHaveFocus()
      await press('{Enter}')
      expect(retry).toHaveBeenCalledTimes(1)
      await gone('alert')
      toast({ tone: 'error', message: '又没有保存' })
      await expect.element(one('alert')).toBeVisible()
      await userEvent.tab()
      await expect.element(one('button', '关闭通知')).toHaveFocus()
      await press(' ')
      await gone('alert')
    },
  },
  {
    folder: 'toast',
    name: 'ToastHost',
    element: () => <ToastHost />,
    noRest: 'it only fetches the region, which takes them',
    className: { none: 'it only fetches the region' },
  },
]
