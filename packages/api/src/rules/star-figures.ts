import { financialworkage } from './options.ts'
import { starLevels, starName, type StarLevel } from './star.ts'

/** What a talent is scored by (D7), in the order of the sheet. */
export const criteria = {
  education: { label: '教育与资格', ask: '学历层次、专业相关、高级职称与执业资格。' },
  duty: { label: '任职与责任', ask: '岗位层级、管理幅度、连续任职年限。' },
  results: { label: '工作业绩', ask: '结果可以核对，本人贡献清楚，影响持续一年以上。' },
  papers: { label: '论文成果', ask: '公开发表的论文、专著、课题，按本人排名计。' },
  conduct: { label: '职业操守与继续教育', ask: '诚信记录、继续教育学时、行业服务。' },
} as const
export type Criterion = keyof typeof criteria
export const criterionNames = Object.keys(criteria) as Criterion[]
/** One value for each criterion. */
export const eachCriterion = <T>(valueOf: (criterion: Criterion) => T): Record<Criterion, T> => ({
  education: valueOf('education'),
  duty: valueOf('duty'),
  results: valueOf('results'),
  papers: valueOf('papers'),
  conduct: valueOf('conduct'),
})

export type Weights = Readonly<Record<Criterion, number>>
/** A score of 0 to 100 for each criterion; null where there is none yet. */
export type Scores = Readonly<Record<Criterion, number | null>>

type ByStar<T> = Readonly<Record<StarLevel, T>>

/** What the profile must hold before a level can be applied for. */
export interface StarNeeds {
  /** Years of work in finance, as the lower end of a band of `financialworkage`. */
  work_years: number
  credentials: number
  profits: number
  papers: number
}

/**
 * Figures of the evaluation (D7). Those of the day of the submission stay with an application whatever they become.
 * Sums and the spread are in hundredths of a point: a weighted score is exact.
 */
export interface StarFigures {
  /** Percent; together 100. */
  weights: Weights
  /** Weighted sum that a level asks for. */
  required: ByStar<number>
  fee_fen: ByStar<number>
  needs: ByStar<StarNeeds>
  /** Two sums further apart than this ask for a third sheet. */
  spread: number
  /** Working days of the first check, of the scoring, of the publicity, and for the decision on an objection. */
  check_days: number
  scoring_days: number
  publicity_days: number
  objection_days: number
  /** Calendar days to correct and to pay. */
  correction_days: number
  payment_days: number
}

/** The figures that D7 names; the needs of a level follow the mock-ups. */
export const firstFigures: StarFigures = {
  weights: { education: 15, duty: 25, results: 35, papers: 10, conduct: 15 },
  required: { 1: 50_00, 2: 60_00, 3: 68_00, 4: 75_00, 5: 85_00 },
  fee_fen: { 1: 300_00, 2: 500_00, 3: 800_00, 4: 1200_00, 5: 1800_00 },
  needs: {
    1: { work_years: 1, credentials: 1, profits: 1, papers: 0 },
    2: { work_years: 4, credentials: 1, profits: 1, papers: 0 },
    3: { work_years: 6, credentials: 1, profits: 1, papers: 0 },
    4: { work_years: 11, credentials: 1, profits: 2, papers: 0 },
    5: { work_years: 11, credentials: 2, profits: 3, papers: 1 },
  },
  spread: 10_00,
  check_days: 5,
  scoring_days: 20,
  publicity_days: 5,
  objection_days: 10,
  correction_days: 15,
  payment_days: 15,
}

/** Points in hundredths as they are read: `79.30`. */
export const pointsText = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** Weighted points of one criterion, in hundredths. */
export const weightedScore = (weights: Weights, criterion: Criterion, score: number): number =>
  weights[criterion] * score

/** The weighted sum in hundredths of a point; null while a score is missing. */
export function totalOf(weights: Weights, scores: Scores): number | null {
  let sum = 0
  for (const criterion of criterionNames) {
    const score = scores[criterion]
    if (score === null) return null
    sum += weightedScore(weights, criterion, score)
  }
  return sum
}

/** How many criteria have their score. */
export const filledScores = (scores: Scores): number =>
  criterionNames.filter(criterion => scores[criterion] !== null).length

const bands = [
  [85, '优秀 85–100'],
  [70, '良好 70–84'],
  [55, '较好 55–69'],
  [40, '一般 40–54'],
  [0, '较差 0–39'],
] as const

/** The band of a score, in words. */
export const bandOf = (score: number): string => bands.find(([from]) => score >= from)?.[1] ?? ''

/** Whether two sums are so far apart that a third sheet is asked for. */
export const needsThird = ({ spread }: Pick<StarFigures, 'spread'>, totals: readonly number[]): boolean =>
  totals.length === 2 && Math.max(...totals) - Math.min(...totals) > spread

/** Whether as many sheets are handed in as the rule asks for: two that agree, or three. */
export const sheetsComplete = (figures: Pick<StarFigures, 'spread'>, totals: readonly number[]): boolean =>
  totals.length > 2 || (totals.length === 2 && !needsThird(figures, totals))

/** The mean of the handed-in sums in hundredths, rounded half up. */
export const meanTotal = (totals: readonly number[]): number =>
  Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length)

/** Years of work in finance that a band stands for at least; 0 for none. */
const yearsFrom: Readonly<Record<keyof typeof financialworkage, number>> = {
  p13: 1,
  p45: 4,
  p610: 6,
  p1120: 11,
  p20: 20,
}
const isBand = (code: string): code is keyof typeof financialworkage => Object.hasOwn(yearsFrom, code)

/** What of a profile the needs of a level are measured by. */
export interface StarProfile {
  financialworkage: string
  credentials: number
  profits: number
  papers: number
  /** What a profile lacks to be complete, in words, part by part. */
  incomplete: readonly string[]
}

/** A need that is not met: `{rule, have, need}` of D7, in words. */
export interface StarMissing {
  rule: string
  have: string
  need: string
}

const counted = [
  ['credentials', '职业资格证书'],
  ['profits', '工作业绩'],
  ['papers', '论文成果'],
] as const

/** What stands between a profile and a level; empty where it may be applied for. */
export function missingFor(figures: StarFigures, star: StarLevel, profile: StarProfile): StarMissing[] {
  const needs = figures.needs[star]
  const missing: StarMissing[] = profile.incomplete.map(words => ({
    rule: '资料完整',
    have: words,
    need: '补齐',
  }))
  const band = profile.financialworkage
  const years = isBand(band) ? yearsFrom[band] : 0
  if (years < needs.work_years)
    missing.push({
      rule: '财务工龄',
      have: isBand(band) ? financialworkage[band] : '未填写',
      need: `${needs.work_years} 年以上`,
    })
  for (const [name, rule] of counted)
    if (profile[name] < needs[name])
      missing.push({ rule, have: `${profile[name]} 条`, need: `至少 ${needs[name]} 条` })
  return missing
}

/** Levels that a profile may apply for, the lowest first. */
export const eligibleFor = (figures: StarFigures, profile: StarProfile): StarLevel[] =>
  starLevels.filter(star => missingFor(figures, star, profile).length === 0)

/** What may be proposed for an application (D7): its level, one lower, or none. */
export const proposable = (applied: StarLevel): StarLevel[] =>
  starLevels.filter(star => star === applied || star === applied - 1).toReversed()

/** One level lower; undefined below the first. */
export const oneLower = (star: StarLevel): StarLevel | undefined => starLevels.find(one => one === star - 1)

/** The words of a line that is paid: 四星评价费. */
export const feeTitle = (star: StarLevel): string => `${starName(star)}评价费`
