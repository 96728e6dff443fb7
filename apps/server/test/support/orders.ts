import { getOrder, payOrder } from '@portal/api/contract/orders.contract'
import { aDesk, approved, reported } from './journey.ts'
import { aMember, type Person } from './people.ts'
import { openPortal } from './portal.ts'

export const params = { prefix: 'api' as const }
export const day = 86_400_000

/** A portal with a desk and the agents' house 77, and the steps that the tests of orders begin with. */
export async function openOrders(options: Parameters<typeof openPortal>[0] = {}) {
  const portal = await openPortal(options)
  const desk = await aDesk(portal)
  await portal.db.pool.insertInto('agents').values({ id: '77', name: '华北中心' }).execute()

  /** An order that waits for its payment. */
  async function anUnpaid() {
    const person = await aMember(portal)
    return { person, orderNo: await approved(portal, person, desk) }
  }
  /** An order whose transfer is reported. */
  async function aReported() {
    const { person, orderNo } = await anUnpaid()
    await reported(portal, person, orderNo)
    return { person, orderNo }
  }
  /** Lets time pass; nobody is signed out by it. */
  async function later(ms: number) {
    portal.clock.advance(ms)
    await portal.db.pool
      .updateTable('sessions')
      .set({ expires_at: new Date(portal.clock.now.getTime() + day) })
      .execute()
  }
  const see = (orderNo: string, { token }: Person) =>
    portal.ok(getOrder, { params: { ...params, order_no: orderNo } }, { token })
  const pay = (orderNo: string, { token }: Person) =>
    portal.call(payOrder, { params, body: { order_no: orderNo, channel: 'offline' } }, { token })

  return { portal, desk, anUnpaid, aReported, later, see, pay }
}
