import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { httpSms } from '../../src/providers/sms.ts'

const key = 'a-shared-key-of-the-gateway'
const now = new Date('2026-05-18T06:30:00Z')

let gateway: Server
let url: string
let status: number
let received: { headers: IncomingHttpHeaders; body: string }[]

beforeEach(async () => {
  status = 200
  received = []
  gateway = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') })
      response.writeHead(status, { location: '/elsewhere' }).end('taken')
    })
  })
  await new Promise<void>(listening => gateway.listen(0, '127.0.0.1', listening))
  const address = gateway.address()
  if (address === null || typeof address === 'string') throw new Error('The gateway has no port')
  url = `http://127.0.0.1:${address.port}/send`
})
afterEach(() => new Promise(closed => gateway.close(closed)))

const send = () => httpSms({ url, key, signName: '财务协会' }, () => now).send('13800000001', '验证码 123456')

test('a text goes out once, signed over time and body', async () => {
  await send()
  expect(received).toHaveLength(1)
  const { headers, body } = received[0] ?? { headers: {}, body: '' }
  expect(JSON.parse(body)).toEqual({ phone: '13800000001', sign_name: '财务协会', text: '验证码 123456' })
  expect(headers['x-timestamp']).toBe(String(now.getTime()))
  expect(headers['x-signature']).toBe(
    createHmac('sha256', key).update(`${now.getTime()}.${body}`).digest('hex'),
  )
})

test.for([400, 500, 503])('a gateway that answers %i fails the job, which tries again', async answer => {
  status = answer
  await expect(send()).rejects.toThrow(`The SMS gateway answered ${answer}`)
})

test('a redirect is not followed with somebody’s phone number', async () => {
  status = 302
  await expect(send()).rejects.toThrow('fetch failed')
  expect(received).toHaveLength(1)
})

test('an unreachable gateway fails the job', async () => {
  await new Promise(closed => gateway.close(closed))
  await expect(send()).rejects.toThrow('fetch failed')
  gateway.listen(0)
})
