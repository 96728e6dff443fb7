import { foldApplicationCounts } from '@portal/portal/applications/applications.repository'
import { firstFigures } from '@portal/api/rules/star-figures'
import { executorOn } from '@portal/portal/kernel/database'
import type { Session } from '@portal/portal/kernel/engine'
import { foldStarCounts } from '@portal/portal/stars/star-lists.repository'
import { foldInvoiceCounts } from '@portal/portal/invoices/invoice-lists.repository'
import { foldOrderCounts } from '@portal/portal/orders/order-counts.repository'

const statuses = [0, 10, 15, 20, 30, 60, 90, 99]
/** One for each day in turn, so that the counts of a day stay few beside its orders. */
const channels = ['wechat', 'wechat', 'wechat', 'alipay', 'alipay', 'offline', 'offline']

/** Members and orders beside the demo data, by three channels: most are paid, a few wait. */
export async function fillOrders(db: Session, count: number): Promise<void> {
  await db.script('begin')
  await db.query(
    `insert into members (id, phone, nickname, consent_version, consented_at, created_at, agent_id)
     select 'bench-' || n, '150' || lpad(n::text, 8, '0'), '', 'bench', now(), now(), case when n % 50 = 0 then '1001' end
     from generate_series(1, $1::int) as n on conflict do nothing`,
    [count],
  )
  await db.query(
    `insert into orders (id, order_no, kind, reason, subject_type, subject_name, member_id, unit_id, level, amount_fen,
       received_fen, channel, order_status, remark_code, created_at, deadline_at, reported_at, paid_at)
     select 'bench-' || n, '9' || lpad(n::text, 12, '0'), 'dues', 'renew', 'personal',
       substr('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗', 1 + n % 20, 1)
         || substr('伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰红建国文', 1 + (n / 20) % 30, 1)
         || case when n % 3 = 0 then '' else substr('一二三四五六七八九十百千万亿', 1 + (n / 600) % 14, 1) end,
       'bench-' || n, null, 'personal', 20000 + n % 400 * 100, 0,
       ($3::text[])[1 + n::bigint * 7919 % 1826 % 7], status,
       'B' || lpad(upper(to_hex(n)), 7, '0'), made, null,
       case when status > 0 then made + interval '1 day' end, case when status in (30, 60) then made + interval '2 days' end
     from (
       select n, timestamptz '2021-01-01' + (n::bigint * 7919 % 1826 * 86400 + n % 86400) * interval '1 second' as made,
         case when n % 100 < 85 then 30 when n % 100 < 95 then 90 when n % 1000 < 960 then 60
           else ($2::int[])[1 + n % 8] end as status
       from generate_series(1, $1::int) as n
     ) as made on conflict do nothing`,
    [count, statuses, channels],
  )
  await foldOrderCounts(executorOn(db))
  await db.script('commit')
  await db.script('vacuum analyze')
}

/** The first of these orders wait for finance: a transfer is reported, with the vouchers of one that was reported before. */
export async function fillReports(db: Session, count: number): Promise<void> {
  await db.query(
    `insert into transfer_reports (id, order_id, state, payer_name, payer_bank, payer_account_tail, amount_fen, paid_on, note,
       submitted_at)
     select 'bench-' || n, 'bench-' || n, 'open', '付款人' || n, '示例银行', lpad(n::text, 4, '0'), 20000 + n % 400 * 100,
       current_date, '', now() - n * interval '1 minute'
     from generate_series(1, $1::int) as n`,
    [count],
  )
  await db.query(
    `insert into transfer_vouchers (report_id, file_id, position)
     select 'bench-' || n, v.file_id, v.position from generate_series(1, $1::int) as n
     cross join (select file_id, position from transfer_vouchers
       where report_id = (select min(report_id) from transfer_vouchers)) as v`,
    [count],
  )
  await db.query(
    `update orders as o set order_status = 10, reported_at = r.submitted_at, paid_at = null
     from transfer_reports as r where r.order_id = o.id and r.id like 'bench-%'`,
    [],
  )
}

