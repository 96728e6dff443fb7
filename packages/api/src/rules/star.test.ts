import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedActs, mayMove } from './life.ts'
import {
  paperLife,
  starLevels,
  starLife,
  starStatuses,
  type StarAct,
  type StarActor,
  type StarStatus,
} from './star.ts'
import {
  bandOf,
  criterionNames,
  eligibleFor,
  firstFigures,
  meanTotal,
  missingFor,
  needsThird,
  pointsText,
  proposable,
  sheetsComplete,
  totalOf,
  type Criterion,
} from './star-figures.ts'

/** D7 in the words of its table: from, act, who, to. */
const table: readonly (readonly [StarStatus | null, StarAct, StarActor, StarStatus])[] = [
  [null, 'open', 'member', 0],
  [0, 'submit', 'member', 10],
  [0, 'cancel', 'member', 70],
  [0, 'lapse', 'system', 70],
  [10, 'return', 'auditor', 15],
  [10, 'pass', 'auditor', 20],
  [10, 'reject', 'auditor', 60],
  [10, 'cancel', 'member', 70],
  [15, 'submit', 'member', 10],
  [15, 'cancel', 'member', 70],
  [15, 'lapse', 'system', 70],
  [20, 'pay', 'system', 30],
  [20, 'cancel', 'member', 70],
  [20, 'lapse', 'system', 70],
  [30, 'ask_cancel', 'member', 30],
  [30, 'refuse_cancel', 'auditor', 30],
  [30, 'agree_cancel', 'auditor', 70],
  [30, 'propose', 'auditor', 40],
  [30, 'fail', 'auditor', 60],
  [40, 'object', 'member', 40],
  [40, 'object', 'auditor', 40],
  [40, 'dismiss', 'auditor', 40],
  [40, 'lower', 'auditor', 40],
  [40, 'uphold', 'auditor', 60],
  [40, 'award', 'auditor', 50],
  [50, 'expire', 'system', 80],
  [50, 'revoke', 'auditor', 90],
]
interface Row {
  act: StarAct
  who: StarActor
  to: StarStatus
}
/** The same by the state that an act begins in; an application is opened once. */
const next = Map.groupBy(
  table.flatMap(([from, act, who, to]) => (from === null ? [] : [{ from, act, who, to }])),
  ({ from }) => from,
)
/** States that nothing leads out of; a certificate that was awarded can still expire or be revoked. */
const gone: ReadonlySet<StarStatus> = new Set([60, 70, 80, 90])
const runs = 20_000
const seed = Number(process.env['SEQUENCES_SEED'] ?? 20_260_518)

const same = (score: number | null) =>
  Object.fromEntries(criterionNames.map(name => [name, score])) as Record<Criterion, number | null>

const sorted = (rows: readonly (readonly unknown[])[]) => rows.map(String).toSorted()

describe('star applications (D7)', () => {
  it('live by the table of D7, act by act', () => {
    const rows = starLife.acts.flatMap(act => {
      const { from, to, by } = starLife.moves[act]
      const begins: readonly (StarStatus | null)[] = from.length === 0 ? [null] : from
      return begins.flatMap(status => by.map(who => [status, act, who, to ?? status] as const))
    })
    expect(sorted(rows)).toEqual(sorted(table))
  })

  it(`never leave the table, whoever tries whatever in whatever order (${runs} sequences, seed ${seed})`, () => {
    const step = record({
      who: constantFrom<StarActor>('member', 'auditor', 'system'),
      act: constantFrom(...starLife.acts),
      // two of three steps are what the table has next, so that sequences get somewhere
      dice: integer({ min: 0, max: 2999 }),
    })
    const reached = new Set<StarStatus>()
    const done = new Set<string>()
    assert(
      property(array(step, { maxLength: 24 }), steps => {
        let status: StarStatus = 0
        reached.add(status)
        for (const { dice, ...any } of steps) {
          const open: readonly Row[] = next.get(status) ?? []
          const known = dice < 2000 ? open[dice % Math.max(1, open.length)] : undefined
          const { who, act } = known ?? any
          const to: StarStatus | undefined = open.find(row => row.who === who && row.act === act)?.to
          if (mayMove(starLife, status, act, who) !== (to !== undefined))
            throw new Error(`${who} ${act} in ${status}: ${to ?? 'refused'} by D7`)
          if (to === undefined) continue
          if ((starLife.moves[act].to ?? status) !== to)
            throw new Error(`${act} in ${status} leads elsewhere`)
          if (gone.has(status)) throw new Error(`${act} in ${status}, which is over`)
          status = to
          reached.add(status)
          done.add(`${act} by ${who}`)
        }
      }),
      { numRuns: runs, seed },
    )
    expect(sorted([...reached].map(status => [status]))).toEqual(sorted(starStatuses.map(status => [status])))
    expect(done.size).toBe(new Set(table.map(([, act, who]) => `${act} by ${who}`)).size - 1)
  })

  it('are given up by the applicant alone until they are scored', () => {
    const alone = starStatuses.filter(status => mayMove(starLife, status, 'cancel', 'member'))
    expect(alone).toEqual([0, 10, 15, 20])
  })

  it('have a paper certificate that is sent again when it came back or was lost', () => {
    expect(allowedActs(paperLife, 'shipped', 'auditor')).toEqual(['receive', 'come_back', 'reissue'])
    expect(allowedActs(paperLife, 'returned', 'auditor')).toEqual(['ship', 'reissue'])
    expect(allowedActs(paperLife, 'received', 'auditor')).toEqual(['reissue'])
    expect(allowedActs(paperLife, 'shipped', 'member')).toEqual(['receive'])
  })
})

