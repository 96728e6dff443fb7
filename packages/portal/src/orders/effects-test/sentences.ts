import { dayOf } from '@portal/api/rules/dates'
import type { Status } from '@portal/api/rules/life'
import type { AttemptRecord, OrderRecord } from '../orders.repository.ts'
import type { Line, World } from './world.ts'

/**
 * Steps that a life may take, from D5 and D6 and not from the life cycles of the portal: what follows what. A step that
 * leaves the status as it is stands here too.
 */
const steps: Readonly<Record<Line['kind'], ReadonlySet<string>>> = {
  order: new Set(
    (
      'null-0 0-0 0-10 0-30 0-90 0-99 10-0 10-15 10-20 10-30 10-90 10-99 15-10 15-15 15-30 15-90 15-99 20-20 20-30 ' +
      '20-99 30-40 40-30 40-40 40-50 40-60 50-40 60-40 90-30 90-40 99-10 99-20 99-40 99-90'
    ).split(' '),
  ),
  attempt: new Set(
    (
      'null-created null-open created-open created-succeeded created-failed created-closed created-duplicate ' +
      'open-succeeded open-failed open-closed open-duplicate failed-succeeded failed-duplicate closed-succeeded closed-duplicate'
    ).split(' '),
  ),
  refund: new Set(
    (
      'null-requested requested-approved requested-processing requested-rejected approved-processing ' +
      'approved-rejected processing-succeeded processing-failed failed-processing'
    ).split(' '),
  ),
  invoice: new Set(
    (
      'null-submitted submitted-returned submitted-cancelled submitted-issued submitted-issuing returned-submitted ' +
      'returned-cancelled issuing-issued issuing-failed failed-issuing failed-issued failed-returned issued-red_requested ' +
      'red_requested-issued red_requested-red_done red_requested-red_requested'
    ).split(' '),
  ),
}

const sum = <T>(rows: readonly T[], amountOf: (row: T) => number) =>
  rows.reduce((total, row) => total + amountOf(row), 0)
const fen = ({ amount_fen }: { amount_fen: number }) => amount_fen
const among = (status: Status, ...some: readonly Status[]) => some.includes(status)
const eachOrder =
  (holds: (order: OrderRecord, world: World, before: World) => boolean) => (world: World, before: World) =>
    world.orders.every(order => holds(order, world, before))
const attemptsOf = ({ attempts }: World, { id }: OrderRecord) =>
  attempts.filter(({ order_id }) => order_id === id)
const isLive = ({ status }: AttemptRecord) => among(status, 'created', 'open')
const useOf = ({ uses }: World, { id }: OrderRecord) =>
  uses.find(({ order_id, state }) => order_id === id && state !== 'released')
const ends = ({ periods }: World) =>
  ['m0', 'm1']
    .map(member =>
      periods
        .filter(({ member_id }) => member_id === member)
        .map(({ ends_on }) => ends_on)
        .toSorted()
        .at(-1),
    )
    .join()
const approvals = ({ history }: World) =>
  history.filter(({ kind, act }) => kind === 'refund' && among(act, 'approve', 'review')).length
const freeOrders = ({ history }: World) => history.filter(({ act }) => act === 'pay_nothing').length

/** Duplicate money that waits for another refund of its order is not the order's yet. */
const unfiled = (world: World, order: OrderRecord) =>
  sum(
    attemptsOf(world, order).filter(({ status, refund_id }) => status === 'duplicate' && refund_id === null),
    ({ received_fen }) => received_fen,
  )

type Sentence = (after: World, before: World) => boolean

