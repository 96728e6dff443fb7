import { codes } from '@portal/api/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { answerTexts } from '@portal/api/rules/answer-texts'
interface Fault {
  status: number
  code: number
  message: string
}

const badRequest: Fault = { status: 400, code: codes.fieldErrors, message: answerTexts.badRequest }

/** What Node calls the faults it finds before there is a request. */
const faults: Partial<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 431, message: answerTexts.headersTooLarge },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: codes.tooLarge, message: answerTexts.tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 408, message: answerTexts.tooSlow },
}
const unmet: Fault = { status: 417, code: 417, message: answerTexts.expectation }

function answerOf({ code, message }: Fault): { headers: Record<string, string>; body: string } {
  const data = code === codes.fieldErrors ? { errors: {} } : null
  const body = JSON.stringify({ code, message, data })
  return {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    },
    body,
  }
}

/** How long a client that is still sending may take to read the answer before the connection is closed. */
const lingerMs = 2_000

/** Answers what was no request at all (bad syntax, endless headers, too slow) with the envelope, and hangs up. */
export function answerProtocolError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.writableEnded || hasBegun(socket)) {
    socket.destroy()
    return
  }
  const fault = faults[error.code ?? ''] ?? badRequest
  const { headers, body } = answerOf(fault)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(
    [`HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status] ?? ''}`, ...lines, '', body].join('\r\n'),
  )
  // closing the connection while the client still sends would discard our answer unread
  socket.resume()
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** A response that is half written can't be followed by another. */
function hasBegun(socket: Socket): boolean {
  const response: unknown = Reflect.get(socket, '_httpMessage')
  return typeof response === 'object' && response !== null && Reflect.get(response, 'headersSent') === true
}

/** Answers what Node would refuse by itself with an empty body: an `Expect` that is not ours to meet. */
export function answerExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = answerOf(unmet)
    response.writeHead(unmet.status, headers).end(body)
  })
}

/** HTTP/1.1 without `Host` (Node's own refusal is switched off, as it has no body). */
export const isHostMissing = (request: IncomingMessage): boolean =>
  request.httpVersion === '1.1' && request.headers.host === undefined
