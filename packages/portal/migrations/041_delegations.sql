-- Work that finance passes on to a colleague, as long as it is still to be done. The trail keeps what was.
create table delegations (
  task text not null check (task in ('invoice', 'reconciliation_day')),
  -- Id of the document, or the day.
  subject_id text not null,
  given_by text not null references staff (id),
  given_to text not null references staff (id),
  note text not null,
  given_at timestamptz not null,
  primary key (task, subject_id),
  check (given_by <> given_to)
);
create index delegations_of_colleague on delegations (given_to, given_at);
