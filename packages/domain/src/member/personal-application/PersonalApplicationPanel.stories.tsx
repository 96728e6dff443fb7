import { getOrder } from '@portal/api/contract/orders.contract'
import { aPersonalForm, anApplication } from '@portal/api/fixtures/applications'
import { anOrderDetail } from '@portal/api/fixtures/orders'
import { mock } from '@portal/api/mocks'
import { personalApplication } from '@portal/api/rules/personal-form'
import { askedIn } from '@portal/api/rules/sample-form'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { PersonalApplicationPanel } from './PersonalApplicationPanel.tsx'
import { actions, atStep, current, draft, now, openForm, sent } from './story-application.ts'

const meta = preview.meta({
  component: PersonalApplicationPanel,
  ...openForm,
})

export const FirstStep = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '基本信息' })).toBeVisible()
    await userEvent.click(canvas.getByRole('textbox', { name: '姓名' }))
    await userEvent.paste('陈知行')
    await expect(await canvas.findByText('草稿已自动保存，14:32:07')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent.mock.calls[0]).toMatchObject([
      { action: 'save', version: 0, form: { user_name: '陈知行' } },
    ])
    await expect(await canvas.findByText('P20260518-006')).toBeInTheDocument()
  },
})

export const MessagesAtTheFields = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存并继续' }))
    const summary = await canvas.findByRole('alert', {
      name: `有 ${askedIn(personalApplication, 0).length} 处需要修改`,
    })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: '请输入姓名' }))
    const name = canvas.getByRole('textbox', { name: '姓名' })
    await waitFor(() => expect(name).toHaveFocus())
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
  parameters: atStep(2),
  beforeEach: ({ msw }) => msw.use(now(draft())),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '工作与联系' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '工作单位' })).toHaveValue('华岳重工集团有限公司')
    await expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '基本信息' })).toBeVisible()
  },
})

export const Review = meta.story({
  parameters: atStep(3),
  beforeEach: ({ msw }) =>
    msw.use(
      now(
        draft({
          form: { ...aPersonalForm, attachment_ids: ['f1'] },
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
    await expect(await canvas.findByText('协会退回了申请，请按 3 条意见补正')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: '工作与联系' })).toBeVisible()
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
    const question = await shown(screen.findByRole('alertdialog', { name: '撤回这次申请？' }))
    await userEvent.click(within(question).getByRole('button', { name: '撤回申请' }))
    await waitFor(() => expect(actions()).toEqual(['withdraw']))
  },
})

export const ApprovedUnpaid = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      now(anApplication({ status: 'approved_unpaid', order_no: '2026051800137' })),
      mock(getOrder).reply(anOrderDetail()),
    ),
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
  parameters: atStep(2),
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
