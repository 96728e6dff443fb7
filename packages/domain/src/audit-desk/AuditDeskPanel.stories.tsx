import type { StoryContext } from '@storybook/react-vite'
import {
  checkPersonalVip,
  getApplication,
  listApplications,
  revealIdNumber,
} from '@portal/api/contract/applications.contract'
import type { Application, ApplicationRow } from '@portal/api/contract/applications.schema'
import { anApplication, anApplicationRow, aPersonalForm } from '@portal/api/fixtures/applications'
import { mock } from '@portal/api/mocks'
import { dismissToast, ToastRegion } from '@portal/ui/toast'
import { http } from 'msw'
import { useLocation } from 'react-router-dom'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ThereAndBack } from '../../../../.storybook/ThereAndBack.tsx'
import { AuditDeskPanel, type AuditDeskPanelProps } from './AuditDeskPanel.tsx'

const list = mock(listApplications)
const one = mock(getApplication)
const decide = mock(checkPersonalVip)
const reveal = mock(revealIdNumber)

const rows = [
  anApplicationRow({ round: 2, waited_days: 5 }),
  anApplicationRow({ id: 'a2', name: '江晚舟', waited_days: 3 }),
  anApplicationRow({ id: 'a3', name: '宁若水', waited_days: 0 }),
]
const page = (part: ApplicationRow[] = rows) => ({
  list: part,
  total: part.length,
  page: 1,
  page_size: 20,
  counts: [
    { status: 'submitted' as const, count: part.length },
    { status: 'returned' as const, count: 8 },
    { status: 'approved_unpaid' as const, count: 14 },
  ],
})
const file = (name: string) => ({
  file_id: name,
  name,
  size: 1_240_000,
  mime: 'image/svg+xml',
  url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#fff"/></svg>')}`,
})
const submitted = (part: Partial<Application> = {}): Application =>
  anApplication({
    form: { ...aPersonalForm, attachment_ids: ['f1'], intro: '从事企业财务管理 18 年。' },
    attachments: [file('职称证书.jpg'), file('在职证明.png')],
    round: 2,
    changes: [
      { field: 'position', before: '财务经理' },
      { field: 'title', before: '' },
      { field: 'work_age', before: '6-10 年' },
    ],
    allowed: ['approve', 'return', 'reject'],
    history: [
      { at: '2026-05-14 10:06:12', text: '提交申请', by: '陈知行', note: '' },
      { at: '2026-05-16 15:30:00', text: '退回补正', by: '林若谷', note: '请补充职称证书' },
      { at: '2026-05-18 09:12:00', text: '提交申请', by: '陈知行', note: '' },
    ],
    ...part,
  })

/** Each application by its id, as the server would. */
const byId = http.get('*/companyapi/member_applications/:id', ({ params }) => {
  const row = rows.find(known => known.id === params['id'])
  if (!row) return undefined
  const data = submitted({ id: row.id, form: { ...aPersonalForm, user_name: row.name, attachment_ids: [] } })
  return Response.json({ code: 200, message: '', data })
})
let sent: unknown[] = []
/** Hears what is decided and leaves the answer to the mock behind. */
const listen = http.post('*/api/personal_vips/apply_check', async ({ request }) => {
  sent.push(await request.clone().json())
})

function Around() {
  const { pathname, search } = useLocation()
  return <output aria-label="地址">{pathname + search}</output>
}
const kind: AuditDeskPanelProps['kind'] = 'personal'
const body = () => within(document.body)

const meta = preview.meta({
  component: AuditDeskPanel,
  globals: { density: 'staff', viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', session: 'manager' },
  args: { kind },
  decorators: [
    Story => (
      <>
        <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
          <Story />
        </div>
        <Around />
        <ToastRegion />
      </>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent = []
    dismissToast()
    msw.use(one.reply(submitted()), list.reply(page()))
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '陈知行' })).toBeVisible()
    await expect(canvas.getByText('11-20 年').tagName).toBe('INS')
    await expect(canvas.getByText('财务经理').tagName).toBe('DEL')
    await expect(canvas.getByText('第 2 次提交，改动 3 项')).toBeVisible()
    await expect(canvas.getByText(/身份证号遮盖中/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /陈知行 个人会员 第 2 次提交 5 天/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(canvas.getByRole('button', { name: '通过' })).toHaveAttribute('data-variant', 'primary')
  },
})

async function remarkOnEmail({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: '填写邮箱的意见' }))
  const area = canvas.getByRole('textbox', { name: '邮箱的意见' })
  await waitFor(() => expect(area).toHaveFocus())
  await userEvent.click(canvas.getByRole('button', { name: '内容不完整' }))
  await userEvent.type(area, '，缺少后缀')
}

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
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    await expect(sent).toHaveLength(1)
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: '通过' }))
      await expect(sent).toHaveLength(2)
    })
    await expect(sent[1]).toMatchObject({ id: 'a2' })
  },
})

