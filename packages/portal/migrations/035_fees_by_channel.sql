-- What a channel kept of a day's payments stands beside what the agreed rate of 0.6 % makes of them, by channel.
update reconciliation_days d
set sums = (
  jsonb_set(
    d.sums::jsonb - 'fees_agree',
    '{channels}',
    coalesce(
      (
        select jsonb_agg(
          case
            when jsonb_typeof(c.sums -> 'bill') = 'object' then jsonb_set(
              c.sums,
              '{bill}',
              (c.sums -> 'bill') || (
                select jsonb_build_object(
                  'payment_fee_fen', coalesce(sum(l.fee_fen), 0),
                  'rate_fee_fen', coalesce(sum(round(l.amount_fen * 0.006)), 0),
                  'fees_off', count(*) filter (where l.fee_fen <> round(l.amount_fen * 0.006))
                )
                from channel_bill_lines l
                where l.channel = c.sums ->> 'channel' and l.day = d.day and l.kind = 'payment'
              )
            )
            else c.sums
          end
          order by c.place
        )
        from jsonb_array_elements(d.sums::jsonb -> 'channels') with ordinality as c (sums, place)
      ),
      '[]'::jsonb
    )
  )
)::text;
