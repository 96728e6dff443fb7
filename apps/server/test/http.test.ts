import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '@portal/api/contract'
import { prerenderedFile } from '@portal/api/rules/pages'
import { sendCode } from '@portal/api/contract/users.contract'
import { requireGuardedRoutes } from '../src/app.ts'
import { ConfigError, readConfig } from '../src/config.ts'
import { pagePolicy } from '../src/http/headers.ts'
import { StaticApp } from '../src/http/static.ts'
import { startJobs } from '../src/jobs/jobs.ts'
import { createPortal } from '@portal/portal/portal'
import { sendQueuedSms } from '@portal/portal/sms/outgoing-sms'
import { idleWork } from './support/idle-work.ts'
import { openPortal, type Portal } from './support/portal.ts'
import { newPhone } from './support/people.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

describe('operations', () => {
  test('health, readiness and the contract as OpenAPI', async () => {
    expect((await portal.member.inject('/healthz')).json()).toMatchObject({ code: 200 })
    expect((await portal.manager.inject('/readyz')).json()).toMatchObject({ code: 200 })
    const { paths } = (await portal.member.inject('/openapi.json')).json<{
      paths: Record<string, Record<string, unknown>>
    }>()
    for (const { path, method } of allEndpoints) expect(paths[path]?.[method]).toBeDefined()
  })

  test('too little room in the data folder is no readiness', async () => {
    const full = await openPortal({ env: { MIN_FREE_MB: '100000000000' } })
    const answer = await full.member.inject('/readyz')
    const embedded = full.db.kind === 'pglite'
    expect([answer.statusCode, answer.json()]).toMatchObject(
      embedded ? [503, { code: 503, message: '磁盘空间不足' }] : [200, { code: 200 }],
    )
    expect((await full.member.inject('/healthz')).statusCode).toBe(200)
    await full.close()
  })

  test('figures and texts are for this machine only', async () => {
    const host = { host: 'localhost:8080' }
    expect((await portal.member.inject({ url: '/metrics', headers: host })).payload).toContain(
      'portal_calls_total',
    )
    const foreign = [
      { remoteAddress: '10.0.0.8', headers: host },
      { headers: { ...host, 'x-forwarded-for': '127.0.0.1' } },
      { headers: { host: 'rebound.example' } },
    ]
    for (const url of ['/metrics', '/dev/sms'])
      for (const from of foreign) expect((await portal.member.inject({ url, ...from })).statusCode).toBe(404)
  })

  test('/dev/sms does not exist in production', async () => {
    const env = {
      NODE_ENV: 'production',
      SMS_URL: 'https://sms.example/',
      SMS_KEY: 'a-key-of-16-chars',
      MAIL_URL: 'smtps://mail.example',
      MAIL_FROM: 'documents@portal.example',
      MEMBER_ORIGIN: 'https://m.example',
      MANAGER_ORIGIN: 'https://s.example',
    }
    const live = await openPortal({ env })
    const answer = await live.member.inject({ url: '/dev/sms', headers: { host: 'localhost' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['strict-transport-security']).toContain('max-age')
    await live.close()
  })

  test('staff calls exist on the manager side only', async () => {
    const request = { method: 'POST' as const, url: '/companyapi/company_users/name_login', payload: {} }
    expect((await portal.member.inject(request)).statusCode).toBe(404)
    expect((await portal.manager.inject(request)).json()).toMatchObject({ code: 400 })
  })
})

const post = (payload: string, type = 'application/json') =>
  portal.member.inject({
    method: 'POST',
    url: '/api/users/send_msg',
    headers: { 'content-type': type },
    payload,
  })

describe('transport faults', () => {
  test('an unknown call is answered in JSON, even when a page is asked for', async () => {
    for (const url of ['/api/no/such/call', '/companyapi/none', '/nrckapi/none', '/files/none'])
      for (const accept of ['text/html', '*/*']) {
        const answer = await portal.member.inject({ url, headers: { accept } })
        expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 404, data: null }])
      }
  })
  test('every one has its own status and the shape of any other answer', async () => {
    expect([(await post('{"phone":')).statusCode, (await post('{"phone":')).json()]).toMatchObject([
      400,
      { code: 400, message: '请求内容不是有效的 JSON' },
    ])
    expect([(await post('x', 'text/xml')).statusCode, (await post('x', 'text/xml')).json()]).toMatchObject([
      415,
      { code: 415 },
    ])
    expect((await post(JSON.stringify({ phone: 'x'.repeat(300_000) }))).json()).toMatchObject({ code: 413 })
    expect((await portal.member.inject('/api/no/such/call')).json()).toEqual({
      code: 404,
      message: '没有这个地址',
      data: null,
    })
    expect((await portal.member.inject({ method: 'DELETE', url: '/api/users/send_msg' })).statusCode).toBe(
      404,
    )
    expect((await portal.member.inject('/api/%E0%A4%A')).json()).toMatchObject({ code: 400 })
  })
  test('a character that no database can store is a field error', async () => {
    for (const text of ['a\0b', '\ud800', '😀\udc00'])
      expect((await post(JSON.stringify({ phone: text, scene: 'login' }))).json()).toMatchObject({
        code: 400,
        data: { errors: { phone: '含有无法识别的字符，请删去后重试' } },
      })
    expect((await post(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)).json()).toMatchObject({ code: 400 })
    expect((await post('{"__proto__":{"phone":"13800000001"},"scene":"login"}')).json()).toMatchObject({
      code: 400,
      data: { errors: { phone: '请输入电话号码' } },
    })
  })
  test('headers of an answer', async () => {
    const { headers } = await post('{}')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('start-up refusal', () => {
  test('a call without a handler stops the start', async () => {
    expect(() => createPortal(portal.host, {})).toThrow('has no handler')
  })
  test('a route without a policy stops the start', async () => {
    const app = fastify()
    requireGuardedRoutes(app)
    app.get('/open', { config: { policy: 'anyone' }, exposeHeadRoute: false }, async () => 'open')
    app.post('/forgotten', async () => 'whoever asks')
    await expect(app.ready()).rejects.toThrow('Routes without a policy: POST /forgotten')
  })
  test('a bad environment variable is named, with what is wrong with it', () => {
    expect(() => readConfig({ PORT: 'eighty' })).toThrow(ConfigError)
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/DATA_KEY[^]*SMS_URL[^]*MAIL_URL/)
    expect(() => readConfig({ NODE_ENV: 'production', CLOCK_AHEAD_DAYS: '8' })).toThrow('CLOCK_AHEAD_DAYS')
    expect(() => readConfig({ DATABASE_URL: 'mysql://x' })).toThrow('DATABASE_URL')
  })
})

describe('built apps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-static-'))
  const app = fastify()
  const finished = ['/login', '/login?view=register']
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(
      join(folder, 'index.html'),
      '<html><script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style><meta name="page-settings" content="__PAGE_SETTINGS__" /></html>',
    )
    writeFileSync(join(folder, 'assets/a-1.js'), 'plain')
    writeFileSync(join(folder, 'assets/a-1.js.br'), 'brotli')
    writeFileSync(join(folder, 'assets/a-1.js.gz'), 'gzip')
    const { serviceCentre } = readConfig({
      SERVICE_CENTRE_URL: 'https://service.example/?a=1&b="2"',
      SERVICE_CENTRE_TOKEN: 'session',
    })
    mkdirSync(join(folder, 'prerendered'))
    for (const address of finished)
      writeFileSync(
        join(folder, 'prerendered', prerenderedFile(address)),
        `<html><style nonce="__CSP_NONCE__"></style>finished ${address}.</html>`,
      )
    const addresses = {
      pages: ['/', '/home/memberInfo', '/agent/:agentid', '/login', '/r/:token'],
      prerendered: finished,
      unlisted: ['/r/:token'],
    }
    const settings = { managerOrigin: 'https://staff.example', ...serviceCentre }
    const pages = new StaticApp(folder, addresses, settings)
    app.setNotFoundHandler(async (request, reply) =>
      (await pages.answer(request, reply, pagePolicy)) ? reply : reply.code(404).send(),
    )
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  const statusOf = async (url: string, accept?: string, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await app.inject({ method, url, headers: accept === undefined ? {} : { accept } })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    return answer.statusCode
  }

  test('a page that only a link leads to is for no search engine', async () => {
    expect((await get('/r/8KQ4')).headers['x-robots-tag']).toBe('noindex, nofollow')
    expect((await get('/login')).headers['x-robots-tag']).toBeUndefined()
  })
  test('every page carries its own nonce and is never cached', async () => {
    const pages = await Promise.all(
      ['/', '/home/memberInfo?x=1', '/'].map(url => get(url, { accept: 'text/html,*/*' })),
    )
    const nonces = pages.map(page => /nonce="([^"]+)"/.exec(page.payload)?.[1] ?? '')
    expect(new Set(nonces).size).toBe(3)
    pages.forEach((page, index) => {
      expect(page.headers['cache-control']).toBe('no-store')
      expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonces[index]}'`)
      expect(page.payload).not.toContain('__CSP_NONCE__')
    })
  })
  test('every page is told where staff sign in and how to reach the service centre', async () => {
    const { payload } = await get('/', { accept: 'text/html' })
    const content = /name="page-settings" content="([^"]*)"/.exec(payload)?.[1] ?? ''
    expect(JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual({
      managerOrigin: 'https://staff.example',
      serviceCentre: 'https://service.example/?a=1&b="2"',
      serviceCentreTest: 'https://service-test.nefma.example/',
      serviceCentreToken: 'session',
    })
  })
  test('a page comes as finished HTML where the build has made it, for every other query too', async () => {
    const pageOf = async (url: string) => /finished (.*)\./.exec((await get(url)).payload)?.[1]
    expect(await pageOf('/login')).toBe('/login')
    expect(await pageOf('/Login/?redirect=%2Fhome')).toBe('/login')
    expect(await pageOf('/login?redirect=%2Fhome&view=register')).toBe('/login?view=register')
    expect(await pageOf('/login?view=none')).toBe('/login')
    expect(await pageOf('/')).toBeUndefined()
    const { headers, payload } = await get('/login')
    const nonce = /nonce="([^"]+)"/.exec(payload)?.[1]
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
    // its file is no page of its own
    expect((await get(`/prerendered/${encodeURIComponent(prerenderedFile('/login'))}`)).statusCode).toBe(404)
  })
  test('a page travels compressed, as the caller can read it', async () => {
    const read = { br: brotliDecompressSync, gzip: gunzipSync } as const
    for (const encoding of ['br', 'gzip'] as const) {
      const { headers, rawPayload } = await get('/login', { 'accept-encoding': encoding })
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(read[encoding](rawPayload).toString()).toContain('finished /login')
    }
    expect((await get('/login')).headers['content-encoding']).toBeUndefined()
  })
  test('a page is a page whatever the caller accepts, and says so where there is none', async () => {
    for (const accept of ['*/*', 'text/html', 'application/json', undefined])
      for (const url of ['/', '/home/memberInfo?x=1', '/home/memberinfo/', '/agent/77'])
        expect(await statusOf(url, accept)).toBe(200)
    expect(await statusOf('/', '*/*', 'HEAD')).toBe(200)
    for (const url of ['/no/such/page', '/home', '/agent', '/agent/77/more', '/favicon.ico'])
      expect(await statusOf(url, '*/*')).toBe(404)
  })
  test('assets are precompressed, immutable and not invented', async () => {
    const asset = (encoding: string) => get('/assets/a-1.js', { 'accept-encoding': encoding })
    expect((await asset('gzip, deflate, br')).payload).toBe('brotli')
    expect((await asset('br;q=0, gzip')).headers['content-encoding']).toBe('gzip')
    const plain = await asset('identity')
    expect([plain.payload, plain.headers['cache-control']]).toEqual([
      'plain',
      'public, max-age=31536000, immutable',
    ])
    expect((await get('/assets/a-1.js', { 'if-none-match': String(plain.headers['etag']) })).statusCode).toBe(
      304,
    )
    for (const url of ['/assets/none.js', '/../package.json', '/%2e%2e/package.json', '/assets/a-1.js.br'])
      expect((await get(url, { accept: '*/*' })).statusCode).toBe(404)
    expect((await get('/assets/none.js', { accept: 'text/html' })).statusCode).toBe(404)
  })
})

