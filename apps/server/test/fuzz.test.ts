import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { allEndpoints } from '@portal/api/contract'
import { personalFields } from '@portal/api/contract/applications.schema'
import type { Endpoint, WholeEndpoint } from '@portal/api/contract/endpoint'
import { collectionNames } from '@portal/api/rules/profile-form'
import { subRoles } from '@portal/api/rules/rights'
import { firstFigures } from '@portal/api/rules/star-figures'
import { pathsOf } from '@portal/portal/kernel/paths'
import { hashOf } from './support/portal.ts'
import { methodOf, openPortal, type Portal } from './support/portal.ts'
import { aMember, aStaff, newPhone } from './support/people.ts'
import { copiedEntry, someStars, type Subject } from './support/fuzz-subjects.ts'
import { aDesk, approved, paidMember, reported, submitted } from './support/journey.ts'
import { aForm } from './support/personal-form.ts'
import { basics, anEntry, entryForm } from './support/profile.ts'
import { makeRandom, type Random } from './support/random.ts'
import { sheetOf } from './support/stars.ts'
import { withinContract } from './support/within-contract.ts'

/** `npm test` gives each day a seed of its own and prints it; `npm run faults` sends many more. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2_500)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_518) + (inject('database').kind === 'postgres' ? 1 : 0)

let portal: Portal
const tokens: string[] = []
/** One expired, one revoked. */
const deadTokens: string[] = []
/** Real values, so that requests get past the first check often enough. */
const real: Record<string, unknown[]> = { order_no: [], id: [], phone: [], voucher_ids: [], ticket: [] }
const subjects: Subject[] = []
const rejections: unknown[] = []
const onRejection = (error: unknown) => rejections.push(error)

beforeAll(async () => {
  process.on('unhandledRejection', onRejection)
  portal = await openPortal()
  const stars = await someStars(portal)
  subjects.push(...stars.subjects)
  Object.assign(real, stars.named)
  tokens.push(...new Set(stars.subjects.flatMap(({ owner, clerks }) => clerks.concat(owner))))
  const desk = await aDesk(portal)
  for (let n = 0; n < 3; n += 1) {
    const [paid, waiting, applying, fresh] = [
      await aMember(portal),
      await aMember(portal),
      await aMember(portal),
      await aMember(portal),
    ]
    const orderNo = await approved(portal, waiting, desk)
    await reported(portal, waiting, orderNo)
    real['order_no']?.push(await paidMember(portal, paid, desk), orderNo)
    real['id']?.push((await submitted(portal, applying)).id)
    for (const collection of collectionNames) {
      const ids = await copiedEntry(portal, (await anEntry(portal, fresh, collection)).id)
      real['id']?.push(...ids)
      const form = Object.entries(entryForm(collection)).map(([name, value]) => [name, [value]])
      const values = { ...Object.fromEntries(form), id: [...ids, 'unknown'] }
      subjects.push({ calls: `profile.${collection}`, owner: fresh.token, clerks: [], values })
    }
    tokens.push(paid.token, waiting.token, applying.token, fresh.token)
    real['phone']?.push(paid.phone, newPhone())
  }
  for (const subRole of subRoles) tokens.push((await aStaff(portal, subRole)).token)
  for (const dead of [{ expires_at: new Date(0) }, { revoked_at: portal.clock.now }]) {
    const { token } = await aMember(portal)
    await portal.db.pool.updateTable('sessions').set(dead).where('token_hash', '=', hashOf(token)).execute()
    deadTokens.push(token)
  }
  const files = await portal.db.pool.selectFrom('files').select('id').execute()
  real['voucher_ids'] = files.map(({ id }) => [id])
})
afterAll(async () => {
  process.off('unhandledRejection', onRejection)
  await portal.close()
})

const strings = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'null',
  '张三',
  '😀'.repeat(20),
  '１３８００００００００１',
  '<img src=x onerror=1>',
  "' or 1=1 --",
  '\0',
  'a\0b',
  '\ud83d',
  '\udc00x',
  '\u202Eabc',
  '../../etc/passwd',
  '{{7*7}}',
  '%00',
  '\r\n\r\nHTTP/1.1',
  '2026-02-30',
  '2026-05-18',
  '9'.repeat(400),
  'A'.repeat(20_000),
]

