-- An entry of a talent profile as far as it is typed (no personal value lies in the browser). One draft for each entry
-- that is changed and one for each collection that is added to; `entry_id` is empty there, and may name an entry that
-- was removed meanwhile. Versions are of one sequence: a draft that was ended and begun again is never taken for the
-- one that a page knew.
create sequence talent_draft_versions as integer;
create table talent_drafts (
  member_id text not null references talent_profiles (member_id),
  collection text not null
    check (collection in ('customer_edus', 'customer_jobs', 'credentials', 'job_profits', 'papers')),
  entry_id text not null,
  -- The version of the entry that it started from.
  entry_version integer,
  version integer not null default nextval('talent_draft_versions'),
  -- With the attachments; sealed fields are encrypted.
  content jsonb not null,
  saved_at timestamptz not null,
  primary key (member_id, collection, entry_id)
);
