import { delay } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { applyPersonalVip, currentApplication } from '@portal/api/contract/applications.contract'
import type { Application } from '@portal/api/contract/applications.schema'
import { getCurrentUser } from '@portal/api/contract/users.contract'
import { aPersonalForm, anApplication } from '@portal/api/fixtures/applications'
import { aUser } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import preview from '../../../../.storybook/preview.tsx'
import { PersonalApplicationPanel } from './PersonalApplicationPanel.tsx'

const current = mock(currentApplication)
const apply = mock(applyPersonalVip)
const page = '/applyMember/personal'

const draft = (part: Partial<Application> = {}) =>
  anApplication({
    status: 'draft',
    submitted_at: null,
    deadline_at: null,
    phone: '138****5678',
    allowed: ['save', 'submit', 'withdraw'],
    ...part,
  })
const now = (application: Application | null, reasons: string[] = []) =>
  current.reply({ application, can_apply: reasons.length === 0, reasons, fee_fen: 20_000 })

/** Keeps what is sent, and answers like the server: each save one version later. */
const sent = fn()
const server = () =>
  apply.replyWith(async body => {
    sent(body)
    await delay(50)
    if (body.action === 'save')
      return {
        application: draft({ version: body.version + 1, form: body.form, saved_at: '2026-05-18 14:32:07' }),
        order_no: null,
      }
    const status = body.action === 'submit' ? 'submitted' : 'withdrawn'
    return { application: anApplication({ status }), order_no: null }
  })
const actions = () => sent.mock.calls.map(([body]: { action: string }[]) => body?.action)

const meta = preview.meta({
  component: PersonalApplicationPanel,
  parameters: { layout: 'fullscreen', router: { initialEntries: [page] } },
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(mock(getCurrentUser).reply(aUser()), now(null), server())
  },
})

export const FirstStep = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '基本信息' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '陈知行')
    await expect(await canvas.findByText('草稿已自动保存，14:32:07')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent.mock.calls[0]).toMatchObject([
      { action: 'save', version: 0, form: { user_name: '陈知行' } },
    ])
    await expect(await canvas.findByText('P20260518-006')).toBeInTheDocument()
  },
})
export const NeverTwoSavesAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '姓名' })
    await userEvent.type(name, '陈')
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
    await userEvent.type(name, '知行')
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    await expect(sent.mock.calls[1]).toMatchObject([{ version: 1, form: { user_name: '陈知行' } }])
  },
})
export const MessagesAtTheFields = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存并继续' }))
    const summary = await canvas.findByRole('alert', { name: '有 5 处需要修改' })
    await expect(summary).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: '请输入姓名' }))
    const name = canvas.getByRole('textbox', { name: '姓名' })
    await expect(name).toHaveFocus()
    await expect(name).toBeInvalid()
    await userEvent.type(name, '陈知行')
    await waitFor(() => expect(name).toBeValid())
    await userEvent.type(canvas.getByRole('textbox', { name: '身份证号' }), '110101199003070018')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: '身份证号' })).toHaveAccessibleDescription(
      /身份证号不正确，请对照证件核对 18 位号码/,
    )
  },
})
export const SecondStepAfterReload = meta.story({
  parameters: { router: { initialEntries: [`${page}?step=2`] } },
  beforeEach: ({ msw }) => msw.use(now(draft())),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '工作与联系' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '工作单位' })).toHaveValue('华岳重工集团有限公司')
    await expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '基本信息' })).toBeVisible()
  },
})
export const KeepsTheMaskedNumber = meta.story({
  beforeEach: ({ msw }) => msw.use(now(draft())),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: '身份证号' })).toHaveValue('1101**********0037')
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '甲')
    await waitFor(() => expect(sent).toHaveBeenCalled())
    await expect(sent.mock.calls[0]).toMatchObject([{ form: { id_number: '1101**********0037' } }])
    await userEvent.click(canvas.getByRole('button', { name: '重新填写身份证号' }))
    await expect(canvas.getByRole('textbox', { name: '身份证号' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: '身份证号' })).toHaveFocus()
  },
})
export const Review = meta.story({
  parameters: { router: { initialEntries: [`${page}?step=3`] } },
  beforeEach: ({ msw }) =>
    msw.use(
      now(
        draft({
          attachments: [{ file_id: 'f1', name: '高级会计师证书.pdf', size: 218_000, mime: '', url: '/f1' }],
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /高级会计师证书\.pdf/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改基本信息' }))
    await expect(await canvas.findByRole('textbox', { name: '姓名' })).toBeVisible()
  },
})
export const SubmitsOnceOnADoubleClick = meta.story({
  parameters: { router: { initialEntries: [`${page}?step=3`] } },
  beforeEach: ({ msw }) => {
    let submitted = false
    msw.use(
      current.replyWith(() => ({
        application: submitted ? anApplication({ allowed: ['withdraw'] }) : draft(),
        can_apply: !submitted,
        reasons: [],
        fee_fen: 20_000,
      })),
      apply.replyWith(async body => {
        sent(body)
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
  parameters: { router: { initialEntries: [`${page}?step=3`] } },
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
  parameters: { router: { initialEntries: [`${page}?step=3`] } },
  beforeEach: ({ msw }) =>
    msw.use(
      now(draft()),
      apply.refuseFields({ 'form.id_number': '身份证号不正确，请对照证件核对 18 位号码' }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '基本信息' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '身份证号' })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('陈知行')
  },
})
export const RefusedSubmission = meta.story({
  parameters: { router: { initialEntries: [`${page}?step=3`] } },
  beforeEach: ({ msw }) => msw.use(now(draft()), apply.refuse('open_order_exists')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('已有一笔会费订单等待支付')
  },
})
export const SavesAgainAfterAFault = meta.story({
  beforeEach: ({ msw }) => msw.use(now(draft()), apply.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '姓名' }), '甲')
    await expect(await canvas.findByText('未能保存，将自动重试')).toBeVisible()
    msw.use(server())
    await expect(await canvas.findByText('草稿已自动保存，14:32:07')).toBeVisible()
    await expect(sent.mock.calls[0]).toMatchObject([{ form: { user_name: '陈知行甲' } }])
  },
})
export const AsksBeforeLosingContent = meta.story({
  beforeEach: ({ msw }) => msw.use(now(draft()), apply.fault()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '姓名' }), '甲')
    await userEvent.click(canvas.getByRole('link', { name: '返回会员信息' }))
    const question = await screen.findByRole('alertdialog', { name: '仍要离开？' })
    await userEvent.click(within(question).getByRole('button', { name: '留在这里' }))
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('陈知行甲')
  },
})

