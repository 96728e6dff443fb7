import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import {
  decideApplication,
  listApplications,
  saveApplication,
  submitApplication,
} from '../../contract/applications.contract.ts'
import { check } from '../../contract/check.ts'
import {
  codes,
  payloadOf,
  type CallInput,
  type DataOf,
  type Endpoint,
  type Envelope,
} from '../../contract/endpoint.ts'
import { uploadImage } from '../../contract/files.contract.ts'
import { operations } from '../../contract/index.ts'
import { listDuesPeriods, listPersonalVips } from '../../contract/memberships.contract.ts'
import { decidePayment, listOrders, payOrder, reportTransfer } from '../../contract/orders.contract.ts'
import { nameLogin } from '../../contract/staff.contract.ts'
import { codeLogin } from '../../contract/users.contract.ts'
import { aPersonalForm } from '../../fixtures/applications.ts'
import { createPortal, type Portal } from './portal.ts'
import { datas, whos, type Data, type Who } from './world.ts'

const mockCode = '123456'
const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[]

async function answer(portal: Portal, entry: Endpoint, input: object, token?: string) {
  const { params, query, body, file } = input as {
    params?: Record<string, string>
    query?: Record<string, string | number>
    body?: Record<string, unknown>
    file?: File
  }
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? 'unknown-id')
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([k, v]) => [k, String(v)]))
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value))
  if (file) form.append('file', file)
  const request = new Request(`http://portal.test${path}?${search}`, {
    method: entry.method.toUpperCase(),
    headers: token === undefined ? {} : { token },
    ...(entry.method === 'get'
      ? {}
      : { body: entry.upload ? form : JSON.stringify({ ...body, action: entry.action }) }),
  })
  const response = await getResponse(portal.handlers, request)
  // a dead line answers nothing at all
  if (response?.type === 'error') return { code: 0, message: '', data: null }
  if (!response) throw new Error(`Nobody answers ${entry.name}`)
  const envelope = (await response.json()) as Envelope<unknown>
  return envelope.code === codes.ok ? { ...envelope, data: payloadOf(entry, envelope) } : envelope
}

/** A call that must succeed. */
async function call<E extends Endpoint>(portal: Portal, entry: E, input: CallInput<E>, token?: string) {
  const { code, message, data } = await answer(portal, entry, input, token)
  if (code !== codes.ok) throw new Error(`${entry.name} answered ${code} ${message} ${JSON.stringify(data)}`)
  return data as DataOf<E>
}

const known: ReadonlySet<number> = new Set(Object.values(codes))

const samples: Partial<Record<string, object>> = {
  'orders.list': { params: { prefix: 'api' } },
  'personalVips.save': { body: { version: 0, form: {} } },
  'users.sendCode': { body: { phone: '13800000001', scene: 'login' } },
  'staff.sendCode': { body: { phone: '13900000001' } },
  'users.codeLogin': { body: { phone: '13800000001', code: mockCode } },
  'users.accountLogin': { body: { account: '13800000001', password: 'Demo_2026' } },
  'staff.nameLogin': { body: { name: 'super', password: 'Demo_2026' } },
  'staff.codeLogin': { body: { phone: '13900000001', code: mockCode } },
}

describe('the mock portal', () => {
  it.each<[Who, Data]>([
    ...keysOf(whos).map((who): [Who, Data] => [who, 'rich']),
    ...keysOf(datas).map((data): [Who, Data] => ['valid', data]),
    ...keysOf(datas).map((data): [Who, Data] => ['finance', data]),
  ])(
    'answers every call of the contract to %s in a world that is %s, and nothing outside it',
    async (who, data) => {
      const outside: string[] = []
      for (const { acts } of operations)
        for (const entry of acts) {
          const portal = createPortal({ who, data })
          const { code, data: given } = await answer(
            portal,
            entry,
            samples[entry.name] ?? {},
            portal.session?.token,
          )
          // another act of the path may have answered: who calls chooses among them
          const within = acts.some(act => check(act.data, given).ok)
          if (!known.has(code) || (code === codes.ok && !within)) outside.push(entry.name)
        }
      expect(outside).toEqual([])
    },
  )

  it.each([
    ['normal', codes.ok],
    ['slow', codes.ok],
    ['failing', codes.fault],
    ['expired', codes.notSignedIn],
    ['offline', 0],
  ] as const)('answers on a network that is %s with %i', async (network, code) => {
    const portal = createPortal({ who: 'valid', network })
    expect(await answer(portal, listDuesPeriods, {}, portal.session?.token)).toMatchObject({ code })
  })

  it('is the same portal every time', async () => {
    const portals = [
      createPortal({ who: 'finance', data: 'long' }),
      createPortal({ who: 'finance', data: 'long' }),
    ]
    const [one, other] = await Promise.all(
      portals.map(portal => call(portal, listOrders, { params: { prefix: 'api' } }, portal.session?.token)),
    )
    expect(one).toEqual(other)
  })

  it('lets the main job be done: sign in, apply, audit, pay, confirm, valid', async () => {
    const portal = createPortal()
    const { token } = await call(portal, codeLogin, {
      body: { phone: '13912345678', code: mockCode, consent_version: '2026-05' },
    })
    const form = { ...aPersonalForm, id_number: '11010519491231002X', attachment_ids: [] }
    await call(portal, saveApplication, { body: { version: 0, form: {} } }, token)
    await call(portal, submitApplication, { body: { version: 1, form } }, token)

    const desk = { body: { name: 'super', password: 'Demo_2026' } }
    const auditor = (await call(portal, nameLogin, desk)).token
    const queue = await call(portal, listApplications, {}, auditor)
    const id = queue.list.find(({ name }) => name === form.user_name)?.id ?? ''
    await call(portal, decideApplication, { body: { id, result: 'pass' } }, auditor)

    const { list } = await call(portal, listOrders, { params: { prefix: 'api' } }, token)
    const order_no = list[0]?.order_no ?? ''
    const params = { prefix: 'api' } as const
    await call(portal, payOrder, { params, body: { order_no, channel: 'offline' } }, token)
    const file = new File(['slip'], 'slip.png', { type: 'image/png' })
    const voucher = await call(portal, uploadImage, { body: { purpose: 'voucher' }, file }, token)
    const transfer = {
      order_no,
      payer_name: '陈知行',
      amount_fen: 20_000,
      paid_on: '2026-05-18',
      voucher_ids: [voucher.file_id],
    }
    await call(portal, reportTransfer, { params, body: transfer }, token)

    const finance = (await call(portal, nameLogin, { body: { ...desk.body, name: 'finance' } })).token
    const decision = { order_no, decision: 'confirm', received_fen: 20_000, bank_ref: 'B1' } as const
    const early = await answer(portal, decidePayment, { params, body: decision }, auditor)
    expect(early.code).toBe(codes.noRight)
    await call(portal, decidePayment, { params, body: decision }, finance)
    expect((await answer(portal, decidePayment, { params, body: decision }, finance)).code).toBe(
      codes.conflict,
    )

    const { list: memberships } = await call(portal, listPersonalVips, {}, token)
    expect(memberships).toMatchObject([
      { status: 'active', user_name: '陈知行', starts_at: '2026-05-18', expired_time: '2027-05-17 23:59:59' },
    ])
  })
})
