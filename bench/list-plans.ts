import { createApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { PostgresEngine } from '../apps/server/src/db/postgres-engine.ts'
import { inspect } from '../apps/server/src/files/inspect.ts'
import { readSheet } from '../apps/server/src/files/read-sheet.ts'
import { makeMetrics } from '../apps/server/src/http/metrics.ts'
import { makeLog } from '../apps/server/src/log.ts'
import { DataKeys, secureRandom } from '../apps/server/src/security/keys.ts'
import { argon2Passwords } from '../apps/server/src/security/passwords.ts'
import { addressOf, listCallers, lists, Plans, type Asked } from '../apps/server/test/support/list-plans.ts'
import { watched } from '../apps/server/test/support/watched.ts'
import { databaseFiles } from '../packages/portal/src/files/database-files.repository.ts'
import { Database } from '../packages/portal/src/kernel/database.ts'
import { createPortal } from '../packages/portal/src/portal.ts'
import type { Host } from '../packages/portal/src/ports.ts'

/** A portal in this process, on a database that another one set up; its statements are heard. */
async function portalOn(url: string, key: string, asked: Asked[]) {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_KEY: key })
  const engine = new PostgresEngine({ url, poolSize: 4, statementTimeoutMs: 600_000 })
  const host: Host = {
    db: new Database(watched(engine, (text, values) => asked.push({ text, values }))),
    clock: () => new Date(),
    keys: new DataKeys(key),
    random: secureRandom,
    passwords: argon2Passwords,
    files: databaseFiles,
    inspect,
    readSheet,
    jobs: { enqueue: async () => undefined, wake: () => undefined },
    payments: {},
    deliverSandboxNotice: null,
    invoicePlatform: null,
    districts: null,
    settings: config,
  }
  const portal = createPortal(host)
  const app = await createApp(
    { portal, host, config, log: makeLog('silent'), metrics: makeMetrics() },
    'manager',
  )
  return { app, db: host.db }
}

/**
 * Prints the lists whose plan walks a table of `rows` rows or goes through most of an index, and gives their number.
 * Asks every list of the contract, as everybody who may, with every filter in every order.
 */
export async function walkedLists(
  { url, key, rows }: { url: string; key: string; rows: number },
  tokens: { super: string; agency: string; finance: string; member: string },
): Promise<number> {
  const asked: Asked[] = []
  const { app, db } = await portalOn(url, key, asked)
  const plans = await Plans.ofTables(db, rows)
  let count = 0
  for (const list of lists)
    for (const caller of listCallers[list.name] ?? []) {
      const walked = await plans.walkedBy(list, async query => {
        asked.length = 0
        const answer = await app.inject({
          method: 'GET',
          url: addressOf(list, query),
          headers: { token: tokens[caller] },
        })
        if (answer.json<{ code: number }>().code !== 200) throw new Error(`${list.name}: ${answer.body}`)
        return asked
      })
      for (const [query, steps] of Object.entries(walked))
        console.log(`✗ ${list.name} as ${caller} ${query}: ${steps.join(', ')}`)
      count += Object.keys(walked).length
    }
  console.log(`${count === 0 ? '✓' : '✗'} plans of ${lists.length} lists: ${count} not served by an index`)
  await app.close()
  await db.close()
  return count
}
