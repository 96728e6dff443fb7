-- An unfiltered list counts all days: kept apart these are a few rows instead of years of days (ADR 024).
create table order_totals (
  kind text not null,
  subject_type text not null,
  order_status smallint not null,
  count bigint not null,
  amount_fen bigint not null,
  primary key (kind, subject_type, order_status)
);
insert into order_totals
  select kind, subject_type, order_status, sum(count), sum(amount_fen) from order_counts group by 1, 2, 3;
