-- A name as it is compared: without spaces, brackets and dots, which banks and members write differently.
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select upper(translate(normalize(name, NFKC), ' ()·.,-　', ''))
$$;

-- Lines of the association's bank account that money came in by: imported from a statement, or typed with a receipt.
-- A line pays for several orders at most what it brought; a line that was typed brought what its receipt says.
create table bank_lines (
  id text primary key,
  bank_ref text not null unique,
  -- The import that stored it; null: typed by hand.
  import_id text,
  line_no integer,
  booked_at timestamptz not null,
  payer_name text not null,
  payer_account text not null,
  remark text not null,
  -- What in the remark could be the code of an order.
  codes text[] not null,
  amount_fen bigint not null check (amount_fen > 0),
  used_fen bigint not null check (used_fen >= 0),
  created_at timestamptz not null,
  constraint bank_lines_used_at_most check (used_fen <= amount_fen)
);

-- A receipt belongs to a line; the line's reference stands once among the lines and no longer once among the receipts.
insert into bank_lines (id, bank_ref, booked_at, payer_name, payer_account, remark, codes, amount_fen, used_fen, created_at)
  select id, bank_ref, received_on::timestamp at time zone 'Asia/Shanghai', '', '', '', '{}', amount_fen, amount_fen, created_at
  from receipts;
alter table receipts add column bank_line_id text references bank_lines (id);
update receipts set bank_line_id = id;
alter table receipts drop constraint receipts_bank_ref_key;
create index receipts_of_line on receipts (bank_line_id);
create unique index receipts_without_line on receipts (bank_ref) where bank_line_id is null;

-- A statement that finance has uploaded. Until it is confirmed it is a dry run, of which one clerk has one.
create table statement_imports (
  id text primary key,
  staff_id text not null references staff (id),
  state text not null check (state in ('columns', 'tried', 'confirming', 'done')),
  -- Counts every change of columns and ticks, so that nobody confirms what he has not seen.
  version integer not null,
  file_name text not null,
  -- Rows of the file as text (JSON); dropped when the import is done.
  rows text not null,
  -- Which column is what (JSON).
  layout text not null,
  -- What the file says of itself and how reading it went (JSON).
  findings text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- Where the confirming came from, for the audit trail.
  address text not null default '',
  device text not null default ''
);
create unique index statement_imports_one_open on statement_imports (staff_id) where state in ('columns', 'tried');
create index statement_imports_last on statement_imports (confirmed_at) where confirmed_at is not null;
create index statement_imports_under_way on statement_imports (confirmed_at) where state = 'confirming';
alter table bank_lines add constraint bank_lines_import foreign key (import_id) references statement_imports (id);

-- Lines of income of a statement, in groups of the dry run: 1 unsure, 2 n:m, 3 no order, 4 used, 5 equal.
create table statement_lines (
  import_id text not null references statement_imports (id),
  line_no integer not null,
  booked_at timestamptz not null,
  payer_name text not null,
  payer_account text not null,
  remark text not null,
  amount_fen bigint not null check (amount_fen > 0),
  bank_ref text not null,
  codes text[] not null,
  name_key text not null,
  grp smallint not null check (grp between 1 and 5),
  reason text not null,
  -- The first line of its match, by which the match is known; its own number where it has none.
  match_no integer not null,
  ticked boolean not null,
  -- The line that carries the same reference, or when that one was imported.
  about_line integer,
  about_at timestamptz,
  primary key (import_id, line_no)
);
create index statement_lines_by_group on statement_lines (import_id, grp, match_no, line_no);
create index statement_lines_by_match on statement_lines (import_id, match_no);
create index statement_lines_by_tick on statement_lines (import_id, ticked, grp, match_no, line_no);

-- Orders that a match would pay, and what came of it.
create table statement_targets (
  import_id text not null references statement_imports (id),
  order_id text not null references orders (id),
  match_no integer not null,
  due_fen bigint not null check (due_fen > 0),
  ticked boolean not null,
  result text check (result in ('confirmed', 'short', 'changed', 'closed', 'paid', 'line_used')),
  primary key (import_id, order_id)
);
create index statement_targets_of_match on statement_targets (import_id, match_no);
create index statement_targets_of_order on statement_targets (order_id);

-- Sums of each group, written anew whenever its lines change.
create table statement_sums (
  import_id text not null references statement_imports (id),
  grp smallint not null,
  ticked boolean not null,
  lines integer not null,
  orders integer not null,
  amount_fen bigint not null,
  primary key (import_id, grp, ticked)
);
