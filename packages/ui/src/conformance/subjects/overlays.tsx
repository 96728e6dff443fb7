import { useRef } from 'react'
import { expect, vi } from 'vitest'
import { Button } from '../../button/index.ts'
import { FilterChip } from '../../filter-chip/index.ts'
import { ImageViewer, ViewTools } from '../../image-viewer/index.ts'
import { Popover, PopoverPanel } from '../../popover/index.ts'
import { PrintPreview } from '../../print-preview/index.ts'
import { focus, gone, one, press, pressTo, push } from '../keys.ts'
import { mount } from '../mount.tsx'
import { opensAndCloses } from '../opens.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined
const opensElsewhere = 'it stands in a layer of its own and takes a class only'
const neverDisabled = { none: 'it is open or not there; its buttons are disabled one by one' }
const noClass = { none: 'it fills the window and is styled by nobody else' }

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

export const overlays: readonly Subject[] = [
  {
    folder: 'popover',
    name: 'Popover',
    element: ({ ref: _ref, ...extra }) => (
      <Popover label="筛选" renderTrigger={button => <FilterChip name="状态" {...button} />} {...extra}>
        <Button size="s">清除</Button>
      </Popover>
    ),
    noRef: 'it watches its own element for presses outside',
    open: () => push('button', '状态'),
    disabled: neverDisabled,
    keyboard: async () => {
      mount(
        <Popover label="筛选条件" renderTrigger={button => <FilterChip name="状态" {...button} />}>
          <Button size="s">清除</Button>
        </Popover>,
      )
      focus('button', '状态')
      await press('{Enter}')
      await expect.element(one('group', '筛选条件')).toBeVisible()
      await pressTo('{Tab}', 'button', '清除')
      await press('{Escape}')
      await gone('group')
      await expect.element(one('button', '状态')).toHaveFocus()
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
]
