import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getHome } from '../contract/home.contract.ts'
import { listOrders, payOrder } from '../contract/orders.contract.ts'
import { showPersonalInfo } from '../contract/profile.contract.ts'
import { accountLogin, getCurrentUser, sendCode } from '../contract/users.contract.ts'
import { createClient, retryDelay } from './client.ts'
import { ApiError } from './errors.ts'
import { createSession, type Session } from './session.ts'

class MemoryStorage extends Map<string, string> implements Storage {
  [name: string]: unknown
  getItem(key: string) {
    return this.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.set(key, value)
  }
  removeItem(key: string) {
    this.delete(key)
  }
  key() {
    return null
  }
  get length() {
    return this.size
  }
}

const token = 'a-token-of-sixteen-or-more'
const answer = (code: number, message = '', data: unknown = null) => Response.json({ code, message, data })
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const onError = vi.fn<(message: string) => void>()
const onNotSignedIn = vi.fn<(message: string) => void>()
const onLineBack = vi.fn<(message: string) => void>()

let session: Session
let client: ReturnType<typeof createClient>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('fetch', fetched)
  session = createSession('register', new MemoryStorage(), new MemoryStorage())
  session.start(token)
  client = createClient(session, { onError, onNotSignedIn, onLineBack })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const headersOf = (call: number) => fetched.mock.calls[call]?.[1].headers as Record<string, string>
/** Lets retries run without waiting for them. */
const settled = async <T>(promise: Promise<T>) => {
  const caught = promise.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return caught
}

describe('requests (product.md §7, §9)', () => {
  it('carry the token in both headers', async () => {
    fetched.mockResolvedValue(answer(200))
    await client.call(getHome, {})
    expect(headersOf(0)).toMatchObject({ token, wxToken: token })
  })
  it('put the prefix into the path and the query behind it', async () => {
    fetched.mockResolvedValue(answer(200))
    await client.call(listOrders, { params: { prefix: 'nrckapi' }, query: { status: '0,10', q: '张 三' } })
    expect(fetched.mock.calls[0]?.[0]).toBe('/nrckapi/orders?status=0%2C10&q=%E5%BC%A0+%E4%B8%89')
  })
  it('carry one Idempotency-Key through all tries of a write', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(answer(200))
    await settled(client.call(sendCode, { body: { phone: '13800005678', scene: 'login' } }))
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(headersOf(0)['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headersOf(1)['idempotency-key']).toBe(headersOf(0)['idempotency-key'])
  })
})

describe('retries (product.md §9, D1.7)', () => {
  it('are three, one second apart, and only then say 网络状态不好', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    const call = client.call(getHome, {}).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(retryDelay * 3 - 1)
    expect(fetched).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched).toHaveBeenCalledTimes(4)
    expect(await call).toMatchObject({ kind: 'network', message: '网络状态不好' })
    expect(onError).toHaveBeenCalledExactlyOnceWith('网络状态不好')
  })
  it('are not made for a write without a key', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    await settled(client.call(accountLogin, { body: { account: 'a', password: 'b' } }))
    expect(fetched).toHaveBeenCalledTimes(1)
  })
  it('are made for a POST that only reads', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(answer(200, '', {}))
    await settled(client.call(getCurrentUser, {}))
    expect(fetched).toHaveBeenCalledTimes(2)
  })
  it.each([400, 403, 404, 409, 422, 429, 500, 503])(
    'are never made after an answer with code %i',
    async code => {
      fetched.mockImplementation(() => Promise.resolve(answer(code, '不行')))
      await settled(client.call(getHome, {}))
      expect(fetched).toHaveBeenCalledTimes(1)
    },
  )
  it('end with what looking the state up finds', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    const found = { order_no: '2026051800137' }
    const result = await settled(
      client.call(
        payOrder,
        { params: { prefix: 'api' }, body: { order_no: '2026051800137', channel: 'offline' } },
        { settle: () => Promise.resolve(found as never) },
      ),
    )
    expect(result).toBe(found)
    expect(onError).not.toHaveBeenCalled()
  })
})

describe('an outage', () => {
  it('is over with the first answer, whatever it says, and that is told once', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    await settled(client.call(getHome, {}))
    expect(onLineBack).not.toHaveBeenCalled()
    fetched.mockImplementation(() => Promise.resolve(answer(403, '没有权限')))
    await settled(client.call(getHome, {}))
    await settled(client.call(getHome, {}))
    expect(onLineBack).toHaveBeenCalledExactlyOnceWith('网络状态不好')
  })
  it('that was not told is not taken back', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    await settled(client.call(getHome, {}, { silent: true }))
    fetched.mockImplementation(() => Promise.resolve(answer(403, '没有权限')))
    await settled(client.call(getHome, {}))
    expect(onLineBack).not.toHaveBeenCalled()
  })
})

