import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { PostgresEngine } from '../apps/server/src/db/postgres-engine.ts'
import { fillInvoices, fillOrders } from '../apps/server/test/support/many-rows.ts'
import { startPostgres } from '../apps/server/test/support/postgres-server.ts'
import { Portal } from '../e2e/portal.ts'
import { exportFormats, orderColumns, type ExportFormat } from '../packages/api/src/rules/order-export.ts'
import { signInStaff } from './sign-in.ts'

/** Megabytes that the server process may take, all in all, while all orders go out. */
const most = 300

const megabytes = (bytes: number) => bytes / 1024 / 1024

/** Of the server process now, and the most it had since the peak was forgotten; from outside, which costs it nothing (Linux). */
function memory({ pid }: Portal): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])
  return { now: kilobytes('VmRSS') / 1024, peak: kilobytes('VmHWM') / 1024 }
}

const forgetPeak = ({ pid }: Portal) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** Asks for a table; answers the link to it. */
async function begin(portal: Portal, token: string, path: string, body: object): Promise<string> {
  const answer = await fetch(`${portal.managerUrl}/api/${path}/exports`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data } = (await answer.json()) as { data: { url: string } }
  return data.url
}

const ordersAs = (format: ExportFormat) =>
  ({ name: 'orders', who: 'super', path: 'orders', body: { format, columns: orderColumns }, format }) as const
const documents = { name: 'documents', who: 'finance', path: 'invoices', body: {}, format: 'xlsx' } as const

/**
 * Exports all of `count` orders in each format, and their documents; prints rows a second and memory, and fails where
 * that is too much.
 */
export async function benchExports(count: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const postgres = await startPostgres(folder, { durable: true })
  await postgres.createDatabase('bench')
  const url = postgres.url('bench')
  const portal = await Portal.start({ DATABASE_URL: url })
  const engine = new PostgresEngine({ url, poolSize: 1, statementTimeoutMs: 600_000 })
  const db = await engine.acquire()
  await fillOrders(db, count)
  await fillInvoices(db, count)
  let good = true
  for (const { name, who, path, body: asked, format } of [...exportFormats.map(ordersAs), documents]) {
    const file = join(folder, `${name}.${format}`)
    const link = await begin(portal, await signInStaff(portal, who), path, asked)
    forgetPeak(portal)
    const resting = memory(portal).now
    const from = performance.now()
    const { body } = await fetch(`${portal.managerUrl}${link}`)
    if (!body) throw new Error('no file')
    await pipeline(body, createWriteStream(file))
    const { peak } = memory(portal)
    const seconds = (performance.now() - from) / 1_000
    good &&= peak <= most
    console.log(
      `${peak <= most ? '✓' : '✗'} ${format}: ${count} ${name} in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second, ${megabytes(statSync(file).size).toFixed(1)} MB; server at most ${peak.toFixed(0)} MB, before it ${resting.toFixed(0)} MB`,
    )
  }
  db.release()
  await engine.close()
  await portal.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
  return good
}
