import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepFiles } from '@portal/portal/files/files.sweep'
import { consentPhoto, setPhoto, showPersonalInfo } from '@portal/api/contract/profile.contract'
import type { ProfilePhotos } from '@portal/api/contract/profile.schema'
import { listDeskStars } from '@portal/api/contract/star-desk.contract'
import { photoConsents, photoKinds, type PhotoKind } from '@portal/api/rules/photo-consent'
import { aMember, type Person } from './support/people.ts'
import { openPortal, type Caller, type Portal } from './support/portal.ts'
import { aStarDesk, declare, fileOf, inPublicity, inScoring } from './support/stars.ts'
import { upload } from './support/uploads.ts'

let portal: Portal
let picture: Buffer
beforeAll(async () => {
  portal = await openPortal()
  picture = await sharp({ create: { width: 500, height: 700, channels: 3, background: '#1b3f66' } })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => portal.close())

const photosOf = async ({ token }: Person): Promise<ProfilePhotos> =>
  // flat: the payload stands beside the code
  Object(await portal.call(showPersonalInfo, {}, { token })).photos

const consent = (
  { token }: Person,
  kind: PhotoKind,
  version: number,
  consent_version: number | null = photoConsents[kind].version,
  caller: Caller = {},
) => portal.call(consentPhoto, { body: { kind, version, consent_version } }, { token, ...caller })

const set = ({ token }: Person, kind: PhotoKind, version: number, file_id: string, caller: Caller = {}) =>
  portal.call(setPhoto, { body: { kind, version, file_id } }, { token, ...caller })

const send = async (person: Person, kind: PhotoKind) =>
  (await upload(portal, person, picture, { purpose: kind })).data

/** Somebody with both pictures. */
async function pictured(person: Person): Promise<Record<PhotoKind, string>> {
  const ids = { photo: '', id_photo: '' }
  for (const kind of photoKinds) {
    await consent(person, kind, 0)
    ids[kind] = (await send(person, kind)).file_id
    expect(await set(person, kind, 1, ids[kind])).toMatchObject({ code: 200 })
  }
  return ids
}
const statusOf = async (url: string | null) =>
  (await portal.member.inject({ url: url ?? '/none' })).statusCode

describe('a picture of the profile', () => {
  test('is refused until its own text is agreed to, and then shown by a link that dies', async () => {
    const person = await aMember(portal)
    expect(await photosOf(person)).toEqual({
      photo: { version: 0, consented_at: null, consent_version: null, url: null },
      id_photo: { version: 0, consented_at: null, consent_version: null, url: null },
    })
    expect(await send(person, 'photo')).toMatchObject({ rule: 'photo_consent_missing' })
    expect((await consent(person, 'photo', 0)).data).toMatchObject({
      photo: { version: 1, consented_at: '2026-05-18 14:00:00', consent_version: 1, url: null },
      id_photo: { version: 0, consented_at: null },
    })
    // the other picture has a consent of its own
    expect(await send(person, 'id_photo')).toMatchObject({ rule: 'photo_consent_missing' })
    const { file_id } = await send(person, 'photo')
    expect(await set(person, 'id_photo', 0, file_id)).toMatchObject({
      data: { rule: 'photo_consent_missing' },
    })
    expect(await set(person, 'photo', 1, file_id)).toMatchObject({ code: 200 })
    const { url } = (await photosOf(person)).photo
    const shown = await portal.member.inject({ url: url ?? '' })
    expect(shown.headers['content-type']).toBe('image/jpeg')
    expect(shown.rawPayload.includes('SECRET-OWNER')).toBe(false)
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
    portal.clock.advance(900_001)
    expect(await statusOf(url)).toBe(404)
    expect(await statusOf((await photosOf(person)).photo.url)).toBe(200)
  })

  test('goes at once with its consent, and with the picture that takes its place', async () => {
    const person = await aMember(portal)
    const ids = await pictured(person)
    const before = await photosOf(person)
    const { file_id } = await send(person, 'photo')
    expect(await set(person, 'photo', 2, file_id)).toMatchObject({ code: 200 })
    expect(await statusOf(before.photo.url)).toBe(404)
    const { photo } = await photosOf(person)
    expect((await consent(person, 'photo', 3, null)).data).toMatchObject({
      photo: { version: 4, consented_at: null, consent_version: null, url: null },
      id_photo: { version: 2, url: before.id_photo.url },
    })
    expect([await statusOf(photo.url), await statusOf(before.id_photo.url)]).toEqual([404, 200])
    expect(await set(person, 'photo', 4, file_id)).toMatchObject({ data: { rule: 'photo_consent_missing' } })
    portal.clock.advance(86_400_001)
    await sweepFiles(portal.host)
    const left = await portal.db.pool
      .selectFrom('files')
      .select('id')
      .where('member_id', '=', person.id)
      .execute()
    expect(left).toEqual([{ id: ids.id_photo }])
    const trail = await portal.db.pool
      .selectFrom('audit_entries')
      .select('act')
      .where('actor_id', '=', person.id)
      .where('act', 'like', 'profile.%')
      .execute()
    expect(trail.map(({ act }) => act).filter(act => act === 'profile.withdrawPhoto')).toHaveLength(1)
  })

  test('must be an own upload for this picture, by the text that is shown now', async () => {
    const [person, other] = [await aMember(portal), await aMember(portal)]
    const ids = await pictured(other)
    expect(await consent(person, 'id_photo', 0, 2)).toMatchObject({
      code: 400,
      data: { errors: { consent_version: '说明已经更新，请刷新页面，阅读后再同意' } },
    })
    await consent(person, 'id_photo', 0)
    await consent(person, 'photo', 0)
    const own = (await send(person, 'photo')).file_id
    for (const id of [ids.id_photo, own, 'none'])
      expect(await set(person, 'id_photo', 1, id)).toMatchObject({ data: { rule: 'file_missing' } })
    expect((await photosOf(person)).id_photo).toMatchObject({ version: 1, url: null })
    expect(await set(person, 'id_photo', 1, '../x')).toMatchObject({ code: 400 })
  })

  test('is set once by a double click; of two tabs the second is told what is there', async () => {
    const person = await aMember(portal)
    const twice = { key: crypto.randomUUID() }
    const [one, two] = [
      await consent(person, 'photo', 0, 1, twice),
      await consent(person, 'photo', 0, 1, twice),
    ]
    expect(two).toEqual(one)
    const [first, second] = [await send(person, 'photo'), await send(person, 'photo')]
    const answers = await Promise.all([
      set(person, 'photo', 1, first.file_id),
      set(person, 'photo', 1, second.file_id),
      consent(person, 'photo', 1, null),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ code }) => code === 409)).toMatchObject({
      data: { current: { photo: { version: 2 } } },
    })
    expect((await photosOf(person)).photo.version).toBe(2)
  })

  test('a PDF, and a picture of too many pixels, are refused in words', async () => {
    const person = await aMember(portal)
    await consent(person, 'photo', 0)
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
    expect(await upload(portal, person, pdf, { purpose: 'photo' })).toMatchObject({
      message: '这里只支持 JPG、PNG、WebP 图片',
      data: { rule: 'file_not_picture' },
    })
  })
})

test('no answer of the desk, to whomever and at whatever stage, holds a picture or its file', async () => {
  const desk = await aStarDesk(portal)
  const answers: unknown[] = []
  const scored = await inScoring(portal, desk)
  const published = await inPublicity(portal, desk)
  const ids: string[] = []
  for (const { person, no } of [scored, published]) {
    ids.push(...Object.values(await pictured(person)))
    for (const clerk of [desk.auditor, ...desk.scorers]) answers.push(await fileOf(portal, clerk, no))
  }
  answers.push(await declare(portal, desk.scorers[0], scored.no))
  for (const clerk of [desk.auditor, desk.scorers[0]])
    for (const status of [10, 30, 40])
      answers.push(await portal.call(listDeskStars, { query: { status } }, { token: clerk.token }))
  const said = JSON.stringify(answers)
  expect(ids.filter(id => id !== '')).toHaveLength(4)
  expect(ids.filter(id => said.includes(id))).toEqual([])
  expect(said).not.toMatch(/"(photos?|id_photo)"/)
  expect(said).toContain('"snapshot":{')
})
