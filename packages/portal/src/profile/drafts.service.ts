import type { EndedDraft, EntryDraft, EntryDraftBody } from '@portal/api/contract/profile.schema'
import type { Collection } from '@portal/api/rules/profile-form'
import { maxDrafts } from '@portal/api/rules/profile-limits'
import { ownFiles } from '../files/files.service.ts'
import type { MemberCaller } from '../kernel/callers.ts'
import { conflict } from '../kernel/errors.ts'
import type { Work } from '../kernel/work.ts'
import { countDrafts, endDraft, findDraft, saveDraftRow } from './drafts.repository.ts'

import { presentDraft } from './present-drafts.ts'
import { lockProfile } from './profile.repository.ts'
import { sealed } from './sealing.ts'

/**
 * Keeps an entry as far as it is typed, right or wrong. The entry itself is not asked for: it may be gone, and what was
 * typed is still wanted.
 */
export async function saveEntryDraft<C extends Collection>(
  work: Work<MemberCaller, 'file_missing' | 'drafts_too_many'>,
  collection: C,
  { entry_id, entry_version, version, ...content }: EntryDraftBody<C>,
): Promise<EntryDraft<C>> {
  const { db, caller, keys, now } = work
  await lockProfile(db, caller.id)
  const key = { memberId: caller.id, collection, entryId: entry_id }
  const before = await findDraft(db, key)
  // one that was ended elsewhere while this page types on begins anew
  if (before && before.version !== version) throw conflict(await presentDraft(work, collection, before))
  if (!before && (await countDrafts(db, caller.id)) >= maxDrafts) throw work.refuse('drafts_too_many')
  const fileIds = content.attachments.map(({ file_id }) => file_id)
  await ownFiles(work, fileIds, { memberId: caller.id, purpose: 'profile' })
  const kept = { entry_version, content: sealed(keys, collection, content), saved_at: now }
  return presentDraft(work, collection, await saveDraftRow(db, key, kept))
}

export async function dropEntryDraft(
  { db, caller }: Work<MemberCaller>,
  collection: Collection,
  { entry_id, version }: EndedDraft,
): Promise<Record<string, never>> {
  await lockProfile(db, caller.id)
  await endDraft(db, { memberId: caller.id, collection, entryId: entry_id }, version)
  return {}
}
