import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PostgresEngine } from '../apps/server/src/db/postgres-engine.ts'
import {
  fillCoupons,
  fillInvoices,
  fillMembers,
  fillOrders,
  fillReconciliation,
  fillStars,
  fillStatement,
} from '../apps/server/test/support/many-rows.ts'
import {
  addressOf,
  listCallers,
  lists,
  queriesOf,
  smallTables,
} from '../apps/server/test/support/list-plans.ts'
import { startPostgres } from '../apps/server/test/support/postgres-server.ts'
import { Portal } from '../e2e/portal.ts'
import { DataKeys } from '../apps/server/src/security/keys.ts'
import { applicationStatuses } from '../packages/api/src/rules/application.ts'
import { executorOn } from '../packages/portal/src/kernel/database.ts'
import type { Session } from '../packages/portal/src/kernel/engine.ts'
import { insertSession } from '../packages/portal/src/users/sessions.repository.ts'
import { walkedLists } from './list-plans.ts'
import { signInStaff } from './sign-in.ts'

/** Milliseconds in which 95 of 100 answers of a list must be there, with a million orders and members. */
const budget = 150
const rounds = 20
const key = 'ab'.repeat(32)
/** Token of the member who has some of everything. */
const member = 'a-member-with-everything'
/** Orders and members that the lists are compared with. */
const few = 1_000
/**
 * A list may take half as long again with all of them as with a few; less than so many milliseconds more is noise of the
 * machine, or of an index that is a level deeper. What a search fits grows with the rows: for it the budget holds alone.
 */
const growth = { factor: 1.5, noise: 10, leftOut: /^(search|documents: by)|"(q|search)":/ }

const sorts = ['created_at', '-created_at', 'amount_fen', '-amount_fen', 'reported_at', '-reported_at']
const filters: Record<string, string> = {
  all: '',
  'to confirm': 'status=10,20',
  paid: 'status=30',
  'paid and closed': 'status=30,90',
  exceptions: 'status=99',
  persons: 'subject_type=personal',
  units: 'subject_type=enterprise',
  'by WeChat': 'channel=wechat',
  'transfers to confirm': 'channel=offline&status=10',
  'paid by Alipay': 'channel=alipay&status=30',
  'a month': 'from=2023-03-01&to=2023-03-31',
  'a year of the paid': 'status=30&from=2023-01-01&to=2023-12-31',
  'a month by WeChat': 'channel=wechat&from=2023-03-01&to=2023-03-31',
  'a year by transfer': 'channel=offline&from=2023-01-01&to=2023-12-31',
}
const searches: Record<string, string> = {
  phone: '15000123456',
  'order number': '9000000012345',
  'remark code': 'B001E240',
  'one character': '王',
  'two characters': '张伟',
  'three characters': '陈敏三',
  'no such name': '欧阳晓',
  'half a name with a status': '丽&status=30',
  'half a name with a rare status': '王&status=99',
  'half a name, far back': '王&page=500',
  'half a name by Alipay': '王&channel=alipay',
  'half a name by transfer': '王&channel=offline',
  'half a name by transfer, to be confirmed': '丽&channel=offline&status=10',
}

/** One list with its filter, as somebody who may ask for it. */
interface List {
  name: string
  url: string
  token: string
}

interface Measured extends List {
  p95: number
  median: number
  /** In the answer. */
  rows: number
}

async function timesOf(list: List): Promise<Measured> {
  const { url, token } = list
  const times: number[] = []
  let rows = 0
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    const answer = await fetch(url, { headers: { token } })
    const { code, data } = (await answer.json()) as { code: number; data?: { list?: unknown[] } }
    if (code !== 200) throw new Error(`${url}: ${code}`)
    times.push(performance.now() - from)
    rows = data?.list?.length ?? 0
  }
  times.sort((a, b) => a - b)
  return { ...list, p95: times[Math.ceil(rounds * 0.95) - 1] ?? 0, median: times[rounds / 2] ?? 0, rows }
}

