import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BoundedQueue } from '../../src/bounded-queue.ts'
import { inspect } from '../../src/files/inspect.ts'
import { openPortal, type Portal } from '../support/portal.ts'
import { aMember, type Person } from '../support/people.ts'
import { multipart, upload as uploadTo } from '../support/uploads.ts'

let portal: Portal
let person: Person
let jpeg: Buffer
beforeAll(async () => {
  portal = await openPortal()
  person = await aMember(portal)
  jpeg = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => portal.close())

const upload = (content: Buffer, name?: string, purpose?: string) =>
  uploadTo(portal, person, content, { ...(name && { name }), ...(purpose && { purpose }) })
const refusedWith = async (content: Buffer, name?: string) => (await upload(content, name)).data.rule

const send = (headers: Record<string, string>, body: Buffer | string) =>
  portal.member.inject({
    method: 'POST',
    url: '/api/ali_upload_image',
    headers: { token: person.token, ...headers },
    payload: body,
  })

describe('good files', () => {
  test('images are re-encoded without metadata and served by a link that expires', async () => {
    expect(jpeg.includes('SECRET-OWNER')).toBe(true)
    const { data } = await upload(jpeg, '../../网银<回单>\u202E.exe')
    expect(data).toMatchObject({ mime: 'image/jpeg', name: '网银回单.jpg' })
    const answer = await portal.manager.inject({ url: data.url })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
    })
    expect(answer.rawPayload.includes('SECRET-OWNER')).toBe(false)
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined()
    for (const url of [
      data.url.replace(/s=(.)/, (_, first: string) => `s=${first === '_' ? 'A' : '_'}`),
      data.url.replace(/e=\d/, 'e=9'),
      `/files/${data.file_id}`,
      `/files/${data.file_id}?e=1&e=2&s=x`,
    ])
      expect((await portal.member.inject({ url })).statusCode).toBe(404)
    portal.clock.advance(900_001)
    expect((await portal.member.inject({ url: data.url })).statusCode).toBe(404)
  })

  test('png, webp and pdf by content, whatever the name says', async () => {
    const png = await sharp(jpeg).png().toBuffer()
    const webp = await sharp(jpeg).webp().toBuffer()
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
    expect((await upload(png, 'x.pdf')).data).toMatchObject({ mime: 'image/png', name: 'x.png' })
    expect((await upload(webp, 'x')).data).toMatchObject({ mime: 'image/webp' })
    expect((await upload(pdf, 'x.jpg')).data).toMatchObject({ mime: 'application/pdf', size: pdf.length })
  })
})

const flat = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#a33' } })
    .webp({ effort: 0 })
    .toBuffer()

describe('bad files', () => {
  test('11 MB', async () => {
    expect(await refusedWith(Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]))).toBe('file_too_large')
  })
  test('a renamed exe, an SVG, HTML, a GIF, text, nothing', async () => {
    const exe = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00'), Buffer.alloc(2_000)])
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const gif = await sharp(jpeg).gif().toBuffer()
    for (const content of [exe, svg, Buffer.from('<html><script>1</script>'), gif, Buffer.from('text')])
      expect(await refusedWith(content)).toBe('file_type')
    expect(await refusedWith(Buffer.alloc(0))).toBe('file_missing')
  })
  test('truncated and damaged', async () => {
    const noise = await sharp({
      create: {
        width: 1500,
        height: 1500,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await refusedWith(noise.subarray(0, noise.length / 2))).toBe('file_damaged')
    const png = await sharp(noise).png().toBuffer()
    expect(await refusedWith(png.subarray(0, png.length / 2))).toBe('file_damaged')
    expect(await refusedWith(jpeg.subarray(0, 20))).toBe('file_damaged')
    expect(await refusedWith(Buffer.from('%PDF-1.7\nhalf'))).toBe('file_damaged')
  })
  test('a huge pixel count in a small file', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusedWith(bomb)).toBe('image_too_many_pixels')
  })
  test('a few bytes that cost a lot of drawing', async () => {
    expect(await refusedWith(await flat(5_000))).toBe('image_too_many_pixels')
    // one is drawn at a time and twenty wait; the rest is not kept in memory
    const large = await flat(1_600)
    const outcomes = await Promise.allSettled(Array.from({ length: 80 }, () => inspect(large)))
    const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(outcomes.length - refused.length).toBeGreaterThan(20)
    expect(refused.length).toBeGreaterThan(0)
    for (const reason of refused)
      expect(reason).toMatchObject({ code: 429, message: '正在处理的图片较多，请稍后再上传' })
  })
  test('a queue runs so many jobs at once, keeps their order and refuses more than it holds', async () => {
    const queue = new BoundedQueue({ width: 1, longest: 2, full: () => new Error('full') })
    const gates = [0, 1, 2].map(() => Promise.withResolvers<void>())
    const began: number[] = []
    const works = gates.map((gate, n) =>
      queue.run(async () => {
        began.push(n)
        await gate.promise
      }),
    )
    await expect(queue.run(async () => undefined)).rejects.toThrow('full')
    expect(began).toEqual([0])
    for (const [n, gate] of gates.entries()) {
      gate.resolve()
      await works[n]
    }
    expect(began).toEqual([0, 1, 2])
    expect(await queue.run(async () => 'free again')).toBe('free again')
  })
  test('more than sixty in an hour', async () => {
    const busy = await aMember(portal)
    const { payload, type } = multipart(Buffer.from('text'), 'a.jpg')
    const codes: number[] = []
    const once = async () => {
      const answer = await send({ 'content-type': type, token: busy.token }, payload)
      return answer.json<{ code: number; message: string }>()
    }
    for (let n = 0; n < 60; n += 1) codes.push((await once()).code)
    expect(new Set(codes)).toEqual(new Set([422]))
    expect(await once()).toMatchObject({ code: 429, message: '上传过于频繁，请稍后再试' })
    portal.clock.advance(3_600_001)
    expect((await once()).code).toBe(422)
  })
  test('wrong purpose, no file, no multipart, cut off body, no sign-in', async () => {
    expect((await upload(jpeg, 'a.jpg', 'poster')).code).toBe(400)
    const { payload, type } = multipart(jpeg, 'a.jpg')
    expect((await send({ 'content-type': 'application/json' }, '{}')).statusCode).toBe(415)
    expect((await send({ 'content-type': type }, payload.subarray(0, 300))).statusCode).toBe(400)
    expect((await send({ 'content-type': 'multipart/form-data' }, payload)).statusCode).toBe(400)
    expect((await send({ 'content-type': type, token: '' }, payload)).json()).toMatchObject({ code: 406 })
  })
})
