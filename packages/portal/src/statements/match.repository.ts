import { sql } from 'kysely'
import { orderLife, orderStatus } from '@portal/api/rules/order'
import type { StatementGroup } from '@portal/api/rules/statement'
import type { Tx } from '../kernel/database.ts'
import { placeOf } from './groups.ts'

/** Statuses in which a transfer is still expected. */
const open = sql.join(orderLife.sets.open.map(status => sql.lit(status)))

const group = (name: StatementGroup) => sql.lit(placeOf(name))

/** Orders that a line could pay and no line of this import pays yet, by the names of their subject and of who was to pay. */
const waiting = (importId: string) => sql`
  waiting as materialized (
    select o.id, o.remark_code, o.created_at, o.amount_fen - o.received_fen as due_fen, name_key(o.subject_name) as subject_key,
      (select name_key(r.payer_name) from transfer_reports r where r.order_id = o.id and r.state = 'open' limit 1) as payer_key
    from orders o
    where o.order_status in (${open}) and o.channel = 'offline' and o.amount_fen > o.received_fen
      and not exists (select from statement_targets t where t.import_id = ${importId} and t.order_id = o.id)
  ), named as materialized (
    select id, created_at, due_fen, subject_key as key from waiting where subject_key <> ''
    union
    select id, created_at, due_fen, payer_key from waiting where payer_key <> ''
  )`

const unmatched = (importId: string) => sql`
  unmatched as materialized (
    select * from statement_lines where import_id = ${importId} and grp = ${group('none')} and reason = 'nothing_alike'
  )`

/** Orders named by the codes of the lines that are not used. */
const coded = (importId: string) => sql`
  coded as materialized (
    select distinct l.line_no, l.amount_fen, o.id as order_id, o.order_status, o.amount_fen - o.received_fen as due_fen,
      o.order_status in (${open}) and o.channel = 'offline' and o.amount_fen > o.received_fen as is_open
    from statement_lines l cross join lateral unnest(l.codes) as c (code) join orders o on o.remark_code = c.code
    where l.import_id = ${importId} and l.grp = ${group('none')}
  )`

/** A reference that stands twice in the file, or was imported or typed before, pays no second time. */
async function markUsed(tx: Tx, importId: string): Promise<void> {
  await sql`
    update statement_lines l set grp = ${group('used')}, reason = 'twice', about_line = f.line_no
    from (select bank_ref, min(line_no) as line_no from statement_lines where import_id = ${importId}
          group by bank_ref having count(*) > 1) as f
    where l.import_id = ${importId} and l.bank_ref = f.bank_ref and l.line_no > f.line_no`.execute(tx)
  await sql`
    update statement_lines l set grp = ${group('used')}, about_line = null, about_at = b.created_at,
      reason = case when b.import_id is null then 'typed' else 'imported' end
    from bank_lines b where l.import_id = ${importId} and b.bank_ref = l.bank_ref`.execute(tx)
}

/** Lines that name one order: ticked where they add up to what is due. */
async function matchOneOrder(tx: Tx, importId: string): Promise<void> {
  await sql`
    with ${coded(importId)}, single as (
      select line_no, min(amount_fen) as amount_fen, min(order_id) as order_id, min(due_fen) as due_fen
      from coded where is_open group by line_no having count(*) = 1
    ), paid as (
      select order_id, due_fen, min(line_no) as match_no, array_agg(line_no) as line_nos, sum(amount_fen) as amount_fen
      from single group by order_id, due_fen
    ), kept as (
      insert into statement_targets (import_id, order_id, match_no, due_fen, ticked)
      select ${importId}, order_id, match_no, due_fen, amount_fen = due_fen from paid
    )
    update statement_lines l set match_no = p.match_no, ticked = p.amount_fen = p.due_fen,
      grp = case when p.amount_fen <> p.due_fen then ${group('unsure')}
          when cardinality(p.line_nos) = 1 then ${group('equal')} else ${group('several')} end,
      reason = case when p.amount_fen <> p.due_fen then 'amount_differs'
          when cardinality(p.line_nos) = 1 then 'code_and_amount' else 'lines_sum' end
    from (select *, unnest(line_nos) as line_no from paid) as p
    where l.import_id = ${importId} and l.line_no = p.line_no`.execute(tx)
}

