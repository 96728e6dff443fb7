import { allEndpoints } from '@portal/api/contract'
import type { WholeEndpoint } from '@portal/api/contract/endpoint'
import type { Database } from '@portal/portal/kernel/database'

/** Who asks for each list; every list of the contract stands here. */
export const listCallers: Record<string, readonly ('super' | 'agency' | 'member' | 'finance')[]> = {
  'orders.list': ['super', 'agency', 'member'],
  'orderExports.list': ['super'],
  'views.list': ['super'],
  'applications.list': ['super'],
  'personalVips.list': ['member'],
  'enterpriseVips.list': ['member'],
  'personalVips.periods': ['member'],
  'settings.listSessions': ['super', 'member'],
  'invoices.titles': ['member'],
  'invoices.list': ['super', 'member'],
  'invoices.ofOrder': ['super', 'member'],
  'invoices.billable': ['member'],
  'coupons.list': ['super'],
  'coupons.codes': ['super'],
  'statements.lines': ['finance'],
  'statements.unmatched': ['finance'],
  'reconciliation.differences': ['finance'],
  'delegations.mine': ['finance'],
  'delegations.colleagues': ['finance'],
  'profile.attachmentDics': ['member'],
  'stars.list': ['member'],
  'stars.publicity': ['member'],
  'starDesk.list': ['super'],
}

/** Values to ask with where the contract's own options do not say them; rows of `many-rows.ts`. */
const samples: Record<string, readonly string[]> = {
  page: ['1', '3'],
  page_size: [],
  user_id: ['bench-7'],
  'orders.list status': ['10,20', '30', '30,90', '99'],
  'orders.list q': ['15000012345', '9000000012345', 'B0003039', '欧阳晓', '张伟', '丽'],
  'invoices.list status': ['submitted,red_requested', 'issued', 'red_done'],
  'invoices.list q': ['202600000123', '26110000000000001234', '华岳', '丽'],
  'coupons.list status': ['active', 'scheduled,ended'],
  'coupons.list q': ['春季', 'BENCH0000000007'],
  'coupons.codes q': ['BENCH0000000007'],
  'stars.list status': ['0', '50'],
  'starDesk.list status': ['10', '30', '40', '50'],
  'starDesk.list search': ['S20210101-000007', '李777', '单位1999', '单位'],
  'starDesk.list star': ['4'],
  'orders.list from': ['2023-03-01'],
  'orders.list to': ['2023-03-31'],
}

/** Values of what stands in braces in the paths of lists; rows of `many-rows.ts`. */
export const listParams = { prefix: 'api', order_no: '9000000000007', id: 'bench-7', import_id: 'bench' }

/** Address of a list with a query. */
export const addressOf = ({ path }: Pick<WholeEndpoint, 'path'>, query: Record<string, string>): string =>
  `${Object.entries(listParams).reduce<string>((filled, [name, value]) => filled.replace(`{${name}}`, value), path)}?${new URLSearchParams(query).toString()}`

type Def = {
  type: string
  innerType?: Schema
  entries?: Record<string, string>
  shape?: Record<string, Schema>
}
type Schema = { def: Def }
const defOf = (schema: unknown): Def => {
  const { def } = schema as Schema
  return def.innerType ? defOf(def.innerType) : def
}

/** What is the same for everybody comes from no table. */
const isList = ({ method, data, keptSeconds }: WholeEndpoint): boolean =>
  method === 'get' && keptSeconds === undefined && 'list' in (defOf(data).shape ?? {})

/** The lists of the contract. */
export const lists: readonly WholeEndpoint[] = allEndpoints.filter(isList)

/** Every filter of a list alone and in every order that it offers, and all filters together. */
export function queriesOf({ name, query }: WholeEndpoint): Record<string, string>[] {
  const fields = Object.entries(query ? (defOf(query).shape ?? {}) : {}).map(([field, schema]) => {
    const values = Object.values(defOf(schema).entries ?? {})
    const known = values.length > 0 ? values : (samples[`${name} ${field}`] ?? samples[field])
    if (!known) throw new Error(`${name}: say in list-plans.ts what ${field} can be`)
    return { field, values: known }
  })
  const sorts = fields.find(({ field }) => field === 'sort')?.values ?? ['']
  const filters = fields.filter(({ field }) => field !== 'sort')
  const single = filters.flatMap(({ field, values }) => values.map(value => ({ [field]: value })))
  const together = Object.fromEntries(
    filters.flatMap(({ field, values }) => (field !== 'q' && values[0] ? [[field, values[0]]] : [])),
  )
  return [{}, ...single, together].flatMap(filter =>
    sorts.map(sort => Object.assign(sort === '' ? {} : { sort }, filter)),
  )
}

