import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BulkBar } from '../../bulk-bar/index.ts'
import { Button } from '../../button/index.ts'
import { DocumentViewer } from '../../document-viewer/index.ts'
import { Pagination } from '../../pagination/index.ts'
import { focus, gone, one, press, push, tabTo, takesFocus } from '../keys.ts'
import { control, mount } from '../mount.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined
const byParts = { none: 'its parts are disabled one by one, and are subjects of their own' }
const callerKeeps = 'its caller asks the server for the rows'

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>'
const documents = [
  { id: '1', name: '营业执照.png', url: picture, kind: 'image' },
  { id: '2', name: '汇款回单.pdf', url: '#receipt', kind: 'pdf' },
] as const

/** What stands around a table: choice, search, pages, the papers of a record. */
export const desk: readonly Subject[] = [
  {
    folder: 'bulk-bar',
    name: 'BulkBar',
    element: extra => (
      <BulkBar count={3} total={312} onSelectAll={nothing} onClear={nothing} summary="¥7,800.00" {...extra}>
        <Button size="s">导出所选</Button>
      </BulkBar>
    ),
    disabled: byParts,
    keyboard: async () => {
      const [all, clear] = [vi.fn<() => void>(), vi.fn<() => void>()]
      mount(<BulkBar count={3} total={312} onSelectAll={all} onClear={clear} />)
      await userEvent.tab()
      await press('{Enter}')
      expect(all).toHaveBeenCalledTimes(1)
      await tabTo('button', '取消选择')
      await press(' ')
      expect(clear).toHaveBeenCalledTimes(1)
    },
  },
  {
    folder: 'pagination',
    name: 'Pagination',
    element: extra => <Pagination page={2} pageSize={20} total={312} onChange={nothing} {...extra} />,
    looks: () => (
      <Pagination page={2} pageSize={20} total={312} onChange={nothing} onPageSizeChange={nothing} jump />
    ),
    control: control<number>({
      value: 2,
      element: (page, onChange) => <Pagination page={page} pageSize={20} total={312} onChange={onChange} />,
      free: callerKeeps,
      act: () => push('button', '下一页'),
      shown: () => document.querySelector('[aria-current="page"]')?.textContent,
    }),
    disabled: { none: 'at an end of the list one button has nothing to do' },
    keyboard: async () => {
      const go = vi.fn<(page: number) => void>()
      mount(<Pagination page={1} pageSize={20} total={312} onChange={go} jump />)
      focus('button', '下一页')
      await press('{Enter}')
      expect(go).toHaveBeenLastCalledWith(2)
      await userEvent.tab()
      await press('9{Enter}')
      expect(go).toHaveBeenLastCalledWith(9)
    },
  },
  {
    folder: 'document-viewer',
    name: 'DocumentViewer',
    element: extra => <DocumentViewer documents={documents} index={0} onIndexChange={nothing} {...extra} />,
    disabled: byParts,
    keyboard: async () => {
      const show = vi.fn<(index: number) => void>()
      mount(<DocumentViewer documents={documents} index={0} onIndexChange={show} />)
      focus('button', '下一份')
      await press('{Enter}')
      expect(show).toHaveBeenLastCalledWith(1)
      focus('button', '第 2 份')
      await press(' ')
      expect(show).toHaveBeenCalledTimes(2)
      focus('button', '全屏查看')
      await press('{Enter}')
      await takesFocus('dialog')
      await press('{Escape}')
      await gone('dialog')
      await expect.element(one('button', '全屏查看')).toHaveFocus()
    },
  },
]