/** Lines that name several orders: one that adds up to all of them can pay them. */
async function matchOrdersByCode(tx: Tx, importId: string): Promise<void> {
  await sql`
    with ${coded(importId)}, free as (
      select c.*, row_number() over (partition by order_id order by line_no) as place from coded c
      where is_open and not exists (select from statement_targets t where t.import_id = ${importId} and t.order_id = c.order_id)
    ), whole as (
      select line_no from free group by line_no, amount_fen
      having count(*) > 1 and sum(due_fen) = amount_fen and bool_and(place = 1)
    ), kept as (
      insert into statement_targets (import_id, order_id, match_no, due_fen, ticked)
      select ${importId}, order_id, line_no, due_fen, false from free where line_no in (select line_no from whole)
    )
    update statement_lines l set grp = ${group('several')}, reason = 'orders_sum'
    from whole w where l.import_id = ${importId} and l.line_no = w.line_no`.execute(tx)
}

/** Several lines that name the same orders, which no other line names, and add up to them pay them together. */
async function matchLinesWithOrders(tx: Tx, importId: string): Promise<void> {
  await sql`
    with ${coded(importId)}, shared as (
      select c.*, count(*) over (partition by order_id) as lines,
        exists (select from statement_targets t where t.import_id = ${importId} and t.order_id = c.order_id) as taken
      from coded c where is_open
    ), named as (
      select line_no, amount_fen, max(lines) as lines, sum(due_fen) as due_fen,
        array_agg(order_id order by order_id) as orders, array_agg(due_fen order by order_id) as dues
      from shared group by line_no, amount_fen having count(*) > 1 and not bool_or(taken)
    ), whole as (
      select min(line_no) as match_no, array_agg(line_no) as line_nos, orders, dues
      from named group by orders, dues, due_fen, lines
      having count(*) > 1 and count(*) = lines and sum(amount_fen) = due_fen
    ), kept as (
      insert into statement_targets (import_id, order_id, match_no, due_fen, ticked)
      select ${importId}, o.id, w.match_no, o.due_fen, false
      from whole w cross join unnest(w.orders, w.dues) as o (id, due_fen)
    )
    update statement_lines l set match_no = w.match_no, grp = ${group('several')}, reason = 'lines_orders_sum'
    from (select match_no, unnest(line_nos) as line_no from whole) as w
    where l.import_id = ${importId} and l.line_no = w.line_no`.execute(tx)
}

/** What else a code can mean: an order that is over, or several that do not add up. */
async function explainCodes(tx: Tx, importId: string): Promise<void> {
  await sql`
    with ${coded(importId)}, named as (
      select line_no, bool_or(is_open) as is_open, max(order_status) as status from coded group by line_no
    )
    update statement_lines l
    set reason = case when n.is_open then 'codes_unclear' when n.status = ${sql.lit(orderStatus.closed)} then 'order_closed'
      when n.status = ${sql.lit(orderStatus.exception)} then 'order_exception' else 'order_paid' end
    from named n where l.import_id = ${importId} and l.line_no = n.line_no`.execute(tx)
}

/** Pairs one line with one order, as the clerk is to judge. */
const keepPairs = (importId: string, reason: 'code_near' | 'name_and_amount') => sql`
  , kept as (
    insert into statement_targets (import_id, order_id, match_no, due_fen, ticked)
    select ${importId}, order_id, line_no, due_fen, false from pairs
  )
  update statement_lines l set grp = ${group('unsure')}, reason = ${sql.lit(reason)}
  from pairs p where l.import_id = ${importId} and l.line_no = p.line_no`

/** A code with one wrong character, where the amount is right and nothing else comes as near. */
async function matchNearCodes(tx: Tx, importId: string): Promise<void> {
  await sql`
    with ${waiting(importId)}, ${unmatched(importId)}, order_patterns as (
      select id, due_fen, overlay(remark_code placing '_' from i for 1) as pattern
      from waiting, generate_series(1, 8) as i where remark_code is not null
    ), line_patterns as (
      select line_no, amount_fen, overlay(code placing '_' from i for 1) as pattern
      from unmatched cross join lateral unnest(codes) as c (code), generate_series(1, 8) as i
    ), near as (
      select distinct l.line_no, o.id as order_id, o.due_fen
      from line_patterns l join order_patterns o on o.pattern = l.pattern and o.due_fen = l.amount_fen
    ), counted as (
      select *, count(*) over (partition by line_no) as orders, count(*) over (partition by order_id) as lines from near
    ), pairs as (select line_no, order_id, due_fen from counted where orders = 1 and lines = 1)
    ${keepPairs(importId, 'code_near')}`.execute(tx)
}

