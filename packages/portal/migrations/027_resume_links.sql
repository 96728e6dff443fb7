-- Links to a member's resume (D7). Of the token there is its SHA-256 alone, and a mark to tell links apart by; a link
-- shows the profile as it is when it is opened, so that nothing of it is kept here.
create table resume_links (
  id text primary key,
  member_id text not null references members (id),
  token_hash text not null unique,
  mark text not null,
  sections jsonb not null,
  created_at timestamptz not null,
  -- Its last day.
  expires_on date not null,
  revoked_at timestamptz,
  views integer not null default 0 check (views >= 0),
  viewed_at timestamptz
);
create index resume_links_of_member on resume_links (member_id, created_at desc, id desc);
create index resume_links_living on resume_links (member_id, expires_on) where revoked_at is null;
