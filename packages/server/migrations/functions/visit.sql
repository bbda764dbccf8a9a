-- Whether a visit was reversed. For one visit; lists use `not exists`, which is planned as one join.
create or replace function visit_removed(merchant bigint, visit bigint) returns boolean language plpgsql stable as $$
begin
  return exists (select from visit r where r.merchant_id = visit_removed.merchant and r.reverses_id = visit_removed.visit);
end $$;

-- The memberships that a verdict decides by: those whose dates cover the day, soonest end first, with exhausted ones and
-- those of other clubs, since they explain a refusal. slots_left: free slots in the class today; null if unlimited.
create or replace function entry_plans(member bigint, today date, zone text)
returns table (
  id bigint, name text, club bigint, club_name text, is_global boolean, status text, end_date date, frozen_until date,
  week_days smallint[], start_time text, end_time text, days_left integer, visits_left integer, entered_at text,
  slots_left integer
) language sql stable as $$
  select m.id, m.name, m.club_id, c.name, m.is_global, m.status, m.end_date,
         case when m.status = 'freeze' then m.freeze_end_date end, m.week_days,
         to_char(m.start_time, 'HH24:MI'), to_char(m.end_time, 'HH24:MI'), m.end_date - today + 1, m.visits_left,
         (select to_char(max(v.at) at time zone zone, 'HH24:MI') from visit v
           where v.merchant_id = m.merchant_id and v.membership_id = m.id and v.business_day = today
             and v.reverses_id is null and not visit_removed(v.merchant_id, v.id)),
         (select b.slot - class_time_entered(b.id, today, member) from class_time b
           where b.merchant_id = m.merchant_id and b.id = m.class_time_id and b.slot is not null)
    from membership_on(today) m
    join club c on c.merchant_id = m.merchant_id and c.id = m.club_id
   where m.merchant_id = current_merchant() and m.member_id = member
     and m.status in ('active', 'freeze', 'expired') and today between m.start_date and m.end_date
   order by m.end_date, m.id
$$;

-- The other facts of a verdict: the member and the time of the club.
create or replace function entry_moment(member bigint, now timestamptz, zone text)
returns table (member_active boolean, balance bigint, "time" text, just_entered_at text) language sql stable as $$
  select m.status = 'active', member_balance(m.merchant_id, m.id), to_char(now at time zone zone, 'HH24:MI'),
         (select to_char(max(v.at) at time zone zone, 'HH24:MI') from visit v
           where v.merchant_id = m.merchant_id and v.member_id = m.id and v.at > now - interval '60 seconds'
             and v.reverses_id is null and not visit_removed(v.merchant_id, v.id))
    from member m
   where m.merchant_id = current_merchant() and m.id = member
$$;

-- Stores the visits of a past day of a club. Takes the turn of the club, as visit_day_stale does: a visit that is undone
-- meanwhile is either counted here or removes what is stored here.
create or replace function visit_day_fill(club bigint, day date) returns void language plpgsql as $$
begin
  perform take_turn(club);
  insert into visit_day (merchant_id, club_id, business_day, hour, visits, people)
  select c.merchant_id, c.id, day, coalesce(x.hour, -1), coalesce(x.visits, 0), coalesce(x.people, 0)
    from club c
    left join lateral (
      select v.hour, count(*) as visits, count(distinct v.person) as people
        from (select extract(hour from v.at at time zone c.zone)::smallint as hour, coalesce(v.member_id, -v.id) as person
                from visit v
               where v.merchant_id = c.merchant_id and v.club_id = c.id and v.business_day = day and v.reverses_id is null
                 and not exists (select from visit r where r.merchant_id = v.merchant_id and r.reverses_id = v.id)) v
       group by grouping sets ((), (v.hour))) x on true
   where c.merchant_id = current_merchant() and c.id = club
      on conflict do nothing;
end $$;

-- Removes the stored visits of a day that gets another visit, or one of whose visits is undone. Undoing takes the turn of
-- the club before it looks, since the day may be being stored.
create or replace function visit_day_stale() returns trigger language plpgsql as $$
begin
  if current_setting('zal.bulk', true) = 'on' then return null; end if;
  if new.reverses_id is not null then perform take_turn(new.club_id); end if;
  delete from visit_day d
   where d.merchant_id = new.merchant_id and d.club_id = new.club_id and d.business_day = new.business_day;
  return null;
end $$;
create or replace trigger visit_day_stale after insert on visit for each row execute function visit_day_stale();
