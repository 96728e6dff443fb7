-- What people keep of their own account. `settings_version` counts the saves, so that two tabs do not overwrite each other.
alter table members add column email text not null default '';
alter table members add column settings_version integer not null default 0;
alter table members add column password_changed_at timestamptz;
alter table staff add column password_changed_at timestamptz;

-- What a person knows an own session by again: kind of device and browser, and half of the address.
alter table sessions add column device text not null default '';
alter table sessions add column network text not null default '';