/** What the desk of documents asks for. */
const documents = {
  'to do': 'status=failed,submitted,red_requested&sort=status',
  issued: 'status=issued&sort=-submitted_at',
  reversed: 'status=red_done&sort=-submitted_at',
  all: 'sort=-submitted_at',
  'by number': 'q=26110000000000001234&sort=-submitted_at',
  'by buyer': 'q=华岳第&sort=-submitted_at',
} as const

/** One of each kind that may ask for lists. */
async function tokensOf(portal: Portal) {
  const [boss, agency, finance] = await Promise.all([
    signInStaff(portal, 'super'),
    signInStaff(portal, 'agent'),
    signInStaff(portal, 'finance'),
  ])
  return { super: boss, agency, finance, member }
}

/** Lists that are measured by the queries which their contract allows; the others are measured by those of their desks. */
const otherLists = lists.filter(
  ({ name }) => !['orders.list', 'applications.list', 'invoices.list', 'invoices.ofOrder'].includes(name),
)

/** Every list of the portal, with every filter, sorting and search of its desk. */
async function listsOf(portal: Portal, pages: readonly number[]): Promise<List[]> {
  const tokens = await tokensOf(portal)
  const { super: boss, agency } = tokens
  const orders = (query: string) => `${portal.managerUrl}/api/orders?${query}&page_size=20`
  const applications = `${portal.managerUrl}/companyapi/member_applications`
  const own = (path: string) => ({ url: `${portal.memberUrl}/api/${path}`, token: member })
  return [
    ...Object.entries(filters).flatMap(([name, filter]) =>
      sorts.flatMap(sort =>
        pages.map(page => ({
          name: `${name}, ${sort}, page ${page}`,
          url: orders(`${filter}&sort=${sort}&page=${page}`),
          token: boss,
        })),
      ),
    ),
    ...Object.entries(searches).map(([name, text]) => ({
      name: `search: ${name}`,
      url: orders(`sort=-created_at&q=${text}`),
      token: boss,
    })),
    { name: "an agency's leads", url: orders('page=1'), token: agency },
    ...applicationStatuses
      .filter(status => status !== 'draft')
      .map(status => ({
        name: `applications: ${status}`,
        url: `${applications}?kind=personal&status=${status}&page=1&page_size=20`,
        token: boss,
      })),
    ...Object.entries(documents).flatMap(([name, query]) =>
      pages.map(page => ({
        name: `documents: ${name}, page ${page}`,
        url: `${portal.managerUrl}/api/invoices?${query}&page=${page}&page_size=20`,
        token: boss,
      })),
    ),
    ...otherLists.flatMap(list =>
      (listCallers[list.name] ?? []).flatMap(caller =>
        queriesOf(list).map(query => ({
          name: `${list.name} as ${caller} ${JSON.stringify(query)}`,
          url: `${caller === 'member' ? portal.memberUrl : portal.managerUrl}${addressOf(list, query)}`,
          token: tokens[caller],
        })),
      ),
    ),
    { name: "a member's orders", ...own('orders?page=1') },
    { name: "a member's documents", ...own('invoices?page=1&page_size=10') },
    { name: "a member's titles", ...own('invoice_titles') },
    { name: "a member's orders without a document", ...own('invoices/billable') },
    { name: "a member's memberships", ...own('personal_vips') },
    { name: "a member's units", ...own('enterprise_vips') },
    { name: "a member's dues", ...own('personal_vips/periods?page=1') },
    { name: "a member's sessions", ...own('users/sessions') },
  ]
}

async function measureLists(portal: Portal, pages: readonly number[]): Promise<Measured[]> {
  const all: Measured[] = []
  for (const list of await listsOf(portal, pages)) all.push(await timesOf(list))
  return all
}

/** Sequential scans so far of the tables that grow. */
async function scans(db: Session): Promise<Map<string, number>> {
  const { rows } = await db.query(
    'select relname, seq_scan from pg_stat_user_tables where n_live_tup > 10000',
    [],
  )
  return new Map(
    rows.flatMap(({ relname, seq_scan }) =>
      smallTables.has(String(relname)) ? [] : [[String(relname), Number(seq_scan)] as const],
    ),
  )
}

