import { expect, test } from 'vitest'
import { listDuesPeriods } from '@portal/api/contract/memberships.contract'
import { listOrders } from '@portal/api/contract/orders.contract'
import { codeLogin, sendCode } from '@portal/api/contract/users.contract'
import { seedDemo } from '@portal/portal/worlds/seed'
import { brokenSentences } from '../faults/invariants.ts'
import { params } from './support/orders.ts'
import { openPortal } from './support/portal.ts'

test("the demo's unit manager finds the unit's dues with their paid orders", async () => {
  const portal = await openPortal()
  await seedDemo(portal.host)
  const phone = '13800000004'
  await portal.ok(sendCode, { body: { phone, scene: 'login' } })
  const code = (await portal.smsTo(phone))[0]?.code ?? ''
  const { token } = await portal.ok(codeLogin, { body: { phone, code } })
  const { list } = await portal.ok(listDuesPeriods, {}, { token })
  expect(list).toHaveLength(4)
  const orders = await portal.ok(listOrders, { params, query: { status: '30' } }, { token })
  for (const period of list) {
    expect(period).toMatchObject({ kind: 'enterprise', holder: '江海联运集团有限公司', amount_fen: 600_000 })
    expect(orders.list.map(({ order_no }) => order_no)).toContain(period.order_no)
  }
  await portal.close()
})

test('a first start that is cut off leaves nothing, and the next one makes the whole demo', async () => {
  const portal = await openPortal()
  let kept = 0
  const failing = {
    ...portal.host,
    files: {
      ...portal.host.files,
      put: async () => {
        kept += 1
        throw new Error('cut off')
      },
    },
  }
  await expect(seedDemo(failing)).rejects.toThrow('cut off')
  expect(kept).toBe(1)
  const count = async () => (await portal.db.pool.selectFrom('members').select('id').execute()).length
  expect(await count()).toBe(0)
  await seedDemo(portal.host)
  expect(await count()).toBeGreaterThan(5)
  // what is issued has reached its receiver: nothing is mailed to the demo's addresses
  const documents = await portal.db.pool
    .selectFrom('invoices')
    .select(['status', 'mail_state'])
    .where('number', 'is not', null)
    .execute()
  expect(documents.map(({ status }) => status)).toEqual(expect.arrayContaining(['issued', 'red_requested']))
  expect(new Set(documents.map(({ mail_state }) => mail_state))).toEqual(new Set(['delivered']))
  expect(await brokenSentences(portal.db)).toEqual([])
  await portal.close()
})
