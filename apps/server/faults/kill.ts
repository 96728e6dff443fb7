import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { withDatabase } from '../src/commands/command.ts'
import { loadKeys } from '../src/security/keys.ts'
import { startPostgres } from '../test/support/postgres-server.ts'
import { brokenInvariants } from './invariants.ts'
import { runKills } from './kill-run.ts'

const usual = { pglite: 200, postgres: 100 } as const
type Kind = keyof typeof usual

async function run(kind: Kind, rounds: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-kill-'))
  chmodSync(folder, 0o755)
  const server = kind === 'postgres' ? await startPostgres(join(folder, 'postgres')) : null
  await server?.createDatabase('portal')
  const env = { DATA_DIR: join(folder, 'data'), ...(server ? { DATABASE_URL: server.url('portal') } : {}) }
  try {
    const began = Date.now()
    const report = await runKills({ env, rounds, log: line => console.log(`${kind} ${line}`) })
    const config = readConfig(env)
    const problems = await withDatabase(config, opened =>
      brokenInvariants({ ...opened, keys: loadKeys(config) }, report),
    )
    const seconds = Math.round((Date.now() - began) / 1000)
    console.log(
      `${kind}: ${report.rounds} × kill -9 in ${seconds} s, ${report.hitInFlight} met a call on its way; ` +
        `${report.orders.length} orders, lost or half done: ${problems.length === 0 ? 'none' : problems.join('; ')}`,
    )
    // kills that met nothing prove nothing
    if (report.hitInFlight * 2 < rounds) problems.push('too few kills met a call')
    return problems
  } finally {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

// kill.ts [pglite|postgres|both] [rounds]
const [which = 'both', rounds] = process.argv.slice(2)
const kinds: Kind[] = which === 'pglite' || which === 'postgres' ? [which] : ['pglite', 'postgres']
let broken = 0
for (const kind of kinds)
  broken += (await run(kind, rounds === undefined ? usual[kind] : Number(rounds))).length
process.exit(broken === 0 ? 0 : 1)
