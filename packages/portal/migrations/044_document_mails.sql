-- The mail with an issued document (D6): how the last one stands.
alter table invoices
  -- How often one was begun; the number of the last.
  add column mailing integer not null default 0,
  -- Null where there is none: before it is issued, of what was issued before this, and of what is not sent any more.
  add column mail_state text check (mail_state in ('waiting', 'delivered', 'failed')),
  -- Since when it stands so.
  add column mail_at timestamptz,
  -- How often it was tried.
  add column mail_tries integer not null default 0,
  -- While it waits: when it may be tried. Who tries it puts this off, so that nobody else does.
  add column mail_due_at timestamptz,
  -- Why it was not delivered.
  add column mail_trouble text not null default '',
  add constraint a_mail_has_its_time check ((mail_state is null) = (mail_at is null)),
  add constraint a_waiting_mail_is_due check ((mail_state is not distinct from 'waiting') = (mail_due_at is not null));
create index invoices_with_a_mail_waiting on invoices (mail_due_at) where mail_state = 'waiting';
alter table orders
  -- Whether the last document that was asked for has reached its receiver.
  add column invoice_delivered boolean not null default false;
