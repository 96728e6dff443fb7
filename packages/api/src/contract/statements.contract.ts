import type { Endpoint } from './endpoint.ts'

/** The clerk's own import that is not done, and when the account was last imported. */
export const currentStatement = {
  name: 'statements.current',
  method: 'get',
  path: '/api/orders/statements/current',
  rules: [],
} as const satisfies Endpoint

/** Money on the account that belongs to no order yet: stored lines, of whichever import. */
export const listUnmatchedLines = {
  name: 'statements.unmatched',
  method: 'get',
  path: '/api/orders/statements/unmatched',
  rules: [],
} as const satisfies Endpoint

/** Takes a file in and says what its columns seem to be; a dry run that was open gives way. */
export const uploadStatement = {
  name: 'statements.upload',
  method: 'post',
  path: '/api/orders/statements',
  upload: true,
  rules: [
    'statement_missing',
    'statement_too_large',
    'statement_type',
    'statement_old_excel',
    'statement_locked',
    'statement_damaged',
    'statement_encoding',
    'statement_empty',
    'statement_too_long',
  ],
} as const satisfies Endpoint

/** Reads the lines by the columns given and looks for their orders. Writes no money. */
export const tryStatement = {
  name: 'statements.try',
  method: 'post',
  path: '/api/orders/statements/columns',
  idempotent: true,
  rules: ['statement_columns', 'statement_no_lines'],
} as const satisfies Endpoint

export const getStatement = {
  name: 'statements.get',
  method: 'get',
  path: '/api/orders/statements/{import_id}',
  rules: [],
} as const satisfies Endpoint

export const listStatementLines = {
  name: 'statements.lines',
  method: 'get',
  path: '/api/orders/statements/{import_id}/lines',
  rules: [],
} as const satisfies Endpoint

export const tickStatement = {
  name: 'statements.tick',
  method: 'post',
  path: '/api/orders/statements/ticks',
  idempotent: true,
  rules: ['match_not_tickable'],
} as const satisfies Endpoint

/** The lines of a dry run as a table: what each would pay, and why. */
export const exportStatement = {
  name: 'statements.export',
  method: 'post',
  path: '/api/orders/statements/exports',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

/** The one act: confirms the ticked orders and stores the other lines. */
export const confirmStatement = {
  name: 'statements.confirm',
  method: 'post',
  path: '/api/orders/statements/confirm',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint

export const dropStatement = {
  name: 'statements.drop',
  method: 'post',
  path: '/api/orders/statements/drop',
  idempotent: true,
  rules: [],
} as const satisfies Endpoint
