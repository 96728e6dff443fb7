import type { Resume, ResumeLine } from '@portal/api/contract/resumes.schema'
import { dayOf } from '@portal/api/rules/dates'
import { valueInWords } from '@portal/api/rules/field-words'
import { isValid } from '@portal/api/rules/membership'
import { basicData, type Collection } from '@portal/api/rules/profile-form'
import type { ResumeSection } from '@portal/api/rules/resume'
import { fileUrl } from '../files/links.ts'
import { notFound } from '../kernel/errors.ts'
import type { ReadContext } from '../kernel/work.ts'
import { personalMemberships } from '../memberships/memberships.service.ts'
import { photosOf } from '../profile/photos.repository.ts'
import { listsOf } from '../profile/present.ts'
import { entriesOf, findProfile, selectOptionRows, type Content } from '../profile/profile.repository.ts'
import { validCertificate } from '../stars/centre.service.ts'
import { endedStars } from '../stars/stars.repository.ts'
import { findMember } from '../users/users.repository.ts'
import { lineOf, presentPost, text, type NameOf } from './lines.ts'

type Reading = Pick<ReadContext, 'db' | 'keys' | 'now'>

/** Ended applications among which the valid certificate is looked for, as the evaluation's page does. */
const latestStars = 20

async function basicOf(
  { db, now }: Reading,
  memberId: string,
  content: Content,
  jobs: readonly Content[],
): Promise<NonNullable<Resume['basic']>> {
  const { list } = await personalMemberships(db, memberId, { page: 1, page_size: 1 }, now)
  const membership = list.find(({ status }) => isValid(status))
  const { fields } = basicData
  return {
    name: text(content['user_name']),
    ...presentPost(jobs),
    finance_years: valueInWords(fields.financialworkage, content['financialworkage']),
    executive_years: valueInWords(fields.gaoguangongling, content['gaoguangongling']),
    region: text(content['region_name']),
    membership: membership ? `${membership.whats_member} ${membership.number}` : '',
  }
}

async function starOf({ db, now }: Reading, memberId: string): Promise<Resume['star']> {
  const certificate = validCertificate(await endedStars(db, memberId, latestStars), dayOf(now))
  if (!certificate) return null
  const { star, certificate_no, verify_code, expires_on } = certificate
  return { star, certificate_no, verify_code, expires_on }
}

/** The resume as it is now, with these sections and nothing else. */
export async function resumeOf(
  context: Reading,
  memberId: string,
  sections: readonly ResumeSection[],
): Promise<Resume> {
  const { db, keys, now } = context
  const shows = (section: ResumeSection) => sections.includes(section)
  const member = await findMember(db, memberId)
  if (!member) throw notFound()
  const content = (await findProfile(db, memberId))?.content ?? {}
  // proofs are no part of a resume: none are read
  const entries = listsOf(context, await entriesOf(db, memberId), [])
  const options = new Map(
    (await selectOptionRows(db)).map(({ list, code, name }) => [`${list} ${code}`, name] as const),
  )
  const nameOf: NameOf = (list, code) => options.get(`${list} ${text(code)}`) ?? ''
  const lines = (collection: Collection): ResumeLine[] | null =>
    shows(collection)
      ? entries[collection].map(entry => ({ id: entry.id, ...lineOf(collection, { ...entry }, nameOf) }))
      : null
  const photo = shows('id_photo') ? (await photosOf(db, memberId)).id_photo : null
  return {
    basic: shows('basic') ? await basicOf(context, memberId, content, entries.customer_jobs) : null,
    photo_url: photo === null ? null : fileUrl(keys, photo, now),
    contact: shows('contact') ? { phone: member.phone, email: text(content['email']) } : null,
    customer_edus: lines('customer_edus'),
    customer_jobs: lines('customer_jobs'),
    credentials: lines('credentials'),
    job_profits: lines('job_profits'),
    papers: lines('papers'),
    star: shows('star') ? await starOf(context, memberId) : null,
    made_on: dayOf(now),
  }
}
