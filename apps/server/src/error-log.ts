const maxCauses = 4
const maxFrames = 12
const maxMessageLength = 500

/** What a log says of an error: what it is, what it says without anybody's data, where it broke and from what. */
export function errorForLog(thrown: unknown, depth = 0): Record<string, unknown> {
  const error = asError(thrown)
  if (!error) return { type: thrown === null ? 'null' : typeof thrown }
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  const causes =
    depth < maxCauses ? inner.filter(part => part !== undefined && part !== null).slice(0, 3) : []
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const sqlstate = error.name === 'DatabaseError' ? code : null
  return {
    type: error.name,
    message: withoutValues(error, sqlstate),
    ...(sqlstate !== null && 'constraint' in error ? { constraint: error.constraint } : {}),
    // not under `code`, which is a secret's name in this log
    ...(sqlstate === null ? (code === null ? {} : { system: code }) : { sqlstate }),
    stack: framesOf(error),
    ...(causes.length > 0 ? { cause: causes.map(cause => errorForLog(cause, depth + 1)) } : {}),
  }
}

/** The job queue hands its errors on as copies, which are errors no more. */
function asError(thrown: unknown): Error | null {
  if (thrown instanceof Error) return thrown
  if (typeof thrown !== 'object' || thrown === null) return null
  if (!('message' in thrown) || typeof thrown.message !== 'string') return null
  return Object.assign(new Error(thrown.message), thrown)
}

/** Only what names a place in the code: the lines before repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter(line => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, maxFrames)
    .join('\n')

/** SQLSTATE classes whose messages quote names of tables and constraints; the others quote user input. */
const quotesNames = new Set(['23', '42'])

/**
 * Messages of the database and of parsers quote values. What is quoted goes, unless it is the name of a column or a
 * table; so do long numbers (phones, ID and account numbers) and mail addresses wherever they stand.
 */
function withoutValues({ name, message }: Error, sqlstate: string | null): string {
  const namesOnly = sqlstate !== null && quotesNames.has(sqlstate.slice(0, 2))
  const quotes = sqlstate !== null || name === 'SyntaxError'
  const text = namesOnly
    ? message.replace(/"[^"]*"/g, quoted => (/^"[a-z_]{1,63}"$/.test(quoted) ? quoted : '"…"'))
    : quotes
      ? message.replace(/["'].*["']/s, '"…"')
      : message
  return text
    .replace(/\S+@\S+/g, '…')
    .replace(/\d(?:[ -]?\d){6,}[\dXx]?/g, '…')
    .slice(0, maxMessageLength)
}
