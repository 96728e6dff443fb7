import type { PhotoBody, PhotoConsentBody, ProfilePhotos } from '@portal/api/contract/profile.schema'
import { formatTime } from '@portal/api/rules/dates'
import { photoConsents, type PhotoKind } from '@portal/api/rules/photo-consent'
import type { Executor } from '../kernel/database.ts'
import { dropFile } from '../files/files.repository.ts'
import { ownFiles } from '../files/files.service.ts'
import { fileUrl } from '../files/links.ts'
import type { MemberCaller } from '../kernel/callers.ts'
import { conflict, fieldErrors } from '../kernel/errors.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { photoRecords, savePhoto, type PhotoRecord } from './photos.repository.ts'
import { lockProfile } from './profile.repository.ts'

export async function presentPhotos({
  db,
  caller,
  keys,
  now,
}: ReadContext<MemberCaller>): Promise<ProfilePhotos> {
  const { photo, id_photo } = await photoRecords(db, caller.id)
  const shown = ({ version, consent_version, consented_at, file_id }: PhotoRecord) => ({
    version,
    consent_version,
    consented_at: consented_at === null ? null : formatTime(consented_at),
    url: file_id === null ? null : fileUrl(keys, file_id, now),
  })
  return { photo: shown(photo), id_photo: shown(id_photo) }
}

/** Whether the member agreed to the text that is shown now. */
export async function agreesToPhoto(db: Executor, memberId: string, kind: PhotoKind): Promise<boolean> {
  return agrees((await photoRecords(db, memberId))[kind], kind)
}
const agrees = ({ consent_version }: PhotoRecord, kind: PhotoKind) =>
  consent_version === photoConsents[kind].version

/** The picture that is to change, under the lock of the profile; 409 where another tab was first. */
async function lockPhoto(
  work: Work<MemberCaller>,
  { kind, version }: Pick<PhotoBody, 'kind' | 'version'>,
): Promise<PhotoRecord> {
  await lockProfile(work.db, work.caller.id)
  const record = (await photoRecords(work.db, work.caller.id))[kind]
  if (record.version !== version) throw conflict(await presentPhotos(work))
  return record
}

/** Keeps the change and drops the picture that was there: nobody may open it by a link any more. */
async function replace(
  { db }: Work<MemberCaller>,
  before: PhotoRecord,
  set: Partial<PhotoRecord>,
): Promise<void> {
  const after = { ...before, ...set, version: before.version + 1 }
  await savePhoto(db, after)
  if (before.file_id !== null && before.file_id !== after.file_id) await dropFile(db, before.file_id)
}

const recordOf = ({ caller }: Work<MemberCaller>) => ({ kind: 'member', id: caller.id })

/** Agrees to the use of a picture, or takes that back: the picture goes with it. */
export async function consentPhoto(
  work: Work<MemberCaller>,
  { consent_version, ...named }: PhotoConsentBody,
): Promise<ProfilePhotos> {
  const before = await lockPhoto(work, named)
  const { kind } = named
  if (consent_version === null) {
    await replace(work, before, { consent_version, consented_at: null, file_id: null })
    work.audit({ act: 'profile.withdrawPhoto', record: recordOf(work), diff: { kind } })
    return presentPhotos(work)
  }
  if (consent_version !== photoConsents[kind].version)
    throw fieldErrors({ consent_version: '说明已经更新，请刷新页面，阅读后再同意' })
  await replace(work, before, { consent_version, consented_at: work.now })
  work.audit({ act: 'profile.consentPhoto', record: recordOf(work), diff: { kind, consent_version } })
  return presentPhotos(work)
}

/** Shows an own upload in the place of the picture. */
export async function setPhoto(
  work: Work<MemberCaller, 'file_missing' | 'photo_consent_missing'>,
  { kind, version, file_id }: PhotoBody,
): Promise<ProfilePhotos> {
  const before = await lockPhoto(work, { kind, version })
  if (!agrees(before, kind)) throw work.refuse('photo_consent_missing')
  await ownFiles(work, [file_id], { memberId: work.caller.id, purpose: kind })
  await replace(work, before, { file_id })
  work.audit({ act: 'profile.setPhoto', record: recordOf(work), diff: { kind } })
  return presentPhotos(work)
}
