import type { Names } from './call-names.ts'
import { Refusal } from './names.ts'
import type { Plan } from './plan.ts'

const portal = 'packages/portal'
const tests = 'apps/server/test'

const migration = ({ snake }: Names) => `create table ${snake} (
  id text primary key,
  member_id text not null references members (id),
  title text not null,
  created_at timestamptz not null
);
create index ${snake}_by_member on ${snake} (member_id, created_at desc, id desc);
`

const calls = ({ resource, camel }: Names) => `import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { ${camel}Of } from './${resource}.service.ts'

export const ${camel}Handlers: HandlersOf<(typeof contract)['${camel}']> = {
  '${camel}.list': ({ context, caller, input }) => ${camel}Of(context.db, caller.id, input.query),
}
`

const service = ({
  resource,
  camel,
  type,
  manySaid,
}: Names) => `import type { ${type} } from '@portal/api/contract/${resource}.schema'
import { formatTime } from '@portal/api/rules/dates'
import type { Executor } from '../kernel/database.ts'
import { ${camel}Page } from './${resource}.repository.ts'

/** One page of a member's ${manySaid}. */
export async function ${camel}Of(
  db: Executor,
  memberId: string,
  { page, page_size }: { page: number; page_size: number },
) {
  const { rows, total } = await ${camel}Page(db, memberId, { limit: page_size, offset: (page - 1) * page_size })
  const list = rows.map((row): ${type} => ({
    id: row.id,
    title: row.title,
    created_at: formatTime(row.created_at),
  }))
  return { list, total, page, page_size }
}
`

const repository = ({
  camel,
  snake,
  manySaid,
}: Names) => `import type { Executor } from '../kernel/database.ts'

/** A member's ${manySaid}, newest first, with their number in all. */
export async function ${camel}Page(db: Executor, memberId: string, page: { limit: number; offset: number }) {
  const base = db.selectFrom('${snake}').where('member_id', '=', memberId)
  const { total } = await base.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await base
    .select(['id', 'title', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total }
}
`

const test = ({ resource, list, snake, kebabItem }: Names) => `import { afterAll, expect, test } from 'vitest'
import { ${list} } from '@portal/api/contract/${resource}.contract'
import { aMember, type Person } from './support/people.ts'
import { openPortal } from './support/portal.ts'

const portal = await openPortal()
afterAll(() => portal.close())

const minute = 60_000

/** So many rows of a member, one a minute. */
const insert = ({ id }: Person, count: number) =>
  portal.db.pool
    .insertInto('${snake}')
    .values(
      Array.from({ length: count }, (_, index) => ({
        id: \`${kebabItem}-\${id}-\${index + 1}\`,
        member_id: id,
        title: \`第 \${index + 1} 条\`,
        created_at: new Date(portal.clock.now.getTime() + index * minute),
      })),
    )
    .execute()

test('a member is answered the own rows, newest first, page by page', async () => {
  const [owner, other] = [await aMember(portal), await aMember(portal)]
  await insert(owner, 12)
  await insert(other, 1)
  const page = (number: number, { token }: Person) =>
    portal.ok(${list}, { query: { page: number } }, { token })

  const first = await page(1, owner)
  expect(first).toMatchObject({ total: 12, page: 1, page_size: 10 })
  expect(first.list.map(({ title }) => title)).toEqual(
    Array.from({ length: 10 }, (_, index) => \`第 \${12 - index} 条\`),
  )
  expect(first.list[0]).toMatchObject({ created_at: '2026-05-18 14:11:00' })
  expect((await page(2, owner)).list.map(({ title }) => title)).toEqual(['第 2 条', '第 1 条'])
  expect(await page(1, other)).toMatchObject({ total: 1, list: [{ id: \`${kebabItem}-\${other.id}-1\` }] })
})

test('a member without rows is answered an empty list', async () => {
  const { token } = await aMember(portal)
  expect(await portal.ok(${list}, {}, { token })).toEqual({ list: [], total: 0, page: 1, page_size: 10 })
})
`

/** Name of the next migration: numbers have no gaps. */
function nextMigration(plan: Plan, snake: string): string {
  const numbers = plan
    .list(`${portal}/migrations`)
    .flatMap(name => /^(\d{3})_\w+\.sql$/.exec(name)?.[1] ?? [])
  return `${String(Math.max(0, ...numbers.map(Number)) + 1).padStart(3, '0')}_${snake}.sql`
}

/** Table, index, its mirror, module and test of the resource. Answers the migration's name. */
export function planServerSide(plan: Plan, names: Names): string {
  const { resource, camel, snake, many } = names
  const schemaFile = `${portal}/src/kernel/schema.ts`
  if (plan.read(schemaFile).includes(`\n  ${snake}: `))
    throw new Refusal(`${snake} 这张表已经有了，没有写任何文件。`)
  const module = `${portal}/src/${resource}`
  const migrationName = nextMigration(plan, snake)
  plan.absent(module)
  plan.create(`${portal}/migrations/${migrationName}`, migration(names))
  plan.create(`${module}/${resource}.calls.ts`, calls(names))
  plan.create(`${module}/${resource}.service.ts`, service(names))
  plan.create(`${module}/${resource}.repository.ts`, repository(names))
  plan.create(`${tests}/${resource}.test.ts`, test(names))

  plan.change(schemaFile, file =>
    file
      .before(
        'export interface SchemaMigrationsTable {',
        `export interface ${many}Table {\n  id: string\n  member_id: string\n  title: string\n  created_at: Date\n}\n`,
      )
      .before('  schema_migrations: SchemaMigrationsTable\n', `  ${snake}: ${many}Table\n`),
  )
  plan.change(`${portal}/src/portal.ts`, file =>
    file
      .sorted(
        /^import \{ \w+Handlers \} from '\.\/.*$/gm,
        `import { ${camel}Handlers } from './${resource}/${resource}.calls.ts'`,
      )
      .before('\n})\n', `\n  ...${camel}Handlers,`),
  )
  return migrationName
}
