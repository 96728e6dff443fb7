import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '@portal/api/contract'
import { codes, type Envelope, type WholeEndpoint } from '@portal/api/contract/endpoint'
import { rights, subRoles } from '@portal/api/rules/rights'
import { hashToken, newToken } from '../src/security/keys.ts'
import { openPortal, type Portal } from './support/portal.ts'
import { aMember, aStaff } from './support/people.ts'
import { aDesk, paidMember } from './support/journey.ts'
import { withinContract } from './support/within-contract.ts'

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

/** The one table: what each identity may expect of a call, by the contract's policy and the rights of D3 alone. */
function expected({ who }: WholeEndpoint, identity: Identity): Expected {
  if (identity === 'two tokens') return codes.notSignedIn
  if (who === 'anyone') return 'in'
  switch (identity) {
    case 'nobody':
    case 'made-up token':
    case 'expired':
    case 'revoked':
      return codes.notSignedIn
    case 'member':
    case 'other member':
    case 'unit manager':
      return who.member ? 'in' : codes.noRight
    default: {
      const subRole = identity === 'empty remark' || identity === 'unknown remark' ? 'others' : identity
      if (who.staff === undefined) return codes.noRight
      return who.staff === 'any' || rights[who.staff][subRole] !== null ? 'in' : codes.noRight
    }
  }
}

let portal: Portal
let orderNo: string
const tokens = new Map<Identity, Record<string, string>>()
const carry = (token: string) => ({ token, wxtoken: token })

beforeAll(async () => {
  portal = await openPortal()
  const db = portal.db.pool
  const now = portal.clock.now
  const owner = await aMember(portal)
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
  orderNo = await paidMember(portal, owner, await aDesk(portal))
  tokens.set('nobody', {})
  tokens.set('made-up token', carry(newToken()))
  tokens.set('member', carry(owner.token))
  tokens.set('other member', carry(other.token))
  tokens.set('unit manager', carry(manager.token))
  tokens.set('two tokens', { token: owner.token, wxtoken: other.token })
  for (const subRole of subRoles) tokens.set(subRole, carry((await aStaff(portal, subRole)).token))
  tokens.set('empty remark', carry((await aStaff(portal, '')).token))
  tokens.set('unknown remark', carry((await aStaff(portal, 'gardener')).token))
  const expired = await aMember(portal)
  await db
    .updateTable('sessions')
    .set({ expires_at: now })
    .where('token_hash', '=', hashToken(expired.token))
    .execute()
  tokens.set('expired', carry(expired.token))
  const revoked = await aMember(portal)
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('token_hash', '=', hashToken(revoked.token))
    .execute()
  tokens.set('revoked', carry(revoked.token))
})
afterAll(() => portal.close())

const ending = new Set(['users.logout', 'staff.logout'])

async function knock(entry: WholeEndpoint, identity: Identity): Promise<Envelope<unknown>> {
  const params: Record<string, string> = { prefix: 'api', order_no: orderNo, id: 'unknown' }
  const url = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'x')
  const answer = await portal.manager.inject({
    method: entry.method === 'get' ? 'GET' : 'POST',
    url,
    headers: {
      ...tokens.get(identity),
      ...(entry.upload ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
    },
    ...(entry.method === 'get' ? {} : { payload: entry.upload ? '--x--\r\n' : {} }),
  })
  const envelope = answer.json<Envelope<unknown>>()
  // two tokens are nobody's, also where anyone may call
  const problem = identity === 'two tokens' ? '' : withinContract(entry, answer.statusCode, envelope)
  expect(problem).toBe('')
  return envelope
}

describe('every call as every identity', () => {
  const calls = allEndpoints.filter(({ name }) => !ending.has(name))
  test.for(calls.map(entry => ({ name: entry.name, entry })))('$name', async ({ entry }) => {
    const got: Record<string, Expected> = {}
    const want: Record<string, Expected> = {}
    for (const identity of identities) {
      const { code } = await knock(entry, identity)
      got[identity] = code === codes.noRight || code === codes.notSignedIn ? code : 'in'
      want[identity] = expected(entry, identity)
    }
    // asking whether one may apply is the member's half of a call that staff share to decide
    if (entry.name === 'personalVips.applyCheck') want['super'] = codes.noRight
    expect(got).toEqual(want)
  })

  test.for([...ending])('%s ends only its own session', async name => {
    const entry = allEndpoints.find(call => call.name === name)
    if (!entry) throw new Error('no such call')
    for (const identity of identities) {
      const { code } = await knock(entry, identity)
      const again = await knock(entry, identity)
      const want = expected(entry, identity)
      const codesWanted = want === 'in' ? [codes.ok, codes.notSignedIn] : [want, want]
      expect([identity, code, again.code]).toEqual([identity, ...codesWanted])
      const token = tokens.get(identity)?.['token'] ?? ''
      if (want === 'in')
        await portal.db.pool
          .updateTable('sessions')
          .set({ revoked_at: null })
          .where('token_hash', '=', hashToken(token))
          .execute()
    }
  })
})
