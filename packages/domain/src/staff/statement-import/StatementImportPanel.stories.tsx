import { anUploadedStatement, aConfirmedStatement, aTriedStatement } from '@portal/api/fixtures/statements'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { address, afresh, body, recordCalls, onADesk, takesAway } from '../staff-desk/story-desk.tsx'
import { StatementImportPanel } from './StatementImportPanel.tsx'
import {
  answersOf,
  columns,
  confirming,
  current,
  currentOf,
  dropping,
  exporting,
  lines,
  one,
  page,
  ticks,
  upload,
} from './story-statements.ts'

const meta = preview.meta({ component: StatementImportPanel, ...onADesk, beforeEach: afresh(() => []) })

const narrow = { viewport: { value: 'phone' } }
const dark = { theme: 'dark' } as const
const file = () => new File(['交易时间'], '对账单.csv', { type: 'text/csv' })
const { sent, listen } = recordCalls('*/api/orders/statements/confirm')
const exportsCalls = recordCalls('*/api/orders/statements/exports')
const ticksCalls = recordCalls('*/api/orders/statements/ticks')

export const ChoosesAFile = meta.story({
  beforeEach: ({ msw }) => msw.use(current.reply(currentOf(null))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('示例银行 ****1234，上次导入 05-18 11:00')).toBeVisible()
    const steps = within(canvas.getByRole('list', { name: '导入步骤' }))
    await expect(steps.getByText('选择文件')).toHaveAttribute('aria-current', 'step')
  },
})
export const ChoosesAFileOnAPhone = meta.story({ ...ChoosesAFile.input, globals: narrow })

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(current.never()) })

export const RecoversFromAFault = meta.story({
  beforeEach: ({ msw }) => msw.use(current.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(current.reply(currentOf(null)))
    await userEvent.click(retry)
    await expect(await canvas.findByText(/从网银导出/)).toBeVisible()
  },
})

export const IsNotLoaded = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(current.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('导入没有加载出来。')).toBeVisible()
  },
})

export const IsNotFound = meta.story({
  parameters: { router: { initialEntries: ['/?import=gone'] } },
  beforeEach: ({ msw }) => msw.use(current.reply(currentOf(null)), one.notFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有找到这次导入' })).toBeVisible()
  },
})

export const TakesAFile = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      current.reply(currentOf(null)),
      upload.reply(anUploadedStatement()),
      one.reply(anUploadedStatement()),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('对账单文件'), file())
    await expect(await canvas.findByRole('combobox', { name: '付款户名' })).toHaveValue('1')
    await waitFor(() => expect(address(canvasElement).get('import')).toBe('s1'))
  },
})

export const RefusesAFile = meta.story({
  beforeEach: ({ msw }) => msw.use(current.reply(currentOf(null)), upload.refuse('statement_locked')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('对账单文件'), file())
    await expect(
      await canvas.findByText('文件有密码保护，请取消密码后再上传', { exact: true, selector: 'p' }),
    ).toBeVisible()
  },
})

export const Columns = meta.story({
  beforeEach: ({ msw }) => msw.use(...answersOf(anUploadedStatement())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: '交易时间' })).toHaveValue('0')
    await expect(canvas.getByRole('region', { name: '文件的前几行' })).toBeVisible()
  },
})
export const ColumnsOnAPhone = meta.story({ ...Columns.input, globals: narrow })

export const ColumnsAreMended = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...answersOf(anUploadedStatement()), columns.reply(aTriedStatement())),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^支出金额/ }), '')
    msw.use(...answersOf(aTriedStatement()))
    await userEvent.click(canvas.getByRole('button', { name: '试运行' }))
    await expect(await canvas.findByText('还没有写入任何到账')).toBeVisible()
  },
})

export const ColumnsAreIncomplete = meta.story({
  beforeEach: ({ msw }) => msw.use(...answersOf(anUploadedStatement()), columns.refuse('statement_columns')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '试运行' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('同一列不能选两次')
  },
})

