-- Attempts to pay online (D5): what their provider knows them by, and what came of them.
alter table payment_attempts
  add column number text unique,
  add column pay_url text,
  add column expires_at timestamptz,
  -- The provider's own number of a payment; one payment counts once.
  add column provider_ref text,
  add column received_fen bigint not null default 0 check (received_fen >= 0),
  -- The refund of money that was too much; whoever pays twice gets it back without asking.
  add column refund_id text unique references refunds (id);
alter table payment_attempts add constraint payment_attempts_online
  check ((channel = 'offline') = (number is null));
drop index payment_attempts_one_open;
create unique index payment_attempts_one_live on payment_attempts (order_id) where status in ('created', 'open');
create unique index payment_attempts_by_ref on payment_attempts (channel, provider_ref) where provider_ref is not null;
create index payment_attempts_to_end on payment_attempts (expires_at)
  where status in ('created', 'open') and channel <> 'offline';
create index payment_attempts_to_return on payment_attempts (settled_at)
  where status = 'duplicate' and refund_id is null;

-- Money that a provider reported was confirmed by nobody.
alter table receipts alter column staff_id drop not null;
alter table refunds drop constraint refunds_asked_by_kind_check;
alter table refunds add constraint refunds_asked_by_kind_check
  check (asked_by_kind in ('member', 'staff', 'system'));
-- Money paid twice, too late or in a wrong amount: it is paid back without effect, and nobody may keep it.
alter table refunds add column bought_nothing boolean not null default false;

-- The books of the sandbox's bank, which plays a provider where no real one is set up.
create table sandbox_payments (
  number text primary key,
  title text not null,
  amount_fen bigint not null check (amount_fen > 0),
  state text not null check (state in ('open', 'succeeded', 'failed', 'closed')),
  ref text not null,
  paid_fen bigint not null default 0,
  expires_at timestamptz not null,
  -- A payment that it hides until then, even when it is asked.
  told_at timestamptz
);
create index sandbox_payments_to_tell on sandbox_payments (told_at) where told_at is not null;
