import { pino, type DestinationStream, type Logger } from 'pino'
import { errorForLog } from './error-log.ts'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>

/** Names under which a personal value or a secret could reach a log line; a second net behind not logging them. */
const secret = [
  'phone',
  'password',
  'token',
  'wxToken',
  'wxtoken',
  'code',
  'id_number',
  'name',
  'user_name',
  'payer_name',
  'email',
  'text',
  'authorization',
  'cookie',
]

/**
 * JSON lines without personal data (D10.7): calls are logged by their name in the contract, never by URL or body. An
 * error goes in as it was caught, under `err`.
 */
export const makeLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      redact: { paths: secret.flatMap(key => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
      serializers: { err: errorForLog },
    },
    destination ?? pino.destination(1),
  )
