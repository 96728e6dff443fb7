import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PostgresEngine } from '../apps/server/src/db/postgres-engine.ts'
import { fillOrders } from '../apps/server/test/support/many-rows.ts'
import { startPostgres } from '../apps/server/test/support/postgres-server.ts'
import { Portal } from '../e2e/portal.ts'
import type { Session } from '../packages/portal/src/kernel/engine.ts'
import { signInStaff } from './sign-in.ts'

/** Milliseconds in which 95 of 100 answers of a list must be there, with a million orders and members. */
const budget = 150
const rounds = 20

const sorts = ['created_at', '-created_at', 'amount_fen', '-amount_fen', 'reported_at', '-reported_at']
const filters: Record<string, string> = {
  all: '',
  'to confirm': 'status=10,20',
  paid: 'status=30',
  'paid and closed': 'status=30,90',
  exceptions: 'status=99',
  persons: 'subject_type=personal',
  units: 'subject_type=enterprise',
  'a month': 'from=2023-03-01&to=2023-03-31',
  'a year of the paid': 'status=30&from=2023-01-01&to=2023-12-31',
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
}

interface Measured {
  name: string
  p95: number
  median: number
}

async function measured(name: string, ask: () => Promise<void>): Promise<Measured> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    await ask()
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  return { name, p95: times[Math.ceil(rounds * 0.95) - 1] ?? 0, median: times[rounds / 2] ?? 0 }
}

async function measureLists(portal: Portal, pages: readonly number[]): Promise<Measured[]> {
  const token = await signInStaff(portal, 'super')
  const list = (query: string) => async () => {
    const answer = await fetch(`${portal.managerUrl}/api/orders?${query}`, { headers: { token } })
    const { code } = (await answer.json()) as { code: number }
    if (code !== 200) throw new Error(`${query}: ${code}`)
  }
  const all: Measured[] = []
  for (const [name, filter] of Object.entries(filters))
    for (const sort of sorts)
      for (const page of pages)
        all.push(
          await measured(
            `${name}, ${sort}, page ${page}`,
            list(`${filter}&sort=${sort}&page=${page}&page_size=20`),
          ),
        )
  for (const [name, text] of Object.entries(searches))
    all.push(await measured(`search: ${name}`, list(`q=${text}&sort=-created_at&page=1&page_size=20`)))
  return all
}

/** Sequential scans of the large tables so far. */
async function scans(db: Session): Promise<Map<string, number>> {
  const { rows } = await db.query(
    'select relname, seq_scan from pg_stat_user_tables where n_live_tup > 10000',
    [],
  )
  return new Map(rows.map(({ relname, seq_scan }) => [String(relname), Number(seq_scan)]))
}

/** Prints how fast every list answers with a million orders, and fails on one that is too slow or walks a whole table. */
export async function benchLists(count = 1_000_000): Promise<boolean> {
  const postgres = await startPostgres(mkdtempSync(join(tmpdir(), 'portal-bench-')))
  await postgres.createDatabase('bench')
  const url = postgres.url('bench')
  const portal = await Portal.start({ DATABASE_URL: url, DATA_KEY: 'ab'.repeat(32) })
  const engine = new PostgresEngine({ url, poolSize: 1, statementTimeoutMs: 600_000 })
  const db = await engine.acquire()
  const from = performance.now()
  await fillOrders(db, count)
  console.log(`${count} orders and members in ${((performance.now() - from) / 1000).toFixed(0)} s`)
  const before = await scans(db)
  const lists = await measureLists(portal, [1, 5_000])
  for (const { name, p95, median } of lists)
    console.log(
      `${p95 > budget ? '✗' : '✓'} ${name}: p95 ${p95.toFixed(0)} ms, median ${median.toFixed(0)} ms`,
    )
  // the server's connections report what they did after a second of rest
  await new Promise(resolve => setTimeout(resolve, 12_000))
  const walked = [...(await scans(db))].filter(([name, seen]) => seen > (before.get(name) ?? 0))
  console.log(`walked from end to end: ${walked.map(([name]) => name).join(', ') || 'no table'}`)
  db.release()
  await engine.close()
  await portal.stop()
  await postgres.stop()
  return lists.every(({ p95 }) => p95 <= budget) && walked.length === 0
}
