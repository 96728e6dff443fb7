import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openPglite, soleSession } from '../.storybook/host/pglite.ts'
import { storyHost } from '../.storybook/host/host.ts'
import { applyMissing, readMigrations } from '../apps/server/src/db/migrate.ts'
import { worldNames } from '../packages/portal/src/worlds/accounts.ts'
import { seedDemo } from '../packages/portal/src/worlds/seed.ts'

/**
 * What a page need not unpack: most of a data folder is a log of past writes in files of 16 MB, and the databases that
 * new ones are copied from.
 */
const smallLog = {
  initDbStartParams: ['--wal-segsize=1'],
  postgresqlconf: ['min_wal_size = 2MB', 'max_wal_size = 2MB'],
}
const dropTemplates = [
  "update pg_database set datistemplate = false where datname like 'template_'",
  'drop database template0',
  'drop database template1',
]

/** Every world, migrated and seeded, as one file that PGlite opens in a page; each is a schema of its own. */
async function make(): Promise<Buffer> {
  const pg = await openPglite(smallLog)
  const engine = soleSession(pg)
  for (const world of worldNames) {
    await pg.exec(`create schema ${world}; set search_path to ${world}`)
    await applyMissing(await engine.acquire(), readMigrations())
    await seedDemo(storyHost(engine, world), world)
  }
  for (const statement of [...dropTemplates, 'vacuum full', 'checkpoint']) await pg.exec(statement)
  const dump = await pg.dumpDataDir('gzip')
  await pg.close()
  return Buffer.from(await dump.arrayBuffer())
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say into which folder')
mkdirSync(dirname(folder), { recursive: true })
// beside its place and moved there when whole: another run may make the same
const half = mkdtempSync(`${folder}.`)
writeFileSync(join(half, 'worlds.tar.gz'), await make())
try {
  renameSync(half, folder)
} catch {
  rmSync(half, { recursive: true, force: true })
}
