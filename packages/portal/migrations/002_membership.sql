-- A changed fee is a new row; orders keep the amount they were made with.
create table fees (
  level text not null,
  effective_from date not null,
  amount_fen bigint not null check (amount_fen > 0),
  primary key (level, effective_from)
);
insert into fees (level, effective_from, amount_fen) values
  ('personal', '2020-01-01', 20000),
  ('unit', '2020-01-01', 200000),
  ('director', '2020-01-01', 400000),
  ('executive', '2020-01-01', 600000),
  ('vice_president', '2020-01-01', 1000000);

create table units (
  id text primary key,
  name text not null,
  credit_code text not null unique,
  manager_id text not null references members (id),
  created_at timestamptz not null
);
create index units_by_manager on units (manager_id);

-- Who is a member. `serial` is the number that the exclusion constraint of the periods compares.
create table memberships (
  id text primary key,
  serial bigint generated always as identity unique,
  kind text not null check (kind in ('personal', 'enterprise')),
  member_id text references members (id),
  unit_id text references units (id),
  number text not null unique,
  holder text not null,
  level text not null,
  member_since date not null,
  override text check (override in ('suspended', 'terminated')),
  created_at timestamptz not null,
  check ((kind = 'personal') = (member_id is not null)),
  check ((kind = 'enterprise') = (unit_id is not null))
);
create unique index memberships_one_per_member on memberships (member_id) where member_id is not null;
create unique index memberships_one_per_unit on memberships (unit_id) where unit_id is not null;

create table applications (
  id text primary key,
  application_no text not null unique,
  kind text not null check (kind in ('personal', 'enterprise')),
  member_id text not null references members (id),
  status text not null,
  version integer not null,
  -- everything but the ID number, which is encrypted beside it
  form jsonb not null,
  id_number_enc text,
  id_number_index text,
  -- the submission before this one, to show what changed
  submitted_form jsonb,
  submitted_id_index text,
  changes jsonb not null default '[]',
  remarks jsonb not null default '[]',
  remark text not null default '',
  round integer not null default 0,
  level text not null,
  fee_fen bigint not null,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  deadline_at timestamptz
);
create unique index applications_one_open on applications (member_id, kind)
  where status in ('draft', 'submitted', 'returned', 'approved_unpaid');
create index applications_by_member on applications (member_id, kind, created_at desc);
create index applications_queue on applications (kind, status, submitted_at, id);
create index applications_to_lapse on applications (deadline_at) where status in ('draft', 'returned', 'approved_unpaid');
create index applications_by_id_number on applications (id_number_index) where id_number_index is not null;

create table application_history (
  id text primary key,
  application_id text not null references applications (id),
  at timestamptz not null,
  act text not null,
  actor_kind text not null,
  actor_id text not null,
  note text not null default ''
);
create index application_history_of on application_history (application_id, at, id);

create table orders (
  id text primary key,
  order_no text not null unique,
  kind text not null check (kind in ('dues', 'evaluation')),
  reason text not null check (reason in ('join', 'renew')),
  subject_type text not null check (subject_type in ('personal', 'enterprise')),
  subject_name text not null,
  member_id text not null references members (id),
  unit_id text references units (id),
  application_id text unique references applications (id),
  membership_id text references memberships (id),
  level text not null,
  amount_fen bigint not null check (amount_fen > 0),
  received_fen bigint not null default 0 check (received_fen >= 0),
  channel text,
  order_status smallint not null,
  remark_code text unique,
  sent_back_reason text not null default '',
  created_at timestamptz not null,
  deadline_at timestamptz,
  reported_at timestamptz,
  paid_at timestamptz
);
create index orders_by_time on orders (created_at desc, id desc);
create index orders_by_status on orders (order_status, created_at desc);
create index orders_by_amount on orders (amount_fen, id);
create index orders_by_report on orders (reported_at, id);
create index orders_by_member on orders (member_id, created_at desc);
create index orders_by_subject on orders (subject_name text_pattern_ops);
create index orders_to_close on orders (deadline_at) where order_status in (0, 15);
create unique index orders_one_open_dues on orders (member_id, subject_type)
  where kind = 'dues' and order_status in (0, 10, 15, 20);

create table order_lines (
  id text primary key,
  order_id text not null references orders (id),
  position integer not null,
  title text not null,
  amount_fen bigint not null,
  unique (order_id, position)
);

create table payment_attempts (
  id text primary key,
  order_id text not null references orders (id),
  channel text not null,
  status text not null check (status in ('created', 'open', 'succeeded', 'failed', 'closed', 'duplicate')),
  amount_fen bigint not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index payment_attempts_of on payment_attempts (order_id, created_at);
create unique index payment_attempts_one_open on payment_attempts (order_id) where status = 'open';

create table transfer_reports (
  id text primary key,
  order_id text not null references orders (id),
  state text not null check (state in ('open', 'withdrawn', 'sent_back', 'accepted')),
  payer_name text not null,
  payer_bank text not null,
  payer_account_tail text not null,
  amount_fen bigint not null,
  paid_on date not null,
  note text not null,
  submitted_at timestamptz not null
);
create index transfer_reports_of on transfer_reports (order_id, submitted_at desc);
create unique index transfer_reports_one_open on transfer_reports (order_id) where state = 'open';

create table transfer_vouchers (
  report_id text not null references transfer_reports (id),
  position integer not null,
  file_id text not null references files (id),
  primary key (report_id, position)
);
create index transfer_vouchers_by_file on transfer_vouchers (file_id);

-- Money that arrived. A line of the bank's statement pays once.
create table receipts (
  id text primary key,
  order_id text not null references orders (id),
  attempt_id text references payment_attempts (id),
  amount_fen bigint not null check (amount_fen > 0),
  received_on date not null,
  bank_ref text not null unique,
  remark text not null,
  staff_id text not null references staff (id),
  created_at timestamptz not null
);
create index receipts_of on receipts (order_id, created_at);

create table order_history (
  id text primary key,
  order_id text not null references orders (id),
  at timestamptz not null,
  act text not null,
  from_status smallint,
  to_status smallint not null,
  actor_kind text not null,
  actor_id text not null,
  note text not null default ''
);
create index order_history_of on order_history (order_id, at, id);

-- One row per paid period. Two periods of one membership cannot overlap, and an order opens one period.
create table membership_periods (
  id text primary key,
  membership_id text not null references memberships (id),
  membership_serial bigint not null,
  level text not null,
  starts_on date not null,
  ends_on date not null,
  reason text not null check (reason in ('join', 'renew')),
  order_id text unique references orders (id),
  amount_fen bigint not null,
  channel text not null,
  paid_on date not null,
  created_at timestamptz not null,
  check (starts_on <= ends_on),
  exclude using gist (
    int8range(membership_serial, membership_serial, '[]') with &&,
    daterange(starts_on, ends_on, '[]') with &&
  )
);
create index membership_periods_of on membership_periods (membership_id, ends_on desc);
