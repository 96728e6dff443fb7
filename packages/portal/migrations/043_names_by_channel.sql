-- A single character is in so many names that those of one channel are looked up by both together (ADR 024). In one
-- process: others take longer to start than the look-up takes. Not of the orders with a channel alone: PostgreSQL plans
-- without what it knows of the values where an index has a condition.
create function characters_of_channel(channel text, name text) returns text[]
  language sql immutable strict parallel unsafe cost 1000 as $$
  select coalesce(array_agg(distinct channel || ' ' || substr(name, at, 1)), '{}')
  from generate_series(1, length(name)) as at
$$;
create index orders_of_channel_by_character on orders using gin (characters_of_channel(channel, subject_name));
