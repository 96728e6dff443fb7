import type { FileRef } from '@portal/api/contract/fields'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { length } from '@portal/api/rules/text'
import type { Caller } from '../kernel/callers.ts'
import { enforceLimit } from '../kernel/limits.ts'
import type { Refuse } from '../kernel/refusal.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import type { CleanFile, FileFault, Host, UploadedFile } from '../ports.ts'
import { findFiles, insertFile, lockFiles, type StoredFile } from './files.repository.ts'
import { fileUrl } from './links.ts'

/** Uploads of one person: ten applications with all their papers. */
const maxPerHour = 60

/** Counts an upload, outside the unit of work: a refused one counts too. */
export const countUpload = ({ db }: Pick<Host, 'db'>, personId: string, now: Date): Promise<void> =>
  enforceLimit(
    db.pool,
    { key: `upload:${personId}`, max: maxPerHour, windowMs: 3_600_000 },
    now,
    answerTexts.uploadsTooMany,
  )

export async function readFile(
  { inspect }: Pick<Host, 'inspect'>,
  file: UploadedFile | null,
  refuse: Refuse<'file_missing' | 'file_too_large' | FileFault>,
): Promise<CleanFile & { name: string }> {
  if (!file || file.content.length === 0) throw refuse('file_missing')
  if (file.tooLarge) throw refuse('file_too_large')
  const clean = await inspect(file.content)
  if (typeof clean === 'string') throw refuse(clean)
  return { ...clean, name: safeName(file.name, clean.extension) }
}

const longest = 80

/** The name as a label only: no path, no control or direction characters, and the ending that the content has. */
export function safeName(given: string, extension: string): string {
  const base = (given.toWellFormed().split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[^.]{0,10}$/, '')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*\uFFFD]/gu, '')
    .trim()
  const short = length(base) > longest ? Array.from(base).slice(0, longest).join('') : base
  return `${short === '' ? '文件' : short}.${extension}`
}

export async function storeFile(
  work: Work,
  given: { memberId: string; purpose: string; file: { name: string; mime: string; content: Uint8Array } },
): Promise<FileRef> {
  const { file, memberId, purpose } = given
  const stored: StoredFile = {
    id: work.newId(),
    member_id: memberId,
    purpose,
    name: file.name,
    mime: file.mime,
    size: file.content.length,
    sha256: work.keys.fingerprint(file.content),
    created_at: work.now,
  }
  await insertFile(work.db, stored)
  await work.files.put(work.db, stored.id, file.content)
  return refOf(work, stored)
}

const refOf = ({ keys, now }: ReadContext, file: StoredFile): FileRef => ({
  file_id: file.id,
  name: file.name,
  size: file.size,
  mime: file.mime,
  url: fileUrl(keys, file.id, now),
})

export const fileRefs = async (context: ReadContext, ids: readonly string[]): Promise<FileRef[]> =>
  (await findFiles(context.db, ids)).map(file => refOf(context, file))

/** Refuses ids that are not the member's own files of this purpose, and the same file named twice. */
export async function ownFiles(
  work: Work<Caller, 'file_missing'>,
  ids: readonly string[],
  owner: { memberId: string; purpose: string },
): Promise<void> {
  if (ids.length === 0) return
  const files = await lockFiles(work.db, ids)
  const good = files.filter(file => file.member_id === owner.memberId && file.purpose === owner.purpose)
  if (good.length !== ids.length || new Set(ids).size !== ids.length) throw work.refuse('file_missing')
}
