import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints, operations } from '@portal/api/contract'
import { codes, type Envelope, type WholeEndpoint } from '@portal/api/contract/endpoint'
import type { MemberWho } from '@portal/api/contract/shape'
import { rights, subRoles } from '@portal/api/rules/rights'
import { secureRandom } from '../../src/security/keys.ts'
import { hashOf } from '../support/portal.ts'
import { answer as answerCall } from '@portal/portal/kernel/answer'
import { pathsOf } from '@portal/portal/kernel/paths'
import { methodOf, openPortal, type Portal } from '../support/portal.ts'
import { aMember, aStaff } from '../support/people.ts'
import { aDesk, paidMember } from '../support/journey.ts'
import { entryCalls } from '@portal/api/contract/profile-entries'
import { shareResume } from '@portal/api/contract/resumes.contract'
import { collectionNames, type Collection } from '@portal/api/rules/profile-form'
import { anEntry, entryForm } from '../support/profile.ts'
import { aRequest, aTitle } from '../support/invoices.ts'
import { anAwarded } from '../support/stars.ts'
import { withinContract } from '../support/within-contract.ts'

/** Everybody who could knock. */
const identities = [
  'nobody',
  'made-up token',
  'expired',
  'revoked',
  'two tokens',
  'member',
  'other member',
  'unit manager',
  ...subRoles,
  'empty remark',
  'unknown remark',
] as const
type Identity = (typeof identities)[number]

type Expected = 'in' | typeof codes.noRight | typeof codes.notSignedIn

/** The one table: what each identity may expect of an act, by the contract's policy and the rights of D3 alone. */
function admits({ who }: WholeEndpoint, identity: Identity): boolean {
  if (who === 'anyone') return true
  switch (identity) {
    case 'two tokens':
    case 'nobody':
    case 'made-up token':
    case 'expired':
    case 'revoked':
      return false
    case 'member':
    case 'other member':
      return who.member === true || who.member === 'own'
    case 'unit manager':
      return who.member !== undefined
    default: {
      const subRole = identity === 'empty remark' || identity === 'unknown remark' ? 'others' : identity
      return who.staff === 'any' || (who.staff !== undefined && rights[who.staff][subRole] !== null)
    }
  }
}

const signedOut = new Set<Identity>(['nobody', 'made-up token', 'expired', 'revoked'])

/** A path lets in whom one of its acts lets in. */
function expected(acts: readonly WholeEndpoint[], identity: Identity): Expected {
  if (identity === 'two tokens') return codes.notSignedIn
  if (acts.some(act => admits(act, identity))) return 'in'
  return signedOut.has(identity) ? codes.notSignedIn : codes.noRight
}

let portal: Portal
let orderNo: string
let invoiceNo: string
let titleId: string
const entryIds = {} as Record<Collection, string>
let ownerId: string
let starNo: string
let noticeId: string
let linkId: string
const tokens = new Map<Identity, Record<string, string>>()
const carry = (token: string) => ({ token, wxtoken: token })

beforeAll(async () => {
  portal = await openPortal()
  const db = portal.db.pool
  const now = portal.clock.now
  const { owner, ...star } = await anAwarded(portal)
  starNo = star.no
  noticeId = star.noticeId
  const other = await aMember(portal)
  const manager = await aMember(portal)
  await db
    .insertInto('units')
    .values({
      id: 'u1',
      name: '单位',
      credit_code: '91310000MA1FL0000N',
      manager_id: manager.id,
      created_at: now,
    })
    .execute()
  ownerId = owner.id
  orderNo = await paidMember(portal, owner, await aDesk(portal))
  invoiceNo = (await aRequest(portal, owner, orderNo)).invoice_no
  titleId = (await aTitle(portal, owner, { buyer_name: '另一抬头' })).id
  for (const collection of collectionNames)
    entryIds[collection] = (await anEntry(portal, owner, collection)).id
  const shared = await portal.ok(shareResume, { body: { sections: ['basic'], days: 7 } }, owner)
  linkId = shared.link.id
  tokens.set('nobody', {})
  tokens.set('made-up token', carry(secureRandom.token()))
  tokens.set('member', carry(owner.token))
  tokens.set('other member', carry(other.token))
  tokens.set('unit manager', carry(manager.token))
  tokens.set('two tokens', { token: owner.token, wxtoken: other.token })
  for (const subRole of subRoles) tokens.set(subRole, carry((await aStaff(portal, subRole)).token))
  tokens.set('empty remark', carry((await aStaff(portal, '')).token))
  tokens.set('unknown remark', carry((await aStaff(portal, 'gardener')).token))
  const ends = [
    ['expired', { expires_at: now }],
    ['revoked', { revoked_at: now }],
  ] as const
  for (const [kind, end] of ends) {
    const { token } = await aMember(portal)
    await db.updateTable('sessions').set(end).where('token_hash', '=', hashOf(token)).execute()
    tokens.set(kind, carry(token))
  }
})
afterAll(() => portal.close())

