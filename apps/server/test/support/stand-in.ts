import { createServer, type IncomingHttpHeaders } from 'node:http'

export interface StandInRequest {
  method: string
  /** With its query. */
  path: string
  headers: IncomingHttpHeaders
  body: string
}
export interface StandInAnswer {
  status: number
  headers?: Record<string, string>
  body: string | Buffer
  /** Its first bytes come, and no more. */
  stalls?: boolean
}

/** How a provider can be: as it should, or as it has been to somebody. */
export type Mood = 'well' | 'fault' | 'garbage' | 'silent' | 'unsigned' | 'forged'

/** An HTTP server of a test that plays a provider; `answer` is what it says when all is well. */
export async function openStandIn(answer: (request: StandInRequest, mood: Mood) => StandInAnswer) {
  const said: { mood: Mood; requests: StandInRequest[] } = { mood: 'well', requests: [] }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      const heard = { method, path, headers, body: Buffer.concat(parts).toString() }
      said.requests.push(heard)
      if (said.mood === 'silent') return
      if (said.mood === 'fault') {
        response.writeHead(500).end('{"code":"SYSTEM_ERROR"}')
        return
      }
      if (said.mood === 'garbage') {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>busy')
        return
      }
      const { status, headers: given, body, stalls = false } = answer(heard, said.mood)
      response.writeHead(status, given)
      if (stalls) response.write(Buffer.from(body).subarray(0, 9))
      else response.end(body)
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    said,
    url: `http://127.0.0.1:${String(Object(server.address()).port)}`,
    async close() {
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
    },
  }
}

/** When something was, by the clocks of Shanghai. */
export const inShanghai = (at: Date): string => at.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })

/** A row of a bill by the names of its columns. */
export type BillRow = Record<string, string>

/** What is wrong with a provider's bills. */
export interface Bills {
  /** It is still making them. */
  beingMade?: boolean
  columns?: (names: string[]) => string[]
  rows?: (rows: BillRow[]) => BillRow[]
  /** It makes another file. */
  made?: (file: Buffer) => Buffer
  /** What comes is another file than the one that was made. */
  file?: (made: Buffer) => Buffer | string
  /** The file is said to lie elsewhere. */
  address?: (address: string) => string
  /** The download is answered with this. */
  status?: number
  stalls?: boolean
}

/** What the tests of both channels ask of the provider they play. */
export interface Bank {
  env: Record<string, string>
  /** The portal's clock, once there is one. */
  clock: { now: Date }
  said: { mood: Mood; requests: StandInRequest[] }
  /** How refunds go here. */
  refunds: 'succeed' | 'process' | 'refuse'
  bills: Bills
  /** The number of the payment that this address is of. */
  numberOf(payUrl: string): string
  /** The payer has opened what is to be paid, and not paid yet. */
  visit(payUrl: string): void
  /** The payer pays; `fen`: another amount than was asked for. */
  pay(payUrl: string, fen?: number): void
  stateOf(number: string): string | undefined
  refunded(number: string): { fen: number; times: number } | undefined
  /** Refunds that were being processed have arrived. */
  settleRefunds(): void
  notice(number: string, over?: NoticeOver): { headers: Record<string, string>; body: string }
  close(): Promise<void>
}

/** What is wrong with a notice. */
export interface NoticeOver {
  fen?: number
  /** For another merchant, or another of its applications. */
  merchant?: string
  app?: string
  /** How old it is. */
  ageMs?: number
  /** Signed by somebody else. */
  foreign?: boolean
  number?: string
  state?: string
}
