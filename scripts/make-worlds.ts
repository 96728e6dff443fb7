import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openPglite, soleSession } from '../.storybook/host/engine.ts'
import { storyHost } from '../.storybook/host/host.ts'
import { applyMissing, readMigrations } from '../apps/server/src/db/migrate.ts'
import { worldNames, type WorldName } from '../packages/portal/src/worlds/accounts.ts'
import { seedDemo } from '../packages/portal/src/worlds/seed.ts'

/** A migrated and seeded database as one file, which PGlite opens in a page. */
async function make(world: WorldName): Promise<Buffer> {
  const pg = await openPglite()
  const engine = soleSession(pg)
  await applyMissing(await engine.acquire(), readMigrations())
  await seedDemo(storyHost(engine, world), world)
  await pg.exec('vacuum full')
  await pg.exec('checkpoint')
  const dump = await pg.dumpDataDir('gzip')
  await pg.close()
  return Buffer.from(await dump.arrayBuffer())
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say into which folder')
mkdirSync(dirname(folder), { recursive: true })
// beside its place and moved there when whole: another run may make the same
const half = mkdtempSync(`${folder}.`)
for (const world of worldNames) writeFileSync(join(half, `${world}.tar.gz`), await make(world))
try {
  renameSync(half, folder)
} catch {
  rmSync(half, { recursive: true, force: true })
}