function anything(random: Random, depth = 0): unknown {
  switch (random.below(depth > 3 ? 7 : 10)) {
    case 0:
      return null
    case 1:
      return random.below(2) === 0
    case 2:
      return random.pick([0, -1, 1, 0.5, 1e308, -0, 2 ** 53, 20_000, 2 ** 31])
    case 3:
    case 4:
    case 5:
    case 6:
      return random.pick(strings)
    case 7:
      return Array.from({ length: random.below(4) }, () => anything(random, depth + 1))
    case 8:
      return Object.fromEntries(
        Array.from({ length: random.below(4) }, () => [
          random.pick(['a', '__proto__', 'constructor', 'form', '', 'x'.repeat(300)]),
          anything(random, depth + 1),
        ]),
      )
    default: {
      let deep: unknown = 'x'
      for (let n = random.below(60); n > 0; n -= 1) deep = [deep]
      return deep
    }
  }
}

/** The same of the talent profile, whose forms are several. */
const profileFields = Object.fromEntries(
  Object.entries(
    Object.assign({ attachments: [] }, basics, ...collectionNames.map(entryForm)) as Record<string, unknown>,
  ).map(([name, value]) => [name, () => [value]]),
)

/** Names and good values of every field that some call takes. */
const fields: Record<string, () => unknown[]> = {
  ...profileFields,
  phone: () => real['phone'] ?? [],
  scene: () => ['login', 'register', 'forget_password'],
  code: () => ['000000', '123456'],
  password: () => ['Test_2026'],
  account: () => real['phone'] ?? [],
  name: () => ['finance'],
  consent_version: () => ['2026-05', 1, null],
  region: () => ['110108', '999999', ''],
  agent_id: () => ['1001'],
  ticket: () => ['x'.repeat(43)],
  action: () => ['save', 'submit', 'withdraw', 'renew'],
  version: () => [0, 1, 2, 3],
  form: () => [aForm(), {}],
  id: () => real['id'] ?? [],
  result: () => ['pass', 'return', 'reject', 'succeeded', 'failed', 'retry'],
  remark: () => ['意见', ''],
  remarks: () => [[], [{ field: 'employer', text: '请修改' }]],
  order_no: () => real['order_no'] ?? [],
  channel: () => ['offline'],
  payer_name: () => ['陈知行'],
  amount_fen: () => [20_000],
  paid_on: () => ['2026-05-18'],
  voucher_ids: () => real['voucher_ids'] ?? [],
  reason: () => ['看不清', ''],
  decision: () => ['confirm', 'short', 'exception', 'approve', 'review', 'reject'],
  outcome: () => ['resume', 'close'],
  received_fen: () => [20_000, 100],
  received_at: () => ['2026-05-18'],
  bank_ref: () => ['B1', 'B2', 'B3'],
  page: () => [1, 2, 100_000],
  page_size: () => [10, 20, 100],
  status: () => ['0,10', 'submitted', '30'],
  q: () => ['陈', '%'],
  sort: () => ['-created_at', 'reported_at'],
  from: () => ['2026-05-18'],
  to: () => ['2026-05-18'],
  kind: () => ['personal', 'enterprise', 'title', 'article', 'photo', 'id_photo'],
  subject_type: () => ['personal'],
  user_id: () => ['m1'],
  purpose: () => ['voucher', 'profile', 'photo'],
  application_no: () => real['application_no'] ?? [],
  star: () => [4, 3],
  category: () => ['综合', '单项'],
  position: () => ['财务总监岗'],
  declared: () => [true],
  scores: () => [sheetOf(90).scores, sheetOf(null).scores],
  comments: () => [sheetOf(0, '材料齐全').comments],
  conflict: () => [false, false, true],
  note: () => ['', '曾为同事'],
  agree: () => [true, false],
  by: () => ['某单位'],
  text: () => ['电话反映：年度业绩与结项文件不符。'],
  advice: () => ['dismiss', 'lower', 'uphold'],
  notice_id: () => real['notice_id'] ?? [],
  objection_id: () => real['objection_id'] ?? [],
  paper_id: () => real['paper_id'] ?? [],
  expert_id: () => real['expert_id'] ?? [],
  file_ids: () => [[]],
  act: () => ['print', 'ship', 'receive', 'come_back', 'reissue'],
  carrier: () => ['顺丰速运'],
  tracking_no: () => ['SF1234567890'],
  receiver: () => ['陈知行'],
  address: () => ['北京市西城区月坛南街 1 号'],
  organisation: () => ['东方财经大学会计学院'],
  token: () => real['token'] ?? [],
  key: () => real['key'] ?? [],
  effective_from: () => ['2026-06-01'],
  figures: () => [firstFigures],
}
const fieldNames = Object.keys(fields)

