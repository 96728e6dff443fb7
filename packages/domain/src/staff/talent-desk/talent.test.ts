import { aDeskStar } from '@portal/api/fixtures/star-desk'
import { criterionNames } from '@portal/api/rules/star-figures'
import { describe, expect, it } from 'vitest'
import { evidenceOf, filesOf, placeKey, snapshotGroups } from './snapshot-rows.ts'
import { blankDraft, isScore, remarkCount, remarksOf, tooLong, typedSince, unscored } from './talent-draft.ts'
import { talentQueryOf, talentView } from './talent-view.ts'
import { leftText, mineText, pressing } from './talent-words.ts'
import { sheetBody } from './use-sheets.ts'

const { snapshot, words } = aDeskStar()
const groups = snapshot ? snapshotGroups(snapshot, words) : []

describe('the frozen profile', () => {
  it('reads in the words of its lists, part by part', () => {
    expect(groups.map(({ title }) => title)).toEqual([
      '基本信息',
      '教育经历',
      '工作经历',
      '职业资格证书',
      '工作业绩',
      '论文成果',
    ])
    expect(groups[1]?.rows[0]).toMatchObject({
      when: '2006-09 至 2009-06',
      title: '中央财经大学 · 会计学',
      notes: ['硕士研究生 · 硕士 · 全日制'],
    })
    expect(groups[2]?.rows[0]?.when).toBe('2021-07 至今')
    expect(filesOf(groups)).toHaveLength(5)
  })

  it('is the evidence of the criteria', () => {
    const counts = criterionNames.map(name => evidenceOf(name, groups).length)
    expect(counts).toEqual([3, 2, 1, 0, 0])
  })
})

describe('what was typed once it was sent', () => {
  const sent = {
    ...blankDraft,
    objectionBy: '陈某',
    objectionText: '任职时间与公示不一致',
    advice: 'uphold' as const,
  }

  it('is blank again', () => {
    expect(typedSince(sent, sent)).toEqual(blankDraft)
  })

  it('keeps what was typed since for the next step', () => {
    const now = { ...sent, advice: null, adviceReason: '已向单位核实' }
    expect(typedSince(sent, now)).toEqual({ ...blankDraft, adviceReason: '已向单位核实' })
  })
})

describe('remarks', () => {
  const job = placeKey({ part: 'customer_jobs', entry_id: 'j2', field: null })
  const email = placeKey({ part: 'user_info', entry_id: null, field: 'email' })
  const draft = {
    ...blankDraft,
    remarks: { [job]: ' 缺少盖章页 ', [email]: '不完整', gone: undefined, begun: ' ' },
  }

  it('are sent in the order of the profile, trimmed', () => {
    expect(remarkCount(draft)).toBe(2)
    expect(remarksOf(groups, draft)).toEqual([
      { part: 'user_info', entry_id: null, field: 'email', text: '不完整' },
      { part: 'customer_jobs', entry_id: 'j2', field: null, text: '缺少盖章页' },
    ])
  })
  it('may stand at a part as a whole', () => {
    const papers = placeKey({ part: 'papers', entry_id: null, field: null })
    expect(remarksOf(groups, { ...blankDraft, remarks: { [papers]: '请补充' } })).toEqual([
      { part: 'papers', entry_id: null, field: null, text: '请补充' },
    ])
  })
  it('name the one that is too long', () => {
    expect(tooLong(groups, draft)).toBeNull()
    expect(tooLong(groups, { ...draft, remarks: { [email]: '长'.repeat(201) } })).toBe('邮箱的意见')
    expect(tooLong(groups, { ...draft, general: '长'.repeat(501) })).toBe('总体意见')
  })
  it('stand at the entry when they are about a field of it', () => {
    expect(placeKey({ part: 'customer_jobs', entry_id: 'j2', field: 'employer' })).toBe(job)
  })
})

describe('the score sheet', () => {
  const sheet = {
    scores: { education: 82, duty: 120, results: null, papers: 0, conduct: 100 },
    comments: { education: '', duty: '', results: '', papers: '', conduct: '' },
  }
  it('sends whole numbers of 0 to 100 alone', () => {
    expect(sheetBody(sheet).scores).toEqual({
      education: 82,
      duty: null,
      results: null,
      papers: 0,
      conduct: 100,
    })
    expect([0, 100, 101, -1, 1.5, null].map(isScore)).toEqual([true, true, false, false, false, false])
  })
  it('names what is missing', () => {
    expect(unscored(sheet)).toBe('duty')
    expect(unscored({ ...sheet, scores: { ...sheet.scores, duty: 86, results: 80 } })).toBeUndefined()
  })
})

describe('the address', () => {
  it('filters the publicity alone', () => {
    const view = talentView.read(new URLSearchParams('status=40&star=4&objection=open&q=陈&page=2'))
    expect(talentQueryOf(view)).toEqual({
      status: 40,
      search: '陈',
      star: 4,
      objection: 'open',
      page: 2,
      page_size: 20,
    })
    expect(talentQueryOf({ ...view, status: 10 })).toEqual({ status: 10, page: 2, page_size: 20 })
  })
  it('falls back to the first check', () => {
    expect(talentView.read(new URLSearchParams('status=0&no=x')).status).toBe(10)
  })
})

it.each([
  [3, '剩 3 天', 'neutral'],
  [2, '剩 2 天', 'warning'],
  [0, '今天到期', 'danger'],
  [-2, '已超 2 天', 'danger'],
] as const)('%d working days left', (days, text, family) => {
  expect(leftText(days)).toBe(text)
  expect(pressing(days)).toBe(family)
})

it('tells in the queue how far the own sheet is', () => {
  expect(mineText({ mine: 'scoring', mine_filled: 2, stage: null })).toBe('已评 2 / 5')
  expect(mineText({ mine: 'handed_in', mine_filled: 5, stage: 'discussion' })).toBe('合议中')
  expect(mineText({ mine: null, mine_filled: 0, stage: null })).toBe('')
})
