-- Two pictures of the talent profile, each with a consent of its own (D7). Taking the consent back takes the picture
-- too; `version` counts the changes, so that two tabs do not overwrite each other.
create table profile_photos (
  member_id text not null references members (id),
  kind text not null check (kind in ('photo', 'id_photo')),
  version integer not null check (version > 0),
  -- Version of the text that was agreed to, and since when; null: nobody agreed, or it was taken back.
  consent_version smallint,
  consented_at timestamptz,
  file_id text unique references files (id),
  primary key (member_id, kind),
  constraint profile_photos_consented check ((consent_version is null) = (consented_at is null)),
  constraint profile_photos_with_consent check (file_id is null or consented_at is not null)
);
