-- What the last return asked for, kept beside the submission that answers it.
alter table applications add column former_remarks jsonb not null default '[]';
alter table applications add column former_remark text not null default '';

-- Who was terminated applies again as a new person would (D4); the old membership stays as a record.
drop index memberships_one_per_member;
create unique index memberships_one_per_member on memberships (member_id)
  where member_id is not null and override is distinct from 'terminated';
create index memberships_by_member on memberships (member_id) where member_id is not null;
