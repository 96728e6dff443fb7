import { decideApplication } from '@portal/api/contract/applications.contract'
import { mock } from '@portal/api/mocks'
import { delay, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { afresh, body, giveReason, recordCalls, onADesk } from '../staff-desk/story-desk.tsx'
import { AuditDeskPanel } from './AuditDeskPanel.tsx'
import { byId, kind, list, one, page, remarkOnEmail, rows, submitted, usual } from './story-applications.ts'

const decide = mock(decideApplication)
const { sent, listen } = recordCalls('*/api/personal_vips/apply_check')

const meta = preview.meta({
  component: AuditDeskPanel,
  ...onADesk,
  args: { kind },
  beforeEach: afresh(usual),
})

export const Returns = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, decide.reply(submitted({ status: 'returned', allowed: [] }))),
  play: async ({ canvas, msw, userEvent }) => {
    await remarkOnEmail({ canvas, userEvent })
    await expect(canvas.getByText('退回将把 1 条意见逐字发给申请人，请勿写内部信息。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '通过' })).toHaveAttribute('data-variant', 'secondary')
    await userEvent.type(canvas.getByRole('textbox', { name: /总体意见/ }), '请一并补充职称证书')
    const button = canvas.getByRole('button', { name: '退回补正（2 条意见）' })
    msw.use(byId, list.reply(page(rows.slice(1))))
    await userEvent.dblClick(button)
    await expect(await body().findByText('已退回“陈知行”补正，2 条意见已发给申请人')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '江晚舟' })).toBeVisible()
    await expect(sent).toEqual([
      {
        id: 'a1',
        result: 'return',
        remark: '请一并补充职称证书',
        remarks: [{ field: 'email', text: '内容不完整，缺少后缀' }],
      },
    ])
  },
})

export const RemarkIsTooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '填写姓名的意见' }))
    await userEvent.click(canvas.getByRole('textbox', { name: '姓名的意见' }))
    await userEvent.paste('字'.repeat(201))
    await expect(await canvas.findByText('最多 200 个字，现在 201 个字')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /退回补正/ }))
    await expect(await canvas.findByText('姓名的意见太长，请缩短后再退回')).toBeVisible()
  },
})

export const Passes = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(listen, decide.reply(submitted({ status: 'approved_unpaid', allowed: [] }))),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '通过' })
    msw.use(byId, list.reply(page(rows.slice(1))))
    await userEvent.dblClick(button)
    await expect(await body().findByText('已通过“陈知行”的申请，会费订单已生成')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '江晚舟' })).toBeVisible()
    await expect(sent).toEqual([{ id: 'a1', result: 'pass', remark: '', remarks: [] }])
  },
})

export const SlowSecondPressSparesTheNext = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(listen, decide.reply(submitted({ status: 'approved_unpaid', allowed: [] }))),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '通过' })
    msw.use(byId, list.reply(page(rows.slice(1))))
    await userEvent.click(button)
    await expect(await canvas.findByRole('heading', { name: '江晚舟' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '通过' }))
    await expect(sent).toHaveLength(1)
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: '通过' }))
      await expect(sent).toHaveLength(2)
    })
    await expect(sent[1]).toMatchObject({ id: 'a2' })
  },
})

export const PressSparesTheOneBeforeTheOnePicked = meta.story({
  // about the moment
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(listen, byId, decide.reply(submitted({ status: 'approved_unpaid', allowed: [] }))),
  play: async ({ canvas }) => {
    const pass = await canvas.findByRole('button', { name: '通过' })
    canvas.getByRole('button', { name: /江晚舟/ }).click()
    // as on a busy machine: at once, before the record picked is drawn
    pass.click()
    await expect(await canvas.findByRole('heading', { name: '江晚舟' })).toBeVisible()
    await waitFor(async () => {
      canvas.getByRole('button', { name: '通过' }).click()
      await expect(sent).toHaveLength(1)
    })
    await expect(sent).toEqual([{ id: 'a2', result: 'pass', remark: '', remarks: [] }])
  },
})

