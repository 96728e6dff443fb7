import type { PublicityRow, RatingCentre, StarNotice, StarRow } from '@portal/api/contract/stars.schema'
import { dayOf, formatTime } from '@portal/api/rules/dates'
import { maskName } from '@portal/api/rules/masks'
import { refusals } from '@portal/api/rules/refusals'
import { starLevels, starStatus, starSteps, type StarStatus } from '@portal/api/rules/star'
import type { MemberCaller } from '../kernel/callers.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { hindrancesOf } from './apply.service.ts'
import { timeOrNull } from './deadlines.ts'
import { presentCertificate, presentStar, presentStarRow } from './present.ts'
import { ownStars, published } from './star-lists.repository.ts'
import {
  endedStars,
  findOpenStar,
  lockNotice,
  readNotice,
  unreadNotices,
  type NoticeRecord,
  type StarRecord,
} from './stars.repository.ts'

type Reading = ReadContext<MemberCaller>

/** Results that the centre shows; the list has all. */
const shownResults = 20

/** The six steps of an applicant, with the states in which each is the next one. */
const steps: readonly (readonly [string, readonly StarStatus[]])[] = [
  [starSteps.submitted, [starStatus.draft]],
  [starSteps.checked, [starStatus.submitted, starStatus.returned]],
  [starSteps.paid, [starStatus.to_pay]],
  [starSteps.scored, [starStatus.scoring]],
  [starSteps.published, [starStatus.publicity]],
  [starSteps.awarded, [starStatus.awarded]],
]

function stepsOf(current: StarRecord | null): Pick<RatingCentre, 'steps_done' | 'step_next'> {
  if (!current) return { steps_done: [], step_next: null }
  const at = steps.findIndex(([, states]) => states.includes(current.status))
  return {
    steps_done: steps.slice(0, Math.max(0, at)).map(([name]) => name),
    step_next: steps[at]?.[0] ?? null,
  }
}

const presentNotice = ({
  id,
  version,
  application_no,
  title,
  text,
  family,
  at,
}: NoticeRecord & { application_no: string }): StarNotice => ({
  id,
  version,
  application_no,
  title,
  text,
  family,
  at: formatTime(at),
})

/** The certificate that is valid today; of several the highest. */
export const validCertificate = (ended: readonly StarRecord[], today: string) =>
  ended
    .filter(({ status, expires_on }) => status === starStatus.awarded && (expires_on ?? '') >= today)
    .toSorted((a, b) => (b.awarded_star ?? 0) - (a.awarded_star ?? 0))
    .map(presentCertificate)[0] ?? null

export async function ratingCentre(context: Reading): Promise<RatingCentre> {
  const { db, caller, now } = context
  const current = await findOpenStar(db, caller.id)
  const ended = await endedStars(db, caller.id, shownResults)
  const { tooSoon, held } = await hindrancesOf(context)
  return {
    certificate: validCertificate(ended, dayOf(now)),
    held,
    current: current ? await presentStar(context, current) : null,
    ...stepsOf(current),
    results: ended.map(presentStarRow),
    notices: (await unreadNotices(db, caller.id)).map(presentNotice),
    hindrances: [
      ...(current ? [refusals.star_open] : []),
      ...(tooSoon ? [refusals.star_too_soon] : []),
      // nothing is higher
      ...(held?.star === starLevels.at(-1) ? [refusals.star_held] : []),
    ],
  }
}

interface Paging {
  page: number
  page_size: number
}
const pageOf = ({ page, page_size }: Paging) => ({ limit: page_size, offset: (page - 1) * page_size })

export async function listStars(
  { db, caller }: Reading,
  { status, ...paging }: Paging & { status?: number | undefined },
): Promise<{ list: StarRow[]; total: number } & Paging> {
  const { rows, total } = await ownStars(db, { memberId: caller.id, status }, pageOf(paging))
  return { list: rows.map(presentStarRow), total, ...paging }
}

/** What is published, with masked names (D7). */
export async function listPublicity(
  { db }: Reading,
  paging: Paging,
): Promise<{ list: PublicityRow[]; total: number } & Paging> {
  const { rows, total } = await published(db, pageOf(paging))
  return {
    list: rows.map(row => ({
      application_no: row.application_no,
      name: maskName(row.name),
      unit: row.unit,
      star: row.proposed_star ?? row.star,
      position: row.position,
      ends_at: row.publicity_left === null ? timeOrNull(row.publicity_ends_at) : null,
      objection_days: row.objection_days,
    })),
    total,
    ...paging,
  }
}

/** Marks a notice as read, again and again if it must be; what was told anew since is not read by that. */
export async function gotNotice(
  work: Work<MemberCaller>,
  { notice_id, version }: { notice_id: string; version: number },
): Promise<Record<string, never>> {
  const notice = await lockNotice(work.db, work.caller.id, notice_id)
  if (!notice) throw notFound()
  if (version !== notice.version) throw conflict({})
  await readNotice(work.db, notice_id, version)
  return {}
}
