import type { BasicDataBody, UserInfo } from '@portal/api/contract/profile.schema'
import { dayOf } from '@portal/api/rules/dates'
import { changesBetween } from '@portal/api/rules/field-words'
import { normalizeIdNumber } from '@portal/api/rules/id-number'
import { maskIdNumber } from '@portal/api/rules/masks'
import { noSuchPlaceText } from '@portal/api/rules/districts'
import { birthdayText, isAnothersBirthday, valueErrors } from '@portal/api/rules/profile'
import { basicData } from '@portal/api/rules/profile-form'
import type { MemberCaller } from '../kernel/callers.ts'
import { conflict, fieldErrors } from '../kernel/errors.ts'
import type { Work } from '../kernel/work.ts'
import type { Keys } from '../ports.ts'
import { presentBasics } from './present.ts'
import { lockProfile, updateProfile, type ProfileRecord } from './profile.repository.ts'

type Sealed = Pick<ProfileRecord, 'id_number_enc' | 'id_number_index'>

/** The number that was typed, encrypted; a mask that comes back keeps what is stored (D10.7). */
function sealIdNumber(keys: Keys, given: string, before: Sealed): Sealed & { plain: string } {
  const stored = before.id_number_enc === null ? '' : keys.decrypt(before.id_number_enc, 'id_number')
  if (stored !== '' && given === maskIdNumber(stored))
    return { id_number_enc: before.id_number_enc, id_number_index: before.id_number_index, plain: stored }
  if (given === '') return { id_number_enc: null, id_number_index: null, plain: '' }
  return {
    id_number_enc: keys.encrypt(given, 'id_number'),
    id_number_index: keys.sign(normalizeIdNumber(given), 'id_number'),
    plain: given,
  }
}

/**
 * Keeps the basic data as they are written, right or half typed; what could never be right is refused at its field.
 * `place`: the region in words, null where there is none of that code. A region that was there keeps its words, also when
 * its code has been given up since.
 */
export async function saveBasics(
  work: Work<MemberCaller>,
  { version, id_number: given, ...typed }: BasicDataBody,
  place: string | null = null,
): Promise<UserInfo> {
  const { db, caller, keys, now } = work
  const before = await lockProfile(db, caller.id)
  if (version !== before.version) throw conflict(await presentBasics(work, before))
  const region = typed.region ?? ''
  const moves = typed.region !== undefined && region !== (before.content['region'] ?? '')
  const content = { ...before.content, ...typed, ...(moves ? { region_name: place ?? '' } : {}) }
  const { plain, ...sealed } = sealIdNumber(keys, given ?? (await maskOf(work, before)), before)
  const errors = valueErrors(basicData.fields, content, dayOf(now))
  const born = content['birthday']
  if (typeof born === 'string' && isAnothersBirthday(plain, born)) errors['birthday'] ??= birthdayText
  if (moves && region !== '' && place === null) errors['region'] = noSuchPlaceText
  if (Object.keys(errors).length > 0) throw fieldErrors(errors)
  const saved = { ...before, ...sealed, content, version: version + 1, saved_at: now }
  await updateProfile(db, caller.id, saved)
  const changed = changesBetween(basicData.fields, before.content, content).map(({ field }) => field)
  if (sealed.id_number_index !== before.id_number_index) changed.push('id_number')
  if (changed.length > 0)
    work.audit({
      act: 'profile.saveBasicData',
      record: { kind: 'member', id: caller.id },
      diff: { changed },
    })
  return presentBasics(work, saved)
}

/** A save that leaves the number out keeps it. */
const maskOf = async ({ keys }: Work<MemberCaller>, { id_number_enc }: Sealed) =>
  id_number_enc === null ? '' : maskIdNumber(keys.decrypt(id_number_enc, 'id_number'))
