import { decideStarCancel, proposeStar } from '@portal/api/contract/star-desk.contract'
import { aHandedInSheet } from '@portal/api/fixtures/star-desk'
import { mock } from '@portal/api/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { body, recordCalls, onADesk } from '../staff-desk/story-desk.tsx'
import { atScoring, discussed } from './story-scoring.ts'
import { at, one } from './story-talent.ts'
import { TalentDeskPanel } from './TalentDeskPanel.tsx'

const propose = mock(proposeStar)
const cancel = mock(decideStarCancel)
const proposals = recordCalls('*/companyapi/stars/:application_no/propose')

const meta = preview.meta({
  component: TalentDeskPanel,
  ...onADesk,
  parameters: { ...onADesk.parameters, ...at(30) },
  beforeEach: atScoring,
})

export const Discussed = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(discussed())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/平均 78.18 分/)).toBeVisible()
    await expect(canvas.getByText(/最多相差 2.25 分/)).toBeVisible()
  },
})

export const ApartAsksForAThird = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(
        discussed({
          sheets: [aHandedInSheet(), aHandedInSheet({ scorer: '评委乙', own: false, total: 66_00 })],
          sheets_complete: false,
          mean: null,
          stage: null,
          allowed: [],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/需要第三位评委/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '提交合议结果' })).toBeNull()
  },
})

export const ProposesOneLower = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(discussed()),
      proposals.listen,
      propose.reply(
        discussed({
          status: 40,
          proposal: {
            star: 3,
            reason: '业绩影响期不足',
            by: '何叙白',
            by_me: true,
            at: '2026-06-18 10:00:00',
          },
          allowed: [],
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '提交合议结果' })
    await userEvent.click(button)
    await expect(await canvas.findByText('请选择拟定结果')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^四星，按申报星级/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('radio', { name: /^三星，低一级/ }))
    await userEvent.click(button)
    const reason = canvas.getByRole('textbox', { name: '理由' })
    await expect(reason).toHaveAccessibleDescription(/请填写理由/)
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.type(reason, '业绩影响期不足')
    await userEvent.dblClick(button)
    await expect(await body().findByText('已拟定三星，“陈*行”的公示开始')).toBeVisible()
    await expect(proposals.sent).toEqual([{ version: 3, star: 3, reason: '业绩影响期不足' }])
  },
})

export const ProposalMeetsAnother = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(discussed()), propose.conflict({})),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^不授予/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: '理由' }), '业绩不可核对')
    msw.use(one.reply(discussed({ status: 40, allowed: [] })))
    await userEvent.click(canvas.getByRole('button', { name: '提交合议结果' }))
    const notice = await canvas.findByText(/您填写的内容没有发送：“业绩不可核对”/)
    await expect(notice).toHaveTextContent('现在的状态是“公示中”')
  },
})

export const MeanIsTooLow = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(discussed({ mean: 70_00 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^四星，按申报星级/ })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: /^三星，低一级/ })).toBeEnabled()
  },
})

export const CancelIsAsked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(
        discussed({
          stage: 'cancel_asked',
          cancel_asked: { at: '2026-06-02 09:10:00', reason: '岗位变动' },
          allowed: ['decide_cancel'],
        }),
      ),
      cancel.reply(discussed({ status: 70, allowed: [] })),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/岗位变动/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '同意撤销' }))
    const dialog = within(await shown(body().findByRole('alertdialog', { name: '同意撤销“陈*行”的申请' })))
    await userEvent.click(dialog.getByRole('button', { name: '同意撤销' }))
    await expect(await body().findByText('“陈*行”的申请已撤销')).toBeVisible()
  },
})

export const CancelIsRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(
        discussed({
          stage: 'cancel_asked',
          cancel_asked: { at: '2026-06-02 09:10:00', reason: '' },
          allowed: ['decide_cancel'],
        }),
      ),
      cancel.reply(discussed()),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不同意' }))
    const dialog = within(await shown(body().findByRole('dialog', { name: '不同意撤销“陈*行”的申请' })))
    await userEvent.click(dialog.getByRole('button', { name: '评审已近完成' }))
    await userEvent.click(dialog.getByRole('button', { name: '不同意' }))
    await expect(await body().findByText('已答复“陈*行”：不同意撤销，评审继续')).toBeVisible()
  },
})
