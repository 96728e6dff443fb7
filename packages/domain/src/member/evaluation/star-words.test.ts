import { expect, it } from 'vitest'
import { aFailedApplication, anApplicationIn } from '@portal/api/fixtures/stars'
import { starStatuses } from '@portal/api/rules/star'
import { starAnswers } from './star-answers.ts'
import { milestonesOf, starLook } from './star-steps.ts'

const today = '2026-05-18'

const marks = { done: '✓', current: '○', hold: '!', stop: '×', todo: '·' } as const
const drawn = (application: Parameters<typeof milestonesOf>[0]) => {
  const steps = milestonesOf(application)
  const at = steps.find(({ state }) => state !== 'done' && state !== 'todo')
  return `${steps.map(({ state }) => marks[state]).join('')} ${at?.note ?? ''}`.trim()
}

it.each([
  [0, '草稿', '○····· 填写中'],
  [10, '待初审', '✓○···· 进行中'],
  [15, '待补正', '✓!···· 退回补正 2 处'],
  [20, '待缴费', '✓✓○··· 待缴费'],
  [30, '评审中', '✓✓✓○·· 进行中'],
  [40, '公示中', '✓✓✓✓○· 公示中'],
  [50, '已授予', '✓✓✓✓✓✓'],
  [60, '未授予', '✓✓✓×·· 2026-06-24 未授予'],
  [70, '已撤销', '✓×···· 2026-05-14 撤销'],
  [80, '已到期', '✓✓✓✓✓✓'],
  [90, '已撤回', '✓✓✓✓✓✓'],
] as const)('draws the six steps of state %i, %s', (status, label, steps) => {
  const application = anApplicationIn(status)
  expect(starLook(application).label).toBe(label)
  expect(drawn(application)).toBe(steps)
})
it('draws where it failed', () => {
  expect(starLook(aFailedApplication('check')).label).toBe('初审未通过')
  expect(drawn(aFailedApplication('check'))).toBe('✓×···· 2026-05-22 未通过')
  expect(drawn(aFailedApplication('objection'))).toBe('✓✓✓✓×· 2026-06-30 未授予')
})
it('holds the publicity while an objection is looked into', () => {
  expect(drawn(anApplicationIn(40, { publicity_paused: true }))).toBe('✓✓✓✓!· 公示中止')
})

it.each(starStatuses)('answers all three questions in state %i', status => {
  for (const answer of Object.values(starAnswers(anApplicationIn(status), { today })))
    expect(answer).toMatch(/^\S.+。$/u)
})
it.each([
  [0, '草稿保留 180 天，至 2026-11-07。'],
  [10, '预计 2026-05-25 前完成初审，还有 5 个工作日。'],
  [15, '2026-05-31 前提交，还有 13 天；逾期自动撤销，费用未发生。'],
  [20, '2026-06-06 前缴费，还有 19 天；逾期申请自动撤销。'],
  [30, '预计 2026-06-30 前完成评审，还有 13 个工作日。'],
  [40, '2026-07-01 17:00 公示结束，还有 3 个工作日。'],
  [50, '证书有效期至 2029-07-01，到期前 6 个月起可以重新评价。'],
  [60, '2026-12-24 起可再次申请。'],
  [70, '随时可以重新申请。'],
  [80, '随时可以重新申请。'],
  [90, '已于 2026-05-16 撤回。'],
] as const)('says until when in state %i', (status, until) => {
  expect(starAnswers(anApplicationIn(status), { today }).until).toBe(until)
})
it.each([
  [15, '初审发现 2 处材料需要补充：任职文件缺少盖章页；业绩材料缺少验收报告。'],
  [20, '初审通过，等待评价费 ¥1,200.00 到账。'],
  [40, '评审拟定四星，正在网站公示，姓名已作隐名处理。'],
  [50, '公示无异议，授予四星。'],
  [60, '综合评分 68.40，低于四星要求的 75.00。'],
  [70, '您于 2026-05-14 撤销了申请。'],
  [80, '证书满 3 年，已于 2026-05-10 到期。'],
  [90, '协会撤回了证书：经核实任职材料不实（决定书 2026-14 号）。'],
] as const)('says why it is in state %i', (status, why) => {
  expect(starAnswers(anApplicationIn(status), { today }).why).toBe(why)
})
it('says what a draft lacks', () => {
  const missing = [{ rule: '工作业绩', have: '1 条', need: '至少 2 条' }]
  expect(starAnswers(anApplicationIn(0), { today, missing })).toMatchObject({
    why: '资料还没有填完，四星要求工作业绩至少 2 条。',
    next: '补齐后勾选声明并提交。',
  })
  const incomplete = [
    { rule: '资料完整', have: '基本信息还缺邮箱', need: '补齐' },
    { rule: '资料完整', have: '工作业绩至少 1 条', need: '补齐' },
  ]
  expect(starAnswers(anApplicationIn(0), { today, missing: [...incomplete, ...missing] }).why).toBe(
    '资料还没有填完：基本信息还缺邮箱，四星要求工作业绩至少 2 条。',
  )
  expect(starAnswers(anApplicationIn(0), { today, missing: [] }).why).toBe(
    '个人资料符合四星的要求，还没有提交。',
  )
})
it('says where it failed and from when another is possible', () => {
  expect(starAnswers(aFailedApplication('check'), { today })).toMatchObject({
    why: '初审没有通过：财务工作年限不足四星要求的 10 年（现 8 年）。',
    until: '现在就可以重新申请。',
  })
  expect(starAnswers(aFailedApplication('objection'), { today }).why).toBe(
    '公示期间的异议经核查成立，没有授予星级：任职年限与原单位记载不一致。',
  )
})
it('says who cancelled, and what becomes of the fee', () => {
  const lapsed = anApplicationIn(70, {
    history: [{ at: '2026-05-14 00:00:00', text: '逾期未办，自动撤销', by: '系统', note: '' }],
  })
  expect(starAnswers(lapsed, { today }).why).toBe('逾期未办，申请已于 2026-05-14 自动撤销。')
  const agreed = anApplicationIn(70, {
    history: [{ at: '2026-05-30 00:00:00', text: '同意撤销', by: '协会', note: '' }],
    milestones: anApplicationIn(30).milestones,
  })
  expect(starAnswers(agreed, { today })).toMatchObject({
    why: '协会已于 2026-05-14 同意撤销。',
    next: '已缴的评价费不退。资料仍保留在个人资料中。',
  })
})
it('says that a date is over', () => {
  expect(starAnswers(anApplicationIn(10), { today: '2026-05-26' }).until).toBe(
    '原定 2026-05-25 前完成初审，已经超过，协会正在加紧办理。',
  )
  expect(starAnswers(anApplicationIn(40), { today: '2026-07-02' }).until).toBe(
    '公示已于 2026-07-01 17:00 结束，等待协会授予。',
  )
})
it('says that a lower level was proposed or awarded, and why', () => {
  const lower = { remark: '论文成果偏少' }
  expect(starAnswers(anApplicationIn(40, { ...lower, proposed_star: 3 }), { today }).why).toBe(
    '评审拟定三星，低于申报的四星：论文成果偏少，正在网站公示，姓名已作隐名处理。',
  )
  expect(starAnswers(anApplicationIn(50, { ...lower, awarded_star: 3 }), { today }).why).toBe(
    '公示结束，授予三星，低于申报的四星：论文成果偏少。',
  )
})