/**
 * Prints the lists that many rows made slower than they may, of those whose page was as full with a few. One that seems to
 * be is asked once more: the server's own rounds over all these rows may have come in between.
 */
async function grown(before: readonly Measured[], after: readonly Measured[]): Promise<number> {
  const known = new Map(before.map(measured => [measured.name, measured]))
  let [compared, slower] = [0, 0]
  for (const list of after) {
    const then = known.get(list.name)
    if (then?.rows !== list.rows || growth.leftOut.test(list.name)) continue
    compared += 1
    const most = Math.max(then.median * growth.factor, then.median + growth.noise)
    if (list.median <= most) continue
    const { median } = await timesOf(list)
    if (median <= most) continue
    slower += 1
    console.log(`✗ ${list.name}: ${then.median.toFixed(1)} ms with ${few}, ${median.toFixed(1)} ms now`)
  }
  console.log(`${compared - slower} of ${compared} lists grew by less than half their time`)
  return slower
}

/** A portal on a database of its own with so many rows in each large table. */
async function portalWith(
  postgres: { url: (name: string) => string; createDatabase: (name: string) => Promise<void> },
  rows: number,
) {
  const name = `bench_${rows}`
  await postgres.createDatabase(name)
  const url = postgres.url(name)
  const portal = await Portal.start({ DATABASE_URL: url, DATA_KEY: key })
  const engine = new PostgresEngine({ url, poolSize: 1, statementTimeoutMs: 3_600_000 })
  const db = await engine.acquire()
  const idOf = async (staff: string) => {
    const [found] = (await db.query('select id from staff where name = $1', [staff])).rows
    return String(found?.['id'])
  }
  const staffId = await idOf('finance')
  await fillOrders(db, rows)
  await fillMembers(db, rows)
  await fillInvoices(db, rows)
  await fillCoupons(db, rows)
  await fillStatement(db, rows, staffId)
  await fillReconciliation(db, rows, staffId)
  await fillStars(db, rows, await idOf('super'))
  await insertSession(executorOn(db), {
    id: 'bench-own',
    token_hash: new DataKeys(key).hash(member),
    owner: { memberId: 'bench-7' },
    now: new Date(),
  })
  return {
    portal,
    url,
    db,
    close: async () => {
      db.release()
      await engine.close()
      await portal.stop()
    },
  }
}

/**
 * Prints how fast every list answers with a million rows in each table, and fails on one that is too slow, that walks a
 * whole table, whose plan no index serves, or that took much less time with a thousand.
 */
export async function benchLists(count = 1_000_000): Promise<boolean> {
  const postgres = await startPostgres(mkdtempSync(join(tmpdir(), 'portal-bench-')))
  const little = await portalWith(postgres, few)
  const small = await measureLists(little.portal, [1])
  await little.close()
  const from = performance.now()
  const { portal, url, db, close } = await portalWith(postgres, count)
  console.log(
    `${count} orders, members, documents, coupons, bank lines, refunds and evaluations in ${((performance.now() - from) / 1000).toFixed(0)} s`,
  )
  const before = await scans(db)
  const measured = await measureLists(portal, [1, 5_000])
  for (const { name, p95, median } of measured)
    console.log(
      `${p95 > budget ? '✗' : '✓'} ${name}: p95 ${p95.toFixed(0)} ms, median ${median.toFixed(0)} ms`,
    )
  const slower = await grown(small, measured)
  const unserved = await walkedLists({ url, key, rows: count }, await tokensOf(portal))
  // the server's connections report what they did after a second of rest
  await new Promise(resolve => setTimeout(resolve, 12_000))
  const walked = [...(await scans(db))].filter(([name, seen]) => seen > (before.get(name) ?? 0))
  console.log(`walked from end to end: ${walked.map(([name]) => name).join(', ') || 'no table'}`)
  await close()
  await postgres.stop()
  return measured.every(({ p95 }) => p95 <= budget) && slower === 0 && unserved === 0 && walked.length === 0
}
