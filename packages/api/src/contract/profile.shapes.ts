import * as z from 'zod/mini'
import { id } from './fields.ts'
import { byCallName } from './profile-entries.ts'
import {
  attachmentDic,
  basicDataBody,
  entryForms,
  personalInfo,
  photoBody,
  photoConsentBody,
  profilePhotos,
  selectOptions,
  storedEntries,
  userInfo,
} from './profile.schema.ts'
import type { Shape } from './shape.ts'

const version = z.int('版本号不正确').check(z.minimum(1, '版本号不正确'))
/** As a part of the address. */
const readVersion = z.coerce.number('版本号不正确').check(z.int('版本号不正确'), z.minimum(1, '版本号不正确'))

const shapesOf = <F extends z.ZodMiniObject, D extends z.ZodMiniObject>(form: F, entry: D) => ({
  add: {
    summary: 'Add an entry to the own profile (D7)',
    who: { member: true },
    body: form,
    data: entry,
  } as const satisfies Shape,
  change: {
    summary: 'Change an entry of the own profile; 409 when another tab saved a later version (D7)',
    who: { member: 'own' },
    params: z.object({ id }),
    body: z.extend(form, { version }),
    data: entry,
  } as const satisfies Shape,
  remove: {
    summary: 'Remove an entry of the own profile; 409 when it is not the given version any more (D7)',
    who: { member: 'own' },
    params: z.object({ id }),
    query: z.object({ version: z.optional(readVersion) }),
    data: z.object({}),
  } as const satisfies Shape,
})

/** What each call in profile.contract.ts takes and answers, and who may make it. */
export const profileShapes = {
  'profile.show': {
    summary: 'The own talent info: basic data and the five collections (product.md §3)',
    who: { member: true },
    data: z.object({ personal_info: personalInfo, photos: profilePhotos }),
  },

  'profile.saveBasicData': {
    summary: 'Keep the own basic data as they are written; 409 when another tab saved later ones (D7)',
    who: { member: true },
    body: basicDataBody,
    data: userInfo,
  },

  'profile.consentPhoto': {
    summary:
      'Agree to the use of the own photo or ID photo, or take that back and the picture with it; 409 when another tab was first (D7)',
    who: { member: true },
    body: photoConsentBody,
    data: profilePhotos,
  },

  'profile.setPhoto': {
    summary: 'Put an uploaded picture in the place of the own photo or ID photo (D7)',
    who: { member: true },
    body: photoBody,
    data: profilePhotos,
  },

  'profile.selectOptions': {
    summary: 'Options of the profile that the server keeps; the client adds the lists of product.md §3',
    who: { member: true },
    data: selectOptions,
  },

  'profile.attachmentDics': {
    summary: 'Types of attachments, by the collection that takes them (D7)',
    who: { member: true },
    data: z.object({ list: z.array(attachmentDic) }),
  },

  ...byCallName('customer_edus', shapesOf(entryForms.customer_edus, storedEntries.customer_edus)),
  ...byCallName('customer_jobs', shapesOf(entryForms.customer_jobs, storedEntries.customer_jobs)),
  ...byCallName('credentials', shapesOf(entryForms.credentials, storedEntries.credentials)),
  ...byCallName('job_profits', shapesOf(entryForms.job_profits, storedEntries.job_profits)),
  ...byCallName('papers', shapesOf(entryForms.papers, storedEntries.papers)),
} as const satisfies Record<string, Shape>
