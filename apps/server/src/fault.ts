import { DatabaseError } from './db/engine.ts'

const mostCauses = 4
const mostFrames = 12
const longestMessage = 500

/** What a log says of an error: what it is, what it says without anybody's data, where it broke and from what. */
export function faultForLog(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: error === null ? 'null' : typeof error }
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  const causes =
    depth < mostCauses ? inner.filter(part => part !== undefined && part !== null).slice(0, 3) : []
  return {
    type: error.name,
    message: withoutValues(error),
    ...(error instanceof DatabaseError ? { sqlstate: error.code, constraint: error.constraint } : {}),
    ...(isSystemError(error) ? { system: error.code } : {}),
    stack: framesOf(error),
    ...(causes.length > 0 ? { cause: causes.map(cause => faultForLog(cause, depth + 1)) } : {}),
  }
}

/** Only what names a place in the code: the lines before repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter(line => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, mostFrames)
    .join('\n')

/** SQLSTATE classes whose messages quote names of tables and constraints; the others quote what somebody typed. */
const quotesNames = new Set(['23', '42'])

/**
 * Messages of the database and of parsers quote values. What is quoted goes, unless it is the name of a column or a
 * table; so do long numbers (phones, ID and account numbers) and mail addresses wherever they stand.
 */
function withoutValues(error: Error): string {
  const names = error instanceof DatabaseError && quotesNames.has(error.code.slice(0, 2))
  const hides = names || error instanceof DatabaseError || error instanceof SyntaxError
  const text = names
    ? error.message.replace(/"[^"]*"/g, quoted => (/^"[a-z_]{1,63}"$/.test(quoted) ? quoted : '"…"'))
    : hides
      ? error.message.replace(/["'].*["']/s, '"…"')
      : error.message
  return text
    .replace(/\S+@\S+/g, '…')
    .replace(/\d(?:[ -]?\d){6,}[\dXx]?/g, '…')
    .slice(0, longestMessage)
}

const isSystemError = (error: Error): error is Error & { code: string } =>
  !(error instanceof DatabaseError) && 'code' in error && typeof error.code === 'string'
