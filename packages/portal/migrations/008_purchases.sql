-- What an order buys: a place (join), a further year (renew), a higher level (upgrade) or an evaluation, which has no level.
alter table orders drop constraint orders_reason_check;
alter table orders add constraint orders_reason_check check (reason in ('join', 'renew', 'upgrade', 'evaluation'));
alter table orders add constraint orders_reason_of_kind check ((kind = 'evaluation') = (reason = 'evaluation'));
alter table orders alter column level drop not null;
alter table orders add constraint orders_dues_have_a_level check ((kind = 'dues') = (level is not null));

-- The subject of an order or application is a person or one unit: two units of one manager do not block each other (D4).
alter table orders add constraint orders_subject check ((subject_type = 'enterprise') = (unit_id is not null));
drop index orders_one_open_dues;
create unique index orders_one_open_dues on orders (subject_type, coalesce(unit_id, member_id))
  where kind = 'dues' and order_status in (0, 10, 15, 20);
drop index memberships_one_per_unit;
create unique index memberships_one_per_unit on memberships (unit_id)
  where unit_id is not null and override is distinct from 'terminated';
create index memberships_by_unit on memberships (unit_id) where unit_id is not null;

alter table applications add column unit_id text references units (id);
alter table applications add constraint applications_subject check (kind = 'enterprise' or unit_id is null);
drop index applications_one_open;
create unique index applications_one_open on applications (kind, coalesce(unit_id, member_id))
  where status in ('draft', 'submitted', 'returned', 'approved_unpaid');