describe('figures of the evaluation (D7)', () => {
  const { weights } = firstFigures

  it('weigh to a hundred percent, and the sheet of the mock-up to 79.30', () => {
    expect(Object.values(weights).reduce((sum, weight) => sum + weight)).toBe(100)
    expect(totalOf(weights, { education: 82, duty: 86, results: 80, papers: 40, conduct: 90 })).toBe(7930)
    expect(pointsText(7930)).toBe('79.30')
    expect(totalOf(weights, { ...same(80), papers: null })).toBeNull()
  })

  it('keep a sum between the lowest and the highest score, and exact', () => {
    const score = integer({ min: 0, max: 100 })
    assert(
      property(tuple(score, score, score, score, score), ([education, duty, results, papers, conduct]) => {
        const total = totalOf(weights, { education, duty, results, papers, conduct })
        const all = [education, duty, results, papers, conduct]
        expect(total).toBeGreaterThanOrEqual(Math.min(...all) * 100)
        expect(total).toBeLessThanOrEqual(Math.max(...all) * 100)
        expect(Number.isInteger(total)).toBe(true)
      }),
    )
  })

  it('ask for a third sheet over ten points, not at ten', () => {
    expect(needsThird(firstFigures, [8000, 9000])).toBe(false)
    expect(needsThird(firstFigures, [8000, 9001])).toBe(true)
    expect(
      [[], [8000], [8000, 9000], [8000, 9001], [8000, 9001, 8500]].map(totals =>
        sheetsComplete(firstFigures, totals),
      ),
    ).toEqual([false, false, true, false, true])
    expect(meanTotal([8000, 9001, 8500])).toBe(8500)
  })

  it('say what is missing for a level, and never more for a lower one', () => {
    const profile = { financialworkage: 'p610', credentials: 1, profits: 1, papers: 0, incomplete: [] }
    expect(eligibleFor(firstFigures, profile)).toEqual([1, 2, 3])
    expect(missingFor(firstFigures, 4, profile)).toEqual([
      { rule: '财务工龄', have: '6-10 年', need: '11 年以上' },
      { rule: '工作业绩', have: '1 条', need: '至少 2 条' },
    ])
    expect(
      missingFor(firstFigures, 1, { ...profile, financialworkage: '', incomplete: ['教育经历至少 1 条'] }),
    ).toEqual([
      { rule: '资料完整', have: '教育经历至少 1 条', need: '补齐' },
      { rule: '财务工龄', have: '未填写', need: '1 年以上' },
    ])
    const counts = starLevels.map(star => missingFor(firstFigures, star, { ...profile, profits: 0 }).length)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  })

  it('let a level be proposed as applied for or one lower', () => {
    expect(proposable(4)).toEqual([4, 3])
    expect(proposable(1)).toEqual([1])
  })

  it('name the band of a score', () => {
    expect([0, 39, 40, 54, 55, 69, 70, 84, 85, 100].map(score => bandOf(score).slice(0, 2))).toEqual([
      '较差',
      '较差',
      '一般',
      '一般',
      '较好',
      '较好',
      '良好',
      '良好',
      '优秀',
      '优秀',
    ])
  })
})
