import type { contract } from '@portal/api/contract'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { maxStatementBytes } from '@portal/api/rules/statement'
import { safeName } from '../files/files.service.ts'
import type { HandlersOf } from '../kernel/answer.ts'
import { enforceLimit } from '../kernel/limits.ts'
import { limitTables, offerTable } from '../money-tables/offer-table.ts'
import type { Purchases } from '../orders/purchase.ts'
import type { Host } from '../ports.ts'
import { confirmStatement } from './confirm.ts'
import {
  currentStatement,
  dropStatement,
  getStatement,
  listLines,
  listUnmatched,
  storeStatement,
  tickStatement,
  tryStatement,
} from './statements.service.ts'

/** Money is acknowledged only when it is on the disk. */
const durable = { durable: true }
const maxUploadsPerDay = 100

const endingOf = (content: Uint8Array): string =>
  content[0] === 0x50 && content[1] === 0x4b ? 'xlsx' : 'csv'

export const statementsHandlers = (
  host: Host,
  purchases: Purchases,
): HandlersOf<(typeof contract)['statements']> => ({
  'statements.current': ({ context }) => currentStatement(context),

  'statements.unmatched': ({ context, input: { query } }) => listUnmatched(context, purchases, query),

  'statements.upload': async ({ transaction, caller, file, now, refuse }) => {
    const limit = { key: `statement:${caller.id}`, max: maxUploadsPerDay, windowMs: 86_400_000 }
    // outside the unit of work: a refused upload counts too
    await enforceLimit(host.db.pool, limit, now, answerTexts.uploadsTooMany)
    if (!file || file.content.length === 0) throw refuse('statement_missing')
    if (file.tooLarge || file.content.length > maxStatementBytes) throw refuse('statement_too_large')
    const sheet = await host.readSheet(file.content)
    if (typeof sheet === 'string') throw refuse(sheet)
    const name = safeName(file.name, endingOf(file.content))
    return transaction(work => storeStatement(work, { name, rows: sheet.rows }))
  },

  'statements.try': ({ transaction, input }) => {
    const { import_id, ...layout } = input.body
    return transaction(work => tryStatement(work, import_id, layout))
  },

  'statements.get': ({ context, input }) => getStatement(context, input.params.import_id),

  'statements.lines': ({ context, input: { params, query } }) =>
    listLines(context, purchases, params.import_id, query),

  'statements.tick': ({ transaction, input }) => {
    const { import_id, ...ticks } = input.body
    return transaction(work => tickStatement(work, import_id, ticks))
  },

  'statements.export': async ({ context, transaction, caller, input, now }) => {
    await limitTables(host, caller, now)
    const { import_id: id } = await getStatement(context, input.body.import_id)
    return transaction(work => offerTable(work, { kind: 'statement', id }))
  },

  'statements.confirm': ({ transaction, input }) =>
    transaction(work => confirmStatement(work, input.body.import_id, input.body.version), durable),

  'statements.drop': ({ transaction, input }) =>
    transaction(work => dropStatement(work, input.body.import_id)),
})
