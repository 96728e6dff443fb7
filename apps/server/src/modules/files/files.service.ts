import { createHash } from 'node:crypto'
import type { FileRef } from '@portal/api/contract/fields'
import { length } from '@portal/api/rules/text'
import type { Executor, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/errors.ts'
import { newId, type Keys } from '../../security/keys.ts'
import type { UploadedFile } from '../../http/upload.ts'
import { findFiles, insertFile, keepFiles, type StoredFile } from './files.repository.ts'
import { inspect, type CleanFile } from './inspect.ts'
import { fileUrl } from './links.ts'

export async function readFile(file: UploadedFile | null): Promise<CleanFile & { name: string }> {
  if (!file || file.content.length === 0) throw refuse('file_missing')
  if (file.tooLarge) throw refuse('file_too_large')
  const clean = await inspect(file.content)
  return { ...clean, name: safeName(file.name, clean.extension) }
}

const longest = 80

/** The name as a label only: no path, no control or direction characters, and the ending that the content has. */
function safeName(given: string, extension: string): string {
  const base = (given.toWellFormed().split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[^.]{0,10}$/, '')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*\uFFFD]/gu, '')
    .trim()
  const short = length(base) > longest ? Array.from(base).slice(0, longest).join('') : base
  return `${short === '' ? '文件' : short}.${extension}`
}

export async function storeFile(
  tx: Tx,
  deps: Deps,
  given: { memberId: string; purpose: string; file: CleanFile & { name: string }; now: Date },
): Promise<FileRef> {
  const { file, memberId, purpose, now } = given
  const stored: StoredFile = {
    id: newId(now),
    member_id: memberId,
    purpose,
    name: file.name,
    mime: file.mime,
    size: file.content.length,
    sha256: createHash('sha256').update(file.content).digest('hex'),
    created_at: now,
  }
  await insertFile(tx, stored)
  await deps.files.put(tx, stored.id, file.content)
  return refOf(deps.keys, stored, now)
}

const refOf = (keys: Keys, file: StoredFile, now: Date): FileRef => ({
  file_id: file.id,
  name: file.name,
  size: file.size,
  mime: file.mime,
  url: fileUrl(keys, file.id, now),
})

export const fileRefs = async (
  db: Executor,
  keys: Keys,
  ids: readonly string[],
  now: Date,
): Promise<FileRef[]> => (await findFiles(db, ids)).map(file => refOf(keys, file, now))

/** Refuses ids that are not the member's own files of this purpose, and the same file named twice. */
export async function ownFiles(
  tx: Tx,
  ids: readonly string[],
  owner: { memberId: string; purpose: string },
): Promise<void> {
  if (ids.length === 0) return
  const files = await keepFiles(tx, ids)
  const good = files.filter(file => file.member_id === owner.memberId && file.purpose === owner.purpose)
  if (good.length !== ids.length || new Set(ids).size !== ids.length) throw refuse('file_missing')
}
