import type { Resume, ResumeLink } from '@portal/api/contract/resumes.schema'
import { addDays, dayOf, daysBetween, formatTime } from '@portal/api/rules/dates'
import { maxLivingLinks } from '@portal/api/rules/profile-limits'
import {
  resumeLinkState,
  resumeSectionNames,
  resumeTokenLength,
  tokenMark,
  type ResumeDays,
  type ResumeSection,
} from '@portal/api/rules/resume'
import type { MemberCaller } from '../kernel/callers.ts'
import { notFound } from '../kernel/errors.ts'
import { enforceLimit } from '../kernel/limits.ts'
import { count } from '../kernel/limits.repository.ts'
import type { Refuse } from '../kernel/refusal.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { lockProfile } from '../profile/profile.repository.ts'
import { resumeOf } from './resume.ts'
import {
  countView,
  endedLinks,
  findLiving,
  insertLink,
  livingLinks,
  lockLink,
  revokeLink,
  type LinkRecord,
} from './resumes.repository.ts'

/** Dead links that are listed. */
const shownEnded = 20

/** Links that one address may open in an hour, as of certificates. */
const maxPerHour = 120
const hourMs = 3_600_000
/** A page that is read again within it is the same visit. */
const visitMs = 24 * hourMs

const timeOrNull = (at: Date | null) => (at === null ? null : formatTime(at))

function presentLink(link: LinkRecord, today: string): ResumeLink {
  const { id, mark, sections, expires_on, views } = link
  return {
    id,
    mark,
    sections,
    state: resumeLinkState(link, today),
    created_at: formatTime(link.created_at),
    expires_on,
    days_left: Math.max(0, daysBetween(today, expires_on)),
    revoked_at: timeOrNull(link.revoked_at),
    views,
    viewed_at: timeOrNull(link.viewed_at),
  }
}

export async function ownResume(context: ReadContext<MemberCaller>): Promise<{ resume: Resume }> {
  return { resume: await resumeOf(context, context.caller.id, resumeSectionNames) }
}

export async function ownLinks({
  db,
  caller,
  now,
}: ReadContext<MemberCaller>): Promise<{ living: ResumeLink[]; ended: ResumeLink[] }> {
  const today = dayOf(now)
  const present = (link: LinkRecord) => presentLink(link, today)
  return {
    living: (await livingLinks(db, caller.id, today)).map(present),
    ended: (await endedLinks(db, caller.id, today, shownEnded)).map(present),
  }
}

/** Makes a link. The token is in the answer alone; the lock on the profile keeps two of them from passing the cap. */
export async function share(
  work: Work<MemberCaller, 'resume_links_too_many'>,
  { sections, days }: { sections: readonly ResumeSection[]; days: ResumeDays },
): Promise<{ link: ResumeLink; token: string }> {
  const { db, caller, keys, now, random } = work
  const today = dayOf(now)
  await lockProfile(db, caller.id)
  if ((await livingLinks(db, caller.id, today)).length >= maxLivingLinks)
    throw work.refuse('resume_links_too_many')
  const token = random.readable(resumeTokenLength)
  const link: LinkRecord = {
    id: work.newId(),
    member_id: caller.id,
    token_hash: keys.hash(token),
    mark: tokenMark(token),
    sections: resumeSectionNames.filter(name => sections.includes(name)),
    created_at: now,
    expires_on: addDays(today, days),
    revoked_at: null,
    views: 0,
    viewed_at: null,
  }
  await insertLink(db, link)
  work.audit({
    act: 'resumes.share',
    record: { kind: 'resume_link', id: link.id },
    diff: { sections: link.sections, expires_on: link.expires_on },
  })
  return { link: presentLink(link, today), token }
}

/** Takes a link back; one that is dead already stays as it died. */
export async function revoke(work: Work<MemberCaller>, id: string): Promise<{ link: ResumeLink }> {
  const { db, caller, now } = work
  const today = dayOf(now)
  const link = await lockLink(db, caller.id, id)
  if (!link) throw notFound()
  if (resumeLinkState(link, today) !== 'living') return { link: presentLink(link, today) }
  await revokeLink(db, id, now)
  work.audit({ act: 'resumes.revoke', record: { kind: 'resume_link', id } })
  return { link: presentLink({ ...link, revoked_at: now }, today) }
}

/** What a link shows now. One answer for every token that opens nothing, whatever the reason. */
export async function open(
  context: ReadContext<MemberCaller | null>,
  { token, visit }: { token: string; visit: string },
  refuse: Refuse<'resume_link_dead'>,
): Promise<{ resume: Resume; expires_on: string }> {
  const { db, keys, now, caller, address } = context
  await enforceLimit(db, { key: `resumes:${address}`, max: maxPerHour, windowMs: hourMs }, now)
  const link = await findLiving(db, keys.hash(token), dayOf(now))
  if (!link) throw refuse('resume_link_dead')
  const resume = await resumeOf(context, link.member_id, link.sections)
  if (caller?.id !== link.member_id) {
    const { hits } = await count(db, { key: `resume:${link.id}:${visit}`, max: 1, windowMs: visitMs }, now)
    if (hits === 1) await countView(db, link.id, now)
  }
  return { resume, expires_on: link.expires_on }
}
