import * as z from 'zod/mini'
import { statementTabs } from '../rules/statement.ts'
import { id, paging, tableFile } from './fields.ts'
import type { Shape } from './shape.ts'
import {
  currentImport,
  statementImport,
  statementLayout,
  statementLineList,
  unmatchedLineList,
} from './statements.schema.ts'

const oneImport = { import_id: id }

/** What each call in statements.contract.ts takes and answers, and who may make it. */
export const statementsShapes = {
  'statements.current': {
    summary: "The clerk's own statement import that is not done, and the last one of the account (D5)",
    who: { staff: 'payment.confirm' },
    data: currentImport,
  },

  'statements.unmatched': {
    summary:
      'Lines of imported statements whose money no order has taken and that nobody has settled, the newest first (D5)',
    who: { staff: 'payment.confirm' },
    query: z.object(paging([20, 50, 100])),
    data: unmatchedLineList,
  },

  'statements.upload': {
    summary:
      'Take in a bank statement, CSV or XLSX (at most 5 MB and 20,000 rows), in place of an open dry run (D5)',
    who: { staff: 'payment.confirm' },
    data: statementImport,
  },

  'statements.try': {
    summary:
      'Read a statement by its columns and match its lines with orders: a dry run, no money moves (D5)',
    who: { staff: 'payment.confirm' },
    body: z.extend(statementLayout, oneImport),
    data: statementImport,
  },

  'statements.get': {
    summary:
      "One of the clerk's own statement imports: columns, sums of the dry run, progress of the confirming",
    who: { staff: 'payment.confirm' },
    params: z.object(oneImport),
    data: statementImport,
  },

  'statements.lines': {
    summary: 'Lines of income of a dry run by group, each with the orders it would pay',
    who: { staff: 'payment.confirm' },
    params: z.object(oneImport),
    query: z.object({
      tab: z._default(z.enum(statementTabs, '标签不正确'), 'all'),
      ...paging([50, 20, 100]),
    }),
    data: statementLineList,
  },

  'statements.tick': {
    summary: 'Tick matches of a dry run or take their ticks away',
    who: { staff: 'payment.confirm' },
    body: z.object({
      ...oneImport,
      /** Numbers of matches. */
      matches: z
        .array(z.int('行号不正确'), '请选择流水')
        .check(z.minLength(1, '请选择流水'), z.maxLength(1_000, '一次最多选择 1,000 行')),
      ticked: z.boolean('请选择流水'),
    }),
    data: statementImport,
  },

  'statements.export': {
    summary: 'The lines of a statement import as a table: what each would pay, and why',
    who: { staff: 'payment.confirm' },
    body: z.object(oneImport),
    data: tableFile,
  },

  'statements.confirm': {
    summary:
      'Confirm the orders of the ticked matches, each by itself, and store the other lines: the one act (D5)',
    who: { staff: 'payment.confirm' },
    body: z.object({ ...oneImport, version: z.int('版本不正确') }),
    data: statementImport,
  },

  'statements.drop': {
    summary: 'Give a dry run up; nothing of it is kept',
    who: { staff: 'payment.confirm' },
    body: z.object(oneImport),
    data: z.object({}),
  },
} as const satisfies Record<string, Shape>