/** For each order that `fillOrders` made: a title, and a document that stands for it; most are issued, a few wait. */
export async function fillInvoices(db: Session, count: number): Promise<void> {
  const statements = [
    `insert into invoice_titles (id, member_id, title_type, buyer_name, is_default, created_at)
     select 'bench-' || n, 'bench-' || n, 'unit', '单位' || n, true, now() from generate_series(1, $1::int) as n`,
    `insert into invoices (id, invoice_no, order_kind, document_kind, member_id, title_type, buyer_name, tax_no,
       address_phone, bank_account, email, remark, amount_fen, status, submitted_at, number, issued_on, red_number, reversed_on)
     select 'bench-' || n, '2026' || lpad(n::text, 8, '0'), 'dues', 'receipt', 'bench-' || n, 'unit',
       substr('华东南西北中新大金海', 1 + n % 10, 1) || substr('岳桥川思方原洲江河山', 1 + n / 10 % 10, 1) || '第' || n || '公司', '',
       '', '', 'a@b.example', '', 20000, status, timestamptz '2021-01-01' + n * interval '1 minute',
       case when status in ('issued', 'red_done') then '2611' || lpad(n::text, 16, '0') end,
       case when status in ('issued', 'red_done') then date '2026-01-01' end,
       case when status = 'red_done' then '2612' || lpad(n::text, 16, '0') end,
       case when status = 'red_done' then date '2026-01-02' end
     from (select n, case when n % 1000 < 3 then 'submitted' when n % 1000 < 5 then 'returned' when n % 20 = 7 then 'red_done'
       else 'issued' end as status from generate_series(1, $1::int) as n) as made`,
    `insert into invoice_lines (invoice_id, order_id, position, amount_fen)
     select 'bench-' || n, 'bench-' || n, 0, 20000 from generate_series(1, $1::int) as n`,
    `insert into files (id, member_id, purpose, name, mime, size, sha256, created_at)
     select 'bench-' || n, 'bench-' || n, 'invoice', '发票.pdf', 'application/pdf', 1000, '', now()
     from generate_series(1, $1::int) as n`,
    `insert into invoice_files (invoice_id, format, file_id)
     select 'bench-' || n, 'pdf', 'bench-' || n from generate_series(1, $1::int) as n`,
  ]
  for (const statement of statements) await db.query(statement, [count])
  await foldInvoiceCounts(executorOn(db))
  await db.script('vacuum analyze')
}

/** Batches of 100 coupons, and for each order that `fillOrders` made a coupon that was used for it. */
export async function fillCoupons(db: Session, count: number): Promise<void> {
  const statements = [
    `insert into coupon_batches (id, name, way, off_fen, items, total, per_member, issuing, code, starts_at, ends_at, taken, used, created_at)
     select 'bench-' || n, '春季' || n, 'amount', 5000, array['personal_dues'], 100, 1, 'single', 'BENCH', timestamptz '2021-01-01',
       timestamptz '2031-01-01', 100, 100, timestamptz '2021-01-01' + n * interval '1 minute'
     from generate_series(0, $1::int / 100) as n`,
    `insert into coupons (code, batch_id, position, free)
     select 'BENCH' || lpad(n::text, 10, '0'), 'bench-' || n / 100, n % 100, false from generate_series(1, $1::int) as n`,
    `insert into coupon_uses (id, batch_id, code, order_id, member_id, discount_fen, state, reserved_at, settled_at)
     select 'bench-' || n, 'bench-' || n / 100, 'BENCH' || lpad(n::text, 10, '0'), 'bench-' || n, 'bench-' || n, 5000, 'used', now(), now()
     from generate_series(1, $1::int) as n`,
  ]
  for (const statement of statements) await db.query(statement, [count])
  await db.script('vacuum analyze')
}

/** For each member that `fillOrders` made: an application, a membership with a period, a unit with its own, a session. */
export async function fillMembers(db: Session, count: number): Promise<void> {
  const statements = [
    `insert into applications (id, application_no, kind, member_id, status, version, form, level, fee_fen, created_at, saved_at, submitted_at)
     select 'bench-' || n, 'A' || lpad(n::text, 9, '0'), 'personal', 'bench-' || n,
       case when n % 40 = 0 then 'submitted' when n % 41 = 0 then 'returned' else 'completed' end, 1, '{}', 'personal', 20000,
       made, made, made
     from generate_series(1, $1::int) as n, lateral (select timestamptz '2021-01-01' + n * interval '1 hour' as made) as t`,
    `insert into units (id, name, credit_code, manager_id, created_at)
     select 'bench-' || n, '单位' || n, lpad(n::text, 18, '0'), 'bench-' || n, now() from generate_series(1, $1::int) as n`,
    `insert into memberships (id, kind, member_id, unit_id, number, holder, level, member_since, created_at)
     select kind || n, kind, case kind when 'personal' then 'bench-' || n end, case kind when 'enterprise' then 'bench-' || n end,
       kind || n, '会员', 'personal', '2024-01-01', now()
     from generate_series(1, $1::int) as n, (values ('personal'), ('enterprise')) as kinds (kind)`,
    `insert into membership_periods (id, membership_id, membership_serial, level, starts_on, ends_on, reason, amount_fen, channel, paid_on, created_at)
     select id, id, serial, level, '2024-01-01', '2024-12-31', 'join', 20000, 'offline', '2024-01-01', now()
     from memberships where coalesce(member_id, unit_id) like 'bench-%' and $1::int > 0`,
    `insert into sessions (id, token_hash, member_id, created_at, seen_at, expires_at)
     select 'bench-' || n, 'bench-' || n, 'bench-' || n, now(), now(), now() from generate_series(1, $1::int) as n`,
  ]
  for (const statement of statements) await db.query(statement, [count])
  await foldApplicationCounts(executorOn(db))
  await db.script('vacuum analyze')
}

