import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { checkDataKey } from '../src/security/data-key.ts'
import { DataKeys } from '../src/security/keys.ts'
import { seedDemo } from '@portal/portal/worlds/seed'
import { refuseDemoData } from '../src/security/demo-data.ts'
import { openPortal, type Portal } from './support/portal.ts'
import { aMember } from './support/people.ts'
import { refusal } from './support/process.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-start-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('data that do not match the configuration', () => {
  test('production refuses demo data, marked or not, and takes its own', async () => {
    const portal: Portal = await openPortal()
    await refuseDemoData(portal.db.pool)
    await seedDemo(portal.host)
    await expect(refuseDemoData(portal.db.pool)).rejects.toThrow('演示数据')
    await portal.db.pool.deleteFrom('settings').where('key', '=', 'demo_seed').execute()
    await expect(refuseDemoData(portal.db.pool)).rejects.toThrow('DATA_DIR or DATABASE_URL')
    await portal.close()
  })

  test('demo accounts are never put among real people', async () => {
    const portal = await openPortal()
    const { id } = await aMember(portal)
    await seedDemo(portal.host)
    expect(await portal.db.pool.selectFrom('members').select('id').execute()).toEqual([{ id }])
    expect(await portal.db.pool.selectFrom('staff').select('id').execute()).toEqual([])
    await refuseDemoData(portal.db.pool)
    await portal.close()
  })

  test('another key than the one of the data is refused', async () => {
    const portal = await openPortal()
    const [first, other] = [new DataKeys('11'.repeat(32)), new DataKeys('22'.repeat(32))]
    const now = portal.clock.now
    await checkDataKey(portal.db.pool, first, now)
    await checkDataKey(portal.db.pool, first, now)
    await expect(checkDataKey(portal.db.pool, other, now)).rejects.toThrow(
      /DATA_KEY 与这些数据所用的密钥不同/,
    )
    await portal.close()
  })

  test('data from before keys were noted are known by their audit trail', async () => {
    const portal = await openPortal()
    await seedDemo(portal.host)
    const now = portal.clock.now
    expect(await portal.db.pool.selectFrom('audit_entries').select('seq').execute()).not.toEqual([])
    await expect(checkDataKey(portal.db.pool, new DataKeys('22'.repeat(32)), now)).rejects.toThrow('DATA_KEY')
    await checkDataKey(portal.db.pool, portal.host.keys, now)
    await portal.close()
  })

  test('NODE_ENV is one of three words', () => {
    for (const NODE_ENV of ['Production', 'prod', 'staging'])
      expect(() => readConfig({ NODE_ENV })).toThrow('NODE_ENV must be development, production or test')
  })
})

test('a database that cannot be reached is reported in one line', async () => {
  const said = await refusal({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    DATA_DIR: join(folder, 'none'),
  })
  expect(said).toContain('数据库连接不上，请检查 DATABASE_URL')
})
