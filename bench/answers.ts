import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PostgresEngine } from '../apps/server/src/db/postgres-engine.ts'
import { fillOrders } from '../apps/server/test/support/many-rows.ts'
import { startPostgres } from '../apps/server/test/support/postgres-server.ts'
import { Portal } from '../e2e/portal.ts'
import { signInStaff } from './sign-in.ts'

const orders = 5_000
const connections = 10
const rounds = 3
const seconds = 5

/** Of the answers that a bare handler gives with the same SQL, this part at least. */
const least = 0.5

/** Answers a second, asked for by a process of its own. */
async function load(method: string, url: string, token: string, forSeconds: number): Promise<number> {
  const options = [method, url, token, String(connections), String(forSeconds)]
  const child = spawn(process.execPath, ['bench/load.ts', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error(`${url} was not answered`)
  return Number(output)
}

interface Compared {
  name: string
  method: 'GET' | 'POST'
  own: string
  bare: string
}

async function startBare(url: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['apps/server/bench/bare.ts'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, address: output.toString().trim() }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const rates = async (call: Compared, token: string): Promise<[own: number, bare: number]> => {
  const own: number[] = []
  const bare: number[] = []
  await load(call.method, call.own, token, 2)
  await load(call.method, call.bare, token, 2)
  for (let round = 0; round < rounds; round += 1) {
    own.push(await load(call.method, call.own, token, seconds))
    bare.push(await load(call.method, call.bare, token, seconds))
  }
  return [median(own), median(bare)]
}

async function compare(portal: Portal, bare: string): Promise<boolean> {
  const token = await signInStaff(portal, 'super')
  const calls: Compared[] = [
    {
      name: 'get_current_company_user',
      method: 'POST',
      own: `${portal.managerUrl}/companyapi/company_users/get_current_company_user`,
      bare: `${bare}/staff`,
    },
    {
      name: 'order list of 20',
      method: 'GET',
      own: `${portal.managerUrl}/api/orders?page_size=20`,
      bare: `${bare}/orders`,
    },
  ]
  let good = true
  for (const call of calls) {
    const [own, other] = await rates(call, token)
    const part = own / other
    good &&= part >= least
    const result = `${own.toFixed(0)}/s, bare ${other.toFixed(0)}/s (${(part * 100).toFixed(0)} %)`
    console.log(`${part >= least ? '✓' : '✗'} ${call.name}: ${result}`)
  }
  return good
}

/** Prints how many calls a second the server answers beside a bare handler, and fails below half of that. */
export async function benchAnswers(): Promise<boolean> {
  const postgres = await startPostgres(mkdtempSync(join(tmpdir(), 'portal-bench-')))
  await postgres.createDatabase('bench')
  const url = postgres.url('bench')
  const portal = await Portal.start({ DATABASE_URL: url, DATA_KEY: 'ab'.repeat(32) })
  const engine = new PostgresEngine({ url, poolSize: 1, statementTimeoutMs: 600_000 })
  const bare = await startBare(url)
  try {
    const db = await engine.acquire()
    await fillOrders(db, orders)
    db.release()
    return await compare(portal, bare.address)
  } finally {
    bare.child.kill()
    await engine.close()
    await portal.stop()
    await postgres.stop()
  }
}
