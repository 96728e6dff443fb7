import type { DeskStarQuery } from '@portal/api/hooks/star-desk'
import { starLevels, starLife, starStatus, type StarLevel, type StarStatus } from '@portal/api/rules/star'
import { oneOf, page, record, text, viewInAddress } from '../staff-desk/view-in-address.ts'

/** Tabs of the desk: what waits first, then what has ended. A draft is nobody's but the applicant's. */
export const talentTabs = [
  starStatus.submitted,
  starStatus.returned,
  starStatus.to_pay,
  starStatus.scoring,
  starStatus.publicity,
  starStatus.awarded,
  starStatus.failed,
  starStatus.cancelled,
  starStatus.expired,
  starStatus.revoked,
] as const satisfies readonly StarStatus[]
export type TalentTab = (typeof talentTabs)[number]

export const isEnded = (status: StarStatus): boolean => starLife.sets.ended.some(ended => ended === status)

/** Filter of the publicity by what became of objections. */
export const objectionFilters = { open: '有异议', none: '无异议' } as const
export type ObjectionFilter = keyof typeof objectionFilters

/** What the desk of the talent evaluation shows. */
export interface TalentView {
  status: TalentTab
  q: string
  star: StarLevel | null
  objection: ObjectionFilter | null
  page: number
  record: string | null
}

export const talentView = viewInAddress<TalentView>({
  status: oneOf('status', talentTabs, starStatus.submitted),
  q: text('q', 50),
  star: oneOf('star', starLevels, null),
  objection: oneOf('objection', ['open', 'none'] as const, null),
  page,
  record: record('no', /^S\d{8}-\d{4,6}$/),
})

export const pageSize = 20

/** The page that is asked for; the publicity alone is searched and filtered. */
export const talentQueryOf = ({ status, q, star, objection, page: number }: TalentView): DeskStarQuery => ({
  status,
  ...(status !== starStatus.publicity || q === '' ? {} : { search: q }),
  ...(status !== starStatus.publicity || star === null ? {} : { star }),
  ...(status !== starStatus.publicity || objection === null ? {} : { objection }),
  page: number,
  page_size: pageSize,
})
