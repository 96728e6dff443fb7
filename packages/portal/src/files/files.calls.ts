import type { contract } from '@portal/api/contract'
import { isPhotoKind } from '@portal/api/rules/photo-consent'
import type { HandlersOf } from '../kernel/answer.ts'
import type { Host } from '../ports.ts'
import { agreesToPhoto } from '../profile/photos.service.ts'
import { findFile } from './files.repository.ts'
import { countUpload, readFile, storeFile } from './files.service.ts'
import { isValidLink } from './links.ts'

export const filesHandlers = (host: Host): HandlersOf<(typeof contract)['files']> => ({
  'files.upload': async ({ transaction, caller, input, file, now, refuse }) => {
    const { purpose } = input.body
    const isPhoto = isPhotoKind(purpose)
    await countUpload(host, caller.id, now)
    if (isPhoto && !(await agreesToPhoto(host.db.pool, caller.id, purpose)))
      throw refuse('photo_consent_missing')
    const clean = await readFile(host, file, refuse)
    if ((isPhoto || purpose === 'avatar') && !clean.mime.startsWith('image/'))
      throw refuse('file_not_picture')
    return transaction(work => storeFile(work, { memberId: caller.id, purpose, file: clean }))
  },
})

export interface LinkedFile {
  name: string
  mime: string
  /** Bytes. */
  size: number
  content: AsyncIterable<Uint8Array>
}

/** Content behind a signed, short-lived link; it needs no sign-in, as an <img> can send none. Null: no good link. */
export async function openFile(
  { db, files, keys, clock }: Host,
  id: string,
  { e, s }: { e?: unknown; s?: unknown },
): Promise<LinkedFile | null> {
  const good = typeof e === 'string' && typeof s === 'string' && isValidLink(keys, id, e, s, clock())
  const file = good ? await findFile(db.pool, id) : undefined
  const content = file ? await files.open(db.pool, file.id) : null
  return file && content ? { name: file.name, mime: file.mime, size: file.size, content } : null
}