const ending = new Set(['users.logout', 'staff.logout'])

const origins = ['member', 'manager'] as const

/** Every way to a call: both prefixes (product.md §7, Orders), both origins (D9). */
const doorsOf = (entry: WholeEndpoint) =>
  origins.flatMap(origin => pathsOf(entry).map(({ path }) => ({ origin, path })))
type Door = ReturnType<typeof doorsOf>[number]

/** Staff's calls stand on the manager origin alone (D9). */
const isShut = ({ origin, path }: Door) => origin === 'member' && path.startsWith('/companyapi')

async function knock(entry: WholeEndpoint, door: Door, identity: Identity): Promise<Envelope<unknown>> {
  const params: Record<string, string> = {
    order_no: orderNo,
    invoice_no: invoiceNo,
    application_no: starNo,
    id: 'unknown',
  }
  const answer = await portal[door.origin].inject({
    method: methodOf(entry),
    url: door.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'x'),
    headers: {
      ...tokens.get(identity),
      ...(entry.upload ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
    },
    ...(entry.method === 'get' || entry.method === 'delete'
      ? {}
      : { payload: entry.upload ? '--x--\r\n' : {} }),
  })
  const envelope = answer.json<Envelope<unknown>>()
  // two tokens are nobody's, also where anyone may call
  const differs = isShut(door)
    ? answer.statusCode !== 404 || envelope.code !== codes.notFound
    : identity !== 'two tokens' && withinContract(entry, answer.statusCode, envelope)
  expect(differs).toBeFalsy()
  return envelope
}

describe('every path as every identity, on both ports', () => {
  const open = operations.filter(({ acts: [act] }) => !ending.has(act.name))
  const named = open.map(({ acts }) => ({ name: acts.map(act => act.name).join(' | '), acts }))
  test.for(named)('$name', async ({ acts }) => {
    const [entry] = acts
    for (const door of doorsOf(entry)) {
      const got: Record<string, Expected> = {}
      const want: Record<string, Expected> = {}
      for (const identity of identities) {
        const { code } = await knock(entry, door, identity)
        got[identity] = code === codes.noRight || code === codes.notSignedIn ? code : 'in'
        want[identity] = isShut(door) ? 'in' : expected(acts, identity)
      }
      expect([door, got]).toEqual([door, want])
    }
  })

  test.for([...ending])('%s ends only its own session', async name => {
    const entry = allEndpoints.find(call => call.name === name)
    if (!entry) throw new Error('no such call')
    for (const door of doorsOf(entry).filter(way => !isShut(way))) {
      for (const identity of identities) {
        const { code } = await knock(entry, door, identity)
        const again = await knock(entry, door, identity)
        const want = expected([entry], identity)
        const codesWanted = want === 'in' ? [codes.ok, codes.notSignedIn] : [want, want]
        expect([door, identity, code, again.code]).toEqual([door, identity, ...codesWanted])
        const token = tokens.get(identity)?.['token'] ?? ''
        if (want === 'in')
          await portal.db.pool
            .updateTable('sessions')
            .set({ revoked_at: null })
            .where('token_hash', '=', hashOf(token))
            .execute()
      }
    }
  })
})