/** Fields of one entry, read from its schema's own JSON form through the OpenAPI page. */
const named = new Map<string, string[]>()

/** A good form with one field that is anything. */
const someForm = (random: Random): object => ({
  ...aForm(),
  [random.pick(personalFields)]: random.below(2) === 0 ? random.pick(strings) : anything(random),
})

/** What a field may well hold: of the subject, else of anything that is there. */
const goodValues = (name: string, subject: Subject | undefined): readonly unknown[] =>
  [subject?.values[name] ?? [], fields[name]?.() ?? []].find(({ length }) => length > 0) ?? ['x']

/** About a subject the body is good but for what its last line puts in now and then. */
function someBody(random: Random, entry: Endpoint, subject: Subject | undefined): string {
  const wild = (limit: number) => subject === undefined && random.below(limit) === 0
  if (wild(20))
    return random.pick([
      '{',
      '[]',
      'null',
      '"x"',
      '',
      '{"a":}',
      '\ufeff{}',
      '['.repeat(3_000),
      '0',
      '{"a":"\\ud800"}',
    ])
  if (wild(15)) return JSON.stringify(anything(random)) ?? ''
  const body: Record<string, unknown> = {}
  for (const name of named.get(entry.name) ?? fieldNames) {
    if (wild(12)) continue
    body[name] = wild(5) ? anything(random) : random.pick(goodValues(name, subject))
    if (name === 'form' && random.below(2) === 0) body[name] = someForm(random)
  }
  if (subject !== undefined && entry.action !== undefined) body['action'] = entry.action
  if (random.below(8) === 0) body[random.pick(fieldNames)] = anything(random)
  return JSON.stringify(body)
}

