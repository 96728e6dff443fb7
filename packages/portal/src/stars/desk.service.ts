import type { DeskStar, DeskStarRow, StarRemark } from '@portal/api/contract/stars.schema'
import { dayOf } from '@portal/api/rules/dates'
import { starStatus, type StarStatus } from '@portal/api/rules/star'
import { daysOf } from '@portal/api/rules/star-figure-sets'
import { feeTitle } from '@portal/api/rules/star-figures'
import type { StaffCaller } from '../kernel/callers.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { totalOf } from '../kernel/most-counted.ts'
import { canMove } from '../kernel/move.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { createOrder } from '../orders/create.ts'
import { hasFreeSeat, isComplete, isPublicityOver, ownSheetOf } from './desk-view.ts'
import { feeOf, passed, rejected, returned } from './effects.ts'
import { checkRefusal } from './guards.ts'
import { moveStar } from './move-star.ts'
import { presentDeskRow, presentDeskStar } from './present-desk.ts'
import { countForScorer, countObjections, sheetsOfAll } from './sheets.repository.ts'
import { countAwardable, deskPage, starCounts, type ListedStar } from './star-lists.repository.ts'
import { stars } from './stars.life.ts'
import { figuresOn, findStar, findStars, lockStar, type StarRecord } from './stars.repository.ts'

type Reading = ReadContext<StaffCaller>

interface Query {
  status: number
  search: string
  star?: number | undefined
  objection?: 'open' | 'none' | undefined
  page: number
  page_size: number
}

/** Rows of a page with what of the sheets and objections their reader may know. */
async function rowsOf(
  { db, caller, now }: Reading,
  status: StarStatus,
  listed: readonly ListedStar[],
): Promise<DeskStarRow[]> {
  const ids = listed.map(({ id }) => id)
  const scoring = status === starStatus.scoring
  const sheets = scoring ? await sheetsOfAll(db, ids) : []
  const records = scoring ? await findStars(db, ids) : []
  const objections = status === starStatus.publicity ? await countObjections(db, ids) : []
  return listed.map(row => {
    const own = sheets.filter(({ application_id }) => application_id === row.id)
    const record = records.find(({ id }) => id === row.id)
    return presentDeskRow(
      row,
      {
        own: ownSheetOf(own, caller.id),
        freeSeat: record !== undefined && hasFreeSeat(record, own, now),
        complete: record !== undefined && isComplete(record, own, now),
        objections: objections.find(({ application_id }) => application_id === row.id)?.count ?? 0,
        over: isPublicityOver(row, now),
        paused: row.publicity_left !== null,
      },
      now,
    )
  })
}

export async function listDeskStars(context: Reading, query: Query) {
  const { db, caller, now } = context
  const { page, page_size, search, star } = query
  const status = stars.life.statuses.find(one => one === query.status) ?? starStatus.submitted
  // there are objections to what is published alone
  const objection = status === starStatus.publicity ? query.objection : undefined
  const filter = { status, search, star, objection }
  const { rows, count } = await deskPage(db, filter, { limit: page_size, offset: (page - 1) * page_size })
  const counts = await starCounts(db)
  return {
    list: await rowsOf(context, status, rows),
    ...(count === null ? { total: counts.find(one => one.status === status)?.count ?? 0 } : totalOf(count)),
    page,
    page_size,
    days: daysOf(await figuresOn(db, dayOf(now))),
    counts,
    mine: await countForScorer(db, caller.id, now),
    awardable: await countAwardable(db, now),
  }
}

export async function getDeskStar(context: Reading, applicationNo: string): Promise<DeskStar> {
  const record = await findStar(context.db, 'staff', applicationNo)
  if (!record) throw notFound()
  return presentDeskStar(context, record)
}

/** What was handed in, locked. */
export async function lockHandedIn(work: Work<StaffCaller>, applicationNo: string): Promise<StarRecord> {
  const seen = await findStar(work.db, 'staff', applicationNo)
  if (!seen) throw notFound()
  return lockStar(work.db, seen.id)
}

export const moved = async (work: Work<StaffCaller>, record: StarRecord) =>
  conflict(await presentDeskStar(work, record))

/** The same at the version that was read; 409 with what is there otherwise. */
export async function lockRead(
  work: Work<StaffCaller>,
  { applicationNo, version }: { applicationNo: string; version: number },
): Promise<StarRecord> {
  const record = await lockHandedIn(work, applicationNo)
  if (record.version !== version) throw await moved(work, record)
  return record
}

export interface FirstCheck {
  version: number
  result: 'pass' | 'return' | 'reject'
  remark: string
  remarks: StarRemark[]
}

/** The first check: pass makes the order at the fee of the day of submission, return needs a remark, reject a reason. */
export async function checkStar(
  work: Work<StaffCaller, 'remarks_needed' | 'reason_needed'>,
  applicationNo: string,
  { version, result, remark, remarks }: FirstCheck,
): Promise<DeskStar> {
  const { now } = work
  const record = await lockRead(work, { applicationNo, version })
  const { star } = record
  if (!canMove(stars, record, result, 'auditor')) throw await moved(work, record)
  const refusal = checkRefusal({ result, remark, remarks })
  if (refusal) throw work.refuse(refusal)
  switch (result) {
    case 'return':
      await moveStar(work, record, {
        act: 'return',
        who: 'auditor',
        note: remark,
        set: returned(record, { remarks, remark }, now),
        diff: { remarks: remarks.length },
      })
      break
    case 'reject':
      await moveStar(work, record, {
        act: 'reject',
        who: 'auditor',
        note: remark,
        set: rejected(remark, now),
      })
      break
    case 'pass': {
      const { amount_fen, deadline } = feeOf(record, now)
      const created = await createOrder(work, {
        reason: 'evaluation',
        memberId: record.member_id,
        subjectName: record.name,
        star,
        lines: [{ title: feeTitle(star), amount_fen }],
        deadline,
      })
      const orderNo = created ?? null
      await moveStar(work, record, {
        act: 'pass',
        who: 'auditor',
        note: remark,
        set: passed({ remark, deadline, orderNo }, now),
        diff: { amount_fen, order_no: orderNo },
      })
    }
  }
  return getDeskStar(work, applicationNo)
}
