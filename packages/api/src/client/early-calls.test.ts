import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getHome } from '../contract/home.contract.ts'
import { listOrders } from '../contract/orders.contract.ts'
import { getCurrentUser } from '../contract/users.contract.ts'
import { arrivedEarly, callEarly, firstRead, takeEarly } from './early-calls.ts'
import { describe as requestOf } from './request.ts'

const token = 'a-token-of-sixteen-or-more'
const orders = { params: { prefix: 'api' }, query: { page: 1 } } as const
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
let now = 0

beforeEach(() => {
  now = 0
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('performance', { now: () => now })
  fetched.mockImplementation(address => Promise.resolve(new Response(address)))
  callEarly(token, [firstRead(getHome, {}), firstRead(listOrders, orders), firstRead(getCurrentUser, {})])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

it('are sent as the client sends them', () => {
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/financeapi/home',
    '/api/orders?page=1',
    getCurrentUser.path,
  ])
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({
    method: 'GET',
    headers: { token, wxToken: token },
    credentials: 'omit',
  })
})
it('answer the same request once', async () => {
  const request = requestOf(listOrders, orders, token)
  expect(await takeEarly(request)).toBe('/api/orders?page=1')
  expect(takeEarly(request)).toBeUndefined()
  expect(await takeEarly(requestOf(getCurrentUser, {}, token))).toBe(getCurrentUser.path)
})
it('answer no other request', () => {
  const other = { params: { prefix: 'api' }, query: { page: 2 } } as const
  expect(takeEarly(requestOf(listOrders, other, token))).toBeUndefined()
})
it('are for their own session alone', () => {
  expect(takeEarly(requestOf(getHome, {}, null))).toBeUndefined()
  expect(takeEarly(requestOf(getHome, {}, token))).toBeUndefined()
})
it('do not answer after some seconds', () => {
  now = 8_000
  expect(takeEarly(requestOf(getHome, {}, token))).toBeUndefined()
})
it('end with the first write', () => {
  const write = { name: 'orders.pay', method: 'post', path: '/api/orders/pay', rules: [] } as const
  void takeEarly(requestOf(write, {}, token))
  expect(takeEarly(requestOf(getHome, {}, token))).toBeUndefined()
})
it('fail where they are asked for, and nowhere else', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))
  callEarly(null, [firstRead(getHome, {})])
  await expect(takeEarly(requestOf(getHome, {}, null))).rejects.toThrow('offline')
})
it('that have come are known before anybody asks, to their own session', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response('{"code":200,"message":"","data":{"id":7}}')))
  callEarly(token, [firstRead(getCurrentUser, {})])
  expect(arrivedEarly(token)).toEqual([])
  await new Promise(resolve => {
    setTimeout(resolve)
  })
  expect(arrivedEarly(token)).toEqual([[[getCurrentUser, {}], { id: 7 }]])
  expect(arrivedEarly('of-another-session')).toEqual([])
  // who asks still takes it
  expect(await takeEarly(requestOf(getCurrentUser, {}, token))).toContain('"id":7')
  expect(arrivedEarly(token)).toEqual([])
})
it.each(['<html>', '{"code":500,"message":"","data":{}}', '{}'])(
  'that are no good answer are for who asks: %s',
  async text => {
    fetched.mockImplementation(() => Promise.resolve(new Response(text)))
    callEarly(token, [firstRead(getCurrentUser, {})])
    await new Promise(resolve => {
      setTimeout(resolve)
    })
    expect(arrivedEarly(token)).toEqual([])
    expect(await takeEarly(requestOf(getCurrentUser, {}, token))).toBe(text)
  },
)
