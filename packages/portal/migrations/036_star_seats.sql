-- Scorers' seats of the applications under scoring, kept so that the desk counts what waits for somebody without going
-- through the scoring (ADR 024): a row for each application, whose scorer is '', and one for each clerk who has a sheet.
create table star_seats (
  application_id text not null,
  scorer text not null,
  -- From when on a seat is free: an expert's is when the invitation ends. Infinity: not by itself.
  free_from timestamptz not null,
  -- The clerk's sheet is begun and not handed in.
  begun boolean not null,
  primary key (application_id, scorer)
);
create index star_seats_of_scorer on star_seats (scorer, free_from);
create index star_seats_begun on star_seats (scorer) where begun;

-- Two seats, and a third when the sums of two sheets are too far apart, as `hasFreeSeat` says it.
create function note_star_seats(application text) returns void language plpgsql as $$
declare
  most integer;
begin
  -- whoever changes another sheet of it waits here, and then sees this one
  select (figures ->> 'spread')::integer into most from star_applications
    where id = application and status = 30 and submitted_at is not null for no key update;
  delete from star_seats where application_id = application;
  if most is null then return; end if;
  insert into star_seats
    with sheets as (
      select s.staff_id, s.state, s.total,
        case when s.state = 'handed_in' or e.id is null then timestamptz 'infinity'
          when e.revoked_at is not null then timestamptz '-infinity' else e.expires_at end as seated_until
      from star_sheets s left join star_experts e on e.id = s.expert_id
      where s.application_id = application
    ), seats as (
      select array_agg(seated_until order by seated_until desc) as ends,
        count(*) filter (where state = 'handed_in') = 2
          and max(total) filter (where state = 'handed_in') - min(total) filter (where state = 'handed_in') > most
          as third
      from sheets where state <> 'recused'
    ), free as (
      select coalesce(case when third then ends[3] else ends[2] end, timestamptz '-infinity') as free_from from seats
    )
    select application, '', free_from, false from free
    union all
    select application, staff_id, free_from, state = 'scoring' from free, sheets where staff_id is not null;
end $$;

create function note_seats_of_star() returns trigger language plpgsql as $$
begin
  perform note_star_seats(case when tg_op = 'DELETE' then old.id else new.id end);
  return null;
end $$;
create trigger star_applications_seated after insert on star_applications for each row
  when (new.status = 30) execute function note_seats_of_star();
create trigger star_applications_reseated after update on star_applications for each row
  when ((old.status = 30 or new.status = 30) and (old.status, old.submitted_at is null, old.figures)
    is distinct from (new.status, new.submitted_at is null, new.figures))
  execute function note_seats_of_star();
create trigger star_applications_unseated after delete on star_applications for each row
  when (old.status = 30) execute function note_seats_of_star();

create function note_seats_of_sheet() returns trigger language plpgsql as $$
begin
  perform note_star_seats(case when tg_op = 'DELETE' then old.application_id else new.application_id end);
  return null;
end $$;
create trigger star_sheets_seated after insert or delete on star_sheets
  for each row execute function note_seats_of_sheet();
create trigger star_sheets_reseated after update on star_sheets for each row
  when ((old.state, old.total) is distinct from (new.state, new.total))
  execute function note_seats_of_sheet();
create trigger star_experts_reseated after update on star_experts for each row
  when ((old.expires_at, old.revoked_at) is distinct from (new.expires_at, new.revoked_at))
  execute function note_seats_of_sheet();

select note_star_seats(id) from star_applications where status = 30;

-- What has not ended is filtered and counted in its index alone, and searched within its state.
drop index star_applications_by_deadline;
create index star_applications_by_deadline on star_applications (status, deadline_at, id)
  include (star, proposed_star, publicity_left) where submitted_at is not null;
create index star_applications_awardable on star_applications (deadline_at)
  where status = 40 and publicity_left is null and submitted_at is not null;
drop index star_applications_by_name, star_applications_by_unit;
create index star_applications_by_name on star_applications (status, name text_pattern_ops)
  where submitted_at is not null;
create index star_applications_by_unit on star_applications (status, unit text_pattern_ops)
  where submitted_at is not null;
