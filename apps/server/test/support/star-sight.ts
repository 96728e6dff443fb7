import type { Criterion } from '@portal/api/rules/star-figures'
import type { Portal } from './portal.ts'

/** An application with all that hangs on it, as the database holds it; times as its text. */
export interface SeenStar {
  application_no: string
  status: number
  isOpen: boolean
  version: number
  star: number
  proposed_star: number | null
  proposed_by: string | null
  awarded_star: number | null
  certificate_no: string | null
  publicity_left: number | null
  publicity_ends_at: string | null
  history: readonly { act: string; at: string; actor_kind: string }[]
  order: { order_no: string; status: number; amount_fen: number; received_fen: number } | null
  sheets: readonly {
    staff_id: string
    state: string
    version: number
    total: number | null
    scores: Readonly<Record<Criterion, number | null>>
    handed_in_at: string | null
  }[]
  objections: readonly { id: string; state: string; checked_by: string | null; decided_by: string | null }[]
}

/** Everything that the evaluation may touch of one member. */
export interface Seen {
  /** The oldest first. */
  stars: readonly SeenStar[]
  orders: number
  refunds: number
  memberships: number
}

export const isUndecided = ({ state }: SeenStar['objections'][number]): boolean =>
  state === 'open' || state === 'checked'

const openStates = [0, 10, 15, 20, 30, 40]

/** Reads past the portal's own code: what is checked must not be told by what is checked. */
export function starSight({ db }: Portal) {
  /** One statement: a sequence asks after each of its acts. */
  async function see(memberId: string): Promise<Seen> {
    const [row] = await db.script(`
      select json_build_object(
        'orders', (select count(*) from orders where member_id = '${memberId}'),
        'refunds', (select count(*) from refunds f join orders o on o.id = f.order_id where o.member_id = '${memberId}'),
        'memberships', (select count(*) from memberships where member_id = '${memberId}'),
        'stars', coalesce((
          select json_agg(json_build_object(
            'application_no', a.application_no, 'status', a.status, 'version', a.version, 'star', a.star,
            'isOpen', a.status in (${openStates.join(', ')}),
            'proposed_star', a.proposed_star, 'proposed_by', a.proposed_by, 'awarded_star', a.awarded_star,
            'certificate_no', a.certificate_no, 'publicity_left', a.publicity_left,
            'publicity_ends_at', a.publicity_ends_at,
            'history', (select json_agg(json_build_object('act', h.act, 'at', h.at, 'actor_kind', h.actor_kind)
              order by h.at, h.id) from star_history h where h.application_id = a.id),
            'order', (select json_build_object('order_no', o.order_no, 'status', o.order_status,
              'amount_fen', o.amount_fen, 'received_fen', o.received_fen) from orders o where o.order_no = a.order_no),
            'sheets', coalesce((select json_agg(json_build_object('staff_id', s.staff_id, 'state', s.state,
              'version', s.version, 'total', s.total, 'scores', s.scores, 'handed_in_at', s.handed_in_at)
              order by s.handed_in_at, s.id) from star_sheets s where s.application_id = a.id), '[]'),
            'objections', coalesce((select json_agg(json_build_object('id', j.id, 'state', j.state,
              'checked_by', j.checked_by, 'decided_by', j.decided_by) order by j.at, j.id)
              from star_objections j where j.application_id = a.id), '[]')
          ) order by a.created_at, a.id)
          from star_applications a where a.member_id = '${memberId}'), '[]')
      )::text as seen`)
    return JSON.parse(String(row?.['seen'])) as Seen
  }
  /** The newest cashier of an order. */
  async function cashierOf(orderNo: string): Promise<string | null> {
    const row = await db.pool
      .selectFrom('payment_attempts as a')
      .innerJoin('orders as o', 'o.id', 'a.order_id')
      .select('a.number')
      .where('o.order_no', '=', orderNo)
      .orderBy('a.id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.number ?? null
  }
  return { see, cashierOf }
}
