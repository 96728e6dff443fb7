import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertFile } from '@portal/portal/files/files.repository'
import { fileUrl } from '@portal/portal/files/links'
import { openPortal, type Portal } from './support/portal.ts'
import { aMember } from './support/people.ts'

const partBytes = 256 * 1024

let portal: Portal
let memberId: string
beforeAll(async () => {
  portal = await openPortal()
  memberId = (await aMember(portal)).id
})
afterAll(() => portal.close())

async function aFileOf(content: Buffer): Promise<string> {
  const { host, clock } = portal
  const id = host.random.id(clock.now)
  const row = { member_id: memberId, purpose: 'voucher', name: '凭证.png', mime: 'image/png', sha256: '' }
  await portal.db.transaction(async tx => {
    await insertFile(tx, { ...row, id, size: content.length, created_at: clock.now })
    await host.files.put(tx, id, content)
  })
  return id
}

test.for([1, partBytes - 1, partBytes, partBytes + 1, 5 * partBytes, 3_000_000])(
  'a file of %i bytes is read in parts and sent whole',
  async size => {
    const content = randomBytes(size)
    const id = await aFileOf(content)
    const parts: Uint8Array[] = []
    for await (const part of (await portal.host.files.open(portal.db.pool, id)) ?? []) parts.push(part)
    expect(Math.max(...parts.map(part => part.length))).toBeLessThanOrEqual(partBytes)
    expect(Buffer.concat(parts).equals(content)).toBe(true)
    const answer = await portal.member.inject(fileUrl(portal.host.keys, id, portal.clock.now))
    expect(answer.headers).toMatchObject({ 'content-length': String(size), 'content-type': 'image/png' })
    expect(answer.rawPayload.equals(content)).toBe(true)
  },
)

test('a reader that stops is sent no more parts', async () => {
  const id = await aFileOf(randomBytes(4 * partBytes))
  const content = await portal.host.files.open(portal.db.pool, id)
  const seen: number[] = []
  for await (const part of content ?? []) {
    seen.push(part.length)
    break
  }
  expect(seen).toEqual([partBytes])
  expect(await portal.host.files.open(portal.db.pool, 'none')).toBeNull()
})