function someUrl(random: Random, entry: Endpoint, subject: Subject | undefined): string {
  const wild = (limit: number) => subject === undefined && random.below(limit) === 0
  const path = random.pick(pathsOf(entry)).path.replace(/:(\w+)/g, (_, name: string) => {
    const value = wild(4) ? random.pick(strings) : random.pick(subject?.values[name] ?? real[name] ?? ['x'])
    return encodeURIComponent(String(value).toWellFormed()).slice(0, 150) || 'x'
  })
  const query = new URLSearchParams()
  for (const name of named.get(`${entry.name}?`) ?? []) {
    if (random.below(subject ? 2 : 3) === 0)
      query.append(
        name,
        String(wild(3) ? random.pick(strings).slice(0, 500) : random.pick(goodValues(name, subject))),
      )
    if (random.below(40) === 0) query.append(name, 'again')
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** Half of the requests about something known come from who may ask, as they mean it. */
function someSubject(random: Random, { name }: Endpoint): Subject | undefined {
  const those = subjects.filter(({ calls }) => name.startsWith(calls))
  return those.length > 0 && random.below(2) === 0 ? random.pick(those) : undefined
}
const tokenOf = (random: Random, { who }: WholeEndpoint, { owner, clerks }: Subject): string =>
  who !== 'anyone' && who.member === undefined ? random.pick(clerks) : owner

/** Few calls have these methods, and each shall be met with every outcome. */
const rareMethods = ['put', 'delete'] as const
const rare = allEndpoints.filter(({ method }) => rareMethods.some(one => one === method))
const rareCodes = [200, 404, 409] as const
const starCalls = allEndpoints.map(({ name }) => name).filter(name => name.startsWith('star'))

/** Calls that soon say "too often": a code a minute for each phone. Among so many calls they would be met too seldom. */
const limited = allEndpoints.filter(({ path }) => /\/send_(msg|sms)$/.test(path))

test(
  `${requests} generated requests of seed ${seed}: no fault, nothing outside the contract`,
  { timeout: 600_000 },
  async () => {
    const { paths } = (await portal.member.inject('/openapi.json')).json<{
      paths: Record<string, Record<string, unknown>>
    }>()
    for (const entry of allEndpoints) {
      const text = JSON.stringify(paths[entry.path]?.[entry.method])
      named.set(
        entry.name,
        fieldNames.filter(name => text.includes(`"${name}":`)),
      )
      named.set(
        `${entry.name}?`,
        fieldNames.filter(name => text.includes(`"name":"${name}","in":"query"`)),
      )
    }
    const random = makeRandom(seed)
    const codes = new Map<number, number>()
    /** Codes by method and by call. */
    const met = new Set<string>()
    const problems: string[] = []
    const one = async () => {
      const entry = random.pick(
        random.below(12) === 0 ? limited : random.below(8) === 0 ? rare : allEndpoints,
      )
      const subject = someSubject(random, entry)
      const token = subject
        ? tokenOf(random, entry, subject)
        : random.below(12) === 0
          ? random.pick(['', 'made-up', 'é', ...deadTokens])
          : random.pick(tokens)
      const url = someUrl(random, entry, subject)
      const payload = someBody(random, entry, subject)
      const isUpload = entry.upload === true && random.below(2) === 0
      const type = isUpload
        ? 'multipart/form-data; boundary=x'
        : random.below(50) === 0
          ? random.pick(['text/plain', 'application/xml', 'application/json; charset=gbk'])
          : 'application/json'
      // ending a session would only thin out the identities
      const carried = entry.name.endsWith('logout') ? 'made-up' : token
      const origin = subject ? 'manager' : random.pick(['member', 'manager'] as const)
      const answer = await portal[origin].inject({
        method: methodOf(entry),
        url,
        headers: {
          token: Buffer.from(carried).toString('latin1'),
          ...(random.below(30) === 0 ? { wxtoken: 'another' } : {}),
          ...(random.below(3) === 0
            ? {
                'idempotency-key': random.pick([
                  'key-fuzz-0001',
                  'key-fuzz-0002',
                  'bad key',
                  `key-${random.below(1e9)}-fresh`,
                ]),
              }
            : {}),
          ...(entry.method === 'get' ? {} : { 'content-type': type }),
        },
        ...(entry.method === 'get'
          ? {}
          : {
              payload: isUpload
                ? `--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nvoucher\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${payload}\r\n--x--\r\n`
                : payload,
            }),
        remoteAddress: `10.${random.below(4)}.0.1`,
      })
      const envelope: { code?: number; data?: { current?: unknown } | null } = answer.json()
      // a conflict about a key of another request says nothing of the record
      if (envelope.code !== 409 || envelope.data?.current !== null)
        for (const what of [entry.method, entry.name]) met.add(`${what} ${envelope.code}`)
      codes.set(envelope.code ?? 0, (codes.get(envelope.code ?? 0) ?? 0) + 1)
      const differing = envelope.code === 406 && entry.who === 'anyone'
      // staff's calls stand on the manager origin alone (D9)
      const shut = origin === 'member' && url.startsWith('/companyapi') && answer.statusCode === 404
      const problem = differing || shut ? '' : withinContract(entry, answer.statusCode, envelope)
      if (problem !== '' || answer.statusCode >= 500)
        problems.push(
          `${entry.name} ${url.slice(0, 200)} ${payload.slice(0, 400)} → ${answer.statusCode} ${problem}`,
        )
    }
    for (let sent = 0; sent < requests; sent += 20) {
      await Promise.all(Array.from({ length: 20 }, one))
      portal.clock.advance(5_000)
      if (problems.length > 5) break
    }
    expect(problems).toEqual([])
    expect(rejections).toEqual([])
    // the generator is good only if it gets through every door
    for (const code of [200, 400, 403, 404, 406, 409, 415, 422, 429])
      expect([code, codes.has(code)]).toEqual([code, true])
    const outcomes = rareMethods.flatMap(method => rareCodes.map(code => `${method} ${code}`))
    expect(outcomes.filter(outcome => !met.has(outcome))).toEqual([])
    const pastSchema = starCalls.filter(name => [200, 409, 422].some(code => met.has(`${name} ${code}`)))
    expect(pastSchema.length).toBeGreaterThan(starCalls.length * 0.8)
    expect(codes.get(200)).toBeGreaterThan(requests / 50)
  },
)

test('a draft takes or refuses every hostile text in every field, and never breaks', async () => {
  const { token } = await aMember(portal)
  let version = 0
  const refused = new Set<string>()
  for (const field of personalFields) {
    for (const text of strings) {
      const form = { ...aForm(), [field]: field === 'attachment_ids' ? [text] : text }
      const answer = await portal.member.inject({
        method: 'POST',
        url: '/api/personal_vips',
        headers: { token },
        payload: { action: 'save', version, form },
      })
      const { code, data } = answer.json<{ code: number; data: { application?: { version: number } } }>()
      expect([field, text, [200, 400, 422].includes(code)]).toEqual([field, text, true])
      if (code === 200) version = data.application?.version ?? 0
      else refused.add(text)
    }
  }
  expect(version).toBeGreaterThan(100)
  for (const text of ['\0', 'a\0b', '\ud83d', '\udc00x']) expect(refused).toContain(text)
})
