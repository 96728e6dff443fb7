-- Figures of the evaluation by the day from which they hold (D7); before the first row those that the portal came with.
create table star_figures (
  effective_from date primary key,
  content jsonb not null,
  staff_id text not null references staff (id),
  created_at timestamptz not null
);

-- A star application with the profile and the figures as they were frozen. Points are in hundredths.
create table star_applications (
  id text primary key,
  application_no text not null unique,
  member_id text not null references members (id),
  status smallint not null,
  version integer not null,
  round integer not null,
  star smallint not null check (star between 1 and 5),
  category text not null,
  position text not null,
  figures jsonb not null,
  snapshot jsonb,
  -- Name and unit of the snapshot: the desk lists and searches them.
  name text not null,
  unit text not null,
  frozen_at timestamptz,
  remarks jsonb not null,
  remark text not null,
  former_remarks jsonb not null,
  former_remark text not null,
  failed_at text check (failed_at in ('check', 'scoring', 'objection')),
  cancel_asked_at timestamptz,
  cancel_reason text not null,
  proposed_star smallint check (proposed_star between 1 and 5),
  proposed_by text references staff (id),
  proposed_at timestamptz,
  proposal_reason text not null,
  publicity_started_at timestamptz,
  publicity_ends_at timestamptz,
  -- Working days that are left while an objection stops the clock.
  publicity_left smallint,
  order_no text unique references orders (order_no),
  awarded_star smallint check (awarded_star between 1 and 5),
  certificate_no text unique,
  -- What anybody looks a certificate up by.
  verify_code text unique,
  awarded_on date,
  expires_on date,
  revoked_on date,
  revoked_reason text not null,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  checked_at timestamptz,
  paid_at timestamptz,
  scored_at timestamptz,
  ended_at timestamptz,
  deadline_at timestamptz
);
-- One at a time.
create unique index star_applications_open on star_applications (member_id) where status in (0, 10, 15, 20, 30, 40);
create index star_applications_of_member on star_applications (member_id, created_at desc, id);
-- A certificate's end is the deadline of an awarded application.
create index star_applications_by_deadline on star_applications (status, deadline_at, id) where submitted_at is not null;
create index star_applications_ended on star_applications (status, ended_at desc, id desc) where ended_at is not null;
create index star_applications_ended_by_star on star_applications (status, star, ended_at desc, id desc)
  where ended_at is not null;
create index star_applications_by_name on star_applications (name text_pattern_ops) where submitted_at is not null;
create index star_applications_by_unit on star_applications (unit text_pattern_ops) where submitted_at is not null;
create index star_applications_to_lapse on star_applications (deadline_at) where status in (0, 15, 50);

create table star_counts (status smallint primary key, count bigint not null);
create table star_count_changes (status smallint not null, count bigint not null);
create function note_star_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.submitted_at is not null then
    insert into star_count_changes values (old.status, -1);
  end if;
  if tg_op <> 'DELETE' and new.submitted_at is not null then
    insert into star_count_changes values (new.status, 1);
  end if;
  return null;
end $$;
create trigger star_applications_added after insert or delete on star_applications
  for each row execute function note_star_count();
create trigger star_applications_changed after update on star_applications for each row
  when ((old.status, old.submitted_at is null) is distinct from (new.status, new.submitted_at is null))
  execute function note_star_count();

create table star_history (
  id text primary key,
  application_id text not null references star_applications (id),
  at timestamptz not null,
  act text not null,
  actor_kind text not null,
  actor_id text not null,
  note text not null
);
create index star_history_of on star_history (application_id, at, id);

-- Files of every snapshot that was handed in: they stay, whatever becomes of the profile.
create table star_files (
  application_id text not null references star_applications (id),
  file_id text not null references files (id),
  primary key (application_id, file_id)
);
create index star_files_of_file on star_files (file_id);

-- One scorer's sheet; who declares a conflict has one too, so that the rule can be proven.
create table star_sheets (
  id text primary key,
  application_id text not null references star_applications (id),
  staff_id text not null references staff (id),
  state text not null check (state in ('scoring', 'handed_in', 'recused')),
  version integer not null,
  scores jsonb not null,
  comments jsonb not null,
  total integer check (total between 0 and 10000),
  note text not null,
  declared_at timestamptz not null,
  saved_at timestamptz not null,
  handed_in_at timestamptz,
  unique (application_id, staff_id)
);
create index star_sheets_of_staff on star_sheets (staff_id, state, application_id);

create table star_objections (
  id text primary key,
  objection_no text not null unique,
  application_id text not null references star_applications (id),
  at timestamptz not null,
  by_kind text not null check (by_kind in ('member', 'staff')),
  by_id text not null,
  -- Who objects, as they are named to staff.
  by_name text not null,
  text text not null,
  state text not null check (state in ('open', 'checked', 'dismissed', 'lowered', 'upheld')),
  deadline_at timestamptz not null,
  advice text,
  advice_text text not null,
  checked_by text references staff (id),
  checked_at timestamptz,
  decided_by text references staff (id),
  decided_at timestamptz,
  reason text not null
);
create index star_objections_of on star_objections (application_id, at, id);

create table star_objection_files (
  objection_id text not null references star_objections (id),
  position integer not null,
  file_id text not null references files (id),
  primary key (objection_id, position)
);
create index star_objection_files_of_file on star_objection_files (file_id);

-- The certificate on paper, by post.
create table star_papers (
  id text primary key,
  application_id text not null references star_applications (id),
  status text not null,
  version integer not null,
  receiver text not null,
  phone_enc text not null,
  address_enc text not null,
  carrier text not null,
  tracking_no text not null,
  requested_at timestamptz not null,
  moved_at timestamptz not null
);
create unique index star_papers_of on star_papers (application_id);

create table star_paper_history (
  id text primary key,
  paper_id text not null references star_papers (id),
  at timestamptz not null,
  act text not null,
  actor_kind text not null,
  actor_id text not null,
  note text not null
);
create index star_paper_history_of on star_paper_history (paper_id, at, id);

-- What a member is told of an application: one row for each matter, whose version grows when it happens again.
create table star_notices (
  id text primary key,
  member_id text not null references members (id),
  application_id text not null references star_applications (id),
  matter text not null,
  version integer not null,
  read_version integer not null default 0,
  title text not null,
  text text not null,
  family text not null,
  at timestamptz not null,
  unique (application_id, matter)
);
create index star_notices_of_member on star_notices (member_id, at desc) where read_version < version;
