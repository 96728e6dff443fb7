import {
  awardStar,
  checkObjection,
  decideObjection,
  registerObjection,
} from '@portal/api/contract/star-desk.contract'
import type { DeskStar } from '@portal/api/contract/stars.schema'
import { aDeskStar, aDeskStarRow, aHandedInSheet, anObjection } from '@portal/api/fixtures/star-desk'
import { mock } from '@portal/api/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import {
  address,
  afresh,
  body,
  recordCalls,
  onADesk,
  onALaptop,
  retry,
  showsHeading,
} from '../staff-desk/story-desk.tsx'
import { at, list, one, page } from './story-talent.ts'
import { TalentDeskPanel } from './TalentDeskPanel.tsx'

const award = mock(awardStar)
const check = mock(checkObjection)
const decide = mock(decideObjection)
const register = mock(registerObjection)
const objections = recordCalls('*/companyapi/stars/:application_no/objection')
const awards = recordCalls('*/companyapi/stars/:application_no/award')

const shownRow = (part: Parameters<typeof aDeskStarRow>[0]) =>
  aDeskStarRow({
    status: 40,
    proposed_star: 4,
    publicity_ends_at: '2026-07-01 17:00:00',
    working_days_left: 5,
    ...part,
  })
const rows = [
  shownRow({
    application_no: 'S20260428-0051',
    name: '孟*',
    unit: '远桥精密制造',
    star: 3,
    proposed_star: 3,
    stage: 'awardable',
    working_days_left: 0,
  }),
  shownRow({
    application_no: 'S20260502-0066',
    name: '冯*道',
    unit: '云岭新材料',
    star: 5,
    proposed_star: 5,
    stage: 'objection',
    objections: 1,
    working_days_left: 3,
    publicity_ends_at: null,
  }),
  shownRow({ application_no: 'S20260511-0092', name: '陈*行', unit: '华岳重工集团', working_days_left: 2 }),
]
const first = rows[0] ?? aDeskStarRow()
const second = rows[1] ?? aDeskStarRow()

const published = (part: Partial<DeskStar> = {}): DeskStar =>
  aDeskStar({
    ...second,
    snapshot: null,
    sheets: [
      aHandedInSheet({ own: false, total: 91_45 }),
      aHandedInSheet({ own: false, scorer: '评委乙', total: 88_20 }),
    ],
    proposal: { star: 5, reason: '', by: '方知远', by_me: false, at: '2026-06-18 09:00:00' },
    publicity: { started_at: '2026-06-18 17:00:00', ends_at: null, paused: true, days_left: 3 },
    objection_list: [anObjection()],
    allowed: ['check_objection', 'register_objection'],
    ...part,
  })
const lookedInto = anObjection({
  state: 'checked',
  advice: 'dismiss',
  advice_text: '结项文件列三人，申请人为项目负责人；已向任职单位核实。',
  checked_by: '林若谷',
  checked_at: '2026-06-26 16:40:00',
})
const toDecide = published({ objection_list: [lookedInto], allowed: ['decide_objection'] })
const awardable = published({
  ...first,
  objection_list: [],
  publicity: {
    started_at: '2026-06-18 17:00:00',
    ends_at: '2026-06-26 17:00:00',
    paused: false,
    days_left: 0,
  },
  proposal: { star: 3, reason: '', by: '方知远', by_me: false, at: '2026-06-18 09:00:00' },
  allowed: ['award'],
})

const meta = preview.meta({
  component: TalentDeskPanel,
  ...onADesk,
  parameters: { ...onADesk.parameters, ...at(40) },
  beforeEach: afresh(() => [
    one.answer(async ({ params }) =>
      params['application_no'] === first.application_no ? awardable : published(),
    ),
    list.reply(page(rows, { awardable: 2 })),
  ]),
})
const opened = at(40, `&no=${second.application_no}`)

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /冯\*道/ })
    await expect(row).toHaveTextContent('中止，余 3 天')
    await expect(row).toHaveTextContent('异议处理')
    await expect(canvas.getByRole('row', { name: /孟\*/ })).toHaveTextContent('期满')
    await expect(canvas.getByText('2 份公示期满且无异议，可以授予。')).toBeVisible()
  },
})

