import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, test } from 'vitest'
import { fetchWhole } from '../../src/providers/fetch-whole.ts'
import { openStandIn, type StandInAnswer } from '../support/stand-in.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
async function providerWith(answer: StandInAnswer) {
  const provider = await openStandIn(() => answer)
  opened.push(provider)
  return provider
}

describe('a whole answer', () => {
  test('is given with its status and headers, also where it refuses', async () => {
    const { url, said } = await providerWith({ status: 418, headers: { 'x-kind': 'tea' }, body: '不' })
    const asked = { method: 'POST', headers: { 'x-from': 'portal' }, body: '茶', patienceMs: 5_000 } as const
    const { ok, status, headers, body } = await fetchWhole(`${url}/pot`, asked)
    expect([ok, status, headers.get('x-kind'), body.toString()]).toEqual([false, 418, 'tea', '不'])
    expect(said.requests[0]).toMatchObject({
      method: 'POST',
      path: '/pot',
      headers: { 'x-from': 'portal' },
      body: '茶',
    })
  })

  test('is not waited for beyond its time, whenever the garbage collector runs', async () => {
    const { url } = await providerWith({ status: 200, body: 'a beginning of it', stalls: true })
    const collecting = setInterval(collectGarbage, 50)
    try {
      await expect(fetchWhole(url, { patienceMs: 300 })).rejects.toThrow('No whole answer within 300 ms')
    } finally {
      clearInterval(collecting)
    }
  })

  test('is waited for in vain where nothing is said', async () => {
    const provider = await providerWith({ status: 200, body: '' })
    provider.said.mood = 'silent'
    await expect(fetchWhole(provider.url, { patienceMs: 100 })).rejects.toThrow('within 100 ms')
  })

  test('is refused where it is too long, or lies elsewhere', async () => {
    const long = await providerWith({ status: 200, body: Buffer.alloc(20 * 1024 * 1024 + 1) })
    await expect(fetchWhole(long.url, { patienceMs: 20_000 })).rejects.toThrow('too long')
    const elsewhere = await providerWith({ status: 302, headers: { location: long.url }, body: '' })
    await expect(fetchWhole(elsewhere.url, { patienceMs: 5_000 })).rejects.toThrow('fetch failed')
  })
})
