-- Money that came online goes back by the attempt that brought it; null: finance sends it back by the bank.
-- Attempts point at refunds too: checked at the commit, so that a backup can load one before the other.
alter table refunds add column attempt_id text references payment_attempts (id) deferrable initially deferred;
create index refunds_to_send on refunds (approved_at) where status = 'processing' and attempt_id is not null;
-- What a provider sent back was registered by nobody.
alter table payouts alter column staff_id drop not null;

-- Refunds in the books of the sandbox's bank.
alter table sandbox_payments add column refund_fails boolean not null default false;
create table sandbox_refunds (
  number text primary key,
  payment_number text not null references sandbox_payments (number),
  amount_fen bigint not null check (amount_fen > 0),
  ref text not null,
  succeeded boolean not null
);
create index sandbox_refunds_of on sandbox_refunds (payment_number);
