import PdfDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { PersonalInfo } from '@portal/api/contract/profile.schema'
import { showStar } from '@portal/api/contract/stars.contract'
import { collectionNames } from '@portal/api/rules/profile-form'
import { maxAttachments, maxEntries } from '@portal/api/rules/profile-limits'
import { maxFileBytes } from '@portal/api/rules/files'
import { aFile } from '../support/journey.ts'
import { aMember } from '../support/people.ts'
import { openPortal } from '../support/portal.ts'
import { add, anEntry, change, profileOf, remove } from '../support/profile.ts'
import { aStarDesk, aSubmitted, aTalent, fileOf } from '../support/stars.ts'
import { upload } from '../support/uploads.ts'

const portal = await openPortal()
afterAll(() => portal.close())

/** Pages as a scanner of an office makes them: each one a picture. */
async function aScan(pages: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 200, sigma: 30 } as const
  const page = await sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#fff', noise } })
    .greyscale()
    .jpeg({ quality: 20 })
    .toBuffer()
  const document = new PdfDocument({ size: 'A4', margin: 0, autoFirstPage: false })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise(resolve => document.on('end', resolve))
  for (let n = 0; n < pages; n += 1) document.addPage().image(page, 0, 0, { width: 595 })
  document.end()
  await ended
  return Buffer.concat(parts)
}

test('a scan of thirty pages is kept as it is; one that is too large is refused in words', async () => {
  const person = await aMember(portal)
  const scan = await aScan(30)
  expect(scan.length).toBeLessThan(maxFileBytes)
  const given = { name: '项目结项文件.pdf', purpose: 'profile' }
  const { code, data } = await upload(portal, person, scan, given)
  expect({ code, mime: data.mime, size: data.size }).toEqual({
    code: 200,
    mime: 'application/pdf',
    size: scan.length,
  })
  const answer = await portal.member.inject({ url: data.url })
  expect(answer.rawPayload.equals(scan)).toBe(true)
  const large = Buffer.concat([scan, Buffer.alloc(maxFileBytes)])
  expect(await upload(portal, person, large, given)).toMatchObject({
    code: 422,
    data: { rule: 'file_too_large' },
    message: '文件超过 10 MB，请压缩后再上传',
  })
})

const proofsIn = (lists: Pick<PersonalInfo, 'customer_edus'>) =>
  lists.customer_edus.flatMap(({ attachments }) => attachments.map(({ url }) => url))

test('two hundred proofs are shown, frozen and opened by the desk, each by a link that dies', async () => {
  const person = await aTalent(portal)
  for (let n = 0; n < 200 / maxAttachments; n += 1) {
    const attachments: { dic_id: string; file_id: string }[] = []
    for (let at = 0; at < maxAttachments; at += 1)
      attachments.push({ dic_id: 'edu_degree', file_id: await aFile(portal, person.id, 'profile') })
    await anEntry(portal, person, 'customer_edus', { attachments })
  }
  expect(proofsIn(await profileOf(portal, person))).toHaveLength(200)
  const no = await aSubmitted(portal, person)
  const desk = await aStarDesk(portal)
  const { snapshot } = await fileOf(portal, desk.auditor, no)
  const links = snapshot ? proofsIn(snapshot) : []
  expect(new Set(links).size).toBe(200)
  const own = await portal.ok(showStar, { params: { application_no: no } }, person)
  expect(own.snapshot && proofsIn(own.snapshot)).toHaveLength(200)
  const codesOf = async (urls: readonly string[]) => {
    const codes: number[] = []
    for (const url of urls) codes.push((await portal.manager.inject({ url })).statusCode)
    return codes
  }
  const some = [links[0] ?? '', links[199] ?? '']
  expect(await codesOf(some)).toEqual([200, 200])
  portal.clock.advance(900_001)
  expect(await codesOf(some)).toEqual([404, 404])
})

test.for(collectionNames)("another's %s is like none, and its proofs are nobody else's", async collection => {
  const owner = await aMember(portal)
  const other = await aMember(portal)
  const entry = await anEntry(portal, owner, collection)
  const missing = { id: 'unknown', version: 1 }
  for (const attempt of [change, remove]) {
    const answer = await attempt(portal, other, collection, entry)
    expect(answer.code).toBe(404)
    expect(answer).toEqual(await attempt(portal, other, collection, missing))
  }
  expect((await profileOf(portal, other))[collection]).toEqual([])
  expect((await profileOf(portal, owner))[collection]).toMatchObject([{ id: entry.id, version: 1 }])
})

test('a full collection says how many it holds', async () => {
  const person = await aMember(portal)
  for (let n = 0; n < maxEntries; n += 1) await anEntry(portal, person, 'papers')
  expect(await add(portal, person, 'papers')).toMatchObject({
    code: 422,
    data: { rule: 'entries_too_many' },
    message: '每类经历最多保存 30 条，请先删除不用的',
  })
})