/**
 * For each member that `fillOrders` made a star application, most of them awarded, with an expert, an objection and a
 * clerk's sheet; each third has no other sheet, so that it waits for one while it is scored. Seats are noted at the end:
 * row by row they would be looked up by plans for empty tables.
 */
export async function fillStars(db: Session, count: number, staffId: string): Promise<void> {
  const figures = JSON.stringify(firstFigures)
  const seatedWith = [
    ['star_applications', 'star_applications_seated'],
    ['star_sheets', 'star_sheets_seated'],
  ] as const
  for (const [table, trigger] of seatedWith)
    await db.script(`alter table ${table} disable trigger ${trigger}`)
  await db.query(
    `insert into star_applications (id, application_no, member_id, status, version, round, star, category, position, figures, name,
       unit, remarks, remark, former_remarks, former_remark, cancel_reason, proposed_star, proposal_reason, publicity_ends_at,
       publicity_left, revoked_reason, created_at, saved_at, submitted_at, ended_at, deadline_at)
     select 'bench-' || n, 'S20210101-' || lpad(n::text, greatest(6, length(n::text)), '0'), 'bench-' || n, state, 1, 1, 1 + n % 5, '综合', '财务总监岗', $2::jsonb,
       '李' || n, '单位' || n, '[]', '', '[]', '', '', case when state >= 40 then 1 + n % 5 end, '', made + interval '9 days',
       case when state = 40 and n % 3 = 0 then 3 end, '', made, made, case when state > 0 then made end,
       case when state >= 50 then made + interval '10 days' end, made + interval '9 days'
     from generate_series(1, $1::int) as n,
       lateral (select coalesce((array[0, 10, 15, 20, 30, 40, 60, 70, 90])[1 + n % 40], 50) as state,
         timestamptz '2021-01-01' + n * interval '1 hour' as made) as t`,
    [count, figures],
  )
  await db.query(
    `insert into star_sheets (id, application_id, staff_id, state, version, scores, comments, total, note, declared_at, saved_at, handed_in_at)
     select 'bench-' || n, 'bench-' || n, $2, 'handed_in', 1, '{}', '{}', 8000, '', now(), now(), now()
     from generate_series(1, $1::int) as n`,
    [count, staffId],
  )
  await db.query(
    `insert into star_experts (id, application_id, name, organisation, token_hash, invited_by, invited_at, linked_at, expires_at)
     select 'bench-' || n, 'bench-' || n, '专家' || n, '单位', 'bench-' || n, $2, now(), now(), now() + interval '20 days'
     from generate_series(1, $1::int) as n`,
    [count, staffId],
  )
  await db.query(
    `insert into star_sheets (id, application_id, expert_id, state, version, scores, comments, total, note, declared_at, saved_at, handed_in_at)
     select 'bench-expert-' || n, 'bench-' || n, 'bench-' || n, 'handed_in', 1, '{}', '{}', 8000, '', now(), now(), now()
     from generate_series(1, $1::int) as n where n % 3 > 0`,
    [count],
  )
  await db.query(
    `insert into star_objections (id, objection_no, application_id, at, by_kind, by_id, by_name, text, state, deadline_at, advice_text, reason)
     select 'bench-' || n, 'Y' || n, 'bench-' || n, now(), 'staff', $2, '某单位', '业绩不符', 'open', now(), '', ''
     from generate_series(1, $1::int) as n`,
    [count, staffId],
  )
  for (const [table, trigger] of seatedWith) await db.script(`alter table ${table} enable trigger ${trigger}`)
  await db.script('analyze star_applications, star_sheets, star_experts')
  await db.script('select note_star_seats(id) from star_applications where status = 30')
  await foldStarCounts(executorOn(db))
  await db.script('vacuum analyze')
}

