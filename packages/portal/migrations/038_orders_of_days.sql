-- The orders of a few days are read as a whole and then put in order; a part of a name that fits very many is met on
-- the way through the orders, in any order. Both in the index alone.
drop index orders_by_time, orders_by_amount, orders_by_report, orders_by_report_down, orders_in_status_by_time,
  orders_in_status_by_amount, orders_in_status_by_report, orders_in_status_by_report_down;
create index orders_by_time on orders (kind, created_at, id)
  include (subject_type, subject_name, order_status, amount_fen, reported_at);
create index orders_by_amount on orders (kind, amount_fen, id) include (created_at, subject_name);
create index orders_by_report on orders (kind, reported_at, id) include (created_at, subject_name);
create index orders_by_report_down on orders (kind, reported_at desc nulls last, id desc)
  include (created_at, subject_name);
create index orders_in_status_by_time on orders (kind, subject_type, order_status, created_at, id)
  include (subject_name);
create index orders_in_status_by_amount on orders (kind, subject_type, order_status, amount_fen, id)
  include (created_at, subject_name);
create index orders_in_status_by_report on orders (kind, subject_type, order_status, reported_at, id)
  include (created_at, subject_name);
create index orders_in_status_by_report_down
  on orders (kind, subject_type, order_status, reported_at desc nulls last, id desc)
  include (created_at, subject_name);

-- Orders that are reported within ten days of being made are found around the days of a filter; the others by this.
create index orders_reported_otherwise on orders (kind, subject_type, order_status, reported_at) include (created_at, id)
  where reported_at < created_at or reported_at - created_at > interval '10 days';

-- An index alone serves a list as long as it is known which pages everybody sees: not only when a fifth has changed.
alter table orders set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table star_applications set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
