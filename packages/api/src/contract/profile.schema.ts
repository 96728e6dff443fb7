import * as z from 'zod/mini'
import type { EntryFields } from '../rules/form-fields.ts'
import { brithday_dict, type AgeBand } from '../rules/options.ts'
import { photoKinds } from '../rules/photo-consent.ts'
import { basicData, collections, type Collection, type ServerList } from '../rules/profile-form.ts'
import { fileRef, id, time } from './fields.ts'
import { draftShape, formShape } from './form-schema.ts'

const version = z.int('版本号不正确').check(z.minimum(0, '版本号不正确'))

/** Basic data that are complete; what is kept may be any part of them. `id_number` may be the mask that was shown. */
export const basicForm = z.object(formShape(basicData.fields))
const basicDraft = draftShape(basicData.fields)

export const basicDataBody = z.extend(z.partial(z.object(basicDraft)), { version })
export type BasicDataBody = z.infer<typeof basicDataBody>

const isAgeBand = (code: string): code is AgeBand => Object.hasOwn(brithday_dict, code)

/** The basic data as they are kept; version 0 where nothing was saved yet. */
export const userInfo = z.object({
  ...basicDraft,
  version,
  saved_at: z.nullable(time),
  /** Phone of the account, masked. */
  phone: z.string(),
  /** `region` in words, as they were when it was chosen; the server's. */
  region_name: z.string(),
  /** Code of `brithday_dict`; null while the birthday is not known, and below 18. */
  brithday: z.nullable(z.enum(Object.keys(brithday_dict).filter(isAgeBand))),
})
export type UserInfo = z.infer<typeof userInfo>

/** An attachment with what is needed to show it; a link that dies after some minutes (D10.8). */
const attachment = z.extend(fileRef, { dic_id: z.string() })
export type Attachment = z.infer<typeof attachment>

const form = <F extends EntryFields>(fields: F) => z.object(formShape(fields))
/** An entry of a collection as it is handed in. */
export const entryForms = {
  customer_edus: form(collections.customer_edus.entry),
  customer_jobs: form(collections.customer_jobs.entry),
  credentials: form(collections.credentials.entry),
  job_profits: form(collections.job_profits.entry),
  papers: form(collections.papers.entry),
}
export type EntryForm<C extends Collection = Collection> = z.infer<(typeof entryForms)[C]>

const kept = { id, version, saved_at: time, attachments: z.array(attachment) }
const stored = <F extends EntryFields>(fields: F) => z.extend(z.object(draftShape(fields)), kept)
/** The same as it is kept. */
export const storedEntries = {
  customer_edus: stored(collections.customer_edus.entry),
  customer_jobs: stored(collections.customer_jobs.entry),
  credentials: stored(collections.credentials.entry),
  job_profits: stored(collections.job_profits.entry),
  papers: stored(collections.papers.entry),
}
export type StoredEntry<C extends Collection = Collection> = z.infer<(typeof storedEntries)[C]>

/** Which draft is meant: that of the entry, or of one that is being added where it is null. */
const ofEntry = { entry_id: z.nullable(id) }
/** The draft that ends with a write, in the version that was on the page; a later one stays. */
export const endedDraft = z.object({ ...ofEntry, version })
export type EndedDraft = z.infer<typeof endedDraft>

/** What every draft says beside its fields; `entry_version` is the version of the entry that it started from. */
const drafted = { ...ofEntry, entry_version: z.nullable(version), version }
const draftBody = <F extends EntryFields>(fields: F) => z.extend(z.object(draftShape(fields)), drafted)
/** An entry as far as it is typed, in the version that the page knows; 0 where it knows of none. */
export const entryDraftBodies = {
  customer_edus: draftBody(collections.customer_edus.entry),
  customer_jobs: draftBody(collections.customer_jobs.entry),
  credentials: draftBody(collections.credentials.entry),
  job_profits: draftBody(collections.job_profits.entry),
  papers: draftBody(collections.papers.entry),
}
export type EntryDraftBody<C extends Collection = Collection> = z.infer<(typeof entryDraftBodies)[C]>

const keptDraft = { ...drafted, saved_at: time, attachments: z.array(attachment) }
const draft = <F extends EntryFields>(fields: F) => z.extend(z.object(draftShape(fields)), keptDraft)
/** The same as it is kept. */
export const entryDrafts = {
  customer_edus: draft(collections.customer_edus.entry),
  customer_jobs: draft(collections.customer_jobs.entry),
  credentials: draft(collections.credentials.entry),
  job_profits: draft(collections.job_profits.entry),
  papers: draft(collections.papers.entry),
}
export type EntryDraft<C extends Collection = Collection> = z.infer<(typeof entryDrafts)[C]>

/** Every draft of the own profile, the latest first. For their owner alone: they are no part of a snapshot. */
export const profileDrafts = z.object({
  customer_edus: z.array(entryDrafts.customer_edus),
  credentials: z.array(entryDrafts.credentials),
  customer_jobs: z.array(entryDrafts.customer_jobs),
  job_profits: z.array(entryDrafts.job_profits),
  papers: z.array(entryDrafts.papers),
})
export type ProfileDrafts = z.infer<typeof profileDrafts>

export const personalInfo = z.object({
  user_info: userInfo,
  customer_edus: z.array(storedEntries.customer_edus),
  credentials: z.array(storedEntries.credentials),
  customer_jobs: z.array(storedEntries.customer_jobs),
  job_profits: z.array(storedEntries.job_profits),
  papers: z.array(storedEntries.papers),
})
export type PersonalInfo = z.infer<typeof personalInfo>

const photoKind = z.enum(photoKinds, '照片类型不正确')
const photoState = z.object({
  /** Counts the changes; 0 where nothing was agreed to yet. */
  version,
  /** Since when its use is agreed to; null where it is not. */
  consented_at: z.nullable(time),
  /** Version of the text that was agreed to. */
  consent_version: z.nullable(z.int()),
  /** A link that dies after some minutes (D10.8); null where there is no picture. */
  url: z.nullable(z.string()),
})
/** The two pictures of the profile, each with its consent. For their owner alone: they are no part of a snapshot. */
export const profilePhotos = z.object({ photo: photoState, id_photo: photoState })
export type ProfilePhotos = z.infer<typeof profilePhotos>

/** `consent_version` is that of the text which was shown; null takes the consent back. */
export const photoConsentBody = z.object({
  kind: photoKind,
  version,
  consent_version: z.nullable(z.int('说明版本不正确')),
})
export type PhotoConsentBody = z.infer<typeof photoConsentBody>

export const photoBody = z.object({ kind: photoKind, version, file_id: id })
export type PhotoBody = z.infer<typeof photoBody>

export const selectOption = z.object({
  id: z.string(),
  name: z.string(),
  /** No longer offered; entries that hold it keep it. */
  stopped: z.boolean(),
})
export type SelectOption = z.infer<typeof selectOption>
const options = z.array(selectOption)

/** Every list of the server by its name. */
export const selectOptions = z.object({
  education: options,
  degree: options,
  study_mode: options,
  industry: options,
  unit_size: options,
  credential_kind: options,
  profit_level: options,
  paper_kind: options,
  paper_role: options,
} satisfies Record<ServerList, typeof options>)

/** A type of attachments, and the collection whose entries take it. */
export const attachmentDic = z.extend(selectOption, {
  collection: z.enum(['customer_edus', 'customer_jobs', 'credentials', 'job_profits', 'papers']),
})
export type AttachmentDic = z.infer<typeof attachmentDic>
