import { addDays, isDay } from './dates.ts'
import { yuan } from './money.ts'
import { starLevels, starName, type StarLevel } from './star.ts'
import {
  criteria,
  criterionNames,
  pointsText,
  type Criterion,
  type StarFigures,
  type StarNeeds,
} from './star-figures.ts'

/** Days of the evaluation, in the order in which an application meets them. */
export const figureDays = {
  check_days: { label: '初审', unit: '个工作日' },
  correction_days: { label: '补正', unit: '天' },
  payment_days: { label: '缴费', unit: '天' },
  scoring_days: { label: '评审', unit: '个工作日' },
  publicity_days: { label: '公示', unit: '个工作日' },
  objection_days: { label: '异议处理', unit: '个工作日' },
} as const
export type FigureDay = keyof typeof figureDays
export const figureDayNames = Object.keys(figureDays) as FigureDay[]
export type FigureDays = Readonly<Record<FigureDay, number>>

/** The days alone of whatever has them. */
export const daysOf = ({
  check_days,
  correction_days,
  payment_days,
  scoring_days,
  publicity_days,
  objection_days,
}: FigureDays): FigureDays => ({
  check_days,
  correction_days,
  payment_days,
  scoring_days,
  publicity_days,
  objection_days,
})

/** What a level asks of a profile. */
export const starNeeds = {
  work_years: { label: '财务工龄', unit: '年以上' },
  credentials: { label: '职业资格证书', unit: '条' },
  profits: { label: '工作业绩', unit: '条' },
  papers: { label: '论文成果', unit: '条' },
} as const satisfies Record<keyof StarNeeds, unknown>
export type StarNeed = keyof StarNeeds
export const starNeedNames = Object.keys(starNeeds) as StarNeed[]

/** One figure by its place in `StarFigures`, as a refusal names it. */
export type FigurePath =
  | `weights.${Criterion}`
  | `${'required' | 'fee_fen'}.${StarLevel}`
  | `needs.${StarLevel}.${StarNeed}`
  | 'spread'
  | FigureDay
/** Every figure by its place; null where none is typed. */
export type FigureValues = ReadonlyMap<FigurePath, number | null>

/** The figures of a set, by their places. */
export const valuesOf = (figures: StarFigures): FigureValues =>
  new Map<FigurePath, number>([
    ...criterionNames.map(name => [`weights.${name}`, figures.weights[name]] as const),
    ...starLevels.flatMap(star => [
      [`required.${star}`, figures.required[star]] as const,
      [`fee_fen.${star}`, figures.fee_fen[star]] as const,
      ...starNeedNames.map(need => [`needs.${star}.${need}`, figures.needs[star][need]] as const),
    ]),
    ['spread', figures.spread],
    ...figureDayNames.map(name => [name, figures[name]] as const),
  ])

const byStar = <T>(valueOf: (star: StarLevel) => T) => ({
  1: valueOf(1),
  2: valueOf(2),
  3: valueOf(3),
  4: valueOf(4),
  5: valueOf(5),
})

/** The set of such figures; only asked of values that have no errors. */
export function figuresOf(values: FigureValues): StarFigures {
  const at = (path: FigurePath) => values.get(path) ?? 0
  return {
    weights: {
      education: at('weights.education'),
      duty: at('weights.duty'),
      results: at('weights.results'),
      papers: at('weights.papers'),
      conduct: at('weights.conduct'),
    },
    required: byStar(star => at(`required.${star}`)),
    fee_fen: byStar(star => at(`fee_fen.${star}`)),
    needs: byStar(star => ({
      work_years: at(`needs.${star}.work_years`),
      credentials: at(`needs.${star}.credentials`),
      profits: at(`needs.${star}.profits`),
      papers: at(`needs.${star}.papers`),
    })),
    spread: at('spread'),
    check_days: at('check_days'),
    scoring_days: at('scoring_days'),
    publicity_days: at('publicity_days'),
    objection_days: at('objection_days'),
    correction_days: at('correction_days'),
    payment_days: at('payment_days'),
  }
}

/** Lower ends of the bands of `financialworkage`, which is all that a profile says of its years. */
export const workYearSteps = [0, 1, 4, 6, 11, 20] as const

export const figureLimits = {
  weight: { min: 1, max: 100 },
  points: { min: 1, max: 100_00 },
  fee_fen: { min: 1, max: 100_000_00 },
  entries: { min: 0, max: 10 },
  days: { min: 1, max: 60 },
  /** Days ahead that a set may begin. */
  ahead: 730,
  /** Sets that wait for their day. */
  coming: 12,
} as const

export type FigureErrors = Partial<Record<FigurePath, string>>

const within = (value: number | null | undefined, { min, max }: { min: number; max: number }): boolean =>
  value !== null && value !== undefined && Number.isInteger(value) && value >= min && value <= max

const pointsWrong = '请填写 0.01 至 100.00 的分数'

