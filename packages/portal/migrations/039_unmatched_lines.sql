-- Imported lines of the bank of whose money something is left: few of all that came in.
create index bank_lines_unmatched on bank_lines (booked_at, id) where import_id is not null and used_fen < amount_fen;
