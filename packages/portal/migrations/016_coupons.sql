-- Coupons (D5). A batch says what its codes take off and for whom. Nothing is ever deleted once it was used.
create table coupon_batches (
  id text primary key,
  version integer not null default 1,
  name text not null,
  way text not null check (way in ('amount', 'percent')),
  off_fen bigint check (off_fen > 0),
  percent smallint check (percent between 1 and 100),
  most_fen bigint check (most_fen > 0),
  items text[] not null
    check (cardinality(items) > 0 and items <@ array['personal_dues', 'unit_dues', 'evaluation']),
  least_fen bigint check (least_fen > 0),
  total integer not null check (total > 0),
  per_member integer not null check (per_member > 0),
  issuing text not null check (issuing in ('shared', 'single')),
  -- The one code, or what each code begins with.
  code text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  stopped_at timestamptz,
  -- Codes that orders hold or have used, how many of them were paid with, and what those took off.
  taken integer not null default 0,
  used integer not null default 0,
  saved_fen bigint not null default 0 check (saved_fen >= 0),
  created_at timestamptz not null,
  check ((way = 'amount') = (off_fen is not null)),
  check ((way = 'percent') = (percent is not null)),
  check (way = 'percent' or most_fen is null),
  check (starts_at < ends_at),
  -- Over the cap is impossible.
  constraint coupon_batches_cap check (taken between 0 and total),
  check (used between 0 and taken)
);
create index coupon_batches_by_time on coupon_batches (created_at, id);

-- Codes. One of a batch with a code each belongs to the first order that takes it; a shared one stays free.
create table coupons (
  code text primary key,
  batch_id text not null references coupon_batches (id),
  position integer not null,
  free boolean not null default true,
  unique (batch_id, position)
);

-- How many codes of a batch a member holds or has used.
create table coupon_takers (
  batch_id text not null references coupon_batches (id),
  member_id text not null references members (id),
  taken integer not null check (taken >= 0),
  primary key (batch_id, member_id)
);

-- A code in an order. `reserved_until` null: the order holds it until it is paid or closed.
create table coupon_uses (
  id text primary key,
  batch_id text not null references coupon_batches (id),
  code text not null,
  order_id text not null references orders (id),
  member_id text not null references members (id),
  discount_fen bigint not null check (discount_fen > 0),
  state text not null check (state in ('reserved', 'used', 'released')),
  reserved_at timestamptz not null,
  reserved_until timestamptz,
  settled_at timestamptz,
  check (state = 'reserved' or reserved_until is null),
  check ((state = 'reserved') = (settled_at is null))
);
create unique index coupon_uses_one_of_order on coupon_uses (order_id) where state <> 'released';
create index coupon_uses_of_code on coupon_uses (code) where state <> 'released';
create index coupon_uses_to_release on coupon_uses (reserved_until) where reserved_until is not null;

-- What is to be paid is what the lines cost less the coupon; it may be nothing.
alter table orders add column discount_fen bigint not null default 0 check (discount_fen >= 0);
alter table orders drop constraint orders_amount_fen_check;
alter table orders add constraint orders_amount_not_negative check (amount_fen >= 0);

-- Lines are frozen, so an order costs the same as long as it lives, whatever a coupon takes off.
create function refuse_other_total() returns trigger language plpgsql as $$
begin
  raise exception 'order %: its lines do not add up', new.order_no using errcode = 'check_violation';
end $$;
create trigger orders_total_stays before update on orders for each row
  when (old.amount_fen + old.discount_fen <> new.amount_fen + new.discount_fen)
  execute function refuse_other_total();

create function check_lines_of_order() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from orders as o where o.id = new.order_id
      and o.amount_fen + o.discount_fen <> (select sum(l.amount_fen) from order_lines as l where l.order_id = o.id)
  ) then
    raise exception 'order %: its lines do not add up', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger order_lines_add_up after insert or update on order_lines
  deferrable initially deferred for each row execute function check_lines_of_order();