export const ByKeyboard = meta.story({
  // about the keys, not the look
  tags: ['no-picture'],
  parameters: opened,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '提交核查意见' })
    await userEvent.keyboard('k')
    await expect(await canvas.findByRole('dialog', { name: '孟*' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('/')
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: '搜索申请' })).toHaveFocus())
  },
})

export const OneByOne = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '逐份授予' }))
    const drawer = within(await canvas.findByRole('dialog', { name: '孟*' }))
    await expect(await drawer.findByRole('button', { name: '授予星级' })).toBeVisible()
  },
})

export const Filters = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '异议' }))
    await userEvent.click(await body().findByRole('radio', { name: '有异议' }))
    await waitFor(() => expect(address(canvasElement).get('objection')).toBe('open'))
    await expect(await canvas.findByRole('button', { name: '异议：有异议' })).toBeVisible()
  },
})

export const LooksIntoAnObjection = meta.story({
  parameters: opened,
  beforeEach: ({ msw }) =>
    msw.use(objections.listen, check.reply(published({ objection_list: [lookedInto] }))),
  play: async ({ canvas, msw, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: '冯*道' }))
    await expect(await drawer.findByText(/合计 91.45 与 88.20，相差 3.25/)).toBeVisible()
    const button = drawer.getByRole('button', { name: '提交核查意见' })
    await userEvent.click(button)
    await expect(await drawer.findByText('请选择核查意见')).toBeVisible()
    const choice = drawer.getByRole('radio', { name: /^异议不成立/ })
    await waitFor(() => expect(choice).toHaveFocus())
    await userEvent.click(choice)
    await userEvent.type(drawer.getByRole('textbox', { name: '核查说明' }), '已向任职单位核实')
    msw.use(one.reply(published({ objection_list: [{ ...lookedInto, checked_by_me: true }], allowed: [] })))
    await userEvent.dblClick(button)
    await expect(await body().findByText('核查意见已提交，由另一位同事决定')).toBeVisible()
    await expect(await drawer.findByText('您已核查，请另一位同事决定。')).toBeVisible()
    await expect(objections.sent).toEqual([
      { action: 'check', version: 3, objection_id: 'y1', advice: 'dismiss', reason: '已向任职单位核实' },
    ])
  },
})

export const DecidesAnObjection = meta.story({
  parameters: opened,
  beforeEach: ({ msw }) =>
    msw.use(one.reply(toDecide), objections.listen, decide.reply(published({ allowed: [] }))),
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: '冯*道' }))
    await expect(await drawer.findByText('建议：异议不成立')).toBeVisible()
    await userEvent.click(drawer.getByRole('radio', { name: /降一级/ }))
    await expect(drawer.getByRole('button', { name: '作出决定并降一级' })).toBeVisible()
    await userEvent.click(drawer.getByRole('radio', { name: /^异议不成立/ }))
    await userEvent.type(drawer.getByRole('textbox', { name: '理由' }), '申报内容与结项文件一致')
    await userEvent.dblClick(drawer.getByRole('button', { name: '作出决定并恢复公示' }))
    await expect(await body().findByText('“冯*道”的异议已决定')).toBeVisible()
    await expect(objections.sent).toEqual([
      {
        action: 'decide',
        version: 3,
        objection_id: 'y1',
        decision: 'dismiss',
        reason: '申报内容与结项文件一致',
      },
    ])
  },
})

