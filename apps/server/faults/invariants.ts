import { invoiceLife } from '@portal/api/rules/invoice'
import { verifyAudit } from '@portal/portal/kernel/audit-verify'
import type { Database } from '@portal/portal/kernel/database'
import type { FileStore } from '@portal/portal/ports'
import type { Keys } from '@portal/portal/ports'
import type { KillReport } from './kill-run.ts'

/** States of a document in which it stands for money. */
const holding = invoiceLife.sets.holding.map(status => `'${status}'`).join(', ')

/** Sentences that must find nothing, whatever happened to the process. */
const never: Record<string, string> = {
  'paid dues without exactly one period': `select order_no from orders o where order_status = 30 and kind = 'dues'
     and (select count(*) from membership_periods p where p.order_id = o.id) <> 1`,
  'a period of an order that was never paid': `select order_no from orders o join membership_periods p on p.order_id = o.id
     where o.order_status not in (30, 40, 50, 60)`,
  'money that does not add up': `select order_no from orders o
     where received_fen <> (select coalesce(sum(amount_fen), 0) from receipts r where r.order_id = o.id)
       - (select coalesce(sum(p.received_fen), 0) from payment_attempts p
          where p.order_id = o.id and p.status = 'duplicate' and p.refund_id is null)`,
  'refunds that do not add up': `select order_no from orders o
     where refunded_fen <> (select coalesce(sum(p.amount_fen), 0) from payouts p join refunds r on r.id = p.refund_id
       where r.order_id = o.id)`,
  'money of an attempt that was neither taken nor is being paid back': `select p.id from payment_attempts p
     join orders o on o.id = p.order_id where p.received_fen > 0 and p.status <> 'succeeded' and p.refund_id is null
     and o.order_status not in (0, 10, 15, 20, 40, 99)`,
  'an order that two attempts have paid': `select order_id from payment_attempts where status = 'succeeded'
     group by order_id having count(*) > 1`,
  'a coupon that is used and not paid, or paid and not used': `select o.order_no from coupon_uses u join orders o on o.id = u.order_id
     where (u.state = 'used') <> (o.order_status in (30, 40, 50, 60)) and u.state <> 'released'`,
  'a batch that counts other takers than it has': `select id from coupon_batches b
     where taken <> (select count(*) from coupon_uses u where u.batch_id = b.id and u.state <> 'released')`,
  'a document whose lines are not its sum': `select invoice_no from invoices i
     where amount_fen <> (select coalesce(sum(l.amount_fen), 0) from invoice_lines l where l.invoice_id = i.id)`,
  'an issued document without its number or file': `select invoice_no from invoices i where status = 'issued'
     and (not exists (select from document_numbers n where n.invoice_id = i.id and n.number = i.number)
       or not exists (select from invoice_files f where f.invoice_id = i.id))`,
  'an order that counts other documents than it has': `select order_no from orders o
     where invoiced_fen <> (select coalesce(sum(l.amount_fen), 0) from invoice_lines l join invoices i on i.id = l.invoice_id
       where l.order_id = o.id and i.status in (${holding}))`,
  'an order that calls another document delivered than it has': `select order_no from orders o
     where invoice_delivered <> coalesce((select i.status = 'issued' and i.mail_state is not distinct from 'delivered'
       from invoice_lines l join invoices i on i.id = l.invoice_id where l.order_id = o.id and i.status <> 'cancelled'
       order by i.submitted_at desc, i.id desc limit 1), false)`,
  'a mail of what was never issued':
    'select invoice_no from invoices where mail_state is not null and number is null',
  'a mail that ended more than once': `select invoice_no from invoices i where mailing < (select count(*)
     from invoice_history h where h.invoice_id = i.id and h.act in ('deliver', 'bounce'))`,
  'a document of the platform that is another one there': `select invoice_no from invoices i
     where platform = 'sandbox' and not exists (select from sandbox_documents d where d.request_no = i.invoice_no
       and d.number = i.number and d.amount_fen = i.amount_fen and d.buyer_name = i.buyer_name and d.refusal = '')`,
  'documents for more than was paid and kept': `select order_no from orders o
     where (select coalesce(sum(l.amount_fen), 0) from invoice_lines l join invoices i on i.id = l.invoice_id
       where l.order_id = o.id and i.status in (${holding}))
       > received_fen - refunded_fen`,
  'a bank line that paid more than it brought': `select id from bank_lines l
     where used_fen <> (select coalesce(sum(r.amount_fen), 0) from receipts r where r.bank_line_id = l.id)`,
  'a succeeded refund without its payout': `select id from refunds r
     where (status = 'succeeded') <> exists (select from payouts p where p.refund_id = r.id)`,
  'a paid order with too little money':
    'select order_no from orders where order_status = 30 and received_fen < amount_fen',
  'a paid order whose application is not completed': `select order_no from orders o join applications a on a.id = o.application_id
     where (o.order_status in (30, 40, 50, 60)) <> (a.status = 'completed')`,
  'a paid order without a succeeded attempt': `select order_no from orders o where order_status = 30
     and not exists (select from payment_attempts p where p.order_id = o.id and p.status = 'succeeded')`,
  'a reported order without an open report and voucher': `select order_no from orders o where order_status = 10
     and not exists (select from transfer_reports r join transfer_vouchers v on v.report_id = r.id
       where r.order_id = o.id and r.state = 'open')`,
  'an order of another agency than its member': `select order_no from orders o join members m on m.id = o.member_id
     where o.agent_id is distinct from m.agent_id`,
  'a seat of the scoring that is kept as free and is not, or the other way round': `select a.id from star_applications a
     cross join lateral (select now() as at union all select e.expires_at from star_experts e
       union all select e.expires_at - interval '1 second' from star_experts e) as t
     cross join lateral (select count(*) as taken, count(s.total) as totals, max(s.total) - min(s.total) as apart
       from star_sheets s left join star_experts e on e.id = s.expert_id
       where s.application_id = a.id and s.state <> 'recused'
         and (s.state = 'handed_in' or e.id is null or (e.revoked_at is null and e.expires_at > t.at))) as n
     where a.status = 30 and (n.taken < 2 or (n.taken = 2 and n.totals = 2 and n.apart > (a.figures ->> 'spread')::int))
       is distinct from (select free_from <= t.at from star_seats k where k.application_id = a.id and k.scorer = '')`,
  'a seat that is kept of what is not scored, or not kept of who scores': `select coalesce(k.application_id, s.id)
     from (select * from star_seats where scorer <> '') as k
     full join (select a.id, s.staff_id, s.state = 'scoring' as begun from star_sheets s
       join star_applications a on a.id = s.application_id where a.status = 30 and s.staff_id is not null) as s
       on s.id = k.application_id and s.staff_id = k.scorer
     where k.begun is distinct from s.begun
     union all select application_id from star_seats k where not exists
       (select from star_applications a where a.id = k.application_id and a.status = 30)`,
  'a status that its history does not end with': `select order_no from orders o where order_status <>
     (select to_status from order_history h where h.order_id = o.id order by at desc, id desc limit 1)`,
  'a history line without its audit line': `select o.order_no from order_history h join orders o on o.id = h.order_id
     group by o.order_no having count(*) <>
     (select count(*) from audit_entries e where e.record_kind = 'order' and e.record_id = o.order_no and e.act like 'orders.%')`,
}

