import type { PhotoKind } from '@portal/api/rules/photo-consent'
import type { Executor, Tx } from '../kernel/database.ts'
import type { ProfilePhotosTable } from '../kernel/schema.ts'

export type PhotoRecord = ProfilePhotosTable

/** Version 0 where nothing was agreed to yet. */
const noPhoto = (member_id: string, kind: PhotoKind): PhotoRecord => ({
  member_id,
  kind,
  version: 0,
  consent_version: null,
  consented_at: null,
  file_id: null,
})

/** Both pictures of a member, with their consents. */
export async function photoRecords(
  db: Executor,
  memberId: string,
): Promise<Readonly<Record<PhotoKind, PhotoRecord>>> {
  const rows = await db.selectFrom('profile_photos').selectAll().where('member_id', '=', memberId).execute()
  const photoOf = (kind: PhotoKind) => rows.find(row => row.kind === kind) ?? noPhoto(memberId, kind)
  return { photo: photoOf('photo'), id_photo: photoOf('id_photo') }
}

/** Ids of the files that may be shown: who takes the consent back has none. */
export async function photosOf(
  db: Executor,
  userId: string,
): Promise<{ photo: string | null; id_photo: string | null }> {
  const { photo, id_photo } = await photoRecords(db, userId)
  return { photo: photo.file_id, id_photo: id_photo.file_id }
}

export const savePhoto = (tx: Tx, { member_id, kind, ...set }: PhotoRecord) =>
  tx
    .insertInto('profile_photos')
    .values({ member_id, kind, ...set })
    .onConflict(conflict => conflict.columns(['member_id', 'kind']).doUpdateSet(set))
    .execute()
