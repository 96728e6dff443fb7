-- Ids are made by the server (time-sortable text). Times are instants; the service layer writes them in Asia/Shanghai.

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

-- Named, gapless-per-name numbers: order, application and membership numbers.
create table counters (
  name text primary key,
  value bigint not null
);

create table agents (
  id text primary key check (id ~ '^[0-9]{1,18}$'),
  name text not null,
  active boolean not null default true
);

create table files (
  id text primary key,
  member_id text not null,
  purpose text not null,
  name text not null,
  mime text not null,
  size integer not null,
  sha256 text not null,
  created_at timestamptz not null
);
create index files_by_member on files (member_id, created_at desc);

-- Content of files where several processes share one PostgreSQL; empty with the embedded database.
create table file_blobs (
  file_id text primary key references files (id) on delete cascade,
  content bytea not null
);

create table members (
  id text primary key,
  phone text not null unique,
  password_hash text,
  nickname text not null default '',
  avatar_file_id text references files (id),
  agent_id text references agents (id),
  consent_version text not null,
  consented_at timestamptz not null,
  created_at timestamptz not null
);
create index members_by_agent on members (agent_id) where agent_id is not null;
alter table files add foreign key (member_id) references members (id) deferrable initially deferred;

create table staff (
  id text primary key,
  name text not null unique,
  phone text unique,
  password_hash text not null,
  sub_role text not null,
  agent_id text references agents (id),
  disabled_at timestamptz,
  created_at timestamptz not null
);

-- Only the SHA-256 of a token is kept.
create table sessions (
  id text primary key,
  token_hash text not null unique,
  member_id text references members (id),
  staff_id text references staff (id),
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check ((member_id is null) <> (staff_id is null))
);
create index sessions_by_member on sessions (member_id) where member_id is not null;
create index sessions_by_staff on sessions (staff_id) where staff_id is not null;
create index sessions_by_expiry on sessions (expires_at);

create table service_tickets (
  token_hash text primary key,
  member_id text not null references members (id),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table sms_codes (
  id text primary key,
  phone text not null,
  scene text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  dead_at timestamptz
);
create index sms_codes_by_phone on sms_codes (phone, scene, created_at desc);

-- Texts to send. Phone and text are encrypted; the text is dropped once sent in production.
create table sms_messages (
  id text primary key,
  scene text not null,
  phone_enc text not null,
  phone_index text not null,
  text_enc text,
  code_enc text,
  status text not null check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index sms_messages_by_phone on sms_messages (phone_index, created_at desc);
create index sms_messages_queued on sms_messages (created_at) where status = 'queued';

create table rate_limits (
  key text primary key,
  hits integer not null,
  window_ends_at timestamptz not null
);
create index rate_limits_by_end on rate_limits (window_ends_at);

create table idempotency_keys (
  scope text not null,
  key text not null,
  body_hash text not null,
  answer_enc text,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table audit_entries (
  seq bigint primary key,
  at timestamptz not null,
  actor_kind text not null,
  actor_id text not null,
  actor_role text not null,
  address text not null,
  act text not null,
  record_kind text not null,
  record_id text not null,
  money boolean not null,
  diff jsonb not null,
  reason text not null,
  prev_hash text not null,
  hash text not null
);
create index audit_entries_by_record on audit_entries (record_kind, record_id, seq);

-- One row: the end of the chain. Locking it puts writers in line.
create table audit_head (
  id integer primary key check (id = 1),
  seq bigint not null,
  hash text not null
);
insert into audit_head (id, seq, hash) values (1, 0, repeat('0', 64));

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries is append-only' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_no_change before update or delete on audit_entries
  for each row execute function audit_is_append_only();
create trigger audit_no_truncate before truncate on audit_entries
  for each statement execute function audit_is_append_only();
