-- A title that finance mends, where the platform knows the buyer by another name than the member gave (D6).
alter table invoices
  -- Under which the platform knows the buyer of what it did not issue; empty where it says none.
  add column registered_name text not null default '',
  -- What finance says to the member of a title that it mended; empty where the title is the member's own.
  add column title_note text not null default '';
alter table sandbox_documents
  -- Under which it knows the buyer that it refused.
  add column registered_name text not null default '';
