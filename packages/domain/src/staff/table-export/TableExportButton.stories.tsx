import { ToastRegion } from '@portal/ui/toast'
import { expect, spyOn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { body } from '../staff-desk/story-desk.tsx'
import { TableExportButton, type TableExportButtonProps } from './TableExportButton.tsx'

type Asking = TableExportButtonProps['ask']
const answering =
  (answer: Awaited<ReturnType<Asking>>): Asking =>
  () =>
    Promise.resolve(answer)

/** Where the browser was sent to save a file. */
let saved: string[] = []

const meta = preview.meta({
  component: TableExportButton,
  globals: { density: 'staff' },
  args: {
    children: '导出对账表',
    busy: false,
    ask: answering({
      ok: true,
      data: { file_name: '对账-20260515.xlsx', url: '/tables/reconciliation/2026-05-15?e=1&s=x' },
    }),
  },
  render: args => (
    <>
      <TableExportButton {...args} />
      <ToastRegion />
    </>
  ),
  beforeEach: () => {
    saved = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.pathname}`)
    })
  },
})

export const Waits = meta.story()

/** In the head of a page. */
export const InAHead = meta.story({ args: { variant: 'secondary', children: '导出' } })

export const IsBeingPrepared = meta.story({ args: { busy: true } })

export const Downloads = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出对账表' }))
    await expect(await body().findByText('已开始下载 对账-20260515.xlsx')).toBeVisible()
    await expect(saved).toEqual(['对账-20260515.xlsx /tables/reconciliation/2026-05-15'])
  },
})

export const IsRefused = meta.story({
  tags: ['no-picture'],
  args: { ask: answering({ ok: false, error: { message: '导出过于频繁，请稍后再试' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出对账表' }))
    await expect(await body().findByText('导出过于频繁，请稍后再试')).toBeVisible()
    await expect(saved).toEqual([])
  },
})
