import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { FolderInUse } from '../db/folder-lock.ts'
import { OperatorError } from '../operator-error.ts'
import {
  answerSchemas,
  controlFile,
  noteSchema,
  type ControlAnswers,
  type ControlRequest,
} from './messages.ts'

/** Asks the process that holds the data folder. Throws FolderInUse when it cannot be asked (it starts, stops, or is no server). */
export async function askRunningServer<A extends keyof ControlAnswers>(
  dataDir: string,
  asked: Extract<ControlRequest, { act: A }>,
): Promise<ControlAnswers[A]> {
  const answer = await send(dataDir, asked).catch(() => {
    throw new FolderInUse(dataDir)
  })
  const body: { result?: unknown; error?: string } = JSON.parse(answer)
  if (body.error !== undefined) throw new OperatorError(body.error)
  // the schema of this very act
  return answerSchemas[asked.act].parse(body.result) as ControlAnswers[A]
}

async function send(dataDir: string, asked: ControlRequest): Promise<string> {
  const { port, secret } = noteSchema.parse(JSON.parse(readFileSync(controlFile(dataDir), 'utf8')))
  const call = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  })
  call.end(JSON.stringify(asked))
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response) text += String(chunk)
  if (response.statusCode === 404) throw new Error('Another process answers at this port')
  return text
}
