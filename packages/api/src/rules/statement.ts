/** What can be told of a bank's statement, as far as pages and portal share it (D5). */

export const maxStatementMegabytes = 5
export const maxStatementBytes = maxStatementMegabytes * 1024 * 1024
export const maxStatementRows = 20_000

/** What a column of a statement can be. */
export const statementColumns = {
  time: { label: '交易时间', needed: true },
  payer_name: { label: '付款户名', needed: true },
  payer_account: { label: '付款账号', needed: false },
  remark: { label: '附言', needed: false },
  income: { label: '收入金额', needed: true },
  expense: { label: '支出金额', needed: false },
  direction: { label: '借贷标志', needed: false },
  bank_ref: { label: '流水号', needed: false },
} as const satisfies Record<string, { label: string; needed: boolean }>
export type StatementColumn = keyof typeof statementColumns
export const statementColumnNames = Object.keys(statementColumns) as StatementColumn[]

export const statementStates = ['columns', 'tried', 'confirming', 'done'] as const
export type StatementState = (typeof statementStates)[number]

/** Groups of the dry run, in the order in which they are judged and shown. */
export const statementGroups = ['unsure', 'several', 'none', 'used', 'equal'] as const
export type StatementGroup = (typeof statementGroups)[number]

/** Why a line is where it is. */
export const statementReasons = [
  'code_and_amount',
  'lines_sum',
  'orders_sum',
  'lines_orders_sum',
  'orders_sum_by_name',
  'amount_differs',
  'code_near',
  'name_and_amount',
  'codes_unclear',
  'order_closed',
  'order_paid',
  'order_exception',
  'nothing_alike',
  'imported',
  'typed',
  'twice',
] as const
export type StatementReason = (typeof statementReasons)[number]

/** What the list of a dry run can be narrowed to. */
export const statementTabs = ['all', 'judge', 'ticked', 'kept', 'skipped'] as const
export type StatementTab = (typeof statementTabs)[number]

/** What stands in each tab: lines of these groups, ticked or not; null where it makes no difference. */
export const statementTabSets: Record<
  StatementTab,
  { groups: readonly StatementGroup[] | null; ticked: boolean | null }
> = {
  all: { groups: null, ticked: null },
  judge: { groups: ['unsure', 'several'], ticked: false },
  ticked: { groups: null, ticked: true },
  kept: { groups: ['unsure', 'several', 'none', 'equal'], ticked: false },
  skipped: { groups: ['used'], ticked: false },
}

/** What came of an order of a ticked match. */
export const statementResults = ['confirmed', 'short', 'changed', 'closed', 'paid', 'line_used'] as const
export type StatementResult = (typeof statementResults)[number]

/** Matches whose money is less than or just what is due can be ticked; too much is for no order (ADR 016). */
export const canTick = (group: StatementGroup, amountFen: number, dueFen: number): boolean =>
  group !== 'none' && group !== 'used' && amountFen <= dueFen