export const DecidesTheNextWhileTheFirstIsOnTheLine = meta.story({
  // about the moment
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(listen, byId, decide.replyAfter(3_000, submitted({ status: 'approved_unpaid', allowed: [] }))),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: /陈知行/ })
    await userEvent.click(await canvas.findByRole('button', { name: '通过' }))
    await waitFor(() => expect(first).toHaveTextContent('正在通过'))
    await expect(canvas.getByRole('button', { name: '不通过' })).toBeDisabled()
    const second = canvas.getByRole('button', { name: /江晚舟/ })
    await userEvent.click(second)
    await expect(await canvas.findByRole('heading', { name: '江晚舟' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '通过' }))
    await waitFor(() => expect(second).toHaveTextContent('正在通过'))
    await expect(first).toHaveTextContent('正在通过')
    await waitFor(() =>
      expect(sent).toMatchObject([
        { id: 'a1', result: 'pass' },
        { id: 'a2', result: 'pass' },
      ]),
    )
    for (const name of ['陈知行', '江晚舟']) {
      await expect(await body().findByText(`已通过“${name}”的申请，会费订单已生成`)).toBeVisible()
    }
    await waitFor(() => expect(first).not.toHaveTextContent('正在通过'))
  },
})

export const RefusalOfAnotherLeavesTheOpenDialog = meta.story({
  // about the moment
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      byId,
      http.post('*/api/personal_vips/apply_check', async () => {
        await delay(1_000)
        return Response.json({ code: 422, message: '不能通过', data: { rule: 'remarks_needed' } })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: /陈知行/ })
    await userEvent.click(await canvas.findByRole('button', { name: '通过' }))
    await userEvent.click(canvas.getByRole('button', { name: /江晚舟/ }))
    // a press before it is drawn would be spared
    await expect(await canvas.findByRole('heading', { name: '江晚舟' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '不通过' }))
    const dialog = within(await shown(body().findByRole('dialog', { name: '不通过“江晚舟”的申请' })))
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '材料不真实')
    await waitFor(() => expect(first).not.toHaveTextContent('正在通过'))
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('材料不真实')
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await userEvent.click(first)
    await expect(body().getByText('“陈知行”的申请没有处理：不能通过')).toBeVisible()
    await expect(await canvas.findByText('不能通过')).toBeVisible()
  },
})

export const PassingWithRemarksAsks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await remarkOnEmail({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    const dialog = within(await shown(body().findByRole('alertdialog', { name: '通过“陈知行”的申请' })))
    await expect(dialog.getByText(/1 条意见不会发给申请人/)).toBeVisible()
  },
})

export const Rejects = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, decide.reply(submitted({ status: 'rejected', allowed: [] }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不通过' }))
    const dialog = await shown(body().findByRole('dialog', { name: '不通过“陈知行”的申请' }))
    await giveReason({ userEvent }, dialog, { act: '不通过', phrase: '材料不真实' })
    await expect(await body().findByText('已决定不通过“陈知行”的申请')).toBeVisible()
    await expect(sent).toEqual([{ id: 'a1', result: 'reject', remark: '材料不真实', remarks: [] }])
  },
})

export const ServerWantsARemark = meta.story({
  beforeEach: ({ msw }) => msw.use(decide.refuse('remarks_needed')),
  play: async ({ canvas, userEvent }) => {
    await remarkOnEmail({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: /退回补正/ }))
    await expect(await canvas.findByText('退回补正至少需要一条意见')).toBeVisible()
  },
})

export const SomebodyElseWasFirst = meta.story({
  beforeEach: ({ msw }) => msw.use(decide.conflict({})),
  play: async ({ canvas, msw, userEvent }) => {
    await remarkOnEmail({ canvas, userEvent })
    msw.use(
      list.reply(page(rows.slice(1))),
      one.reply(
        submitted({
          status: 'approved_unpaid',
          allowed: [],
          history: [{ at: '2026-05-18 14:41:00', text: '审核通过，待缴会费', by: '林若谷', note: '' }],
        }),
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: /退回补正/ }))
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('林若谷在')
    await expect(notice).toHaveTextContent('现在的状态是“待缴费”')
    await expect(canvas.getByText('内容不完整，缺少后缀')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '通过' })).toBeNull()
  },
})

export const AnswerIsLostButItIsDecided = meta.story({
  beforeEach: ({ msw }) => msw.use(decide.offline()),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '通过' })
    msw.use(one.reply(submitted({ status: 'approved_unpaid', allowed: [] })))
    await userEvent.click(button)
    await expect(await body().findByText('已通过“陈知行”的申请，会费订单已生成')).toBeVisible()
  },
})
