-- A member's title book: whom documents are made out to (D6).
create table invoice_titles (
  id text primary key,
  member_id text not null references members (id),
  title_type text not null check (title_type in ('unit', 'personal')),
  buyer_name text not null,
  tax_no text not null default '',
  address_phone text not null default '',
  bank_account text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null,
  unique (member_id, buyer_name, tax_no)
);
create unique index invoice_titles_one_default on invoice_titles (member_id) where is_default;

-- Documents that members ask for and finance issues: a receipt for dues, an invoice for what is taxed. Nothing is ever
-- deleted.
create table invoices (
  id text primary key,
  invoice_no text not null unique,
  order_kind text not null check (order_kind in ('dues', 'evaluation')),
  document_kind text not null check (document_kind in ('receipt', 'ordinary', 'special')),
  member_id text not null references members (id),
  -- The title as it was when the request was handed in.
  title_type text not null check (title_type in ('unit', 'personal')),
  buyer_name text not null,
  tax_no text not null,
  address_phone text not null,
  bank_account text not null,
  email text not null,
  remark text not null,
  amount_fen bigint not null check (amount_fen > 0),
  status text not null
    check (status in ('submitted', 'returned', 'issued', 'red_requested', 'red_done', 'cancelled')),
  submitted_at timestamptz not null,
  -- Why it was sent back, why it is to be reversed, or why that was refused.
  reason text not null default '',
  number text,
  issued_on date,
  staff_remark text not null default '',
  red_number text,
  reversed_on date,
  check ((order_kind = 'dues') = (document_kind = 'receipt')),
  check ((number is null) = (status in ('submitted', 'returned', 'cancelled'))),
  check ((number is null) = (issued_on is null)),
  check ((red_number is null) = (status <> 'red_done')),
  check ((red_number is null) = (reversed_on is null))
);
create index invoices_of_member on invoices (member_id, order_kind, submitted_at, id);
create index invoices_by_time on invoices (order_kind, submitted_at, id);
create index invoices_by_status on invoices (order_kind, status, submitted_at, id);
create index invoices_by_number on invoices (number);
create index invoices_by_buyer on invoices using gin (name_parts(buyer_name));

-- Counts of the documents in each status: what was folded in, and the changes since (ADR 024).
create table invoice_counts (
  order_kind text not null,
  status text not null,
  count bigint not null,
  primary key (order_kind, status)
);
-- Rows are only ever added here, so no writer waits for another.
create table invoice_count_changes (
  order_kind text not null,
  status text not null,
  count bigint not null
);
create function note_invoice_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into invoice_count_changes values (old.order_kind, old.status, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into invoice_count_changes values (new.order_kind, new.status, 1);
  end if;
  return null;
end $$;
create trigger invoices_added after insert or delete on invoices
  for each row execute function note_invoice_count();
create trigger invoices_changed after update on invoices for each row
  when ((old.order_kind, old.status) is distinct from (new.order_kind, new.status))
  execute function note_invoice_count();

-- Every number that was registered, of a document or of the red letter that reverses one: each once.
create table document_numbers (
  number text primary key,
  invoice_id text not null references invoices (id)
);

create table invoice_lines (
  invoice_id text not null references invoices (id),
  order_id text not null references orders (id),
  position integer not null,
  amount_fen bigint not null check (amount_fen > 0),
  primary key (invoice_id, order_id)
);
create index invoice_lines_of_order on invoice_lines (order_id);

create table invoice_files (
  invoice_id text not null references invoices (id),
  format text not null check (format in ('pdf', 'ofd', 'xml')),
  file_id text not null unique references files (id),
  primary key (invoice_id, format)
);

create table invoice_history (
  id text primary key,
  invoice_id text not null references invoices (id),
  at timestamptz not null,
  act text not null,
  from_status text,
  to_status text not null,
  actor_kind text not null,
  actor_id text not null,
  note text not null default ''
);
create index invoice_history_of_invoice on invoice_history (invoice_id, at, id);

-- What documents stand for of the money of an order; never more than was paid and not paid back (D6).
alter table orders add column invoiced_fen bigint not null default 0 check (invoiced_fen >= 0);
alter table orders add constraint orders_invoiced_at_most check (invoiced_fen <= received_fen - refunded_fen);
-- State of the last document that was asked for.
alter table orders add column invoice_status text;
-- Paid orders of a member that a document can be asked for.
create index orders_billable on orders (member_id, kind, paid_at)
  where order_status in (30, 50) and invoiced_fen < received_fen - refunded_fen;
