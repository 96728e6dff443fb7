import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Session } from '@portal/portal/kernel/engine'

/** Content of files travels as files, applied migrations in the manifest; counts are kept anew as their rows are loaded. */
const leftOut = new Set([
  'file_blobs',
  'schema_migrations',
  'order_counts',
  'order_totals',
  'order_count_changes',
  'application_counts',
  'application_count_changes',
  'invoice_counts',
  'invoice_count_changes',
  'star_counts',
  'star_count_changes',
  'star_seats',
])

/** What `work` reads is of one moment. */
export async function atOneMoment<T>(session: Session, work: () => Promise<T>): Promise<T> {
  await session.script('begin isolation level repeatable read read only')
  try {
    return await work()
  } finally {
    await session.script('rollback')
  }
}

/** What `work` writes is there as a whole, on the disk too, or not at all. */
export async function allOrNothing(session: Session, work: () => Promise<void>): Promise<void> {
  await session.script('begin')
  try {
    await work()
    await session.commit(true)
  } catch (error) {
    await session.script('rollback')
    throw error
  }
}

/** Whether the portal's migrations have run. */
export async function hasTables(session: Session): Promise<boolean> {
  const { rows } = await session.query("select 1 from pg_tables where tablename = 'audit_entries'", [])
  return rows.length > 0
}

/** Whether anybody has worked with the database. */
export async function isInUse(session: Session): Promise<boolean> {
  const { rows } = await session.query(
    'select 1 from members union all select 1 from audit_entries limit 1',
    [],
  )
  return rows.length > 0
}

export async function fileIds(session: Session): Promise<string[]> {
  const { rows } = await session.query('select id from files order by id', [])
  return rows.map(({ id }) => String(id))
}

export const emptyTable = (session: Session, table: string) => session.script(`delete from ${quoted(table)}`)

/** Checks now what would be checked at the commit, which would forbid later migrations to change the tables. */
export const checkReferences = (session: Session) => session.script('set constraints all immediate')

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Our tables, each after those its rows point at. References checked only at the commit set no order. */
export async function tablesInOrder(session: Session): Promise<string[]> {
  const { rows: tables } = await session.query(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    [],
  )
  const { rows: references } = await session.query(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace`,
    [],
  )
  const waiting = new Set(tables.map(row => String(row['name'])).filter(name => !leftOut.has(name)))
  const order: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      name =>
        !references.some(
          ({ child, parent }) => child === name && parent !== name && waiting.has(String(parent)),
        ),
    )
    if (free.length === 0) throw new Error('The tables point at each other in a circle')
    for (const name of free) {
      waiting.delete(name)
      order.push(name)
    }
  }
  return order
}

const batch = 500

async function* rowsOf(session: Session, table: string): AsyncGenerator<string> {
  await session.script(
    `declare rows_to_save no scroll cursor for select row_to_json(t)::text as row from ${quoted(table)} t`,
  )
  for (;;) {
    const { rows } = await session.query(`fetch ${batch} from rows_to_save`, [])
    for (const { row } of rows) yield `${String(row)}\n`
    if (rows.length < batch) break
  }
  await session.script('close rows_to_save')
}

/** Saves one table as gzipped JSON lines; the session is inside a transaction. */
export const saveTable = (session: Session, table: string, path: string): Promise<void> =>
  pipeline(Readable.from(rowsOf(session, table)), createGzip(), createWriteStream(path, { mode: 0o600 }))

/** Loads what `saveTable` wrote in place of the rows that are there. PostgreSQL itself turns the JSON into rows. */
export async function loadTable(session: Session, table: string, path: string): Promise<void> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity })
  let waiting: string[] = []
  const flush = async () => {
    if (waiting.length === 0) return
    const name = quoted(table)
    await session.query(
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1::json)`,
      [`[${waiting.join(',')}]`],
    )
    waiting = []
  }
  for await (const line of lines) {
    if (line !== '') waiting.push(line)
    if (waiting.length >= batch) await flush()
  }
  await flush()
}

/** Moves each identity past the numbers that were loaded. */
export async function restoreSequences(session: Session): Promise<void> {
  const { rows } = await session.query(
    "select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES'",
    [],
  )
  for (const row of rows) {
    const table = String(row['table_name'])
    const column = String(row['column_name'])
    await session.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${quoted(column)}) from ${quoted(table)}), 0) + 1, false)`,
      [quoted(table), column],
    )
  }
}
