import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { address, onADesk } from '../staff-desk/story-desk.tsx'
import { OrderDeskPanel } from './OrderDeskPanel.tsx'
import { usual } from './story-orders.ts'
import { aColleaguesView, aView, keptViews, save, views } from './story-views.ts'

const meta = preview.meta({
  component: OrderDeskPanel,
  ...onADesk,
  beforeEach: ({ msw }) =>
    msw.use(
      ...keptViews([aView(), aView({ id: 'view2', name: '大额异常', search: 'status=99&sort=amount_fen' })]),
      ...usual(),
    ),
})

const ofColleagues = [
  aColleaguesView(),
  aColleaguesView({
    id: 'view9',
    name: '本月待办',
    search: 'status=10&sort=amount_fen',
    owner_name: '欧阳慕青',
  }),
]

const arrives = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  await expect(await canvas.findByRole('link', { name: '本月待办' })).toBeVisible()
}

export const Saved = meta.story({ play: arrives })

export const OpensAView = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '本月待办' }))
    await waitFor(() => expect(address(canvasElement).get('status')).toBe('0,10'))
    await expect(address(canvasElement).get('cols')).toBe('order_no,member,amount_fen,status')
    await expect(canvas.getByRole('link', { name: /^本月待办/ })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '渠道' })).toBeNull())
    await expect(canvas.getByRole('columnheader', { name: '会员' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '存为视图' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '应付金额' }))
    await expect(await canvas.findByRole('button', { name: '存为视图' })).toBeVisible()
  },
})

export const SavesAView = meta.story({
  parameters: { router: { initialEntries: ['/?status=20&q=%E9%99%88&page=2'] } },
  beforeEach: ({ msw }) => msw.use(...keptViews()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '存为视图' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: '存为视图' })))
    await expect(dialog.getByText(/状态为部分到账，关键词为“陈”/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '保存视图' }))
    await expect(await dialog.findByText('请输入视图名称')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '视图名称' }), '部分到账的陈{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('link', { name: /^部分到账的陈/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
})

export const NameIsTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(save.refuse('view_name_taken')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '存为视图' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: '存为视图' })))
    const name = dialog.getByRole('textbox', { name: '视图名称' })
    await userEvent.type(name, '本月待办')
    await userEvent.click(dialog.getByRole('button', { name: '保存视图' }))
    await expect(await dialog.findByText('已有同名视图，请换一个名称')).toBeVisible()
    await expect(name).toHaveValue('本月待办')
  },
})

export const RenamesAndRemoves = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '管理视图' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: '管理视图' })))
    await userEvent.click(dialog.getByRole('button', { name: '修改 大额异常' }))
    const name = await dialog.findByRole('textbox', { name: '视图名称' })
    await userEvent.clear(name)
    await userEvent.type(name, '待查{Enter}')
    await expect(await dialog.findByRole('link', { name: '待查' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '删除 本月待办' }))
    const question = within(await shown(screen.findByRole('alertdialog', { name: '删除视图“本月待办”？' })))
    await userEvent.click(question.getByRole('button', { name: '删除视图' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(dialog.queryByRole('link', { name: '本月待办' })).toBeNull())
    await expect(dialog.getByRole('link', { name: '待查' })).toBeVisible()
  },
})

/** After the own ones, each with its owner's name; a name may stand twice. */
export const OfColleagues = meta.story({
  beforeEach: ({ msw }) => msw.use(...keptViews([aView({ shared: true })], ofColleagues)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const theirs = within(await canvas.findByRole('navigation', { name: '同事共享的视图' }))
    await expect(theirs.getAllByRole('link').map(link => link.textContent)).toEqual([
      '待退款finance2 共享',
      '本月待办欧阳慕青 共享',
    ])
    await userEvent.click(theirs.getByRole('link', { name: /^待退款/ }))
    await waitFor(() => expect(address(canvasElement).get('status')).toBe('40'))
    await expect(theirs.getByRole('link', { name: /^待退款/ })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: '另存' })).toBeVisible()
  },
})

export const CopiesAColleaguesView = meta.story({
  // about the copy, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...keptViews([], ofColleagues)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '管理视图' }))
    await expect(canvas.queryByRole('navigation', { name: '我的视图' })).toBeNull()
    const all = within(await shown(screen.findByRole('dialog', { name: '管理视图' })))
    await expect(all.queryByRole('button', { name: /^(修改|删除)/ })).toBeNull()
    await userEvent.click(all.getByRole('button', { name: '另存 finance2 的 待退款' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: '存为视图' })))
    await expect(dialog.getByRole('textbox', { name: '视图名称' })).toHaveValue('待退款')
    await userEvent.click(dialog.getByRole('button', { name: '保存视图' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const mine = within(await canvas.findByRole('navigation', { name: '我的视图' }))
    await expect(mine.getByRole('link', { name: '待退款' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '待退款 finance2 共享' })).toBeVisible()
  },
})

export const SharesAndStops = meta.story({
  // about the act, not the look
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '管理视图' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: '管理视图' })))
    const choose = async () => {
      await userEvent.click(await dialog.findByRole('button', { name: '修改 本月待办' }))
      await userEvent.click(await dialog.findByRole('checkbox', { name: /^共享给“财务”同事/ }))
      await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    }
    await choose()
    await expect(await dialog.findByText('已共享')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '删除 本月待办' }))
    const question = within(await shown(screen.findByRole('alertdialog')))
    await expect(question.getByText('同事也不再看到这个视图，订单不受影响。')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: '再想想' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await choose()
    await expect(await dialog.findByRole('link', { name: '本月待办' })).toBeVisible()
    await expect(dialog.queryByText('已共享')).toBeNull()
  },
})

export const SharedFromTheStart = meta.story({
  beforeEach: ({ msw }) => msw.use(...keptViews()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '存为视图' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: '存为视图' })))
    await userEvent.type(dialog.getByRole('textbox', { name: '视图名称' }), '日清')
    // as soon as the account is known
    const choice = await dialog.findByRole('checkbox', { name: /^共享给“财务”同事/ })
    await expect(choice).not.toBeChecked()
    await userEvent.click(choice)
    await userEvent.click(dialog.getByRole('button', { name: '保存视图' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: '管理视图' }))
    const all = within(await shown(screen.findByRole('dialog', { name: '管理视图' })))
    await expect(all.getByText('已共享')).toBeVisible()
  },
})

export const MoreThanTheRowHolds = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...keptViews(
        Array.from({ length: 9 }, (_, at) =>
          aView({ id: `view${at}`, name: `第 ${at + 1} 个视图`, search: `q=${at}&sort=-created_at` }),
        ),
        ofColleagues,
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多 6' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: '管理视图' })))
    await userEvent.click(dialog.getByRole('link', { name: '第 9 个视图' }))
    await expect(await canvas.findByRole('link', { name: /^第 9 个视图/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
})

export const NotThere = meta.story({
  beforeEach: ({ msw }) => msw.use(views.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '存为视图' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: '我的视图' })).toBeNull()
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' }, play: arrives })
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '本月待办' })).toBeInTheDocument()
  },
})
