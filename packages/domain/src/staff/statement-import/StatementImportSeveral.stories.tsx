import { aStatementLine, aTriedStatement } from '@portal/api/fixtures/statements'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { afresh, onADesk, recordCalls } from '../staff-desk/story-desk.tsx'
import { StatementImportPanel } from './StatementImportPanel.tsx'
import { answersOf, lines, page, ticks } from './story-statements.ts'

const ticksCalls = recordCalls('*/api/orders/statements/ticks')
const meta = preview.meta({ component: StatementImportPanel, ...onADesk, beforeEach: afresh(() => []) })

/** A company pays the fees of two of its experts in three transfers, each of which names both orders. */
const transfers = [
  { line_no: 5, booked_at: '2026-05-18 11:06:00', amount_fen: 100_000 },
  { line_no: 6, booked_at: '2026-05-18 11:09:00', amount_fen: 100_000 },
  { line_no: 9, booked_at: '2026-05-18 13:40:00', amount_fen: 60_000 },
]
const orders = aStatementLine({ amount_fen: 180_000 }).orders.flatMap(first => [
  first,
  {
    ...first,
    order_no: '2026051700206',
    item_note: '三星',
    subject_name: '何敬之',
    remark_code: 'R8VN2KDX',
    due_fen: 80_000,
  },
])
const several = (ticked: boolean) =>
  transfers.map(transfer =>
    aStatementLine({
      ...transfer,
      payer_name: '远桥精密制造股份有限公司',
      remark: 'Q3PX7T2M R8VN2KDX 评价费',
      group: 'several',
      reason: 'lines_orders_sum',
      match_no: 5,
      ticked,
      match: { lines: 3, amount_fen: 260_000, due_fen: 260_000 },
      orders,
    }),
  )

const statement = (ticked: boolean, version: number) =>
  aTriedStatement({
    version,
    trial: {
      seconds: 0.4,
      income: { lines: 4, amount_fen: 340_000 },
      expense_lines: 0,
      file_total_fen: 340_000,
      numbered_lines: 0,
      groups: [
        { group: 'several', ticked, lines: 3, orders: 2, amount_fen: 260_000 },
        { group: 'equal', ticked: true, lines: 1, orders: 1, amount_fen: 80_000 },
      ],
    },
  })
const equal = aStatementLine({
  line_no: 7,
  payer_name: '顾明澈',
  remark: 'C9HD 4LXR',
  amount_fen: 80_000,
  paid: { order_no: '2026051700209', subject_name: '顾明澈', remark_code: 'C9HD4LXR' },
})
const listOf = (ticked: boolean) => lines.reply(page({ list: [...several(ticked), equal], total: 4 }))

/** Lines that name the same orders and add up to them: one match, which the clerk ticks. */
export const LinesForOrders = meta.story({
  beforeEach: ({ msw }) => msw.use(listOf(false), ...answersOf(statement(false, 2))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 行合付 2 单，识别码、合计一致')).toBeVisible()
    await expect(canvas.getAllByText('与上一行合付')).toHaveLength(2)
    await expect(canvas.getAllByRole('link', { name: /^20260517 0020[56]$/ })).toHaveLength(2)
    for (const box of canvas.getAllByRole('checkbox', { name: /远桥精密/ }))
      await expect(box).not.toBeChecked()
    await expect(canvas.getByText(/几行或几单合付/)).toHaveTextContent('多对多 3 行 ¥2,600.00，2 单')
    await expect(canvas.getByRole('button', { name: '确认到账 1 单' })).toBeEnabled()
  },
})
export const LinesForOrdersOnAPhone = meta.story({
  ...LinesForOrders.input,
  globals: { viewport: { value: 'phone' } },
})

/** Whichever of its lines is ticked, the match is. */
export const LinesForOrdersAreTicked = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      ticksCalls.listen,
      listOf(false),
      ...answersOf(statement(false, 2)),
      ticks.reply(statement(true, 3)),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: '勾选第 9 行 远桥精密制造股份有限公司' })
    msw.use(listOf(true), ...answersOf(statement(true, 3)))
    await userEvent.click(box)
    for (const one of canvas.getAllByRole('checkbox', { name: /远桥精密/ })) await expect(one).toBeChecked()
    await expect(await canvas.findByRole('button', { name: '确认到账 3 单' })).toBeEnabled()
    await waitFor(() => expect(ticksCalls.sent).toEqual([{ import_id: 's1', matches: [5], ticked: true }]))
  },
})
