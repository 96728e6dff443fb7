-- What the bank of a typed line says of it, once a statement brings its reference; null: no statement has it yet.
alter table bank_lines add column seen_fen bigint check (seen_fen > 0);
create index bank_lines_by_day on bank_lines (((booked_at at time zone 'Asia/Shanghai')::date));
create index receipts_by_day on receipts (received_on);
create index payouts_by_day on payouts (returned_on);

-- The days that a statement tells of, by its lines of income.
alter table statement_imports add column first_day date, add column last_day date;
update statement_imports i set first_day = l.first_day, last_day = l.last_day
  from (select import_id, min((booked_at at time zone 'Asia/Shanghai')::date) as first_day,
          max((booked_at at time zone 'Asia/Shanghai')::date) as last_day from statement_lines group by import_id) as l
  where l.import_id = i.id and i.confirmed_at is not null;
create index statement_imports_by_day on statement_imports (last_day) where last_day is not null;

-- When money moved by the sandbox's books, for its bills.
alter table sandbox_payments add column paid_at timestamptz;
alter table sandbox_refunds add column sent_at timestamptz;
update sandbox_payments p set paid_at = r.created_at from receipts r where r.bank_ref = p.ref;
update sandbox_refunds f set sent_at = p.created_at from payouts p where p.bank_ref = f.ref;
create index sandbox_payments_by_day on sandbox_payments (paid_at) where paid_at is not null;
create index sandbox_refunds_by_day on sandbox_refunds (sent_at) where sent_at is not null;

-- What an online channel booked on a day, as its bill says.
create table channel_bills (
  channel text not null,
  day date not null,
  fetched_at timestamptz not null,
  -- What the channel owes the bank account for the day: payments less refunds less fees.
  net_fen bigint not null,
  primary key (channel, day)
);
create index channel_bills_by_day on channel_bills (day);
create table channel_bill_lines (
  channel text not null,
  day date not null,
  kind text not null check (kind in ('payment', 'refund')),
  -- By which both sides know the payment or the refund.
  number text not null,
  at timestamptz not null,
  amount_fen bigint not null check (amount_fen > 0),
  fee_fen bigint not null,
  primary key (channel, kind, number, day),
  foreign key (channel, day) references channel_bills (channel, day)
);
create index channel_bill_lines_by_day on channel_bill_lines (channel, day);

-- What a channel paid into the bank account for a day. One line of the bank can be for several days.
create table channel_settlements (
  bank_line_id text not null references bank_lines (id),
  channel text not null,
  day date not null,
  amount_fen bigint not null,
  -- null: it was clear.
  staff_id text references staff (id),
  created_at timestamptz not null,
  primary key (bank_line_id, channel, day)
);
create index channel_settlements_by_day on channel_settlements (day, channel);

-- Days that were reconciled. What they say is written anew whenever a day is reconciled again.
create table reconciliation_days (
  day date primary key,
  state text not null check (state in ('differs', 'waiting', 'balanced')),
  bank_fen bigint,
  open_count integer not null check (open_count >= 0),
  -- Sums of the day (JSON).
  sums text not null,
  ran_at timestamptz not null,
  closed_at timestamptz,
  closed_by text references staff (id),
  check (closed_at is null or state = 'balanced')
);
create index reconciliation_days_differing on reconciliation_days (day) where state = 'differs';
create index reconciliation_days_waiting on reconciliation_days (day) where state = 'waiting';

create table reconciliation_differences (
  id text primary key,
  day date not null references reconciliation_days (day),
  -- What it is known by within its day, from one time to the next.
  key text not null,
  kind text not null,
  state text not null check (state in ('open', 'self', 'settled')),
  channel text not null,
  is_refund boolean not null,
  order_id text references orders (id),
  bank_line_id text references bank_lines (id),
  number text not null,
  at timestamptz,
  other_day date,
  order_fen bigint,
  channel_fen bigint,
  bank_fen bigint,
  difference_fen bigint not null,
  way text check (way in ('fee', 'other_income', 'late_money', 'unknown')),
  note text not null default '',
  settled_by text references staff (id),
  settled_at timestamptz,
  unique (day, key),
  check ((state = 'settled') = (settled_at is not null and way is not null and settled_by is not null))
);
create index reconciliation_differences_open on reconciliation_differences (day, id) where state = 'open';
create index reconciliation_differences_of_line on reconciliation_differences (bank_line_id) where bank_line_id is not null;
