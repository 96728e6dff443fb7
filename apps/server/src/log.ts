import { pino, type Logger } from 'pino'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

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

/** JSON lines without personal data (D10.7): calls are logged by their name in the contract, never by URL or body. */
export const makeLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
    redact: { paths: secret.flatMap(key => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
    serializers: { err: errorForLog },
  })

/** Where it broke and of what kind. Database messages may quote values, so of those only the code stays. */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const database = 'constraint' in error && 'code' in error
  return {
    type: error.name,
    ...(database ? { sqlstate: error.code, constraint: error.constraint } : { message: error.message }),
    stack: error.stack
      ?.split('\n')
      .filter(line => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
  }
}
