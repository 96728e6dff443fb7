-- Money paid back: a record of its own beside order and payment attempt (D5).
create table refunds (
  id text primary key,
  order_id text not null references orders (id),
  amount_fen bigint not null check (amount_fen > 0),
  reason text not null,
  status text not null
    check (status in ('requested', 'approved', 'processing', 'succeeded', 'failed', 'rejected')),
  asked_by_kind text not null check (asked_by_kind in ('member', 'staff')),
  asked_by text not null,
  asked_at timestamptz not null,
  -- Null until it is approved, and where nothing depends on it.
  effect text check (effect in ('keep', 'shorten', 'revoke')),
  effect_text text not null default '',
  approved_by text references staff (id),
  approved_at timestamptz,
  reviewed_by text references staff (id),
  reviewed_at timestamptz,
  trouble text not null default '',
  settled_at timestamptz,
  check (reviewed_by is null or reviewed_by <> approved_by)
);
create index refunds_of_order on refunds (order_id, asked_at desc);
-- One at a time: the next may be asked for when the last one is over.
create unique index refunds_one_open on refunds (order_id)
  where status in ('requested', 'approved', 'processing', 'failed');

-- The bank's line by which a refund was sent back; a line pays one refund.
create table payouts (
  id text primary key,
  refund_id text not null unique references refunds (id),
  amount_fen bigint not null check (amount_fen > 0),
  returned_on date not null,
  bank_ref text not null unique,
  staff_id text not null references staff (id),
  created_at timestamptz not null
);

alter table orders add column refunded_fen bigint not null default 0 check (refunded_fen >= 0);
alter table orders add constraint orders_refunded_at_most check (refunded_fen <= received_fen);
-- The level that an upgrade raised, so that its refund can give it back.
alter table orders add column level_before text;
-- A period that a refund took back ends without grace.
alter table membership_periods add column revoked boolean not null default false;