const elsewhere = draft({
  version: 9,
  form: { ...aPersonalForm, attachment_ids: [], user_name: '陈知远' },
  saved_at: '2026-05-18 14:40:00',
})
const clash = () => apply.conflict({ application: elsewhere, order_no: null })

export const AnotherPageSavedLoadTheirs = meta.story({
  beforeEach: ({ msw }) => msw.use(now(draft()), clash()),
  play: async ({ canvas, msw, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: '姓名' })
    await userEvent.type(name, '甲')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('保存于 2026-05-18 14:40')
    await expect(name).toHaveValue('陈知行甲')
    msw.use(server())
    await userEvent.click(canvas.getByRole('button', { name: '载入最新内容' }))
    await waitFor(() => expect(name).toHaveValue('陈知远'))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
export const AnotherPageSavedKeepMine = meta.story({
  beforeEach: ({ msw }) => msw.use(now(draft()), clash()),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '姓名' }), '甲')
    const keep = await canvas.findByRole('button', { name: '保留这里的内容' })
    msw.use(server())
    await userEvent.click(keep)
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent.mock.calls[0]).toMatchObject([{ version: 9, form: { user_name: '陈知行甲' } }])
    await expect(await canvas.findByText('草稿已自动保存，14:32:07')).toBeVisible()
  },
})

const returned = anApplication({
  status: 'returned',
  remark: '请在 60 天内补正后重新提交。',
  remarks: [
    { field: 'employer', text: '与社保缴纳单位不一致，请填写签订劳动合同的单位全称。' },
    { field: 'attachment_ids', text: '职称证书缺少编号页，请补传。' },
  ],
  allowed: ['save', 'submit', 'withdraw'],
})

export const Returned = meta.story({
  beforeEach: ({ msw }) => msw.use(now(returned)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('协会退回了申请，请补正 2 处')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '工作单位' }))
    const employer = await canvas.findByRole('textbox', { name: '工作单位' })
    await waitFor(() => expect(employer).toHaveFocus())
    await expect(employer).toHaveAccessibleDescription(/与社保缴纳单位不一致/)
  },
})
export const Submitted = meta.story({
  beforeEach: ({ msw }) => msw.use(now(anApplication({ allowed: ['withdraw'] }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤回申请' }))
    const question = await screen.findByRole('alertdialog', { name: '撤回这次申请？' })
    await userEvent.click(within(question).getByRole('button', { name: '撤回申请' }))
    await waitFor(() => expect(actions()).toEqual(['withdraw']))
  },
})
export const ApprovedUnpaid = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(now(anApplication({ status: 'approved_unpaid', order_no: '2026051800137' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去缴费' })).toHaveAttribute(
      'href',
      '/home/invoiceOrder?order=2026051800137',
    )
  },
})
export const RejectedAppliesAgain = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(now(anApplication({ status: 'rejected', remark: '岗位与财务管理无关。' }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '重新申请' }))
    await expect(await canvas.findByRole('textbox', { name: '姓名' })).toHaveValue('陈知行')
    await expect(canvas.getByRole('textbox', { name: '身份证号' })).toHaveValue('')
  },
})
export const Completed = meta.story({
  beforeEach: ({ msw }) => msw.use(now(anApplication({ status: 'completed' }), ['您已是会员'])),
})
export const Withdrawn = meta.story({
  beforeEach: ({ msw }) => msw.use(now(anApplication({ status: 'withdrawn' }))),
})
export const Lapsed = meta.story({
  beforeEach: ({ msw }) => msw.use(now(anApplication({ status: 'lapsed' }))),
})
export const MayNotApply = meta.story({
  beforeEach: ({ msw }) => msw.use(now(null, ['您已是会员，到期前 60 天起可以续费'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您已是会员，到期前 60 天起可以续费')).toBeVisible()
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(current.never()) })
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(current.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(now(draft()))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('textbox', { name: '姓名' })).toHaveValue('陈知行')
  },
})
export const PhoneFirstStep = meta.story({ globals: { viewport: { value: 'phone' } } })
export const PhoneReturned = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { router: { initialEntries: [`${page}?step=2`] } },
  beforeEach: ({ msw }) => msw.use(now(returned)),
})
export const PhoneSubmitted = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      now(
        anApplication({
          allowed: ['withdraw'],
          form: {
            ...aPersonalForm,
            attachment_ids: [],
            employer: '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司乌鲁木齐财务共享服务中心',
            intro:
              '先后在制造、建筑与能源企业从事财务管理工作二十余年，主持过三次集团财务共享中心建设。'.repeat(
                5,
              ),
          },
        }),
      ),
    ),
})