test('jobs: the text is sent once its transaction has committed, and not when it was undone', async () => {
  const sent: string[] = []
  const provider = { send: async (phone: string) => void sent.push(phone) }
  let failures = 2
  const flaky = {
    send: async (phone: string) => {
      if (failures-- > 0) throw new Error('gateway down')
      await provider.send(phone)
    },
  }
  const late = Promise.withResolvers<Portal>()
  const work = async ({ id }: { id: string }) => sendQueuedSms((await late.promise).host, flaky, id)
  const enqueue: Portal['host']['jobs'] = {
    enqueue: async (tx, name, data) => (await jobs.promise).enqueue(tx, name, data),
    wake: names => running.wake(names),
  }
  const jobs = Promise.withResolvers<Awaited<ReturnType<typeof startJobs>>>()
  const own = await openPortal({ jobs: enqueue })
  late.resolve(own)
  const running = await startJobs(own.db, { ...idleWork, sms: work }, own.deps.log)
  jobs.resolve(running)
  const phone = newPhone()
  await own.ok(sendCode, { body: { phone, scene: 'login' } })
  expect((await own.call(sendCode, { body: { phone, scene: 'login' } })).code).toBe(429)
  await expect.poll(() => sent, { timeout: 30_000, interval: 200 }).toEqual([phone])
  const row = () => own.db.pool.selectFrom('sms_messages').select(['status', 'attempts']).execute()
  await expect.poll(row).toEqual([{ status: 'sent', attempts: 3 }])
  const id = (await own.db.pool.selectFrom('sms_messages').select('id').executeTakeFirstOrThrow()).id
  await sendQueuedSms(own.host, provider, id)
  expect(sent).toHaveLength(1)
  await running.stop()
  await own.close()
})
