import type { EndedDraft, EntryForm, StoredEntry } from '@portal/api/contract/profile.schema'
import { dayOf } from '@portal/api/rules/dates'
import { changesBetween } from '@portal/api/rules/field-words'
import type { EntryFields } from '@portal/api/rules/form-fields'
import { valueErrors } from '@portal/api/rules/profile'
import { collections, type Collection } from '@portal/api/rules/profile-form'
import { maxEntries } from '@portal/api/rules/profile-limits'
import { ownFiles } from '../files/files.service.ts'
import type { MemberCaller } from '../kernel/callers.ts'
import { conflict, fieldErrors, notFound } from '../kernel/errors.ts'
import type { Work } from '../kernel/work.ts'
import { endDraft } from './drafts.repository.ts'
import { listErrors } from './lists.service.ts'
import { presentOne } from './present.ts'
import {
  attachmentsOf,
  countEntries,
  deleteEntry,
  findEntry,
  insertEntry,
  lockProfile,
  replaceAttachments,
  updateEntry,
  type AttachmentRecord,
  type AttachmentRef,
  type Content,
  type EntryRecord,
} from './profile.repository.ts'
import { opened, sealed } from './sealing.ts'

type Adding = Work<MemberCaller, 'file_missing' | 'entries_too_many'>
type Changing = Work<MemberCaller, 'file_missing'>

interface Given {
  content: Content
  attachments: readonly AttachmentRef[]
}

/** Fields of a collection, and what stands apart from them. */
function partsOf({
  version: _version,
  draft: _draft,
  attachments,
  ...content
}: {
  version?: number
  draft?: EndedDraft | undefined
  attachments: readonly AttachmentRef[]
}): Given {
  return { content, attachments }
}

/** Refuses what no schema can see: days to come, an end before its start, codes and types that are not offered. */
async function judge(
  work: Changing,
  collection: Collection,
  given: Given,
  before: { content: Content; attachments: readonly AttachmentRecord[] } | null,
): Promise<void> {
  const fields: EntryFields = collections[collection].entry
  const errors = {
    ...valueErrors(fields, given.content, dayOf(work.now)),
    ...(await listErrors(work.db, { collection, fields }, given, before)),
  }
  if (Object.keys(errors).length > 0) throw fieldErrors(errors)
  await ownFiles(
    work,
    given.attachments.map(({ file_id }) => file_id),
    { memberId: work.caller.id, purpose: 'profile' },
  )
}

/** What was typed is saved now; a later draft, of another page, stays. */
async function endTyping(
  { db, caller }: Work<MemberCaller>,
  collection: Collection,
  draft: EndedDraft | undefined,
): Promise<void> {
  if (draft) await endDraft(db, { memberId: caller.id, collection, entryId: draft.entry_id }, draft.version)
}

/** A form that is handed in, and the draft that ends with it. */
export type Handed<C extends Collection> = EntryForm<C> & { draft?: EndedDraft | undefined }

const recordOf = (id: string) => ({ kind: 'talent_entry', id })

export async function addEntry<C extends Collection>(
  work: Adding,
  collection: C,
  body: Handed<C>,
): Promise<StoredEntry<C>> {
  const { db, caller, keys, now } = work
  await lockProfile(db, caller.id)
  if ((await countEntries(db, caller.id, collection)) >= maxEntries) throw work.refuse('entries_too_many')
  const given = partsOf(body)
  await judge(work, collection, given, null)
  const entry: EntryRecord & { collection: C } = {
    id: work.newId(),
    member_id: caller.id,
    collection,
    version: 1,
    content: sealed(keys, collection, given.content),
    created_at: now,
    saved_at: now,
  }
  await insertEntry(db, entry)
  await replaceAttachments(db, entry.id, given.attachments)
  await endTyping(work, collection, body.draft)
  work.audit({ act: 'profile.addEntry', record: recordOf(entry.id), diff: { collection } })
  return presentOne(work, entry)
}

/** The own entry; another's answers like a missing one. */
async function ownEntry<C extends Collection>(
  work: Work<MemberCaller>,
  collection: C,
  id: string,
): Promise<EntryRecord & { collection: C }> {
  await lockProfile(work.db, work.caller.id)
  const entry = await findEntry(work.db, { memberId: work.caller.id, collection, id })
  if (!entry) throw notFound()
  return { ...entry, collection }
}

export async function changeEntry<C extends Collection>(
  work: Changing,
  { collection, id }: { collection: C; id: string },
  body: Handed<C> & { version: number },
): Promise<StoredEntry<C>> {
  const { db, keys, now } = work
  const { version } = body
  const entry = await ownEntry(work, collection, id)
  if (entry.version !== version) throw conflict(await presentOne(work, entry))
  const given = partsOf(body)
  const before = { content: opened(keys, entry), attachments: await attachmentsOf(db, [id]) }
  await judge(work, collection, given, before)
  const set = { version: version + 1, content: sealed(keys, collection, given.content), saved_at: now }
  await updateEntry(db, id, set)
  await replaceAttachments(db, id, given.attachments)
  await endTyping(work, collection, body.draft)
  const fields: EntryFields = collections[collection].entry
  const refs = before.attachments.map(({ dic_id, file_id }) => ({ dic_id, file_id }))
  const changed = changesBetween(
    fields,
    { ...before.content, attachments: refs },
    { ...given.content, attachments: given.attachments },
  ).map(({ field }) => field)
  work.audit({ act: 'profile.changeEntry', record: recordOf(id), diff: { collection, changed } })
  return presentOne(work, { ...entry, ...set })
}

export async function removeEntry(
  work: Work<MemberCaller>,
  { collection, id }: { collection: Collection; id: string },
  { version, draft }: { version?: number | undefined; draft?: number | undefined },
): Promise<Record<string, never>> {
  const entry = await ownEntry(work, collection, id)
  if (version !== undefined && entry.version !== version) throw conflict(await presentOne(work, entry))
  await deleteEntry(work.db, id)
  if (draft !== undefined) await endTyping(work, collection, { entry_id: id, version: draft })
  work.audit({ act: 'profile.removeEntry', record: recordOf(id), diff: { collection } })
  return {}
}