/** Upheld in part: one level lower, published anew. */
export const LowersTheLevel = meta.story({
  tags: ['no-picture'],
  parameters: opened,
  beforeEach: ({ msw }) =>
    msw.use(one.reply(toDecide), objections.listen, decide.reply(published({ allowed: [] }))),
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: '冯*道' }))
    await userEvent.click(
      await drawer.findByRole('radio', { name: /^异议部分成立，降一级 ?拟定四星，重新公示 5 个工作日/ }),
    )
    await userEvent.type(drawer.getByRole('textbox', { name: '理由' }), '负责人身份与结项文件不符')
    await userEvent.dblClick(drawer.getByRole('button', { name: '作出决定并降一级' }))
    await expect(await body().findByText('“冯*道”的异议已决定')).toBeVisible()
    await expect(objections.sent).toMatchObject([
      { action: 'decide', decision: 'lower', reason: '负责人身份与结项文件不符' },
    ])
  },
})

/** Upheld: nothing is awarded, and the fee stays. */
export const Upholds = meta.story({
  parameters: opened,
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(toDecide),
      objections.listen,
      decide.reply(published({ status: 60, failed_at: 'objection', allowed: [] })),
    ),
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: '冯*道' }))
    await userEvent.click(
      await drawer.findByRole('radio', { name: /^异议成立，不授予 ?申请转为未授予，评价费不退/ }),
    )
    await userEvent.type(drawer.getByRole('textbox', { name: '理由' }), '任职年限与原单位记载不一致')
    await userEvent.dblClick(drawer.getByRole('button', { name: '作出决定，不授予' }))
    await expect(await body().findByText('“冯*道”的异议已决定')).toBeVisible()
    await expect(objections.sent).toMatchObject([
      { action: 'decide', decision: 'uphold', reason: '任职年限与原单位记载不一致' },
    ])
  },
})

/** There is no level below one star: the objection is dismissed, or nothing is awarded. */
export const NoLevelBelow = meta.story({
  tags: ['no-picture'],
  parameters: opened,
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply({
        ...toDecide,
        star: 1,
        proposed_star: 1,
        proposal: { star: 1, reason: '', by: '方知远', by_me: false, at: '2026-06-18 09:00:00' },
      }),
    ),
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: '冯*道' }))
    await expect(
      await drawer.findByRole('radio', { name: /^异议部分成立，降一级 ?已是一星，不能再降/ }),
    ).toBeDisabled()
    await expect(drawer.getByRole('radio', { name: /^异议成立，不授予/ })).toBeEnabled()
  },
})

export const TheSecondMayNotBeTheFirst = meta.story({
  parameters: opened,
  beforeEach: ({ msw }) => msw.use(one.reply(toDecide), decide.refuse('second_decider_needed')),
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: '冯*道' }))
    await userEvent.click(await drawer.findByRole('radio', { name: /^异议成立/ }))
    await userEvent.type(drawer.getByRole('textbox', { name: '理由' }), '与结项文件不符')
    await userEvent.click(drawer.getByRole('button', { name: '作出决定，不授予' }))
    await expect(await drawer.findByText(/请另一位同事决定/)).toBeVisible()
    await expect(drawer.getByRole('textbox', { name: '理由' })).toHaveValue('与结项文件不符')
  },
})

export const SendsBack = meta.story({
  parameters: opened,
  beforeEach: ({ msw }) => msw.use(one.reply(toDecide), objections.listen, decide.reply(published())),
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: '冯*道' }))
    await userEvent.type(await drawer.findByRole('textbox', { name: '理由' }), '请补充项目分工表')
    await userEvent.click(drawer.getByRole('button', { name: '退回核查' }))
    await expect(await body().findByText('“冯*道”的异议已退回核查')).toBeVisible()
    await expect(objections.sent).toMatchObject([{ decision: 'send_back' }])
  },
})

