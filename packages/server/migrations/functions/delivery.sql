-- Takes the next due message of the channels.
create or replace function claim_delivery(channels text[], at timestamptz, until timestamptz)
returns table (merchant_id bigint, id bigint, channel text, template text, staff_id bigint, address text, language text,
               is_repeated boolean, attempts integer)
language sql as $$
  update delivery e set state = 'sending', taken_until = until, attempts = e.attempts + 1
   where (e.merchant_id, e.id) = (
           select d.merchant_id, d.id from delivery d
            where d.state = 'queued' and d.next_at <= at and d.channel = any(channels)
            order by d.next_at limit 1 for update skip locked)
  returning e.merchant_id, e.id, e.channel, e.template, e.staff_id, e.address, e.language, e.is_repeated, e.attempts
$$;
select reader_function('claim_delivery(text[], timestamptz, timestamptz)');

-- Messages whose process ended while it sent them. Nobody knows whether they went out: those of a channel whose receivers
-- recognise a repetition are sent once more, the others never by themselves.
create or replace function lapse_deliveries(at timestamptz, repeatable text[]) returns void language sql as $$
  update delivery d
     set state = case when d.channel = any(repeatable) and not d.is_repeated then 'queued' else 'unknown' end,
         ended_at = case when d.channel = any(repeatable) and not d.is_repeated then null else at end,
         is_repeated = d.channel = any(repeatable), taken_until = null
   where (d.merchant_id, d.id) in (
           select l.merchant_id, l.id from delivery l
            where l.state = 'sending' and l.taken_until <= at for update skip locked);
$$;
select reader_function('lapse_deliveries(timestamptz, text[])');

-- Deletes messages that ended a quarter of a year ago.
create or replace function sweep_deliveries(at timestamptz) returns void language sql as $$
  delete from delivery d where d.ended_at < at - interval '90 days';
$$;
select reader_function('sweep_deliveries(timestamptz)');
