-- What people have set for themselves, by the name of each preference; a change is merged in, so that of two devices
-- the last one to set a preference wins it and leaves the others.
alter table members add column preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object');
alter table staff add column preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object');
