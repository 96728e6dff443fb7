-- What a member has typed of a transfer report and not handed in (no personal value lies in the browser).
create table transfer_drafts (
  order_id text primary key references orders (id),
  content jsonb not null,
  saved_at timestamptz not null
);