export const CellsCannotBeRead = meta.story({
  beforeEach: ({ msw }) => {
    const { sheet, ...rest } = anUploadedStatement()
    const faults = [
      { row: 12, column: 'income' as const, text: '不是金额' },
      { row: 31, column: 'time' as const, text: '不是日期或时间' },
    ]
    msw.use(...answersOf({ ...rest, sheet: sheet && { ...sheet, faults, fault_count: 2 } }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('第 12 行，收入金额：不是金额')
  },
})

export const DryRun = meta.story({
  beforeEach: ({ msw }) => msw.use(...answersOf(aTriedStatement())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('识别码差 1 位，应为 N6WC 3RJ8')).toBeVisible()
    await expect(canvas.getByText('识别码一致，少 ¥500.00')).toBeVisible()
    await expect(canvas.getByText('2 行合付 1 单，合计一致')).toBeVisible()
    await expect(canvas.getByText('与第 4 行流水号相同')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '确认到账 3 单' })).toBeEnabled()
    await expect(canvas.getByRole('checkbox', { name: '勾选第 16 行 谢知微' })).not.toBeChecked()
    const total = canvas.getByText('文件收入 11 行').parentElement
    await expect(total).toHaveTextContent('¥25,980.00')
  },
})
export const DryRunDark = meta.story({ ...DryRun.input, globals: dark })
export const DryRunOnAPhone = meta.story({ ...DryRun.input, globals: narrow })

/** The lines of one tab do not stand under the name of another, which did not come. */
export const AnotherTabFails = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...answersOf(aTriedStatement())),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('checkbox', { name: '勾选第 16 行 谢知微' })
    msw.use(lines.fault())
    await userEvent.click(canvas.getByRole('link', { name: /^只存流水/ }))
    await expect(await canvas.findByText('流水没有加载出来。')).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: '勾选第 16 行 谢知微' })).toBeNull()
  },
})

export const DoesNotAddUp = meta.story({
  beforeEach: ({ msw }) => {
    const { trial, ...rest } = aTriedStatement()
    msw.use(
      ...answersOf({ ...rest, trial: trial && { ...trial, file_total_fen: 2_600_000, numbered_lines: 2 } }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/文件尾合计是 ¥26,000.00，相差 ¥20.00/)).toBeVisible()
    await expect(canvas.getByText(/2 行没有流水号，已按内容编号/)).toBeVisible()
  },
})

export const IsTakenAway = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    const table = { file_name: '流水试运行-20260518-144605.xlsx', url: '/tables/statement/s1?e=1&s=x' }
    msw.use(exportsCalls.listen, ...answersOf(aTriedStatement()), exporting.reply(table))
  },
  play: async context => {
    await takesAway(context, '下载试运行结果', '流水试运行-20260518-144605.xlsx')
    await expect(exportsCalls.sent).toEqual([{ import_id: 's1' }])
  },
})

export const LinesFail = meta.story({
  beforeEach: ({ msw }) => msw.use(lines.fault(), ...answersOf(aTriedStatement())),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(lines.reply(page()))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('table', { name: '流水和对应的订单' })).toBeVisible()
  },
})

export const NoLinesInATab = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(lines.reply(page({ list: [], total: 0 })), ...answersOf(aTriedStatement())),
})

export const Ticks = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(ticksCalls.listen, ...answersOf(aTriedStatement()), ticks.reply(aTriedStatement({ version: 3 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '勾选第 16 行 谢知微' }))
    await waitFor(() => expect(ticksCalls.sent).toEqual([{ import_id: 's1', matches: [16], ticked: true }]))
  },
})

/** A slow line: boxes follow the hand, and what is ticked meanwhile goes together. */
export const TicksWhileOthersAreOnTheirWay = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      ticksCalls.listen,
      ...answersOf(aTriedStatement()),
      ticks.replyAfter(300, aTriedStatement({ version: 3 })),
    ),
  play: async ({ canvas, userEvent }) => {
    const box = (name: RegExp) => canvas.findByRole('checkbox', { name })
    await userEvent.click(await box(/第 16 行/))
    await expect(await box(/第 16 行/)).toBeChecked()
    await userEvent.click(await box(/第 16 行/))
    await expect(await box(/第 16 行/)).not.toBeChecked()
    await userEvent.click(await box(/第 14 行/))
    await expect(await box(/第 14 行/)).toBeChecked()
    await expect(canvas.getByRole('button', { name: '正在更新' })).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() =>
      expect(ticksCalls.sent).toEqual([
        { import_id: 's1', matches: [16], ticked: true },
        { import_id: 's1', matches: [14], ticked: true },
        { import_id: 's1', matches: [16], ticked: false },
      ]),
    )
    await expect(await canvas.findByRole('button', { name: /^确认到账/ })).toBeEnabled()
  },
})

