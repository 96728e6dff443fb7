import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSettings, saveProfile } from '@portal/api/contract/settings.contract'
import { getCurrentUser } from '@portal/api/contract/users.contract'
import { aFile } from '../support/journey.ts'
import { aMember } from '../support/people.ts'
import { openPortal, type Portal } from '../support/portal.ts'
import { upload } from '../support/uploads.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const key = () => crypto.randomUUID()
const longEmail = (domain: number) => `a@${'b'.repeat(domain)}.example`
const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#a33' } })
    .webp({ effort: 0 })
    .toBuffer()

describe('profile', () => {
  test('a save changes the fields it names and leaves the rest', async () => {
    const { token } = await aMember(portal)
    const before = await portal.ok(getSettings, {}, { token })
    expect(before).toMatchObject({ version: 0, nickname: '', email: '', avatar: null, has_password: true })
    expect(before.phone).toMatch(/^137\*{4}\d{4}$/)
    await portal.ok(saveProfile, { body: { version: 0, nickname: ' 知行 ' } }, { token })
    const after = await portal.ok(saveProfile, { body: { version: 1, email: 'a@b.example' } }, { token })
    expect(after).toMatchObject({ version: 2, nickname: '知行', email: 'a@b.example' })
    expect((await portal.ok(getCurrentUser, {}, { token })).nickname).toBe('知行')
    expect(await portal.ok(saveProfile, { body: { version: 2, email: '' } }, { token })).toMatchObject({
      nickname: '知行',
      email: '',
    })
  })

  test('an e-mail has fewer than 255 characters', async () => {
    const { token } = await aMember(portal)
    const save = (email: string) => portal.call(saveProfile, { body: { version: 0, email } }, { token })
    for (const email of [longEmail(245), 'a@b', 'a b@c.example'])
      expect(await save(email)).toMatchObject({
        code: 400,
        data: { errors: { email: '邮箱格式不正确，应类似 name@company.cn' } },
      })
    expect(await save(longEmail(244))).toMatchObject({ code: 200 })
  })

  test('the later of two tabs is told what the other saved, and nothing is lost', async () => {
    const { token } = await aMember(portal)
    const save = (nickname: string) => portal.call(saveProfile, { body: { version: 0, nickname } }, { token })
    const answers = await Promise.all([save('甲'), save('乙')])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    const { nickname } = await portal.ok(getSettings, {}, { token })
    expect(answers.find(({ code }) => code === 409)).toMatchObject({
      data: { current: { version: 1, nickname } },
    })
  })

  test('a double click saves once', async () => {
    const { token } = await aMember(portal)
    const twice = { token, key: key() }
    const body = { version: 0, nickname: '一次' }
    const [one, two] = [
      await portal.call(saveProfile, { body }, twice),
      await portal.call(saveProfile, { body }, twice),
    ]
    expect(two).toEqual(one)
    expect(one).toMatchObject({ code: 200, data: { version: 1 } })
  })
})

describe('picture', () => {
  test('stands beside the name and can be taken away', async () => {
    const person = await aMember(portal)
    const { data } = await upload(portal, person, await square(400), { purpose: 'avatar' })
    const set = await portal.ok(saveProfile, { body: { version: 0, avatar_file_id: data.file_id } }, person)
    expect((await portal.member.inject({ url: set.avatar ?? '' })).statusCode).toBe(200)
    expect((await portal.ok(getCurrentUser, {}, person)).avatar).toBe(set.avatar)
    expect(
      await portal.ok(saveProfile, { body: { version: 1, avatar_file_id: null } }, person),
    ).toMatchObject({ avatar: null })
  })

  test('49 megapixels, and a PDF, are refused in words', async () => {
    const person = await aMember(portal)
    expect(await upload(portal, person, await square(7_000), { purpose: 'avatar' })).toMatchObject({
      code: 422,
      message: '图片超过 2400 万像素，请缩小后再上传',
      data: { rule: 'image_too_many_pixels' },
    })
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
    expect(await upload(portal, person, pdf, { purpose: 'avatar' })).toMatchObject({
      data: { rule: 'file_not_picture' },
    })
  })

  test('must be a picture that the caller uploaded', async () => {
    const [person, other] = [await aMember(portal), await aMember(portal)]
    const { data } = await upload(portal, other, await square(400), { purpose: 'avatar' })
    for (const id of [data.file_id, await aFile(portal, person.id, 'voucher'), 'none'])
      expect(
        await portal.call(saveProfile, { body: { version: 0, avatar_file_id: id } }, person),
      ).toMatchObject({ data: { rule: 'file_missing' } })
    expect(await portal.ok(getSettings, {}, person)).toMatchObject({ version: 0, avatar: null })
  })
})
