-- The agency of the member who ordered stands on the order, so that the list of an agency's orders is read in one index.
-- A member's agency is bound at the registration (D8); where it is changed by hand all the same, the orders follow.
alter table orders add column agent_id text references agents (id);
update orders o set agent_id = m.agent_id from members m where m.id = o.member_id and m.agent_id is not null;

create function take_agency_of_member() returns trigger language plpgsql as $$
begin
  select agent_id into new.agent_id from members where id = new.member_id;
  return new;
end $$;
create trigger orders_take_agency before insert on orders for each row
  when (new.agent_id is null) execute function take_agency_of_member();

create function hand_agency_to_orders() returns trigger language plpgsql as $$
begin
  update orders set agent_id = new.agent_id where member_id = new.id;
  return null;
end $$;
create trigger members_hand_agency_on after update on members for each row
  when (old.agent_id is distinct from new.agent_id) execute function hand_agency_to_orders();

-- Filtered, searched, counted and added up in the index alone.
create index orders_of_agency on orders (agent_id, kind, created_at, id)
  include (subject_type, subject_name, order_status, amount_fen, reported_at) where agent_id is not null;