export const PassingWithRemarksAsks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await remarkOnEmail({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    const dialog = within(await body().findByRole('alertdialog', { name: '通过“陈知行”的申请' }))
    await expect(dialog.getByText(/1 条意见不会发给申请人/)).toBeVisible()
  },
})

export const Rejects = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, decide.reply(submitted({ status: 'rejected', allowed: [] }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不通过' }))
    const dialog = within(await body().findByRole('dialog', { name: '不通过“陈知行”的申请' }))
    await userEvent.click(dialog.getByRole('button', { name: '不通过' }))
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveAccessibleDescription('请填写原因')
    await userEvent.click(dialog.getByRole('button', { name: '材料不真实' }))
    await userEvent.click(dialog.getByRole('button', { name: '不通过' }))
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
    await expect(
      await body().findByText('已通过“陈知行”的申请，会费订单已生成', undefined, { timeout: 10_000 }),
    ).toBeVisible()
  },
})

export const RevealsTheNumber = meta.story({
  beforeEach: ({ msw }) => msw.use(reveal.reply({ id_number: '110105198903070037' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看完整号码' }))
    await expect(await canvas.findByText('110105 19890307 0037')).toBeVisible()
    await expect(canvas.getByText(/^身份证号校验位/)).toBeVisible()
  },
})

export const RevealIsRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(reveal.noRight()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看完整号码' }))
    await expect(await canvas.findByText('1101**********0037')).toBeVisible()
  },
})

export const Previews = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '在职证明.png' }))
    const dialog = within(await body().findByRole('dialog', { name: '陈知行的证明材料' }))
    await expect(dialog.getByText('2 / 2')).toBeVisible()
  },
})

export const RemarksSurviveWalking = meta.story({
  beforeEach: ({ msw }) => msw.use(byId),
  play: async ({ canvas, userEvent }) => {
    await remarkOnEmail({ canvas, userEvent })
    await userEvent.click(canvas.getByText('自动核验'))
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('heading', { name: '江晚舟' })).toBeVisible()
    await expect(canvas.queryByText(/缺少后缀/)).toBeNull()
    await userEvent.keyboard('k')
    await expect(await canvas.findByText('内容不完整，缺少后缀')).toBeVisible()
  },
})

export const RemarksSurviveLeaving = meta.story({
  decorators: [
    Story => (
      <ThereAndBack>
        <Story />
      </ThereAndBack>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await remarkOnEmail({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('link', { name: '别处' }))
    await expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
    await userEvent.click(await canvas.findByRole('button', { name: '后退' }))
    await expect(await canvas.findByText('内容不完整，缺少后缀')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '退回补正（1 条意见）' })).toBeVisible()
  },
})

export const Returned = meta.story({
  parameters: { router: { initialEntries: ['/?status=returned'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply(page([anApplicationRow({ status: 'returned' })])),
      one.reply(
        submitted({
          status: 'returned',
          allowed: [],
          remark: '请补正后再提交',
          remarks: [{ field: 'email', text: '邮箱不完整' }],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('邮箱不完整')).toBeVisible()
    await expect(canvas.getByText('请补正后再提交')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '通过' })).toBeNull()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(page([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这个状态没有申请' })).toBeVisible()
  },
})
export const Enterprise = meta.story({
  args: { kind: 'enterprise' },
  beforeEach: ({ msw }) => msw.use(list.reply(page([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '单位审核' })).toBeVisible()
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(list.reply(page()))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('heading', { name: '陈知行' })).toBeVisible()
  },
})
export const ApplicationIsMissing = meta.story({
  parameters: { router: { initialEntries: ['/?id=gone'] } },
  beforeEach: ({ msw }) => msw.use(one.notFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有找到这份申请' })).toBeVisible()
  },
})
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await remarkOnEmail({ canvas, userEvent })
  },
})
export const Laptop = meta.story({
  globals: { viewport: { value: 'laptop' } },
  parameters: {
    viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1060px', height: '900px' } } } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '陈知行' })
  },
})
export const PhoneListThenStep = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(byId),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /江晚舟/ }))
    await expect(await canvas.findByRole('heading', { name: '江晚舟' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /宁若水/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '返回列表' }))
    await expect(await canvas.findByRole('button', { name: /宁若水/ })).toBeVisible()
  },
})
export const PhoneStepDark = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  parameters: { router: { initialEntries: ['/?id=a1'] } },
  play: async ({ canvas, userEvent }) => {
    await remarkOnEmail({ canvas, userEvent })
  },
})
