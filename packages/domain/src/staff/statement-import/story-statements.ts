import {
  confirmStatement,
  currentStatement,
  dropStatement,
  exportStatement,
  getStatement,
  listStatementLines,
  tickStatement,
  tryStatement,
  uploadStatement,
} from '@portal/api/contract/statements.contract'
import type {
  CurrentImport,
  StatementImport,
  StatementLineList,
} from '@portal/api/contract/statements.schema'
import { statementLines } from '@portal/api/fixtures/statements'
import { mock } from '@portal/api/mocks'

export const current = mock(currentStatement)
export const one = mock(getStatement)
export const lines = mock(listStatementLines)
export const upload = mock(uploadStatement)
export const columns = mock(tryStatement)
export const ticks = mock(tickStatement)
export const confirming = mock(confirmStatement)
export const dropping = mock(dropStatement)
export const exporting = mock(exportStatement)

const bank = { account_name: '协会', account_no: '110000000000001234', bank_name: '示例银行' }

export const currentOf = (statement: StatementImport | null): CurrentImport => ({
  import: statement,
  bank,
  last_import_at: '2026-05-18 11:00:00',
})

export const page = (part: Partial<StatementLineList> = {}): StatementLineList => ({
  list: statementLines,
  total: statementLines.length,
  page: 1,
  page_size: 50,
  ...part,
})

/** The portal's answers while one import is open. */
export const answersOf = (statement: StatementImport) => [
  current.reply(currentOf(statement)),
  one.reply(statement),
  lines.reply(page()),
]