/** The same name and amount: the first line with the first order, and so on. */
async function matchNames(tx: Tx, importId: string): Promise<void> {
  await sql`
    with ${waiting(importId)}, ${unmatched(importId)}, orders_ranked as (
      select *, row_number() over (partition by key, due_fen order by created_at, id) as place from named
    ), lines_ranked as (
      select line_no, name_key, amount_fen, row_number() over (partition by name_key, amount_fen order by booked_at, line_no) as place
      from unmatched where name_key <> ''
    ), found as (
      select l.line_no, o.id as order_id, o.due_fen,
        row_number() over (partition by o.id order by l.line_no) as of_order
      from lines_ranked l join orders_ranked o on o.key = l.name_key and o.due_fen = l.amount_fen and o.place = l.place
    ), pairs as (select line_no, order_id, due_fen from found where of_order = 1)
    ${keepPairs(importId, 'name_and_amount')}`.execute(tx)
}

/** One line that adds up to all orders of its payer, or to all of one day. */
async function matchOrdersByName(tx: Tx, importId: string): Promise<void> {
  await sql`
    with ${waiting(importId)}, ${unmatched(importId)}, bundles as (
      select key, array_agg(id order by id) as ids, sum(due_fen) as due_fen from named group by key having count(*) > 1
      union
      select key, array_agg(id order by id), sum(due_fen) from named
      group by key, (created_at at time zone 'Asia/Shanghai')::date having count(*) > 1
    ), found as (
      select distinct on (l.line_no) l.line_no, b.ids
      from unmatched l join bundles b on b.key = l.name_key and b.due_fen = l.amount_fen
      order by l.line_no, cardinality(b.ids) desc, b.ids
    ), parts as (
      select line_no, id, row_number() over (partition by id order by line_no) as place from found, unnest(ids) as id
    ), whole as (select line_no from parts group by line_no having bool_and(place = 1)),
    kept as (
      insert into statement_targets (import_id, order_id, match_no, due_fen, ticked)
      select ${importId}, p.id, p.line_no, w.due_fen, false
      from parts p join waiting w on w.id = p.id where p.line_no in (select line_no from whole)
    )
    update statement_lines l set grp = ${group('several')}, reason = 'orders_sum_by_name'
    from whole w where l.import_id = ${importId} and l.line_no = w.line_no`.execute(tx)
}

/**
 * Tells the planner of an import that it has never seen: it would take it for one line, and compare each of thousands with
 * each. Who tries another statement meanwhile waits.
 */
const analyze = (tx: Tx, table: 'statement_lines' | 'statement_targets') =>
  sql`analyze ${sql.table(table)}`.execute(tx)

/** Finds for all lines at once what they could pay, the surest first. Ticks only where code and amount agree. */
export async function matchLines(tx: Tx, importId: string): Promise<void> {
  await analyze(tx, 'statement_lines')
  await markUsed(tx, importId)
  await matchOneOrder(tx, importId)
  await analyze(tx, 'statement_targets')
  await matchOrdersByCode(tx, importId)
  await matchLinesWithOrders(tx, importId)
  await explainCodes(tx, importId)
  await matchNearCodes(tx, importId)
  await matchNames(tx, importId)
  await matchOrdersByName(tx, importId)
}

/** Sums of each group, ticked and not. */
export async function sumUp(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('statement_sums').where('import_id', '=', importId).execute()
  await sql`
    insert into statement_sums (import_id, grp, ticked, lines, orders, amount_fen)
    select l.import_id, l.grp, l.ticked, count(*), coalesce(max(t.orders), 0), sum(l.amount_fen)
    from statement_lines l left join (
      select h.grp, h.ticked, count(*) as orders from statement_targets t
      join statement_lines h on h.import_id = t.import_id and h.line_no = t.match_no
      where t.import_id = ${importId} group by h.grp, h.ticked
    ) as t on t.grp = l.grp and t.ticked = l.ticked
    where l.import_id = ${importId} group by l.import_id, l.grp, l.ticked`.execute(tx)
}
