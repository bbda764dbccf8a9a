import { alertRules } from './seed.alerts.ts'

/**
 * Rules of the product, each as a query that finds violations, and a statement that causes one. The words
 * `today` and `now` are replaced by the day and the moment of the seed.
 */
export const rules: Record<string, [finds: string, breaks: string]> = {
  'plans of a member do not share days': [
    `
    select one.id from membership one join membership other
      on (one.merchant_id, one.member_id) = (other.merchant_id, other.member_id) and one.id < other.id
     where one.type = 1 and other.type = 1 and one.days > 1 and other.days > 1 and one.taken && other.taken
       and one.state = 'sold' and other.state = 'sold'`,
    `alter table membership drop constraint membership_overlap, drop constraint membership_class_overlap;
     update membership set taken = daterange(lower(taken), upper(taken) + 60) where days = 30`,
  ],

  'the sums of payments by day are what the payments come to': [
    `
    select coalesce(s.club_id, a.club_id) as id
      from (select club_id, plan, payment_date, type, status, ways, method, sum(payments) as payments, sum(amount) as amount,
                   sum(returned) as returned from payment_sum where span = 'day' group by 1, 2, 3, 4, 5, 6, 7) s
      full join (select z.club_id, l.plan, z.payment_date, l.type, z.status, l.ways, l.method, sum(l.payments) as payments,
                        sum(l.amount) as amount, sum(l.returned) as returned
                   from payment_state z cross join lateral payment_lines(z) l group by 1, 2, 3, 4, 5, 6, 7) a
        using (club_id, plan, payment_date, type, status, ways, method)
     where (s.payments, s.amount, s.returned) is distinct from (a.payments, a.amount, a.returned)`,
    `update payment_sum set amount = amount + 1 where method = 0 and plan = 0 and span = 'day'`,
  ],

  'the sums of payments by month are those of its days': [
    `
    select s.club_id as id
      from (select club_id, plan, span, month_of(payment_date) as month, type, status, ways, method, sum(payments) as payments,
                   sum(amount) as amount, sum(returned) as returned from payment_sum group by 1, 2, 3, 4, 5, 6, 7, 8) s
     group by s.club_id, s.plan, s.month, s.type, s.status, s.ways, s.method
    having count(*) <> 2 or count(distinct (s.payments, s.amount, s.returned)) <> 1`,
    `update payment_sum set amount = amount + 1 where method = 0 and plan = 0 and span = 'month'`,
  ],

  'a payment says how it was paid': [
    `
    select z.payment_id as id from payment_state z
     where z.paid is distinct from payment_paid(z.merchant_id, z.payment_id, z.edition)`,
    `update payment_state set paid = paid[1:7] || 1000::bigint`,
  ],

  'a class shares no day with itself': [
    `
    select one.id from membership one join membership other
      on (one.merchant_id, one.member_id, one.class_id) = (other.merchant_id, other.member_id, other.class_id) and one.id < other.id
     where one.taken && other.taken`,
    `alter table membership drop constraint membership_overlap, drop constraint membership_class_overlap;
     update membership set taken = daterange(lower(taken), upper(taken) + 60) where type = 2`,
  ],

  'a class is sold as the club offers it': [
    `
    select m.id from membership m join class c on c.id = m.class_id join class_time b on b.id = m.class_time_id
     where (m.name, m.price, m.days, m.club_id, b.class_id, c.is_active) <> (c.name, c.price, c.days, c.club_id, c.id, true)
        or m.visits is distinct from c.visits or m.package_id is not null or m.freeze_days is not null`,
    `update class set visits = 13 where visits = 12`,
  ],

  'places of a class are never sold twice': [
    `
    select m.id from membership m join class_time b on b.id = m.class_time_id
      join membership other on other.class_time_id = b.id and other.created_at <= m.created_at
       and other.end_date >= (m.created_at at time zone 'Asia/Tashkent')::date
     where b.slot is not null group by m.id, b.slot having count(*) > b.slot`,
    `update class_time set slot = 1 where slot is not null`,
  ],

  'visits of a class are visits of the class, on its weekdays and around its hours': [
    `
    select v.id from visit v join membership m on m.id = v.membership_id join class_time b on b.id = m.class_time_id
      join club c on c.id = v.club_id
     where v.type <> 2 or extract(isodow from v.business_day)::smallint <> all (b.week_days)
        or (v.amount <> -1 and (v.at at time zone c.zone)::time not between b.start_time - interval '15 minutes' and b.end_time)`,
    `update class_time set start_time = '20:00', end_time = '21:59'`,
  ],

  'a plan gives its days up only when its visits are used up and the next one starts': [
    `
    select m.id from membership m
     where upper(m.taken) <> m.end_date + 1 and (
       m.visits = (select sum(v.amount) from visit v where v.membership_id = m.id and v.business_day < upper(m.taken))
       and exists (select from membership n where n.member_id = m.member_id and n.start_date = upper(m.taken)
                      and (n.created_at at time zone 'Asia/Tashkent')::date
                          > (select max(v.business_day) from visit v where v.membership_id = m.id))) is not true`,
    `alter table membership drop constraint membership_overlap, drop constraint membership_class_overlap;
     update membership set taken = daterange(start_date, end_date) where days = 30`,
  ],

  'a plan ends after its days and the frozen ones': [
    `
    select m.id from membership m
     where m.end_date <> m.start_date + m.days - 1 + coalesce(
       (select sum(f.end_date - f.start_date)::integer from membership_freeze f where f.membership_id = m.id), 0)`,
    `alter table membership disable trigger membership_end;
     update membership set end_date = end_date + 1`,
  ],

  'a freeze lies within its plan': [
    `
    select f.id from membership_freeze f join membership m on m.id = f.membership_id
     where f.start_date <= m.start_date or f.end_date > m.end_date + 1 or f.created_at > now`,
    `alter table membership_freeze disable trigger user;
     update membership_freeze set start_date = start_date - 400`,
  ],

  'a plan ends after its days and its lines': [
    `
    select m.id from membership m
     where m.end_date <> m.start_date + m.days - 1 + coalesce(
       (select sum(l.days)::integer from membership_line l where l.membership_id = m.id), 0)`,
    `alter table membership_line disable trigger user;
     update membership_line set days = days + 1`,
  ],

  'freezes keep to the package': [
    `
    select m.id from membership m join membership_freeze f on f.membership_id = m.id
     group by m.id, m.freeze_days, m.freeze_times
    having sum(f.end_date - f.start_date) > m.freeze_days or count(*) > m.freeze_times`,
    `update membership set freeze_times = 0`,
  ],

  'a plan is sold as the club offers it': [
    `
    select m.id from membership m join package p on p.id = m.package_id
     where (m.name, m.price, m.days, m.is_global, m.week_days) <> (p.name, p.price, p.days, p.is_global, p.week_days)
        or (m.visits, m.start_time, m.end_time, m.freeze_days, m.freeze_times, m.trainer)
           is distinct from (p.visits, p.start_time, p.end_time, p.freeze_days, p.freeze_times, trainer_snapshot(p))
        or (p.club_id <> m.club_id and not p.is_global)`,
    `update package set visits = 13 where visits = 12`,
  ],

  'an inactive package is not sold any more': [
    `
    select m.id from membership m join package p on p.id = m.package_id
     where not p.is_active and m.created_at > now - interval '60 days'`,
    `update package set is_active = false`,
  ],

  'places are never sold twice': [
    `
    select m.id from membership m join package p on p.id = m.package_id
      join membership other on other.package_id = p.id and other.created_at <= m.created_at
       and other.end_date >= (m.created_at at time zone 'Asia/Tashkent')::date
     where p.slot is not null group by m.id, p.slot having count(*) > p.slot`,
    `update package set slot = 2 where slot is not null`,
  ],

  'visits stay within the limit': [
    `
    select m.id from membership m join visit v on v.membership_id = m.id
     where m.visits is not null group by m.id, m.visits having sum(v.amount) > m.visits`,
    `insert into visit (merchant_id, club_id, type, member_id, membership_id, amount, business_day, at, staff_id) select merchant_id, club_id, type, member_id, membership_id, 1, business_day, at, staff_id from visit, generate_series(1, 2)`,
  ],

  'one visit a day counts': [
    `
    select membership_id from visit group by membership_id, business_day having sum(amount) not in (0, 1)`,
    `update visit set amount = 1 where amount = 0`,
  ],

  'a second entry of a day follows one that counts': [
    `
    select v.id from visit v where v.amount = 0 and not exists (
      select from visit first where first.membership_id = v.membership_id and first.business_day = v.business_day
         and first.amount = 1 and first.at < v.at)`,
    `update visit set at = at - interval '8 hours' where amount = 0`,
  ],

  'visits fall on days of the plan': [
    `
    select v.id from visit v join membership m on m.id = v.membership_id
     where v.business_day not between m.start_date and m.end_date or v.at <= m.created_at
        or (m.week_days <> '{}' and extract(isodow from v.business_day)::smallint <> all (m.week_days))`,
    `update membership set week_days = '{7}'`,
  ],

  'visits fall into the hours of the plan and of the club': [
    `
    select v.id from visit v join membership m on m.id = v.membership_id join club c on c.id = v.club_id
     where v.amount <> -1 and (v.at at time zone c.zone)::time
           not between coalesce(m.start_time, '07:00') and coalesce(m.end_time, '22:00')`,
    `update visit set at = at + interval '6 hours'`,
  ],

  'visits fall into the opening hours of their day': [
    `
    select v.id from visit v join club c on c.id = v.club_id
     where v.amount <> -1 and not exists (
       select from jsonb_array_elements(c.hours) h
        where (h->>'week_day')::int = extract(isodow from v.business_day)
          and (v.at at time zone c.zone)::time between (h->>'opens')::time and (h->>'closes')::time)`,
    `update club set hours = '[]'`,
  ],

  'a club has a city, a place on the map and a phone': [
    `select id from club where city is null or latitude is null or phone = '' or hours is null`,
    `update club set city = null`,
  ],

  'a closed club has no staff and sells nothing': [
    `
    select c.id from club c where not c.is_active and (
      exists (select from staff_club x where x.club_id = c.id) or exists (select from payment p where p.club_id = c.id))
    union all select 0 where not exists (select from club where not is_active)`,
    `update club set is_active = false`,
  ],

  'people who joined later have a picture of their own, and a club': [
    `
    select s.id from staff s left join file f on f.merchant_id = s.merchant_id and f.id = s.avatar_id
      left join file_content c on c.merchant_id = f.merchant_id and c.file_id = f.id
     where s.created_at > (select min(m.created_at) from staff m where m.merchant_id = s.merchant_id)
       and (c.bytes is null or f.size <> length(c.bytes)
            or not exists (select from staff_club w where w.staff_id = s.id))`,
    `update staff set avatar_id = null`,
  ],

  'nobody comes in while frozen': [
    `
    select v.id from visit v join membership_freeze f on f.membership_id = v.membership_id
     where v.business_day >= f.start_date and v.business_day < f.end_date`,
    `alter table membership_freeze disable trigger user;
     update membership_freeze set start_date = start_date - 20, end_date = end_date + 20`,
  ],

  'only global plans open other clubs': [
    `
    select v.id from visit v join membership m on m.id = v.membership_id
     where v.club_id <> m.club_id and not m.is_global`,
    `update membership set is_global = false`,
  ],

  'a visit taken back is one that counted': [
    `
    select v.id from visit v left join visit o on o.id = v.reverses_id and o.amount = 1 and o.at < v.at
       and (o.membership_id, o.club_id, o.business_day) = (v.membership_id, v.club_id, v.business_day)
     where (v.amount = -1) <> (v.reverses_id is not null) or (v.amount = -1 and o.id is null)`,
    `update visit set reverses_id = null`,
  ],

  'business days are days of the club': [
    `
    select v.id from visit v join club c on c.id = v.club_id where v.business_day <> club_day(v.at, c.zone)
    union all
    select p.id from payment p join club c on c.id = p.club_id
     where p.business_day <> club_day(p.at, c.zone) or p.payment_date > p.business_day
    union all
    select t.id from ledger_transaction t join club c on c.id = t.club_id where t.business_day <> club_day(t.at, c.zone)
    union all
    select m.id from member m join club c on c.id = m.club_id where m.date_joined <> club_day(m.created_at, c.zone)`,
    `update visit set business_day = business_day - 1`,
  ],

  'nothing is dated in the future': [
    `
    select 1 where now < (select max(at) from visit) or now < (select max(at) from payment)
      or now < (select max(created_at) from member) or now < (select max(at) from ledger_transaction)`,
    `update visit set at = at + interval '2 years'`,
  ],

  'ids grow with time': [
    `
    select 1 from (select id, lag(id) over (partition by merchant_id order by at, id) as before from visit) v where id < before
    union all
    select 1 from (select id, lag(id) over (partition by merchant_id order by created_at, id) as before from member) m where id < before`,
    `update visit set id = 10000000 - id`,
  ],

  'invoice numbers have no gaps and grow with time': [
    `
    select id from (select id, invoice_no, row_number() over (partition by club_id order by at, id) as nth from payment) p
     where invoice_no <> nth
    union all
    select club_id from club_counter c where c.invoice_no <> (select count(*) from payment p where p.club_id = c.club_id)`,
    `update club_counter set invoice_no = invoice_no + 1`,
  ],

  'every plan has its payment, at its price, by its seller': [
    `
    select m.id from membership m left join payment p on p.membership_id = m.id
       and (p.member_id, p.club_id, p.subtotal, p.staff_id, p.at) = (m.member_id, m.club_id, m.price, m.sold_by, m.created_at)
     where p.id is null`,
    `delete from payment where id = 501`,
  ],

  'parts add up to the total': [
    `
    select p.id from payment p left join payment_part x on x.payment_id = p.id
     group by p.id, p.total having p.total <> coalesce(sum(x.amount), 0) or count(*) > 3 or count(*) <> count(distinct x.method)`,
    `update payment_part set amount = amount + 1 where id = 1`,
  ],

  'percents round half up, discounts have a reason': [
    `
    select id from payment
     where (discount_percent is not null and discount_amount <> floor((subtotal * discount_percent + 50) / 100.0))
        or (discount_amount > 0) <> (coalesce(discount_reason, '') <> '')`,
    `update payment set discount_amount = discount_amount + 1, total = total - 1 where discount_percent is not null`,
  ],

  'methods are those of the club': [
    `
    select x.id from payment_part x join payment p on p.id = x.payment_id join club c on c.id = p.club_id
     where not c.settings -> 'payment_methods' @> to_jsonb(x.method::integer)`,
    // Click is not available in Bishkek.
    `update payment_part set method = 6 where id = (select min(id) from payment_part where merchant_id = 2)`,
  ],

  'a shift is counted as the ledger expects, or says why not': [
    `
    select s.id from shift s
     where s.closed_at is not null and (s.difference_reason is null) <> (s.counted = (
             select sum(e.amount) from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
              where t.shift_id = s.id and t.kind <> 'shift_close' and e.account = 'cash'))`,
    `alter table shift disable trigger user; update shift set counted = counted + 1`,
  ],

  'what is booked while a shift is open belongs to it': [
    `
    select t.id from ledger_transaction t
      left join shift s on s.club_id = t.club_id and t.at >= s.opened_at and t.at <= coalesce(s.closed_at, 'infinity')
     where t.shift_id is distinct from s.id`,
    `alter table ledger_transaction disable trigger user; update ledger_transaction set shift_id = null`,
  ],

  'nothing is booked on a day after it was closed': [
    `
    select t.id from ledger_transaction t
      join closed_day d on d.club_id = t.club_id and d.day = t.business_day and t.at > d.closed_at`,
    `update closed_day set closed_at = day - 1`,
  ],

  'the ledger sums to 0': [
    `
    select transaction_id from ledger_entry group by transaction_id, currency having sum(amount) <> 0`,
    `update ledger_entry set amount = amount + 1 where id = 1`,
  ],

  'the ledger tells each payment': [
    `
    select p.id from payment p
      left join ledger_transaction t on t.payment_id = p.id and t.kind = 'payment' and (t.club_id, t.business_day) = (p.club_id, p.business_day)
       and t.member_id is not distinct from p.member_id
      left join ledger_entry e on e.transaction_id = t.id and e.currency = p.currency
     group by p.merchant_id, p.id having coalesce(sum(e.amount) filter (where e.account not in ('membership', 'service', 'discount')), 0) <> p.total
        or sum(e.amount) filter (where e.account = case p.type when 3 then 'service' else 'membership' end) is distinct from -p.subtotal
        or coalesce(sum(e.amount) filter (where e.account = 'discount'), 0) <> p.discount_amount
        or coalesce(sum(e.amount) filter (where e.account = 'deposit' and e.member_id = p.member_id), 0)
           <> coalesce((select sum(x.amount) from payment_part x where x.payment_id = p.id and x.method = 5), 0)`,
    `update ledger_entry set account = 'cash' where account = 'membership'`,
  ],

  'services come to the price, are of a payment without a membership, and nobody bought them before joining':
    [
      `
    select p.id from payment p left join payment_item i on i.payment_id = p.id
     group by p.merchant_id, p.id having (p.type = 3) <> (count(i.id) > 0) or (p.type = 3) <> (p.membership_id is null)
        or p.type = 3 and sum(i.quantity * i.price) <> p.subtotal or bool_or(i.service = 5 and coalesce(i.name, '') = '')`,
      `alter table payment_item disable trigger user; update payment_item set price = price + 1 where service = 4`,
    ],

  'what came by phone was waited for, and its provider knows what became of it': [
    `
    select x.payment_id from payment_part x
      join payment p on p.id = x.payment_id
      join payment_state z on z.payment_id = p.id
      left join online_payment o on o.id = p.id and (o.club_id, o.method, o.amount, o.total, o.kind, o.settled_at, o.state)
        = (p.club_id, x.method, x.amount, p.total, p.type, p.at, 'completed') and o.member_id is not distinct from p.member_id
      left join online_transaction n on n.online_id = o.id and (n.method, n.amount, n.performed_at) = (o.method, o.amount, o.settled_at)
       and n.state = case z.status when 'paid' then 'performed' else 'reversed' end
     where x.method >= 6 and n.id is null
    union all
    select o.id from online_payment o where not exists (select from payment p where p.id = o.id)`,
    `update online_transaction set state = 'performed', cancelled_at = null where state = 'reversed'`,
  ],

  'what went back is in the ledger, linked to the sale, and the payment says so': [
    `
    select z.payment_id from payment_state z
      join payment p on p.merchant_id = z.merchant_id and p.id = z.payment_id
      left join payment_reversal r on r.payment_id = z.payment_id
      left join membership m on m.id = p.membership_id
      left join ledger_transaction t on t.id = r.transaction_id and t.payment_id = p.id and t.business_day = r.business_day
       and t.kind = case r.kind when 'void' then 'void' else 'refund' end
       and t.reverses_id = (select o.id from ledger_transaction o where o.payment_id = p.id and o.kind = 'payment')
      left join ledger_entry e on e.transaction_id = t.id and e.account not in ('membership', 'discount')
     group by z.payment_id, z.status, z.returned, r.id, r.kind, r.amount, m.state, p.at, r.at, p.payment_date, z.payment_date
    having (z.status, z.returned) <> (coalesce(r.kind, 'paid'), coalesce(r.amount, 0))
        or coalesce(-sum(e.amount), 0) <> z.returned or p.payment_date <> z.payment_date or r.at <= p.at
        or m.state <> case when r.kind in ('void', 'refund') then r.kind else 'sold' end`,
    `update payment_state set status = 'partial_refund', returned = 1 where status = 'paid'`,
  ],

  'what went back left no visit behind it, and no deposit or one-time payment went back': [
    `
    select v.id from visit v join payment p on p.membership_id = v.membership_id
      join payment_reversal r on r.payment_id = p.id and r.kind <> 'partial_refund' where v.at > r.at
    union all
    select r.id from payment_reversal r join payment p on p.id = r.payment_id
     where p.type = 3 or exists (select from payment_part x where x.payment_id = p.id and x.method = 5)`,
    `alter table payment_reversal disable trigger user;
     update payment_reversal set at = at - interval '2 years' where kind = 'refund'`,
  ],

  'what was given back of a deposit has a reason, and was there': [
    `
    select t.id from ledger_transaction t
      left join deposit_return r on r.transaction_id = t.id
      join lateral (select sum(e.amount) filter (where e.account = 'deposit') as taken,
                           sum(e.amount) filter (where e.account in ('cash', 'card')) as paid
                      from ledger_entry e where e.transaction_id = t.id) s on true
     where t.kind = 'withdrawal'
       and (r.reason is null or s.taken <= 0 or s.taken <> -s.paid or 0 < (
         select sum(e.amount) from ledger_entry e where e.member_id = t.member_id and e.account = 'deposit' and e.transaction_id <= t.id))`,
    `alter table deposit_return disable trigger user;
     delete from deposit_return`,
  ],

  'no debt goes beyond the limit': [
    `
    select id from (
      select e.member_id as id, (c.settings ->> 'credit_limit')::bigint as most,
             -sum(e.amount) over (partition by e.member_id order by t.at, e.id) as balance
        from ledger_entry e join ledger_transaction t on t.id = e.transaction_id join club c on c.id = e.club_id
       where e.account = 'deposit') b where balance < -most`,
    `update ledger_entry set amount = amount * 100 where account = 'deposit'`,
  ],

  'staff work where they sell and let in': [
    `
    select m.id from membership m where not exists (
      select from staff_club w join staff s on s.id = w.staff_id
       where w.staff_id = m.sold_by and w.club_id = m.club_id and s.role in ('restricted_user', 'manager'))
    union all
    select v.id from visit v where not exists (
      select from staff_club w where w.staff_id = v.staff_id and w.club_id = v.club_id)`,
    `delete from staff_club where staff_id = 5`,
  ],

  'members buy in their own club, after they were registered': [
    `
    select p.id from payment p join member m on m.id = p.member_id where p.club_id <> m.club_id or p.at <= m.created_at
    union all
    select t.id from ledger_transaction t join member m on m.id = t.member_id where t.at <= m.created_at`,
    `update member set club_id = 2 where club_id = 1`,
  ],

  'who may enter every club is found in every club': [
    `
    select m.id from member m where m.is_global <> exists (
      select from membership s where s.member_id = m.id and s.is_global)`,
    `update member set is_global = false`,
  ],

  'drafts have bought nothing, inactive members have nothing left': [
    `
    select m.id from member m join membership_on(today) s on s.member_id = m.id
     where m.status = 'draft' or (m.status = 'inactive' and s.status in ('active', 'freeze', 'paid'))`,
    `update member set status = 'inactive'`,
  ],

  'a renewal waits for the plan before it': [
    `
    select member_id from membership_on(today) where type = 1 and days > 1
     group by member_id having count(*) filter (where status in ('active', 'freeze')) > 1`,
    `update membership set start_date = start_date - 400`,
  ],

  'the list counts its members': [
    `
    select 1 from (select merchant_id, scope_club, id / 1024 as block, count(*) as members from member where deleted_at is null group by 1, 2, 3) m
      full join member_block b using (merchant_id, scope_club, block) where m.members is distinct from b.members`,
    `update member_block set members = members + 1`,
  ],

  'classes are given by trainers and in rooms of the club': [
    `
    select b.id from class_time b join class c on c.id = b.class_id
      left join room r on r.id = b.room_id
      left join class_time_trainer x on x.class_time_id = b.id
      left join staff_club w on w.staff_id = x.trainer_id and w.club_id = c.club_id
      left join staff s on s.id = x.trainer_id and s.role = 'trainer'
     where r.club_id <> c.club_id or x.trainer_id is not null and (w.club_id is null or s.id is null)`,
    `update class_time set room_id = 1`,
  ],

  'whoever is at work in a class or package with hours is in the timetable': [
    `
    select c.id from class c join class_time b on b.class_id = c.id
     where c.is_active and b.room_id is not null
       and cardinality(b.week_days) <> (select count(*) from timetable t
             where t.class_id = c.id and t.resource = 'room' and t.resource_id = b.room_id
               and t.minutes = minutes_of(b.start_time, b.end_time))
     union all
    select p.id from package p
     where p.is_active and p.start_time is not null and p.room_id is not null
       and not exists (select from timetable t where t.package_id = p.id and t.resource = 'room')`,
    `delete from timetable`,
  ],

  'trainers and rooms are of the club': [
    `
    select p.id from package p
     where p.trainer_id is not null and not exists (
             select from staff s join staff_club w on w.staff_id = s.id
              where s.id = p.trainer_id and s.role = 'trainer' and w.club_id = p.club_id)
        or p.room_id is not null and not exists (select from room r where r.id = p.room_id and r.club_id = p.club_id)`,
    `update package set room_id = 1, trainer_id = 1`,
  ],

  ...alertRules,
}
