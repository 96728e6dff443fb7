-- Documents that a platform issues (D6): handed over, awaited, issued or not.
alter table invoices drop constraint invoices_status_check;
alter table invoices add constraint invoices_status_check check (status in
  ('submitted', 'returned', 'issuing', 'failed', 'issued', 'red_requested', 'red_done', 'cancelled'));
alter table invoices drop constraint invoices_check1;
alter table invoices add constraint invoices_numbered
  check ((number is null) = (status in ('submitted', 'returned', 'issuing', 'failed', 'cancelled')));
alter table invoices
  -- What issued it; null: finance by hand, or nobody yet.
  add column platform text,
  -- How often it was handed to a platform, to be issued or reversed. Each time has a serial of its own.
  add column handed_over integer not null default 0,
  -- Since when a platform has it; null when nothing is awaited from one.
  add column handed_at timestamptz,
  -- Since when that gives no answer.
  add column silent_since timestamptz,
  -- Why it did not issue or reverse the document.
  add column trouble text not null default '',
  add constraint invoices_handed_over check (
    case status when 'issuing' then handed_at is not null when 'red_requested' then true else handed_at is null end
  ),
  add constraint invoices_silent check (silent_since is null or handed_at is not null);
create index invoices_at_platform on invoices (handed_at) where handed_at is not null;
create index invoices_by_platform on invoices (issued_on) where platform is not null;

-- The books of the sandbox's platform, which plays one where no real one is set up: documents and red letters.
create table sandbox_documents (
  serial text primary key,
  request_no text not null,
  is_letter boolean not null,
  number text not null unique,
  -- What is printed on it.
  title text not null,
  buyer_name text not null,
  tax_no text not null,
  items text not null,
  remark text not null,
  amount_fen bigint not null check (amount_fen > 0),
  -- Empty: it is issued.
  refusal text not null,
  -- Until then nobody is told what became of it.
  told_at timestamptz not null,
  -- Until then it does not answer either.
  is_silent boolean not null
);
create index sandbox_documents_of on sandbox_documents (request_no);