describe('error catalogue (product.md §8)', () => {
  it.each([
    [500, '未登录', null],
    [406, '未登录', null],
    [1, '', { message: '用户没有登录' }],
  ])('takes code %i %s as not signed in', async (code, message, data) => {
    fetched.mockResolvedValue(answer(code, message, data))
    const error = await settled(client.call(getHome, {}))
    expect(error).toMatchObject({ kind: 'not_signed_in' })
    expect(onNotSignedIn).toHaveBeenCalledExactlyOnceWith(message === '' ? '请登录' : '未登录')
    expect(onError).not.toHaveBeenCalled()
  })
  it('tells it once until the next answer that is no error', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(406, '未登录')))
    await settled(client.call(getHome, {}))
    await settled(client.call(getHome, {}))
    expect(onNotSignedIn).toHaveBeenCalledTimes(1)
    fetched.mockImplementationOnce(() => Promise.resolve(answer(200)))
    await settled(client.call(getHome, {}))
    await settled(client.call(getHome, {}))
    expect(onNotSignedIn).toHaveBeenCalledTimes(2)
  })
  it('says nothing of a person who signed in after the call was sent', async () => {
    fetched.mockImplementation(() => {
      session.start('the-token-of-the-next-person')
      return Promise.resolve(answer(406, '未登录'))
    })
    const error = await settled(client.call(getHome, {}))
    expect(error).toMatchObject({ kind: 'not_signed_in' })
    expect(onNotSignedIn).not.toHaveBeenCalled()
    expect(session.token()).toBe('the-token-of-the-next-person')
  })
  it('rejects with the whole answer and toasts its message', async () => {
    fetched.mockResolvedValue(answer(422, '<b>不行</b>', { rule: 'already_paid' }))
    const error = await settled(client.call(getHome, {}))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      answer: { code: 422, data: { rule: 'already_paid' } },
      rule: 'already_paid',
    })
    expect(onError).toHaveBeenCalledExactlyOnceWith('<b>不行</b>')
  })
  it.each([
    ['flat', { code: 200, message: '', guider_bar: [], site_info: {} }],
    ['under data', { code: 200, message: '', data: { guider_bar: [], site_info: {} } }],
  ])('takes the home payload %s', async (_, body) => {
    fetched.mockResolvedValue(Response.json(body))
    expect(await settled(client.call(getHome, {}))).toEqual({ guider_bar: [], site_info: {} })
  })
  it.each([
    ['flat', { code: 200, message: '', personal_info: { user_info: {} } }],
    ['under data', { code: 200, message: '', data: { personal_info: { user_info: {} } } }],
  ])('takes the talent info %s', async (_, body) => {
    fetched.mockResolvedValue(Response.json(body))
    expect(await settled(client.call(showPersonalInfo, {}))).toEqual({ personal_info: { user_info: {} } })
  })

  it('says 接口异常 when the answer says nothing', async () => {
    fetched.mockResolvedValue(answer(500))
    await settled(client.call(getHome, {}))
    expect(onError).toHaveBeenCalledExactlyOnceWith('接口异常')
  })
  it('says 接口错误，请求失败 when the answer is no answer of ours', async () => {
    fetched.mockResolvedValue(new Response('<html>captive portal</html>'))
    await settled(client.call(getHome, {}))
    expect(onError).toHaveBeenCalledExactlyOnceWith('接口错误，请求失败')
  })
  it('shows the own message of a failure that is no answer of ours', async () => {
    fetched.mockResolvedValue(Response.json({ message: '网关正在维护' }, { status: 502 }))
    const error = await settled(client.call(getHome, {}))
    expect(error).toMatchObject({ kind: 'failed', message: '网关正在维护' })
    expect(onError).toHaveBeenCalledExactlyOnceWith('网关正在维护')
  })

  it('stays silent where asked to', async () => {
    fetched.mockResolvedValue(answer(500))
    await settled(client.call(getHome, {}, { silent: true }))
    expect(onError).not.toHaveBeenCalled()
  })
  it('names field errors by field', async () => {
    fetched.mockResolvedValue(answer(400, '请检查', { errors: { phone: '手机号码格式不正确', odd: 3 } }))
    const error = (await settled(client.call(getHome, {}))) as ApiError
    expect(error.fieldErrors).toEqual({ phone: '手机号码格式不正确' })
  })
})

describe('session storage (product.md §3, §4)', () => {
  it('drops a token that is no token, and one of the other app', () => {
    const local = new MemoryStorage()
    const mine = createSession('register', local, new MemoryStorage())
    local.setItem('wxToken', '<script>')
    local.setItem('userType', 'register')
    expect(mine.token()).toBeNull()
    local.setItem('wxToken', token)
    local.setItem('userType', 'manager')
    expect(mine.token()).toBeNull()
  })
  it('clears both storages at the end', () => {
    const local = new MemoryStorage()
    const perTab = new MemoryStorage()
    const mine = createSession('register', local, perTab)
    mine.start(token)
    mine.keepAgentId('42')
    mine.end()
    expect(local.size + perTab.size).toBe(0)
  })
  it('keeps an agent_id of digits only', () => {
    session.keepAgentId('12a')
    expect(session.agentId()).toBeNull()
    session.keepAgentId('120')
    expect(session.agentId()).toBe('120')
  })
})
