-- Exports of orders: what was asked for, and how far its one download came. The audit trail keeps what is over.
create table order_exports (
  id text primary key,
  staff_id text not null references staff (id),
  -- The session that asked: the link dies with it.
  session_id text not null,
  kind text not null check (kind in ('dues', 'evaluation')),
  format text not null check (format in ('xlsx', 'csv')),
  file_name text not null,
  -- JSON: the filter as the call gave it, and the columns.
  asked text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'cut')),
  rows integer not null,
  sent integer not null default 0,
  created_at timestamptz not null,
  -- When its transfer last went on.
  seen_at timestamptz not null
);
create index order_exports_own on order_exports (staff_id, created_at desc, id desc);
create index order_exports_running on order_exports (seen_at) where state = 'running';
create index order_exports_old on order_exports (created_at);

-- Views that a staff member has saved at a desk: a filter with its order and columns, under a name.
create table staff_views (
  id text primary key,
  staff_id text not null references staff (id),
  desk text not null check (desk in ('orders')),
  name text not null check (char_length(name) between 1 and 12),
  -- What the desk's address asks for, without page and open record.
  search text not null check (char_length(search) <= 1000),
  created_at timestamptz not null
);
create unique index staff_views_by_name on staff_views (staff_id, desk, lower(name));
