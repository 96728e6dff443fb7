import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { listOrders } from '@portal/api/contract/orders.contract'
import { openOrders } from '../support/orders.ts'

const { portal, desk, anUnpaid } = await openOrders()
afterAll(() => portal.close())

const ask = (url: string, encodings?: string) =>
  portal.manager.inject({
    url,
    headers: {
      token: desk.finance.token,
      ...(encodings === undefined ? {} : { 'accept-encoding': encodings }),
    },
  })

test('a page of a list travels packed to who takes it, and as it is to who does not', async () => {
  for (let i = 0; i < 4; i += 1) await anUnpaid()
  const url = `${listOrders.path.replace('{prefix}', 'api')}?page=1`
  const plain = await ask(url)
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect((await ask(url, 'gzip;q=0, br')).payload).toBe(plain.payload)
  const packed = await ask(url, 'gzip, deflate, br')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
})

test('what fits into one packet is not packed', async () => {
  const { headers } = await ask('/companyapi/work_counts', 'gzip')
  expect(headers).not.toHaveProperty('content-encoding')
})
