import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup } from '../../src/backup/backup.ts'
import { seedDemo } from '@portal/portal/worlds/seed'
import { embeddedTemplate } from '../support/provided.ts'
import { openPortal } from '../support/portal.ts'
import { startServer, stopServer } from '../support/process.ts'
import { inherited, shortLived } from '../support/short-lived.ts'

const run = promisify(execFile)
const command = (name: string, args: string[], env: Record<string, string>) =>
  run(
    process.execPath,
    [...shortLived, join(import.meta.dirname, '../../src/commands', `${name}.ts`), ...args],
    { env: { ...inherited, ...env } },
  ).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: unknown) => ({ code: Number(Object(error).code), text: String(Object(error).stderr) }),
  )

let folder: string
let saved: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-commands-'))
  saved = join(folder, 'saved')
  const portal = await openPortal()
  await seedDemo(portal.host)
  await backup(portal.host, saved, portal.clock.now, null)
  await portal.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const testKey = 'a5'.repeat(32)

const template = embeddedTemplate()

test('backup and audit-verify work beside the running portal, which goes on answering', async () => {
  const dataDir = join(folder, 'running')
  cpSync(template, join(dataDir, 'pg'), { recursive: true })
  const env = { DATA_DIR: dataDir }
  const server = await startServer(env)
  const note = join(dataDir, 'control.json')
  expect(statSync(note).mode & 0o777).toBe(0o600)
  const target = join(folder, 'from-running')
  const work = command('backup', [target], env)
  let answers = 0
  const saving = Symbol('still saving')
  for (;;) {
    const done = await Promise.race([work, Promise.resolve(saving)])
    if (done !== saving) break
    if ((await fetch(`${server.member}/readyz`)).ok) answers += 1
  }
  const made = await work
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining('已备份') })
  expect(answers).toBeGreaterThan(10)
  const head = /: (\d+:\S+)/.exec(made.text)?.[1] ?? ''
  expect(await command('audit-verify', [head], env)).toMatchObject({
    code: 0,
    text: expect.stringContaining('审计链完整'),
  })
  expect((await command('audit-verify', ['99999:x'], env)).code).toBe(1)
  expect(await command('backup', [target], env)).toMatchObject({
    code: 1,
    text: expect.stringContaining('文件夹不是空的'),
  })
  // who does not know the secret is told nothing
  const port = (JSON.parse(readFileSync(note, 'utf8')) as { port: number }).port
  const stranger = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    body: '{"act":"audit-verify"}',
  })
  expect([stranger.status, await stranger.text()]).toEqual([404, '{}'])
  expect(readdirSync(dataDir).filter(name => name.startsWith('snapshot-'))).toEqual([])
  expect(await stopServer(server)).toBe(0)
  expect(existsSync(note)).toBe(false)
  const copy = { DATA_DIR: join(folder, 'copy-of-running') }
  expect((await command('restore', [target], copy)).code).toBe(0)
  expect((await command('audit-verify', [head], copy)).code).toBe(0)
})

/** Everything below a folder. */
const tree = (path: string): string[] =>
  existsSync(path) ? readdirSync(path, { recursive: true }).map(String).toSorted() : []

const damaged = (name: string, damage: (copy: string) => void): string => {
  const copy = join(folder, name)
  cpSync(saved, copy, { recursive: true })
  damage(copy)
  return copy
}

test('a refused restore leaves no folder where there was none, and one as it was', async () => {
  const none = join(folder, 'none')
  const own = join(folder, 'own')
  mkdirSync(own)
  writeFileSync(join(own, 'note.txt'), 'mine')
  const broken = damaged('broken-part', copy => appendFileSync(join(copy, 'tables/orders.ndjson.gz'), 'x'))
  const garbled = damaged('broken-list', copy => writeFileSync(join(copy, 'manifest.json'), '{"format":'))
  const cases: [string, Record<string, string>, string][] = [
    [broken, { DATA_KEY: testKey }, '备份已损坏或不完整 / Damaged or missing: tables/orders.ndjson.gz'],
    [garbled, { DATA_KEY: testKey }, '备份已损坏或不完整 / Damaged or missing: manifest.json'],
    [saved, { DATA_KEY: 'c7'.repeat(32) }, 'DATA_KEY 与这些数据所用的密钥不同'],
    [saved, {}, '备份内没有密钥，请设置 DATA_KEY'],
  ]
  for (const [index, [source, env, text]] of cases.entries()) {
    const [dataDir, before] = index % 2 === 0 ? [own, ['note.txt']] : [none, []]
    const answer = await command('restore', [source], { DATA_DIR: dataDir, ...env })
    expect(answer).toMatchObject({ code: 1, text: expect.stringContaining(text) })
    expect(answer.text).not.toMatch(/\n\s+at /)
    expect(tree(dataDir)).toEqual(before)
  }
  expect(existsSync(none)).toBe(false)
})
