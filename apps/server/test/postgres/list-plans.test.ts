import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '@portal/api/contract'
import type { WholeEndpoint } from '@portal/api/contract/endpoint'
import { insertSession } from '@portal/portal/users/sessions.repository'
import { fillMembers, fillOrders } from '../support/many-rows.ts'
import { aStaff } from '../support/people.ts'
import { openPortal, type Portal } from '../support/portal.ts'

const rows = 20_000
/** Of a table of 20,000 rows no step of a plan reads more: an index that serves the list leads to far fewer. */
const mostRead = rows / 5
/** An index alone may be gone through further: days are judged in it (ADR 024). */
const mostReadInIndex = (rows * 3) / 5

/** Tables that stay small whatever the portal does: accounts of staff, fees, counts that are folded. */
const small = new Set([
  'agents',
  'staff',
  'fees',
  'order_totals',
  'order_counts',
  'order_count_changes',
  'application_counts',
  'application_count_changes',
])

interface Asked {
  text: string
  values: readonly unknown[]
}
let asked: Asked[] = []
let portal: Portal
const tokens: Record<string, string> = {}

beforeAll(async () => {
  portal = await openPortal({ heard: (text, values) => asked.push({ text, values }) })
  const { db, host, clock } = portal
  await db.pool.insertInto('agents').values({ id: '1001', name: '代理' }).execute()
  await db.session(async session => {
    await fillOrders(session, rows)
    await fillMembers(session, rows)
  })
  tokens['super'] = (await aStaff(portal, 'super')).token
  tokens['agency'] = (await aStaff(portal, 'agent', '1001')).token
  tokens['member'] = 'a-member-with-everything'
  await insertSession(db.pool, {
    id: 'own',
    token_hash: host.keys.hash(tokens['member']),
    owner: { memberId: 'bench-7' },
    now: clock.now,
  })
})
afterAll(() => portal.close())

/** Who asks for each list; every list of the contract stands here. */
const callers: Record<string, readonly string[]> = {
  'orders.list': ['super', 'agency', 'member'],
  'applications.list': ['super'],
  'personalVips.list': ['member'],
  'enterpriseVips.list': ['member'],
  'personalVips.periods': ['member'],
  'settings.listSessions': ['super', 'member'],
}

/** Values to ask with where the contract's own options do not say them. */
const samples: Record<string, readonly string[]> = {
  page: ['1', '3'],
  page_size: [],
  user_id: ['bench-7'],
  'orders.list status': ['10,20', '30', '30,90', '99'],
  'orders.list q': ['15000012345', '9000000012345', 'B0003039', '欧阳晓', '张伟', '丽'],
  'orders.list from': ['2023-03-01'],
  'orders.list to': ['2023-03-31'],
}

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

const isList = ({ data }: WholeEndpoint): boolean => 'list' in (defOf(data).shape ?? {})

/** Every filter of a list alone and in every order that it offers, and all filters together. */
function queriesOf({ name, query }: WholeEndpoint): Record<string, string>[] {
  const fields = Object.entries(query ? (defOf(query).shape ?? {}) : {}).map(([field, schema]) => {
    const values = Object.values(defOf(schema).entries ?? {})
    const known = values.length > 0 ? values : (samples[`${name} ${field}`] ?? samples[field])
    if (!known) throw new Error(`${name}: say in this test what ${field} can be`)
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

/** What a plan walks: each step that goes through too much of a table, or through one that this test does not fill. */
function walks(step: Step, filled: ReadonlySet<string>): string[] {
  const name = step['Relation Name'] ?? step['Index Name']
  const inner = (step.Plans ?? []).flatMap(part => walks(part, filled))
  if (name === undefined) return inner
  const each =
    step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)
  const read = each * step['Actual Loops']
  const table = step['Relation Name']
  if (table !== undefined && !filled.has(table) && !small.has(table))
    return [...inner, `${table} is neither filled nor known as small`]
  const most = step['Node Type'] === 'Index Only Scan' ? mostReadInIndex : mostRead
  return read > most ? [...inner, `${step['Node Type']} of ${name}: ${Math.round(read)} rows`] : inner
}

async function filledTables(): Promise<ReadonlySet<string>> {
  const tables = await portal.db.script(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${rows}`,
  )
  return new Set(tables.map(({ relname }) => String(relname)))
}

async function walksOf({ text, values }: Asked): Promise<string[]> {
  const { rows: plans } = await portal.db.session(session =>
    session.query(`explain (analyze, format json) ${text}`, values),
  )
  const [{ Plan: plan } = {}] = Object(plans[0])['QUERY PLAN'] as { Plan?: Step }[]
  if (!plan) throw new Error(`No plan for ${text}`)
  return walks(plan, await filledTables())
}

test('every list of the contract is asked here', () => {
  expect(allEndpoints.filter(isList).map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.keys(callers)),
  )
  expect(allEndpoints.filter(isList).filter(({ name }) => !(name in callers))).toEqual([])
})

describe.each(Object.keys(callers))('%s', name => {
  const entry = allEndpoints.find(one => one.name === name)
  test.each(callers[name] ?? [])('reads what an index leads to, as %s', async caller => {
    if (!entry) throw new Error('not in the contract')
    const walked: Record<string, string[]> = {}
    for (const query of queriesOf(entry)) {
      asked = []
      const answer = await portal.call(
        entry,
        { params: { prefix: 'api' }, query },
        {
          token: tokens[caller],
        },
      )
      expect(answer).toMatchObject({ code: 200 })
      const heard = asked.filter(({ text }) => /^(select|with)\b/i.test(text))
      expect(heard).not.toEqual([])
      for (const one of heard) {
        const found = await walksOf(one)
        if (found.length > 0) walked[JSON.stringify(query)] = found
      }
    }
    expect(walked).toEqual({})
  })
})

test.each([
  'select * from orders order by subject_name limit 20',
  "select * from members where nickname = 'nobody' limit 20",
  'select count(*) from applications',
  'select m.id from members m left join units u on u.manager_id = m.id where m.id = $1 or u.id = $1',
])('a list without an index is found: %s', async text => {
  expect(await walksOf({ text, values: text.includes('$1') ? ['bench-7'] : [] })).not.toEqual([])
})
