-- Where an account was signed in to lately, as a keyed hash of account and network.
create table sign_in_places (
  place text primary key,
  seen_at timestamptz not null
);
create index sign_in_places_by_age on sign_in_places (seen_at);

-- Uploads that nothing refers to are looked for by age.
create index files_by_age on files (created_at);
create index members_by_avatar on members (avatar_file_id) where avatar_file_id is not null;
