-- The trail is kept in several chains, so that no writer waits for another one's commit (ADR 027). What was written
-- until now is the first of them. The others begin with their own number, so that no chain passes for another.
alter table audit_entries add column chain smallint not null default 1 check (chain between 1 and 32);
alter table audit_entries alter column chain drop default;
alter table audit_entries drop constraint audit_entries_pkey, add primary key (chain, seq);
drop index audit_entries_by_record;
create index audit_entries_by_record on audit_entries (record_kind, record_id, at);

-- The end of each chain. A writer locks the first one that is free.
alter table audit_head rename to audit_heads;
alter table audit_heads rename column id to chain;
alter table audit_heads drop constraint audit_head_id_check;
insert into audit_heads (chain, seq, hash)
  select chain, 0, lpad(chain::text, 64, '0') from generate_series(2, 32) as chain;

