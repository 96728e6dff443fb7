import type { Status } from '@portal/api/rules/life'
import type { OrderActor } from '@portal/api/rules/order'
import type { UseRecord } from '../../coupons/coupons.repository.ts'
import * as coupons from '../../coupons/effects.ts'
import * as documents from '../../invoices/effects.ts'
import { invoices } from '../../invoices/invoices.life.ts'
import { changesOf, type Records } from '../../kernel/move.ts'
import * as memberships from '../../memberships/effects.ts'
import { attempts } from '../attempts.life.ts'
import * as effects from '../effects.ts'
import * as guards from '../guards.ts'
import { orders } from '../orders.life.ts'
import type { AttemptRecord, OrderRecord } from '../orders.repository.ts'
import { refunds } from '../refunds.life.ts'
import type { Line, Person, World } from './world.ts'

/** The portal's own rules; a test puts a broken one in the place of one of them. */
export const rules = { ...effects, ...guards, ...coupons, ...documents, ...memberships }
export type Rules = typeof rules

/** Above it two persons approve a refund. */
export const settings = { refundSecondPersonFen: 12_000 }

export const replaced = <Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  set: Partial<Row>,
): Row[] => rows.map(row => (row.id === id ? { ...row, ...set } : row))

export const putOrder = (world: World, id: string, set: Partial<OrderRecord>): World => ({
  ...world,
  orders: replaced(world.orders, id, set),
})
export const putAttempt = (world: World, id: string, set: Partial<AttemptRecord>): World => ({
  ...world,
  attempts: replaced(world.attempts, id, set),
})
export const putUse = (world: World, id: string, set: Partial<UseRecord>): World => ({
  ...world,
  uses: replaced(world.uses, id, set),
})

/** `move` without its SQL. What is not allowed is a fault, as it is there: who plays has asked before. */
export const mover =
  <Row extends { id: string }, S extends Status, Who extends string, A extends string>(
    kind: Line['kind'],
    records: Records<Row, S, Who, A>,
    write: (world: World, id: string, set: Partial<Row>) => World,
  ) =>
  (
    world: World,
    row: NoInfer<Row>,
    given: { act: NoInfer<A>; who: NoInfer<Who>; set?: Partial<NoInfer<Row>> },
  ): World => {
    const { from, to, changed } = changesOf(records, row, given)
    const after = write(world, row.id, changed)
    return { ...after, history: [...after.history, { kind, id: row.id, act: given.act, from, to }] }
  }

export const moveOrder = mover('order', orders, putOrder)
export const moveAttempt = mover('attempt', attempts, putAttempt)
export const moveRefund = mover('refund', refunds, (world, id, set) => ({
  ...world,
  refunds: replaced(world.refunds, id, set),
}))
export const moveInvoice = mover('invoice', invoices, (world, id, set) => ({
  ...world,
  invoices: replaced(world.invoices, id, set),
}))

export const begun = (world: World, kind: Line['kind'], id: string, act: string, to: Status): World => ({
  ...world,
  history: [...world.history, { kind, id, act, from: null, to }],
})

export const roles: Partial<Record<Person, OrderActor>> = {
  member: 'member',
  auditor: 'auditor',
  first: 'finance',
  second: 'finance',
  time: 'system',
}
export const isFinance = (who: Person): boolean => roles[who] === 'finance'

/** One of several, counted from the newest. */
export const at = <T>(rows: readonly T[], place: number): T | undefined => rows.at(-1 - (place % rows.length))
export const orderById = (world: World, id: string): OrderRecord => {
  const order = world.orders.find(one => one.id === id)
  if (!order) throw new Error(`no order ${id}`)
  return order
}
