import * as z from 'zod/mini'
import { id } from './fields.ts'
import { byCallName } from './profile-entries.ts'
import {
  attachmentDic,
  basicDataBody,
  endedDraft,
  entryDraftBodies,
  entryDrafts,
  entryForms,
  personalInfo,
  photoBody,
  photoConsentBody,
  profileDrafts,
  profilePhotos,
  selectOptions,
  storedEntries,
  userInfo,
} from './profile.schema.ts'
import type { Shape } from './shape.ts'

const version = z.int('版本号不正确').check(z.minimum(1, '版本号不正确'))
/** As a part of the address. */
const readVersion = z.coerce.number('版本号不正确').check(z.int('版本号不正确'), z.minimum(1, '版本号不正确'))

const ends = { draft: z.optional(endedDraft) }

interface OfCollection<F, D, B, K> {
  form: F
  entry: D
  draftBody: B
  draft: K
}

const shapesOf = <
  F extends z.ZodMiniObject,
  D extends z.ZodMiniObject,
  B extends z.ZodMiniObject,
  K extends z.ZodMiniObject,
>({
  form,
  entry,
  draftBody,
  draft,
}: OfCollection<F, D, B, K>) => ({
  add: {
    summary: 'Add an entry to the own profile (D7)',
    who: { member: true },
    body: z.extend(form, ends),
    data: entry,
  } as const satisfies Shape,
  change: {
    summary: 'Change an entry of the own profile; 409 when another tab saved a later version (D7)',
    who: { member: 'own' },
    params: z.object({ id }),
    body: z.extend(form, { version, ...ends }),
    data: entry,
  } as const satisfies Shape,
  remove: {
    summary: 'Remove an entry of the own profile; 409 when it is not the given version any more (D7)',
    who: { member: 'own' },
    params: z.object({ id }),
    query: z.object({ version: z.optional(readVersion), draft: z.optional(readVersion) }),
    data: z.object({}),
  } as const satisfies Shape,
  saveDraft: {
    summary:
      'Keep an entry as far as it is typed; 409 when another tab saved a later draft. Saving the entry ends it (D7)',
    who: { member: true },
    body: draftBody,
    data: draft,
  } as const satisfies Shape,
  dropDraft: {
    summary: 'Give a draft up in the given version; a later one stays (D7)',
    who: { member: true },
    body: endedDraft,
    data: z.object({}),
  } as const satisfies Shape,
})

/** What each call in profile.contract.ts takes and answers, and who may make it. */
export const profileShapes = {
  'profile.show': {
    summary: 'The own talent info: basic data and the five collections (product.md §3)',
    who: { member: true },
    data: z.object({ personal_info: personalInfo, photos: profilePhotos, drafts: profileDrafts }),
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

  ...byCallName(
    'customer_edus',
    shapesOf({
      form: entryForms.customer_edus,
      entry: storedEntries.customer_edus,
      draftBody: entryDraftBodies.customer_edus,
      draft: entryDrafts.customer_edus,
    }),
  ),
  ...byCallName(
    'customer_jobs',
    shapesOf({
      form: entryForms.customer_jobs,
      entry: storedEntries.customer_jobs,
      draftBody: entryDraftBodies.customer_jobs,
      draft: entryDrafts.customer_jobs,
    }),
  ),
  ...byCallName(
    'credentials',
    shapesOf({
      form: entryForms.credentials,
      entry: storedEntries.credentials,
      draftBody: entryDraftBodies.credentials,
      draft: entryDrafts.credentials,
    }),
  ),
  ...byCallName(
    'job_profits',
    shapesOf({
      form: entryForms.job_profits,
      entry: storedEntries.job_profits,
      draftBody: entryDraftBodies.job_profits,
      draft: entryDrafts.job_profits,
    }),
  ),
  ...byCallName(
    'papers',
    shapesOf({
      form: entryForms.papers,
      entry: storedEntries.papers,
      draftBody: entryDraftBodies.papers,
      draft: entryDrafts.papers,
    }),
  ),
} as const satisfies Record<string, Shape>
