import type { DeskStar, DeskStarRow } from '@portal/api/contract/stars.schema'
import type { FigureDays } from '@portal/api/rules/star-figure-sets'
import { starLife, starName, starStatus, type StarLevel, type StarStatus } from '@portal/api/rules/star'
import type { StatusProps } from '@portal/ui/status'

/** 四星评价 */
export const levelOf = (star: StarLevel): string => `${starName(star)}评价`

/** What a row of the queue says of it: 四星评价 · 综合. */
export const noteOf = ({ star, category }: Pick<DeskStarRow, 'star' | 'category'>): string =>
  `${levelOf(star)} · ${category}`

type Look = Pick<StatusProps, 'family' | 'icon'> & { label: string }

/** How a state looks, with what goes on within it. */
export function lookOf({ status, stage }: Pick<DeskStarRow, 'status' | 'stage'>): Look {
  if (status === starStatus.publicity && stage === 'objection')
    return { label: '异议处理', family: 'warning', icon: 'flag' }
  if (status === starStatus.scoring && stage === 'discussion')
    return { ...starLife.states[status], label: '合议中', icon: 'messages-square' }
  return starLife.states[status]
}

const limits: { readonly [S in StarStatus]?: (days: FigureDays) => string } = {
  [starStatus.submitted]: ({ check_days }) => `初审时限 ${check_days} 个工作日`,
  [starStatus.returned]: ({ correction_days }) => `补正时限 ${correction_days} 天`,
  [starStatus.to_pay]: ({ payment_days }) => `缴费时限 ${payment_days} 天`,
  [starStatus.scoring]: ({ scoring_days }) => `评审时限 ${scoring_days} 个工作日`,
}
/** Limit of the state at the right of the page's title; nothing where nobody is pressed, or nothing is known yet. */
export const limitOf = (status: StarStatus, days: FigureDays | undefined): string =>
  days === undefined ? '' : (limits[status]?.(days) ?? '')

/** What is left of a deadline: 剩 2 天, 今天到期, 已超 1 天. */
export const leftText = (days: number): string =>
  days < 0 ? `已超 ${-days} 天` : days === 0 ? '今天到期' : `剩 ${days} 天`

/** How pressing a deadline is (VISUAL.md §3, Work queue table): warning with two working days left, danger on the last. */
export const pressing = (days: number | null): 'neutral' | 'warning' | 'danger' =>
  days === null || days > 2 ? 'neutral' : days <= 0 ? 'danger' : 'warning'

/** `2026-05-13 20:16` */
export const minuteOf = (time: string): string => time.slice(0, 16)

/** What the reader's own sheet says in a row of the queue. */
export function mineText({
  mine,
  mine_filled,
  stage,
}: Pick<DeskStar, 'mine' | 'mine_filled' | 'stage'>): string {
  switch (mine) {
    case 'to_declare':
      return '待声明'
    case 'scoring':
      return `已评 ${mine_filled} / 5`
    case 'handed_in':
      return stage === 'discussion' ? '合议中' : '已提交，等其他评委'
    case 'recused':
      return '已回避'
    case null:
      return ''
  }
}
