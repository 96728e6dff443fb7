-- External experts, each invited by a link to score one application (D7). Of the link, and of the browser that used it,
-- there is a SHA-256 alone.
create table star_experts (
  id text primary key,
  application_id text not null references star_applications (id),
  name text not null,
  organisation text not null,
  phone_enc text,
  token_hash text not null unique,
  -- The browser that used the link; for any other the link is dead.
  key_hash text,
  invited_by text not null references staff (id),
  invited_at timestamptz not null,
  -- When the link was made that holds now.
  linked_at timestamptz not null,
  opened_at timestamptz,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index star_experts_of on star_experts (application_id, invited_at, id);

-- A sheet is a clerk's or an expert's; an expert's is there, and takes its seat, from the invitation on.
alter table star_sheets
  add column expert_id text unique references star_experts (id),
  alter column staff_id drop not null,
  alter column declared_at drop not null,
  add constraint star_sheets_of_one check (num_nonnulls(staff_id, expert_id) = 1),
  add constraint star_sheets_declared check (state = 'invited' or declared_at is not null),
  drop constraint star_sheets_state_check,
  add constraint star_sheets_state_check check (state in ('invited', 'scoring', 'handed_in', 'recused'));
