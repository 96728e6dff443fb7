import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerProtocolError } from '../../src/http/protocol-errors.ts'
import { openPortal, type Portal } from '../support/portal.ts'

let portal: Portal
let port: number
beforeAll(async () => {
  portal = await openPortal()
  await portal.member.listen({ host: '127.0.0.1', port: 0 })
  port = Number(Object(portal.member.server.address()).port)
})
afterAll(() => portal.close())

/** Sends bytes as they are and reads until the server hangs up. */
async function raw(
  bytes: string,
  to = port,
): Promise<{ status: number; length: number; body: string; head: string }> {
  const socket = connect(to, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    length: Number(/^content-length: (\d+)/im.exec(head)?.[1]),
    body,
    head,
  }
}

test.each([
  ['what is no HTTP', 'GARBAGE\r\n\r\n', 400, 400],
  ['an unknown method', 'GRAB / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 400],
  ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n', 400, 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, 400],
  ['a bad chunk', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n', 400, 400],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, 400],
  ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431, 431],
  ['an expectation', 'POST /api/users/send_msg HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\n\r\n', 417, 417],
])('%s is answered with the envelope, and the line is closed', async (_what, bytes, status, code) => {
  const answer = await raw(bytes)
  expect(answer.status).toBe(status)
  expect(answer.head).toMatch(/content-type: application\/json/i)
  expect(answer.head).toMatch(/connection: close/i)
  expect(answer.length).toBe(Buffer.byteLength(answer.body))
  expect(JSON.parse(answer.body)).toMatchObject({ code, message: expect.stringMatching(/\p{Script=Han}/u) })
})

test('a request that is not finished in time is cut off', async () => {
  const server = createServer(socket => {
    answerProtocolError(Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const answer = await raw('GET / HT', Number(Object(server.address()).port))
  expect(answer).toMatchObject({ status: 408, length: Buffer.byteLength(answer.body) })
  expect(JSON.parse(answer.body)).toMatchObject({ code: 408, data: null })
  server.close()
})
