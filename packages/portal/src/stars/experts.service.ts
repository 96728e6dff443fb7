import type { DeskExpert } from '@portal/api/contract/stars.schema'
import { expertTokenLength } from '@portal/api/rules/star-expert'
import { starStatus } from '@portal/api/rules/star'
import type { StaffCaller } from '../kernel/callers.ts'
import { notFound } from '../kernel/errors.ts'
import type { Work } from '../kernel/work.ts'
import { lockHandedIn } from './desk.service.ts'
import { endOfInvitation, hasFreeSeat, isRecused, isSeated, ownSheetOf, visibleSheets } from './desk-view.ts'
import { anEmptySheet } from './effects.ts'
import { expertsOf, insertExpert, updateExpert, type ExpertRecord } from './experts.repository.ts'
import { caseOf } from './present-desk.ts'
import { presentExperts } from './present-experts.ts'
import { insertSheet, sheetsOf, type SheetRecord } from './sheets.repository.ts'
import type { StarRecord } from './stars.repository.ts'

type NotHere = 'star_not_scoring' | 'recused_here'
type NoSeat = 'scorers_enough'

/** An application that is scored, locked, for somebody who has no conflict: two who fill the last seat come one by one. */
async function lockScoring(
  work: Work<StaffCaller, NotHere>,
  applicationNo: string,
): Promise<{ record: StarRecord; sheets: SheetRecord[] }> {
  const record = await lockHandedIn(work, applicationNo)
  if (record.status !== starStatus.scoring) throw work.refuse('star_not_scoring')
  const sheets = await sheetsOf(work.db, record.id)
  if (isRecused(sheets, work.caller.id)) throw work.refuse('recused_here')
  return { record, sheets }
}

/** The trail names the invitation; name and telephone stay in its row. */
const trailOf = (id: string) => ({ kind: 'star_expert', id })

async function present(
  work: Work<StaffCaller, NotHere>,
  record: StarRecord,
  id: string,
): Promise<DeskExpert> {
  const one = await caseOf(work, record)
  const [expert] = await presentExperts(
    work,
    (await expertsOf(work.db, record.id)).filter(known => known.id === id),
    { sheets: one.sheets, seen: visibleSheets(one, work.caller.id, work.now) },
  )
  if (!expert) throw notFound()
  return expert
}

export interface Invited {
  name: string
  organisation: string
  phone: string
}

/** Invites an expert, whose empty sheet takes the seat. The token is in the answer alone. */
export async function inviteExpert(
  work: Work<StaffCaller, NotHere | NoSeat>,
  applicationNo: string,
  { name, organisation, phone }: Invited,
): Promise<{ expert: DeskExpert; token: string }> {
  const { db, caller, keys, now, random } = work
  const { record, sheets } = await lockScoring(work, applicationNo)
  const expires_at = endOfInvitation(record, now)
  if (!hasFreeSeat(record, sheets, now)) throw work.refuse('scorers_enough')
  const token = random.readable(expertTokenLength)
  const id = work.newId()
  await insertExpert(db, {
    id,
    application_id: record.id,
    name,
    organisation,
    phone_enc: phone === '' ? null : keys.encrypt(phone, 'profile'),
    token_hash: keys.hash(token),
    key_hash: null,
    invited_by: caller.id,
    invited_at: now,
    linked_at: now,
    opened_at: null,
    expires_at,
    revoked_at: null,
  })
  const sheet = {
    id: work.newId(),
    application_id: record.id,
    staff_id: null,
    expert_id: id,
    state: 'invited',
    note: '',
    declared_at: null,
  } as const
  await insertSheet(db, anEmptySheet(sheet, now))
  work.audit({
    act: 'starExperts.invite',
    record: trailOf(id),
    diff: { application_no: applicationNo, expires_at: expires_at.toISOString() },
  })
  return { expert: await present(work, record, id), token }
}

async function lockInvitation(
  work: Work<StaffCaller, NotHere | 'expert_handed_in'>,
  applicationNo: string,
  id: string,
): Promise<{ record: StarRecord; sheets: SheetRecord[]; expert: ExpertRecord; sheet: SheetRecord }> {
  const { record, sheets } = await lockScoring(work, applicationNo)
  const expert = (await expertsOf(work.db, record.id)).find(known => known.id === id)
  const sheet = ownSheetOf(sheets, id)
  if (!expert || !sheet) throw notFound()
  if (sheet.state === 'handed_in') throw work.refuse('expert_handed_in')
  return { record, sheets, expert, sheet }
}

/** Another link for the same invitation: the old one and the browser that used it are dead, the sheet goes on. */
export async function renewLink(
  work: Work<StaffCaller, NotHere | NoSeat | 'expert_handed_in' | 'expert_ended'>,
  applicationNo: string,
  id: string,
): Promise<{ expert: DeskExpert; token: string }> {
  const { db, keys, now, random } = work
  const { record, sheets, expert, sheet } = await lockInvitation(work, applicationNo, id)
  if (expert.revoked_at !== null || sheet.state === 'recused') throw work.refuse('expert_ended')
  const expires_at = endOfInvitation(record, now)
  // where the invitation had run out, somebody else may have the seat
  if (!isSeated(sheet, now) && !hasFreeSeat(record, sheets, now)) throw work.refuse('scorers_enough')
  const token = random.readable(expertTokenLength)
  await updateExpert(db, id, {
    token_hash: keys.hash(token),
    key_hash: null,
    linked_at: now,
    opened_at: null,
    expires_at,
  })
  work.audit({
    act: 'starExperts.renewLink',
    record: trailOf(id),
    diff: { application_no: applicationNo, expires_at: expires_at.toISOString() },
  })
  return { expert: await present(work, record, id), token }
}

/** Takes an invitation back; one that has ended stays as it ended. */
export async function takeBackExpert(
  work: Work<StaffCaller, NotHere | 'expert_handed_in'>,
  applicationNo: string,
  id: string,
): Promise<{ expert: DeskExpert }> {
  const { record, expert, sheet } = await lockInvitation(work, applicationNo, id)
  if (expert.revoked_at === null && sheet.state !== 'recused') {
    await updateExpert(work.db, id, { revoked_at: work.now })
    work.audit({
      act: 'starExperts.takeBack',
      record: trailOf(id),
      diff: { application_no: applicationNo },
    })
  }
  return { expert: await present(work, record, id) }
}