/** A dry run of a full statement: half of its lines pay an order each, the others are of every group; and lines of the bank. */
export async function fillStatement(db: Session, count: number, staffId: string): Promise<void> {
  await db.query(
    `insert into statement_imports (id, staff_id, state, version, file_name, rows, layout, findings, created_at)
     values ('bench', $1, 'tried', 1, '对账单.csv', '[]', '{}', '{}', now())`,
    [staffId],
  )
  const statements = [
    `insert into statement_lines (import_id, line_no, booked_at, payer_name, payer_account, remark, amount_fen, bank_ref, codes,
       name_key, grp, reason, match_no, ticked)
     select 'bench', n, now(), '付款单位', '', '', 20000, 'bench-' || n, '{}', '付款单位',
       case when n % 2 = 0 then 5 else 1 + n % 4 end, 'nothing_alike', n, n % 2 = 0
     from generate_series(1, $1::int) as n`,
    `insert into statement_targets (import_id, order_id, match_no, due_fen, ticked)
     select 'bench', 'bench-' || n, n, 20000, n % 2 = 0 from generate_series(1, $1::int) as n`,
    `insert into bank_lines (id, bank_ref, import_id, line_no, booked_at, payer_name, payer_account, remark, codes, amount_fen,
       used_fen, created_at)
     select 'bench-' || n, 'bench-' || n, 'bench', n, timestamptz '2021-01-01' + n * interval '1 minute', '付款单位' || n, '', '',
       array['C' || lpad(n::text, 7, '0')], 20000, 0, now()
     from generate_series(1, $1::int) as n`,
  ]
  for (const statement of statements) await db.query(statement, [count])
  await db.query(
    `insert into statement_sums select import_id, grp, ticked, count(*), count(*), sum(amount_fen)
     from statement_lines group by 1, 2, 3
     on conflict (import_id, grp, ticked)
     do update set lines = excluded.lines, orders = excluded.orders, amount_fen = excluded.amount_fen`,
    [],
  )
  await db.script('vacuum analyze')
}

/** A day in five years, by a number. */
const ofDay = (n: string) => `date '2021-01-01' + (${n} % 1826)::int`

/** Five years of reconciled days: online money and its refunds, bills, differences of which few are open. After `fillStatement`. */
export async function fillReconciliation(db: Session, count: number, staffId: string): Promise<void> {
  await db.query(
    `insert into payment_attempts (id, order_id, channel, status, amount_fen, created_at, settled_at, number, provider_ref, received_fen)
     select 'bench-' || n, 'bench-' || n, 'wechat', 'succeeded', 20000, now(), now(), 'bench-' || n, 'bench-' || n, 20000
     from generate_series(1, $1::int) as n`,
    [count],
  )
  await db.query(
    `insert into receipts (id, order_id, attempt_id, amount_fen, received_on, bank_ref, remark, created_at)
     select 'bench-' || n, 'bench-' || n, 'bench-' || n, 20000, ${ofDay('n')}, 'receipt-' || n, '', now()
     from generate_series(1, $1::int) as n`,
    [count],
  )
  await db.query(
    `insert into refunds (id, order_id, amount_fen, reason, status, asked_by_kind, asked_by, asked_at, bought_nothing, attempt_id,
       effect_text, trouble, settled_at)
     select 'bench-' || n, 'bench-' || n, 20000, '', 'succeeded', 'system', 'system', now(), false, 'bench-' || n, '', '', now()
     from generate_series(1, $1::int) as n`,
    [count],
  )
  await db.query(
    `insert into payouts (id, refund_id, amount_fen, returned_on, bank_ref, created_at)
     select 'bench-' || n, 'bench-' || n, 20000, ${ofDay('n')}, 'payout-' || n, now() from generate_series(1, $1::int) as n`,
    [count],
  )
  await db.query(
    `insert into channel_bills (channel, day, fetched_at, net_fen)
     select 'wechat', ${ofDay('n')}, now(), 10000 from generate_series(1, 1826) as n where $1::int > 0`,
    [count],
  )
  await db.query(
    `insert into channel_bill_lines (channel, day, kind, number, at, amount_fen, fee_fen)
     select 'wechat', ${ofDay('n')}, 'payment', 'bench-' || n, now(), 20000, 120 from generate_series(1, $1::int) as n`,
    [count],
  )
  await db.query(
    `insert into reconciliation_days (day, state, bank_fen, open_count, sums, ran_at)
     select ${ofDay('n')}, case when n % 300 = 0 then 'differs' else 'balanced' end, 20000, 0,
       '{"order_count":0,"bridge":[],"channels":[],"agreed_count":0,"awaits":[]}', now()
     from generate_series(1, 1826) as n where $1::int > 0`,
    [count],
  )
  await db.query(
    `insert into reconciliation_differences (id, day, key, kind, state, channel, is_refund, bank_line_id, number, difference_fen,
       way, settled_by, settled_at)
     select 'bench-' || n, ${ofDay('n')}, 'line bench-' || n, 'bank_unmatched', state, 'offline', false, 'bench-' || n, '', 20000,
       case when state = 'settled' then 'other_income' end, case when state = 'settled' then $2 end,
       case when state = 'settled' then now() end
     from (select n, case when n % 400 = 0 then 'open' else 'settled' end as state from generate_series(1, $1::int) as n) as made`,
    [count, staffId],
  )
  await db.script('vacuum analyze')
}
