-- The lists of orders are filtered by channel too: counted for each one, and read in indexes of its orders (ADR 024).
-- `channel`: '' while none is chosen.
drop table order_counts, order_totals, order_count_changes;
create table order_counts (
  kind text not null,
  subject_type text not null,
  channel text not null,
  day date not null,
  order_status smallint not null,
  count bigint not null,
  amount_fen bigint not null,
  primary key (kind, subject_type, channel, day, order_status)
);
create table order_totals (
  kind text not null,
  subject_type text not null,
  channel text not null,
  order_status smallint not null,
  count bigint not null,
  amount_fen bigint not null,
  primary key (kind, subject_type, channel, order_status)
);
create table order_count_changes (like order_counts);

create or replace function note_order_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into order_count_changes values
      (old.kind, old.subject_type, coalesce(old.channel, ''),
        ((old.created_at + interval '8 hours') at time zone 'UTC')::date, old.order_status, -1, -old.amount_fen);
  end if;
  if tg_op <> 'DELETE' then
    insert into order_count_changes values
      (new.kind, new.subject_type, coalesce(new.channel, ''),
        ((new.created_at + interval '8 hours') at time zone 'UTC')::date, new.order_status, 1, new.amount_fen);
  end if;
  return null;
end $$;
drop trigger orders_changed on orders;
create trigger orders_changed after update on orders for each row
  when ((old.kind, old.subject_type, old.channel, old.created_at, old.order_status, old.amount_fen)
    is distinct from (new.kind, new.subject_type, new.channel, new.created_at, new.order_status, new.amount_fen))
  execute function note_order_count();

insert into order_counts
  select kind, subject_type, coalesce(channel, ''), ((created_at + interval '8 hours') at time zone 'UTC')::date,
    order_status, count(*), sum(amount_fen)
  from orders group by 1, 2, 3, 4, 5;
insert into order_totals
  select kind, subject_type, channel, order_status, sum(count), sum(amount_fen) from order_counts group by 1, 2, 3, 4;

create index orders_of_channel_by_time on orders (kind, channel, subject_type, order_status, created_at, id)
  include (subject_name) where channel is not null;
create index orders_of_channel_by_amount on orders (kind, channel, subject_type, order_status, amount_fen, id)
  include (created_at, subject_name) where channel is not null;
create index orders_of_channel_by_report on orders (kind, channel, subject_type, order_status, reported_at, id)
  include (created_at, subject_name) where channel is not null;
create index orders_of_channel_by_report_down
  on orders (kind, channel, subject_type, order_status, reported_at desc nulls last, id desc)
  include (created_at, subject_name) where channel is not null;

-- What is judged in these indexes alone has the channel in them.
drop index orders_by_time, orders_of_agency, orders_reported_otherwise;
create index orders_by_time on orders (kind, created_at, id)
  include (subject_type, subject_name, order_status, amount_fen, reported_at, channel);
create index orders_of_agency on orders (agent_id, kind, created_at, id)
  include (subject_type, subject_name, order_status, amount_fen, reported_at, channel) where agent_id is not null;
create index orders_reported_otherwise on orders (kind, subject_type, order_status, reported_at)
  include (created_at, id, channel)
  where reported_at < created_at or reported_at - created_at > interval '10 days';
