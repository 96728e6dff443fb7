import { aPersonalForm, anApplication } from '@portal/api/fixtures/applications'
import { delay } from 'msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PersonalApplicationPanel } from './PersonalApplicationPanel.tsx'
import { actions, atStep, current, draft, now, openForm, sent, submission } from './story-application.ts'

const meta = preview.meta({
  component: PersonalApplicationPanel,
  ...openForm,
})

export const SubmitsOnceOnADoubleClick = meta.story({
  parameters: atStep(3),
  beforeEach: ({ msw }) => {
    let submitted = false
    msw.use(
      current.replyWith(() => ({
        application: submitted ? anApplication({ allowed: ['withdraw'] }) : draft(),
        can_apply: !submitted,
        reasons: [],
        fee_fen: 20_000,
      })),
      submission.replyWith(async body => {
        sent({ action: 'submit', ...body })
        await delay(100)
        submitted = true
        return { application: anApplication(), order_no: null }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: '提交申请' }))
    await expect(await canvas.findByText('申请已提交')).toBeVisible()
    await expect(canvas.getByText(/协会在 2026-05-21 前给出结果/)).toBeVisible()
    await expect(actions()).toEqual(['submit'])
  },
})

export const IncompleteSubmissionLeadsToTheField = meta.story({
  parameters: atStep(3),
  beforeEach: ({ msw }) =>
    msw.use(now(draft({ form: { ...aPersonalForm, attachment_ids: [], email: 'chen#' } }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }))
    const summary = await canvas.findByRole('alert', { name: '有 1 处需要修改' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(canvas.getByRole('heading', { level: 1, name: '工作与联系' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '邮箱' })).toBeInvalid()
    await expect(actions()).toEqual([])
  },
})

export const ServerMessagesLandAtTheirFields = meta.story({
  parameters: atStep(3),
  beforeEach: ({ msw }) =>
    msw.use(
      now(draft()),
      submission.refuseFields({ 'form.id_number': '身份证号不正确，请对照证件核对 18 位号码' }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '基本信息' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '身份证号' })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('陈知行')
  },
})

export const RefusedSubmission = meta.story({
  parameters: atStep(3),
  beforeEach: ({ msw }) => msw.use(now(draft()), submission.refuse('already_member')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('您已是会员，不需要再次申请')
  },
})
