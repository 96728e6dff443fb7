-- The sandboxes' times by what they are: until when a payment is hidden, and when a document is answered for.
alter table sandbox_payments rename column told_at to hidden_until;
alter index sandbox_payments_to_tell rename to sandbox_payments_hidden;
alter table sandbox_documents rename column told_at to answered_at;