/** What the books say that they must never say. */
export async function brokenSentences(db: Database): Promise<string[]> {
  const problems: string[] = []
  for (const [what, sentence] of Object.entries(never)) {
    const rows = await db.script(sentence)
    if (rows.length > 0) problems.push(`${what}: ${rows.length}`)
  }
  return problems
}

/** Looks at the stopped database itself; answers what is wrong. */
export async function brokenInvariants(
  portal: { db: Database; keys: Keys; files: FileStore },
  report: KillReport,
): Promise<string[]> {
  const { db, keys, files } = portal
  const problems = await brokenSentences(db)
  const receipts = await db.pool
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['o.order_no', 'r.bank_ref'])
    .execute()
  const paid = new Map(receipts.map(({ order_no, bank_ref }) => [order_no, bank_ref]))
  const lost = report.orders.filter(({ orderNo, bankRef }) =>
    bankRef === null ? !paid.has(orderNo) : paid.get(orderNo) !== bankRef,
  )
  if (lost.length > 0) problems.push(`acknowledged payments lost: ${lost.length}`)
  for (const { id } of await db.pool.selectFrom('files').select('id').execute())
    if (!(await files.open(db.pool, id))) problems.push(`a file without its content: ${id}`)
  const verdict = await verifyAudit(db.pool, keys)
  if (!verdict.ok) problems.push(`audit trail: ${verdict.problem} at ${verdict.chain}:${verdict.seq}`)
  return problems
}