/** Calls that name a record of a member: what the owner sends, and what the same call names when there is none. */
interface Named {
  orderNo: string
  userId: string
  invoiceNo: string
  titleId: string
  entryIds: Record<Collection, string>
  starNo: string
  noticeId: string
  linkId: string
}
const address = { receiver: '陈知行', phone: '13800000001', address: '北京市西城区月坛南街 1 号' }
/** A version that is none: what is there stays there. */
const noVersion = 99
const requested = ({ titleId: title_id, orderNo: order_no }: Named) => ({
  document_kind: 'receipt',
  title_id,
  email: 'caiwu@huayue.example',
  lines: [{ order_no, amount_fen: 100 }],
})
const named: Record<string, (record: Named) => object> = {
  ...Object.fromEntries(
    collectionNames.flatMap(collection => {
      const params = (record: Named) => ({ id: record.entryIds[collection] })
      const { change, remove } = entryCalls[collection]
      return [
        [
          change.name,
          (record: Named) => ({
            params: params(record),
            body: { ...entryForm(collection), version: noVersion },
          }),
        ],
        [remove.name, (record: Named) => ({ params: params(record), query: { version: noVersion } })],
      ]
    }),
  ),
  'invoices.saveTitle': record => ({
    body: { title_id: record.titleId, title_type: 'personal', buyer_name: '陈知行' },
  }),
  'invoices.removeTitle': record => ({ body: { title_id: record.titleId } }),
  'invoices.ofOrder': record => ({ params: { order_no: record.orderNo } }),
  'invoices.get': record => ({ params: { invoice_no: record.invoiceNo } }),
  'invoices.request': record => ({ body: requested(record) }),
  'invoices.resubmit': record => ({ body: { invoice_no: record.invoiceNo, ...requested(record) } }),
  'invoices.cancel': record => ({ body: { invoice_no: record.invoiceNo } }),
  'invoices.askReversal': record => ({ body: { invoice_no: record.invoiceNo, reason: '抬头有误' } }),
  'invoices.resend': record => ({ body: { invoice_no: record.invoiceNo, email: 'caiwu@huayue.example' } }),
  'coupons.verify': record => ({ body: { order_no: record.orderNo, code: 'ABCD2026' } }),
  'orders.close': record => ({ body: { order_no: record.orderNo, reason: '不再需要' } }),
  'orders.get': record => ({ params: { order_no: record.orderNo } }),
  'orders.pay': record => ({ body: { order_no: record.orderNo, channel: 'offline' } }),
  'orders.reportTransfer': record => ({
    body: {
      order_no: record.orderNo,
      payer_name: '陈知行',
      amount_fen: 20_000,
      paid_on: '2026-05-18',
      voucher_ids: ['unknown'],
    },
  }),
  'orders.saveTransferDraft': record => ({
    body: {
      order_no: record.orderNo,
      payer_name: '陈知行',
      payer_bank: '',
      payer_account_tail: '',
      amount_fen: null,
      paid_on: '',
      note: '',
      voucher_ids: [],
    },
  }),
  'orders.withdrawTransfer': record => ({ body: { order_no: record.orderNo } }),
  'orders.poll': record => ({ body: { order_no: record.orderNo } }),
  'refunds.request': record => ({ body: { order_no: record.orderNo, amount_fen: 100, reason: '重复缴费' } }),
  'stars.show': record => ({ params: { application_no: record.starNo } }),
  'stars.cancel': record => ({ body: { application_no: record.starNo, version: noVersion } }),
  'stars.gotIt': record => ({ body: { notice_id: record.noticeId, version: noVersion } }),
  'stars.requestPaper': record => ({ body: { application_no: record.starNo, ...address } }),
  'stars.readdressPaper': record => ({
    body: { application_no: record.starNo, version: noVersion, ...address },
  }),
  'stars.receivePaper': record => ({ body: { application_no: record.starNo, version: noVersion } }),
  'resumes.revoke': record => ({ body: { link_id: record.linkId } }),
  'personalVips.list': record => ({ query: { user_id: record.userId } }),
  'enterpriseVips.list': record => ({ query: { user_id: record.userId } }),
}