/** A statement that a list asked its database. */
export interface Asked {
  text: string
  values: readonly unknown[]
}

interface Step {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Step[]
}

/** Tables that stay small whatever the portal does: accounts of staff, fees, options, batches of coupons, folded counts. */
export const smallTables: ReadonlySet<string> = new Set([
  'agents',
  'staff',
  'coupon_batches',
  'fees',
  'select_options',
  'attachment_dics',
  'star_figures',
  'star_counts',
  'star_count_changes',
  // of what is under scoring alone
  'star_seats',
  'order_totals',
  'order_counts',
  'order_count_changes',
  'application_counts',
  'application_count_changes',
  'invoice_counts',
  'invoice_count_changes',
  'statement_imports',
  'statement_sums',
  'order_exports',
  'staff_views',
  // of what is still to be done alone
  'delegations',
  'settings',
  'channel_bills',
  'channel_settlements',
  'reconciliation_days',
])

/** How many rows a table has is guessed from some of its pages. */
const nearly = 0.9

/** Judges plans in a database whose large tables were filled by `many-rows.ts`, each with `rows`. */
export class Plans {
  readonly #db: Database
  readonly #filled: ReadonlySet<string>
  /** No step of a plan reads more of a table: an index that serves the list leads to far fewer. */
  readonly #mostRead: number
  /** An index alone may be gone through further: days are judged in it (ADR 024). */
  readonly #mostReadInIndex: number

  private constructor(db: Database, filled: ReadonlySet<string>, rows: number) {
    this.#db = db
    this.#filled = filled
    this.#mostRead = rows / 5
    this.#mostReadInIndex = (rows * 3) / 5
  }

  static async ofTables(db: Database, rows: number): Promise<Plans> {
    const tables = await db.script(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${rows * nearly}`,
    )
    return new Plans(db, new Set(tables.map(({ relname }) => String(relname))), rows)
  }

  /** What a list walks: for each of its queries that is served by no index, the steps that say so. */
  async walkedBy(
    list: WholeEndpoint,
    ask: (query: Record<string, string>) => Promise<readonly Asked[]>,
  ): Promise<Record<string, string[]>> {
    const walked: Record<string, string[]> = {}
    for (const query of queriesOf(list)) {
      const read = (await ask(query)).filter(({ text }) => /^(select|with)\b/i.test(text))
      if (read.length === 0) throw new Error(`${list.name} asked the database nothing`)
      const steps: string[] = []
      for (const one of read) steps.push(...(await this.walks(one)))
      if (steps.length > 0) walked[JSON.stringify(query)] = steps
    }
    return walked
  }

  /** Each step that goes through too much of a table, or through one that nobody filled. */
  async walks(asked: Asked): Promise<string[]> {
    return this.#walksIn(await this.#planOf(asked))
  }

  /** The indexes that a statement is answered from without its tables. */
  async indexesAlone(asked: Asked): Promise<string[]> {
    const alone = (step: Step): string[] => [
      ...(step['Node Type'] === 'Index Only Scan' ? [step['Index Name'] ?? ''] : []),
      ...(step.Plans ?? []).flatMap(part => alone(part)),
    ]
    return alone(await this.#planOf(asked))
  }

  async #planOf({ text, values }: Asked): Promise<Step> {
    const { rows } = await this.#db.session(session =>
      session.query(`explain (analyze, format json) ${text}`, values),
    )
    const [{ Plan: plan } = {}] = Object(rows[0])['QUERY PLAN'] as { Plan?: Step }[]
    if (!plan) throw new Error(`No plan for ${text}`)
    return plan
  }

  #walksIn(step: Step): string[] {
    const inner = (step.Plans ?? []).flatMap(part => this.#walksIn(part))
    const table = step['Relation Name']
    const name = table ?? step['Index Name']
    if (name === undefined) return inner
    if (table !== undefined && !this.#filled.has(table) && !smallTables.has(table))
      return [...inner, `${table} is neither filled nor known as small`]
    const each =
      step['Actual Rows'] +
      (step['Rows Removed by Filter'] ?? 0) +
      (step['Rows Removed by Index Recheck'] ?? 0)
    const read = each * step['Actual Loops']
    const most = step['Node Type'] === 'Index Only Scan' ? this.#mostReadInIndex : this.#mostRead
    const sequential = step['Node Type'] === 'Seq Scan' && table !== undefined && this.#filled.has(table)
    return sequential || read > most
      ? [...inner, `${step['Node Type']} of ${name}: ${Math.round(read)} rows`]
      : inner
  }
}