export const SomebodyElseDecided = meta.story({
  parameters: opened,
  beforeEach: ({ msw }) => msw.use(one.reply(toDecide), decide.conflict({})),
  play: async ({ canvas, msw, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: '冯*道' }))
    await userEvent.click(await drawer.findByRole('radio', { name: /^异议不成立/ }))
    await userEvent.type(drawer.getByRole('textbox', { name: '理由' }), '与结项文件一致')
    msw.use(
      one.reply(
        published({
          objection_list: [
            { ...lookedInto, state: 'dismissed', decided_by: '方知远', decided_at: '2026-06-29 09:00:00' },
          ],
          allowed: [],
        }),
      ),
    )
    await userEvent.click(drawer.getByRole('button', { name: '作出决定并恢复公示' }))
    await expect(await drawer.findByText(/您填写的内容没有发送：“与结项文件一致”/)).toBeVisible()
  },
})

export const Registers = meta.story({
  parameters: opened,
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(published({ objection_list: [], stage: null, allowed: ['register_objection'] })),
      objections.listen,
      register.reply(published()),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: '冯*道' }))
    await userEvent.click(await drawer.findByRole('button', { name: '登记异议' }))
    await userEvent.click(drawer.getByRole('button', { name: '登记异议' }))
    await expect(await drawer.findByText('请填写异议人，至少 2 个字')).toBeVisible()
    await waitFor(() => expect(drawer.getByRole('textbox', { name: '异议人' })).toHaveFocus())
    await userEvent.type(drawer.getByRole('textbox', { name: '异议人' }), '周敬之')
    await userEvent.type(
      drawer.getByRole('textbox', { name: '异议内容' }),
      '项目由三人共同牵头，申报写为独立负责',
    )
    msw.use(one.reply(published()))
    await userEvent.dblClick(drawer.getByRole('button', { name: '登记异议' }))
    await expect(await body().findByText('异议已登记，“冯*道”的公示中止')).toBeVisible()
    await expect(objections.sent).toHaveLength(1)
  },
})

export const Awards = meta.story({
  parameters: at(40, `&no=${first.application_no}`),
  beforeEach: ({ msw }) => msw.use(awards.listen, award.reply({ ...awardable, status: 50, allowed: [] })),
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: '孟*' }))
    await userEvent.click(await drawer.findByRole('button', { name: '授予星级' }))
    const dialog = within(await shown(body().findByRole('alertdialog', { name: '授予“孟*”三星' })))
    await userEvent.dblClick(dialog.getByRole('button', { name: '授予星级' }))
    await expect(await body().findByText('已授予“孟*”三星，证书已生成')).toBeVisible()
    await expect(awards.sent).toEqual([{ version: 3 }])
  },
})

export const AwardIsRefused = meta.story({
  parameters: at(40, `&no=${first.application_no}`),
  beforeEach: ({ msw }) => msw.use(award.refuse('objection_open')),
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: '孟*' }))
    await userEvent.click(await drawer.findByRole('button', { name: '授予星级' }))
    const dialog = within(await shown(body().findByRole('alertdialog', { name: '授予“孟*”三星' })))
    await userEvent.click(dialog.getByRole('button', { name: '授予星级' }))
    await expect(await dialog.findByText('还有异议没有决定，不能授予')).toBeVisible()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(page([]))),
  play: showsHeading('没有公示中的申请'),
})
export const NothingFound = meta.story({
  parameters: at(40, '&objection=open'),
  beforeEach: ({ msw }) => msw.use(list.reply(page([]))),
  play: showsHeading('没有符合条件的申请'),
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async context => {
    await retry(context, list.reply(page(rows)))
    await expect(await context.canvas.findByRole('row', { name: /冯\*道/ })).toBeVisible()
  },
})
export const Dark = meta.story({
  globals: { theme: 'dark' },
  parameters: opened,
  beforeEach: ({ msw }) => msw.use(one.reply(toDecide)),
})
export const Laptop = meta.story({
  ...onALaptop,
  parameters: { ...onALaptop.parameters, ...opened },
  beforeEach: ({ msw }) => msw.use(one.reply(toDecide)),
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const PhoneRecord = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: opened,
  beforeEach: ({ msw }) => msw.use(one.reply(toDecide)),
})