export const Confirms = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(listen, ...answersOf(aTriedStatement()), confirming.reply(aConfirmedStatement())),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确认到账 3 单' }))
    const dialog = await body().findByRole('alertdialog', { name: '确认到账 3 单，¥6,600.00' })
    msw.use(...answersOf(aConfirmedStatement()))
    await userEvent.click(within(dialog).getByRole('button', { name: '确认到账' }))
    await expect(await canvas.findByRole('heading', { name: '确认完成' })).toBeVisible()
    await expect(sent).toEqual([{ import_id: 's1', version: 2 }])
    await expect(canvas.getByRole('link', { name: '未匹配的流水' })).toHaveAttribute(
      'href',
      '/paymentAffirm?status=unmatched',
    )
  },
})

/** Nothing is sure: the lines are kept for the check of their orders. */
export const KeepsLinesAlone = meta.story({
  beforeEach: ({ msw }) => {
    const { trial, ...rest } = aTriedStatement()
    const groups = trial?.groups.map(part => ({ ...part, ticked: false })) ?? []
    msw.use(
      listen,
      ...answersOf({ ...rest, trial: trial && { ...trial, groups } }),
      confirming.reply(aConfirmedStatement({ progress: { orders: 0, done: 0, confirmed: 0, missed: [] } })),
    )
  },
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^只存流水 \d+ 行$/ })
    await expect(canvas.getByText(/核对订单时会列为候选/)).toBeVisible()
    msw.use(...answersOf(aConfirmedStatement({ progress: { orders: 0, done: 0, confirmed: 0, missed: [] } })))
    await userEvent.click(button)
    await expect(await canvas.findByRole('heading', { name: '流水已留存' })).toBeVisible()
    await expect(sent).toEqual([{ import_id: 's1', version: 2 }])
  },
})

/** Every line was imported before: there is nothing to write. */
export const NothingToWrite = meta.story({
  beforeEach: ({ msw }) => {
    const { trial, ...rest } = aTriedStatement()
    const groups = trial?.groups.filter(({ group }) => group === 'used') ?? []
    msw.use(...answersOf({ ...rest, trial: trial && { ...trial, groups } }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '确认到账 0 单' })).toBeDisabled()
    await expect(canvas.getByText('每一行都导入过，没有要写入的内容。')).toBeVisible()
  },
})

export const ChangedMeanwhile = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...answersOf(aTriedStatement()), confirming.conflict({})),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确认到账 3 单' }))
    const dialog = await body().findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: '确认到账' }))
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByText('还没有写入任何到账')).toBeVisible()
  },
})

export const IsGivenUp = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...answersOf(aTriedStatement()), dropping.reply({})),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '放弃' })
    msw.use(current.reply(currentOf(null)), one.notFound())
    await userEvent.click(button)
    await expect(await canvas.findByText(/从网银导出/)).toBeVisible()
  },
})

export const Confirming = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...answersOf(
        aConfirmedStatement({
          state: 'confirming',
          progress: { orders: 9, done: 4, confirmed: 4, missed: [] },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/已处理 4 \/ 9 单。可以离开这一页/)).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: '确认进度' })).toHaveAttribute('value', '4')
  },
})

export const Confirmed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...answersOf(
        aConfirmedStatement({
          progress: {
            orders: 3,
            done: 3,
            confirmed: 2,
            missed: [{ order_no: '2026051700205', subject_name: '冯远道', result: 'closed' }],
          },
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('20260517 00205 冯远道：订单已关闭')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '再导入一份' }))
    await expect(await canvas.findByLabelText('对账单文件')).toBeInTheDocument()
  },
})