describe('a member and the record of another (D10.1)', () => {
  const calls = allEndpoints.filter(({ who }) => who !== 'anyone' && who.member !== undefined)
  const own = calls.filter(({ who }) => who !== 'anyone' && who.member === 'own')

  test('every call that names a record is tried', async () => {
    const { paths } = (await portal.member.inject('/openapi.json')).json<{
      paths: Record<string, Record<string, unknown>>
    }>()
    // to what is published anybody may object
    const open = new Set(['stars.object'])
    const naming = calls.filter(({ name, path, method }) => {
      const { parameters, requestBody } = Object(paths[path]?.[method]) as Record<string, unknown>
      if (open.has(name)) return false
      return (
        path.endsWith('/{id}/') ||
        /"(order_no|user_id|invoice_no|title_id|application_no|notice_id|link_id)"/.test(
          JSON.stringify([parameters, requestBody]),
        )
      )
    })
    expect(naming.map(({ name }) => name).toSorted()).toEqual(Object.keys(named).toSorted())
    expect(own.map(({ name }) => name).toSorted()).toEqual(Object.keys(named).toSorted())
  })

  test.for(calls.flatMap(entry => (named[entry.name] ? [{ name: entry.name, entry }] : [])))(
    '$name tells the owner from the other, and the other from nothing at all',
    async ({ entry }) => {
      const input = named[entry.name] ?? (() => ({}))
      const prefixes = entry.path.includes('{prefix}') ? (['api', 'nrckapi'] as const) : [undefined]
      for (const prefix of prefixes) {
        const ask = (who: Identity, record: Named) => {
          const given = Object(input(record)) as { params?: object }
          const full = prefix === undefined ? given : { ...given, params: { ...given.params, prefix } }
          return portal.call(entry, full, { token: tokens.get(who)?.['token'] ?? '' })
        }
        const missing = {
          orderNo: '2026000000000',
          userId: 'nobody',
          invoiceNo: '202600000000',
          titleId: 'unknown',
          entryIds: Object.fromEntries(collectionNames.map(name => [name, 'unknown'])) as Named['entryIds'],
          starNo: 'S20260101-0000',
          noticeId: 'unknown',
          linkId: 'unknown',
        }
        const owned = { orderNo, userId: ownerId, invoiceNo, titleId, entryIds, starNo, noticeId, linkId }
        const owners = await ask('member', owned)
        // an order of the other kind is not found there
        expect(owners.code === codes.notFound).toBe(prefix === 'nrckapi')
        const others = await ask('other member', owned)
        expect(others.code).toBe(codes.notFound)
        expect(others).toEqual(await ask('other member', missing))
        expect(others).toEqual(await ask('member', missing))
      }
    },
  )
})

/** Makes a call of one act that is open to `member` alone; answers its code and the tables that were read for it. */
async function askAs(identity: Identity, member: MemberWho) {
  const act: WholeEndpoint = {
    name: 'test.act',
    method: 'get',
    path: '/api/test',
    rules: [],
    summary: '',
    who: { member },
    data: z.object({}),
  }
  const reads = vi.spyOn(portal.db.pool, 'executeQuery')
  const { body } = await answerCall(
    portal.host,
    { method: act.method, path: act.path, acts: [act] },
    () => async () => ({}),
    {
      params: {},
      query: {},
      readBody: async () => ({ body: undefined, file: null }),
      tokens: [tokens.get(identity)?.['token']],
      idempotencyKey: undefined,
      address: '127.0.0.1',
      userAgent: undefined,
    },
  )
  const texts = reads.mock.calls.map(([query]) => ('sql' in query ? query.sql : query.compile().sql))
  const tables = texts
    .flatMap(text => [...text.matchAll(/from "(\w+)"/g)].map(([, table]) => table))
    .toSorted()
  reads.mockRestore()
  return { code: body.code, tables }
}

describe('an act for unit managers', () => {
  test.for([
    ['unit manager', codes.ok],
    ['member', codes.noRight],
    ['super', codes.noRight],
    ['nobody', codes.notSignedIn],
  ] as const)('answers %s with %i', async ([identity, code]) => {
    expect(await askAs(identity, 'unit manager')).toMatchObject({ code })
  })

  test('is the only kind of act for which units are looked up', async () => {
    expect(await askAs('unit manager', 'unit manager')).toMatchObject({ tables: ['sessions', 'units'] })
    expect(await askAs('unit manager', true)).toMatchObject({ code: codes.ok, tables: ['sessions'] })
  })
})
