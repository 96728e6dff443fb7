import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { Log } from '../log.ts'
import { OperatorError } from '../operator-error.ts'
import { secureRandom, timingSafeEqualText } from '../security/keys.ts'
import type { Acts } from './acts.ts'
import { controlFile, requestSchema } from './messages.ts'

const mostBytes = 10_000

async function read(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > mostBytes) throw new OperatorError('The request is too long')
  }
  return JSON.parse(text)
}

/**
 * Lets the commands of this machine's same user ask the process that holds the data folder: on loopback, with a secret
 * made anew at each start and kept in the folder, which only this user may read.
 */
export async function serveControl(
  dataDir: string,
  acts: Acts,
  log: Log,
): Promise<{ stop: () => Promise<void> }> {
  const secret = secureRandom.token()
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (!timingSafeEqualText(request.headers.authorization ?? '', `Bearer ${secret}`)) return answer(404, {})
    read(request)
      .then(body => act(acts, body))
      .then(
        result => answer(200, { result }),
        (error: unknown) => {
          log.error({ err: error }, 'control')
          const message =
            error instanceof OperatorError ? error.message : '执行失败，见服务日志 / failed, see the log'
          answer(500, { error: message })
        },
      )
  })
  // an answer takes as long as the work does
  server.requestTimeout = 0
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const path = controlFile(dataDir)
  writeFileSync(`${path}.new`, JSON.stringify({ port: Object(server.address()).port, secret }), {
    mode: 0o600,
  })
  renameSync(`${path}.new`, path)
  return {
    async stop() {
      rmSync(path, { force: true })
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}

async function act(acts: Acts, body: unknown): Promise<unknown> {
  const request = requestSchema.parse(body)
  return request.act === 'backup' ? acts.backup(request) : acts['audit-verify'](request)
}