/** What holds of orders, their money and their documents after every act, whatever the act (D5, D6). */
export const sentences: Readonly<Record<string, Sentence>> = {
  'no record takes a step that its life does not have': ({ history }, before) =>
    history
      .slice(before.history.length)
      .every(({ kind, from, to }) => steps[kind].has(`${String(from)}-${String(to)}`)),
  'what came in is what the order has received': eachOrder(
    (order, world) =>
      sum(
        world.receipts.filter(({ order_id }) => order_id === order.id),
        fen,
      ) ===
      order.received_fen + unfiled(world, order),
  ),
  'what went out is what the order has paid back': eachOrder(
    (order, world) =>
      sum(
        world.payouts.filter(({ order_id }) => order_id === order.id),
        fen,
      ) === order.refunded_fen,
  ),
  'the ledger is what was paid less what was paid back': world =>
    sum(world.receipts, fen) - sum(world.payouts, fen) ===
    sum(world.orders, order => order.received_fen + unfiled(world, order) - order.refunded_fen),
  'no more is paid back than came in': eachOrder(
    ({ received_fen, refunded_fen }) => refunded_fen >= 0 && refunded_fen <= received_fen,
  ),
  'refunds that are open or done are of money that is there': eachOrder(
    (order, world) =>
      sum(
        world.refunds.filter(({ order_id, status }) => order_id === order.id && status !== 'rejected'),
        fen,
      ) <= order.received_fen,
  ),
  'no end of a membership moves without a payment or an approved refund': (world, before) =>
    ends(world) === ends(before) ||
    world.receipts.length > before.receipts.length ||
    freeOrders(world) > freeOrders(before) ||
    approvals(world) > approvals(before),
  'an order that was never paid gives no year': world =>
    world.periods.every(
      ({ order_id }) =>
        order_id === 'before' ||
        world.orders.some(({ id, order_status }) => id === order_id && among(order_status, 30, 40, 50, 60)),
    ),
  'an order gives one year': world =>
    new Set(world.periods.map(({ order_id, member_id }) => `${order_id} ${member_id}`)).size ===
    world.periods.length,
  // finance may resume an exception though the year was ordered and paid anew
  'one year ahead is paid at most, and one more for each exception that was resumed': ({
    periods,
    now,
    history,
  }) =>
    ['m0', 'm1'].every(
      member =>
        periods.filter(({ member_id, starts_on }) => member_id === member && starts_on > dayOf(now)).length <=
        1 + history.filter(({ act }) => among(act, 'resume', 'resume_short')).length,
    ),
  'years of a membership do not overlap': ({ periods }) =>
    periods.every(one =>
      periods.every(
        other =>
          one === other ||
          one.member_id !== other.member_id ||
          one.starts_on > other.ends_on ||
          other.starts_on > one.ends_on ||
          one.revoked ||
          other.revoked,
      ),
    ),
  'a year ends after it began, and a refund ends none but the last': (world, before) =>
    world.periods.every(({ starts_on, ends_on }) => ends_on >= starts_on) &&
    before.periods.every(old => {
      const now = world.periods.find(({ id }) => id === old.id)
      return (
        now?.ends_on === old.ends_on ||
        !before.periods.some(
          ({ member_id, starts_on }) => member_id === old.member_id && starts_on > old.ends_on,
        )
      )
    }),
  'a paid order has all of its money, less only what was too much': eachOrder(
    ({ order_status, amount_fen, received_fen, refunded_fen }) =>
      order_status !== 30 || received_fen - refunded_fen >= amount_fen,
  ),
  'a transfer brings what is due, and what is more is on its way back': (
    { orders, refunds, history },
    before,
  ) =>
    history.slice(before.history.length).every(({ act, id }) => {
      const order = act === 'confirm' ? orders.find(one => one.id === id) : undefined
      if (!order || order.received_fen === order.amount_fen) return true
      const back = refunds.find(({ order_id, status }) => order_id === id && status === 'requested')
      return back?.bought_nothing === true && order.received_fen - order.amount_fen === back.amount_fen
    }),
  'an order that waits for a rest has a part': eachOrder(
    ({ order_status, amount_fen, received_fen }) =>
      order_status !== 20 || (received_fen > 0 && received_fen < amount_fen),
  ),
  'an order that waits for the first money has none': eachOrder(
    ({ order_status, received_fen }) => !among(order_status, 0, 10, 15) || received_fen === 0,
  ),
  'an order that is all paid back keeps nothing': eachOrder(
    ({ order_status, received_fen, refunded_fen }) => order_status !== 60 || received_fen === refunded_fen,
  ),
  'an order of which a part was paid back has less than it cost': eachOrder(
    ({ order_status, amount_fen, received_fen, refunded_fen }) =>
      order_status !== 50 || (refunded_fen > 0 && received_fen - refunded_fen < amount_fen),
  ),
  'a closed order has no money': eachOrder(
    ({ order_status, received_fen }) => order_status !== 90 || received_fen === 0,
  ),
  'money that was paid twice is on its way back with the next round, unless a refund or an exception is open':
    eachOrder(
      (order, world, before) =>
        world.now === before.now || unfiled(world, order) === 0 || !among(order.order_status, 30, 50, 60, 90),
    ),
  'what waits for finance is paid by transfer': eachOrder(
    ({ order_status, channel }) => !among(order_status, 10, 20) || channel === 'offline',
  ),
  'one order has one open attempt, and one that paid it': eachOrder((order, world) => {
    const own = attemptsOf(world, order)
    return own.filter(isLive).length <= 1 && own.filter(({ status }) => status === 'succeeded').length <= 1
  }),
  'an open attempt asks for what the order costs': eachOrder((order, world) =>
    attemptsOf(world, order).every(
      attempt =>
        !isLive(attempt) ||
        !among(order.order_status, 0, 10, 15, 20) ||
        attempt.amount_fen === order.amount_fen,
    ),
  ),
  'a closed order has no transfer open, and no coupon': eachOrder(
    (order, world) =>
      order.order_status !== 90 ||
      (!attemptsOf(world, order).some(one => isLive(one) && one.channel === 'offline') &&
        useOf(world, order) === undefined),
  ),
  'an attempt ends with its order’s own time': (world, before) =>
    world.attempts.slice(before.attempts.length).every(({ expires_at, order_id }) => {
      const deadline = before.orders.find(({ id }) => id === order_id)?.deadline_at ?? null
      return expires_at === null || deadline === null || expires_at <= deadline
    }),
  'what was promised is never shortened': (world, before) =>
    before.orders.every(old => {
      const now = world.orders.find(({ id }) => id === old.id)
      return (
        old.deadline_at === null ||
        (now?.deadline_at !== undefined && Number(now.deadline_at) >= Number(old.deadline_at))
      )
    }),
  'a subject has one open order': ({ orders }) =>
    ['m0', 'm1'].every(
      member =>
        orders.filter(
          ({ member_id, order_status }) => member_id === member && among(order_status, 0, 10, 15, 20),
        ).length <= 1,
    ),
  'what an order costs is its dues less its coupon': eachOrder(
    (order, world) =>
      order.amount_fen + order.discount_fen === 20_000 &&
      order.discount_fen === (useOf(world, order)?.discount_fen ?? 0),
  ),
  'a coupon is used when its order is paid': eachOrder((order, world) => {
    const use = useOf(world, order)
    return !use || (use.state === 'used') === among(order.order_status, 30, 40, 50, 60)
  }),
  'a batch counts what it has given, and never more than it has': ({ batch, uses }) => {
    const taken = uses.filter(({ state }) => state !== 'released')
    const used = taken.filter(({ state }) => state === 'used')
    return (
      batch.taken === taken.length &&
      batch.taken <= batch.total &&
      batch.used === used.length &&
      batch.saved_fen === sum(used, ({ discount_fen }) => discount_fen)
    )
  },
  'nobody has more of a batch than one may': ({ uses, batch }) =>
    ['m0', 'm1'].every(
      member =>
        uses.filter(({ member_id, state }) => member_id === member && state !== 'released').length <=
        batch.per_member,
    ),
  'a code that is kept for a time lapses with it': (world, before) =>
    world.now === before.now ||
    world.uses.every(
      ({ state, reserved_until }) =>
        state !== 'reserved' || reserved_until === null || reserved_until > world.now,
    ),
  'a code is kept while somebody is paying': eachOrder((order, world) => {
    const use = useOf(world, order)
    return use?.state !== 'reserved' || !attemptsOf(world, order).some(isLive) || use.reserved_until === null
  }),
  'an order has one open refund, and is being refunded while it has': eachOrder((order, world) => {
    const open = world.refunds.filter(
      ({ order_id, status }) =>
        order_id === order.id && among(status, 'requested', 'approved', 'processing', 'failed'),
    )
    return open.length === (order.order_status === 40 ? 1 : 0)
  }),
  'above the sum two persons approve': ({ refunds }) =>
    refunds.every(
      ({ status, amount_fen, approved_by, reviewed_by }) =>
        !among(status, 'processing', 'succeeded', 'failed') ||
        (approved_by !== null &&
          (amount_fen <= 12_000 || (reviewed_by !== null && reviewed_by !== approved_by))),
    ),
  'a refund that succeeded was paid out once': ({ refunds, payouts }) =>
    refunds.every(
      ({ id, status }) =>
        payouts.filter(({ refund_id }) => refund_id === id).length === (status === 'succeeded' ? 1 : 0),
    ),
  'money that goes back by a channel is sent by it alone': ({ refunds, payouts }) =>
    payouts.every(
      ({ refund_id, by }) =>
        by === 'system' || refunds.some(({ id, attempt_id }) => id === refund_id && attempt_id === null),
    ),
  'nobody keeps money that bought nothing': ({ refunds }) =>
    refunds.every(({ bought_nothing, status }) => !bought_nothing || status !== 'rejected'),
  'an order counts the documents that stand for it': eachOrder(
    (order, { invoices, lines }) =>
      order.invoiced_fen ===
      sum(
        lines.filter(
          ({ order_id, invoice_id }) =>
            order_id === order.id &&
            invoices.some(
              ({ id, status }) => id === invoice_id && !among(status, 'returned', 'cancelled', 'red_done'),
            ),
        ),
        fen,
      ),
  ),
  'no document is for more than was paid and kept': eachOrder(
    ({ invoiced_fen, received_fen, refunded_fen }) => invoiced_fen <= received_fen - refunded_fen,
  ),
  'a document is of its lines, and issued with its number': ({ invoices, lines }) =>
    invoices.every(
      ({ id, amount_fen, status, number, issued_on }) =>
        amount_fen ===
          sum(
            lines.filter(({ invoice_id }) => invoice_id === id),
            fen,
          ) &&
        (number !== null && issued_on !== null) === among(status, 'issued', 'red_requested', 'red_done'),
    ),
  'a red letter has its number and day': ({ invoices }) =>
    invoices.every(
      ({ status, red_number, reversed_on }) =>
        (red_number !== null && reversed_on !== null) === (status === 'red_done'),
    ),
  'what is being issued is awaited': ({ invoices }) =>
    invoices.every(
      ({ status, handed_at }) =>
        (status !== 'issuing' || handed_at !== null) &&
        (handed_at === null || among(status, 'issuing', 'red_requested')),
    ),
}
