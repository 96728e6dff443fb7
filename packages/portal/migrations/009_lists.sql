-- Counts and sums of the lists of orders, exact at any moment without walking the orders: what was folded in, and the
-- changes since (ADR 024). `day`: the day in Shanghai on which the order was made.
create table order_counts (
  kind text not null,
  subject_type text not null,
  day date not null,
  order_status smallint not null,
  count bigint not null,
  amount_fen bigint not null,
  primary key (kind, subject_type, day, order_status)
);
-- Rows are only ever added here, so no writer waits for another.
create table order_count_changes (
  kind text not null,
  subject_type text not null,
  day date not null,
  order_status smallint not null,
  count bigint not null,
  amount_fen bigint not null
);

create function note_order_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into order_count_changes values
      (old.kind, old.subject_type, ((old.created_at + interval '8 hours') at time zone 'UTC')::date, old.order_status, -1, -old.amount_fen);
  end if;
  if tg_op <> 'DELETE' then
    insert into order_count_changes values
      (new.kind, new.subject_type, ((new.created_at + interval '8 hours') at time zone 'UTC')::date, new.order_status, 1, new.amount_fen);
  end if;
  return null;
end $$;
create trigger orders_added after insert or delete on orders
  for each row execute function note_order_count();
create trigger orders_changed after update on orders for each row
  when ((old.kind, old.subject_type, old.created_at, old.order_status, old.amount_fen)
    is distinct from (new.kind, new.subject_type, new.created_at, new.order_status, new.amount_fen))
  execute function note_order_count();

insert into order_counts
  select kind, subject_type, ((created_at + interval '8 hours') at time zone 'UTC')::date, order_status, count(*), sum(amount_fen)
  from orders group by 1, 2, 3, 4;

-- One and two characters that follow each other in a name: a part of a name is found by them, in any script.
create function name_parts(name text) returns text[] language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(array_agg(distinct substr(name, start, size)), '{}')
  from generate_series(1, length(name)) as start, (values (1), (2)) as sizes (size)
  where start + size - 1 <= length(name)
$$;

drop index orders_by_time;
drop index orders_by_status;
drop index orders_by_amount;
drop index orders_by_report;
drop index orders_by_subject;
create index orders_by_name on orders using gin (name_parts(subject_name));
-- A list is read in the order of an index: of all orders, or of those of one kind of subject in one status, which are
-- merged. The days of a filter are judged in the index.
create index orders_by_time on orders (kind, created_at, id);
create index orders_by_amount on orders (kind, amount_fen, id) include (created_at);
create index orders_by_report on orders (kind, reported_at, id) include (created_at);
create index orders_by_report_down on orders (kind, reported_at desc nulls last, id desc) include (created_at);
create index orders_in_status_by_time on orders (kind, subject_type, order_status, created_at, id);
create index orders_in_status_by_amount on orders (kind, subject_type, order_status, amount_fen, id)
  include (created_at);
create index orders_in_status_by_report on orders (kind, subject_type, order_status, reported_at, id)
  include (created_at);
create index orders_in_status_by_report_down
  on orders (kind, subject_type, order_status, reported_at desc nulls last, id desc) include (created_at);

-- The same for the applications that were handed in.
create table application_counts (
  kind text not null,
  status text not null,
  count bigint not null,
  primary key (kind, status)
);
create table application_count_changes (
  kind text not null,
  status text not null,
  count bigint not null
);

create function note_application_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.submitted_at is not null then
    insert into application_count_changes values (old.kind, old.status, -1);
  end if;
  if tg_op <> 'DELETE' and new.submitted_at is not null then
    insert into application_count_changes values (new.kind, new.status, 1);
  end if;
  return null;
end $$;
create trigger applications_added after insert or delete on applications
  for each row execute function note_application_count();
create trigger applications_changed after update on applications for each row
  when ((old.kind, old.status, old.submitted_at is null) is distinct from (new.kind, new.status, new.submitted_at is null))
  execute function note_application_count();

insert into application_counts
  select kind, status, count(*) from applications where submitted_at is not null group by 1, 2;
