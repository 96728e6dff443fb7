import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../operator-error.ts'
import type { Database } from '@portal/portal/kernel/database'
import type { Session } from '@portal/portal/kernel/engine'

const migrationsFolder = join(import.meta.dirname, '../../../../packages/portal/migrations')

/** Any number that nothing else of ours locks. */
const lockKey = 774_120_411

export interface Migration {
  name: string
  text: string
  checksum: string
}

export class MigrationMismatch extends OperatorError {
  override readonly name = 'MigrationMismatch'
  constructor(name: string, what: string) {
    super(`Migration ${name} ${what}; migrations are forward only, add a new one instead`)
  }
}

export const readMigrations = (folder = migrationsFolder): Migration[] =>
  readdirSync(folder)
    .filter(name => /^\d{3}_\w+\.sql$/.test(name))
    .toSorted()
    .map(name => {
      const text = readFileSync(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })

/** An index of a million rows takes longer than any call may, and so does waiting for the process that builds it. */
const unhurried = 'set local statement_timeout = 0'

/** Runs what sets the database up: one process of several that start together, the others wait. */
export async function withSetupLock<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (db.kind === 'pglite') return work()
  return db.session(async session => {
    await session.script(`begin; ${unhurried}`)
    await session.query('select pg_advisory_lock($1)', [lockKey])
    await session.script('commit')
    try {
      return await work()
    } finally {
      await session.query('select pg_advisory_unlock($1)', [lockKey])
    }
  })
}

/** Applies what is missing, once, also when several processes start together. Returns the names applied. */
export async function migrate(db: Database, migrations: Migration[] = readMigrations()): Promise<string[]> {
  return withSetupLock(db, () => db.session(session => applyMissing(session, migrations, applyOne)))
}

/** Name and checksum of those that the database has, in order. */
export async function appliedMigrations(session: Session): Promise<Record<string, unknown>[]> {
  const { rows } = await session.query('select name, checksum from schema_migrations order by name', [])
  return rows
}

/** With the session in a transaction of its own `apply` leaves the end to that. */
export async function applyMissing(
  session: Session,
  migrations: Migration[],
  apply: typeof applyOne = runOne,
): Promise<string[]> {
  await session.script(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null)',
  )
  const rows = await appliedMigrations(session)
  const known = new Map(migrations.map(migration => [migration.name, migration]))
  for (const { name, checksum } of rows) {
    const migration = known.get(String(name))
    if (!migration) throw new MigrationMismatch(String(name), 'was applied but is not in this version')
    if (migration.checksum !== checksum)
      throw new MigrationMismatch(migration.name, 'was changed after it was applied')
  }
  const applied = new Set(rows.map(row => row['name']))
  const missing = migrations.filter(migration => !applied.has(migration.name))
  for (const migration of missing) await apply(session, migration)
  return missing.map(migration => migration.name)
}

async function runOne(session: Session, { name, text, checksum }: Migration): Promise<void> {
  await session.script(text)
  await session.query('insert into schema_migrations (name, checksum, applied_at) values ($1, $2, now())', [
    name,
    checksum,
  ])
}

async function applyOne(session: Session, migration: Migration): Promise<void> {
  await session.script(`begin; ${unhurried}`)
  try {
    await runOne(session, migration)
    await session.script('commit')
  } catch (error) {
    await session.script('rollback')
    throw error
  }
}
