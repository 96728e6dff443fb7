import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Database } from '@portal/portal/kernel/database'
import { PgliteEngine } from '../../src/db/pglite-engine.ts'
import { embeddedTemplate } from '../support/provided.ts'
import { refusal, startServer, stopServer } from '../support/process.ts'

const template = embeddedTemplate()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-start-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const production = {
  NODE_ENV: 'production',
  DATA_KEY: 'b6'.repeat(32),
  SMS_URL: 'https://sms.example/',
  SMS_KEY: 'a-key-of-16-chars',
  MAIL_URL: 'smtps://mail.example',
  MAIL_FROM: 'documents@portal.example',
  MEMBER_ORIGIN: 'https://m.example',
  MANAGER_ORIGIN: 'https://s.example',
}

test('the process says in a line why it does not start, and how it would', async () => {
  const dataDir = join(folder, 'demo')
  cpSync(template, join(dataDir, 'pg'), { recursive: true })
  const running = await startServer({ DATA_DIR: dataDir })
  expect(await stopServer(running)).toBe(0)
  expect(await refusal({ DATA_DIR: dataDir, ...production })).toMatch(/exit 1: 数据库中是演示数据/)
  expect(await refusal({ DATA_DIR: dataDir, DATA_KEY: production.DATA_KEY })).toMatch(
    /exit 1: DATA_KEY 与这些数据/,
  )
})

const pages = (data: string) =>
  readdirSync(join(data, 'pg/base'), { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && Number(entry.name) >= 16_384,
  )
test.each<[string, (data: string) => void]>([
  ['its control file cut off', data => truncateSync(join(data, 'pg/global/pg_control'), 100)],
  ['its version file gone', data => rmSync(join(data, 'pg/PG_VERSION'))],
  ['its tables gone', data => rmSync(join(data, 'pg/base'), { recursive: true })],
  [
    'its pages overwritten',
    data => {
      for (const { parentPath, name } of pages(data)) {
        const path = join(parentPath, name)
        if (statSync(path).size > 0) writeFileSync(path, Buffer.alloc(8192, 7))
      }
    },
  ],
])('a data folder with %s is named, with the way out', async (what, damage) => {
  const dataDir = join(folder, `damaged-${what.length}`)
  cpSync(template, join(dataDir, 'pg'), { recursive: true })
  damage(dataDir)
  const said = await refusal({ DATA_DIR: dataDir })
  expect(said).toContain(`数据目录已损坏，无法打开：${dataDir}`)
  expect(said).toContain(`mv ${dataDir} ${dataDir}.damaged && npm run restore -- `)
})

test('a missing or unreadable table is found at the start', async () => {
  const dataDir = join(folder, 'one-table')
  cpSync(template, join(dataDir, 'pg'), { recursive: true })
  const db = new Database(
    await PgliteEngine.open({
      folder: join(dataDir, 'pg'),
      statementTimeoutMs: 30_000,
      checkpointEveryMs: 0,
    }),
  )
  const [row] = await db.script("select pg_relation_filepath('fees') as path")
  await db.close()
  const path = join(dataDir, 'pg', String(row?.['path']))
  expect(existsSync(path)).toBe(true)
  rmSync(path)
  expect(await refusal({ DATA_DIR: dataDir })).toContain('数据目录已损坏')
})