/** What of these figures is missing, out of bounds or does not go together, at its place. */
export function figureErrors(values: FigureValues): FigureErrors {
  const errors: FigureErrors = {}
  const judge = (path: FigurePath, limits: { min: number; max: number }, wrong: string): boolean => {
    const isFit = within(values.get(path), limits)
    if (!isFit) errors[path] = wrong
    return isFit
  }
  /** Each level against the one below it. */
  const rising = (
    pathOf: (star: StarLevel) => FigurePath,
    isFit: (below: number, value: number) => boolean,
    wrong: (below: string) => string,
  ) => {
    for (const star of starLevels) {
      const below = star === 1 ? null : values.get(pathOf(oneBelow(star)))
      const value = values.get(pathOf(star))
      if (below === null || below === undefined || value === null || value === undefined) continue
      // what is out of bounds says so itself, and nothing is measured by it
      if (errors[pathOf(star)] !== undefined || errors[pathOf(oneBelow(star))] !== undefined) continue
      if (!isFit(below, value)) errors[pathOf(star)] = wrong(starName(oneBelow(star)))
    }
  }
  const { weight, points, fee_fen, entries, days } = figureLimits
  const weights = criterionNames.map(name =>
    judge(`weights.${name}`, weight, '请填写 1 至 100 的整数') ? (values.get(`weights.${name}`) ?? 0) : null,
  )
  const sum = weights.reduce<number | null>(
    (total, one) => (total === null || one === null ? null : total + one),
    0,
  )
  const [first] = criterionNames
  if (sum !== null && sum !== 100 && first)
    errors[`weights.${first}`] = `五项权重合计应为 100%，现在是 ${sum}%`
  for (const star of starLevels) {
    judge(`required.${star}`, points, pointsWrong)
    judge(`fee_fen.${star}`, fee_fen, '请填写 0.01 至 100,000.00 元')
    if (!workYearSteps.some(step => step === values.get(`needs.${star}.work_years`)))
      errors[`needs.${star}.work_years`] = `请选择 ${workYearSteps.join('、')} 年之一`
    for (const need of ['credentials', 'profits', 'papers'] as const)
      judge(`needs.${star}.${need}`, entries, `请填写 ${entries.min} 至 ${entries.max} 的整数`)
  }
  rising(
    star => `required.${star}`,
    (below, value) => value > below,
    below => `应高于${below}的要求`,
  )
  rising(
    star => `fee_fen.${star}`,
    (below, value) => value >= below,
    below => `不能低于${below}的评价费`,
  )
  for (const need of starNeedNames)
    rising(
      star => `needs.${star}.${need}`,
      (below, value) => value >= below,
      below => `不能低于${below}的要求`,
    )
  judge('spread', points, pointsWrong)
  for (const name of figureDayNames) judge(name, days, `请填写 ${days.min} 至 ${days.max} 的整数`)
  return errors
}

const oneBelow = (star: StarLevel): StarLevel => starLevels.find(one => one === star - 1) ?? 1

/** What is wrong with the day from which a set holds: never today, so that nobody's application changes under the hand. */
export function startError(effectiveFrom: string, today: string): string | undefined {
  if (!isDay(effectiveFrom)) return '请选择日期'
  if (effectiveFrom <= today) return '最早从明天起执行'
  if (effectiveFrom > addDays(today, figureLimits.ahead)) return '最晚在两年以内执行'
  return undefined
}

/** Figures that are not the same in both, each by its place. */
export const changedFigures = (before: StarFigures, after: StarFigures): FigurePath[] => {
  const old = valuesOf(before)
  return [...valuesOf(after)].flatMap(([path, value]) => (old.get(path) === value ? [] : [path]))
}

/** How a figure is measured. */
export const measureOf = (path: FigurePath): 'percent' | 'points' | 'fen' | 'years' | 'entries' | 'days' => {
  if (path.startsWith('weights.')) return 'percent'
  if (path.startsWith('required.') || path === 'spread') return 'points'
  if (path.startsWith('fee_fen.')) return 'fen'
  if (path.endsWith('.work_years')) return 'years'
  return path.startsWith('needs.') ? 'entries' : 'days'
}

const isFigureDay = (path: FigurePath): path is FigureDay => Object.hasOwn(figureDays, path)

/** A figure as it is read: `15%`, `50.00`, `¥300.00`, `4 年以上`, `5 个工作日`. */
export function figureText(path: FigurePath, value: number): string {
  switch (measureOf(path)) {
    case 'percent':
      return `${value}%`
    case 'points':
      return pointsText(value)
    case 'fen':
      return yuan(value)
    case 'years':
      return value === 0 ? '不限' : `${value} ${starNeeds.work_years.unit}`
    case 'entries':
      return value === 0 ? '不要求' : `${value} 条`
    case 'days':
      return `${value} ${isFigureDay(path) ? figureDays[path].unit : '天'}`
  }
}

/** What a figure is called where it stands alone: 三星要求分数, 教育与资格权重, 公示. */
export function figureName(path: FigurePath): string {
  for (const name of criterionNames) if (path === `weights.${name}`) return `${criteria[name].label}权重`
  for (const star of starLevels) {
    if (path === `required.${star}`) return `${starName(star)}要求分数`
    if (path === `fee_fen.${star}`) return `${starName(star)}评价费`
    for (const need of starNeedNames)
      if (path === `needs.${star}.${need}`) return `${starName(star)}${starNeeds[need].label}`
  }
  return isFigureDay(path) ? `${figureDays[path].label}时限` : '分差上限'
}
