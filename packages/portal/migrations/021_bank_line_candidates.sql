-- What speaks for a bank line being the money of one order: its code, who paid, how much.
create index bank_lines_by_code on bank_lines using gin (codes);
create index bank_lines_by_name on bank_lines (name_key(payer_name), booked_at);
create index bank_lines_by_amount on bank_lines (amount_fen, booked_at);
