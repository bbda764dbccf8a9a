import type { AlertKind } from '../src/modules/alert/alert.kinds.ts'

type Rule = [finds: string, breaks: string]

/** Finds a violation where there are fewer rows than that in a demo of ordinary size. */
const least = (count: number, rows: string) => `
    select 1 from (${rows}) x having count(*) < ${count} and (select count(*) from member where merchant_id = 1) >= 200`

/** Memberships that ended in a range, without a later one. */
const ended = (range: string) => `
    select t.id from membership t join member m on m.id = t.member_id and m.status = 'active' and m.deleted_at is null
     where t.merchant_id = 1 and t.state = 'sold' and t.end_date between ${range} and t.start_date <= today
       and not exists (select from membership n where n.member_id = t.member_id and n.state = 'sold' and n.end_date > t.end_date)`

/**
 * Rows of each kind of the work list in all clubs of the owner, and what removes them. Risks are left out: they follow from
 * the visits of 28 days, and a small demo may have none.
 */
const kinds: Record<Exclude<AlertKind, 'risk'>, Rule> = {
  expiring: [ended('today and today + 7'), `update membership set end_date = end_date + 90`],
  expired: [ended('today - 30 and today - 1'), `update membership set state = 'void'`],
  debt: [
    `select member_id from ledger_entry where merchant_id = 1 and account = 'deposit' group by 1 having sum(amount) > 0`,
    `update ledger_entry set amount = -abs(amount) where account = 'deposit'`,
  ],
  birthday: [
    `select id from member where merchant_id = 1 and status = 'active' and deleted_at is null
       and to_char(birth_date, 'MM-DD') = to_char(today, 'MM-DD')`,
    `update member set birth_date = null`,
  ],
  unfreeze: [
    `select f.id from membership_freeze f join membership t on t.id = f.membership_id and t.state = 'sold'
      where f.merchant_id = 1 and f.cancelled_at is null and f.start_date <= today and f.end_date = today + 1`,
    `update membership_freeze set end_date = end_date + 1`,
  ],
  device: [
    `select d.id from device d join staff s on s.id = d.staff_id and s.role <> 'owner'
      where d.merchant_id = 1 and d.status = 'pending'`,
    `update device set status = 'approved'`,
  ],
  shift: [
    `select id from shift where merchant_id = 1 and closed_at is null and business_day < today`,
    `update shift set business_day = business_day + 90`,
  ],
  class_without_trainer: [
    `select b.id from class c join class_time b on b.class_id = c.id
      where c.merchant_id = 1 and c.is_active and not exists (select from class_time_trainer x where x.class_time_id = b.id)`,
    `delete from class_time where room_id is null`,
  ],
  delivery: [
    `select id from delivery where merchant_id = 1 and state = 'failed' and created_at > now - interval '30 days'`,
    `update delivery set state = 'sent'`,
  ],
  alarm: [
    `select seq from event where merchant_id = 1 and at between now - interval '7 days' and now
        and kind in ('void.created', 'refund.created', 'deposit_return.created')`,
    `update event set at = at - interval '7 days'`,
  ],
}

/** A club has one open shift, the second club that of today, and the first one works without shifts. */
const once: readonly string[] = ['shift'] satisfies AlertKind[]

export const alertRules: Record<string, Rule> = {
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, [rows, breaks]]): [string, Rule] => [
      `the work list has the kind ${kind}`,
      [least(once.includes(kind) ? 1 : 2, rows), breaks],
    ]),
  ),

  'calls of the work list have outcomes': [
    least(20, `select id from alert_outcome where merchant_id = 1`),
    `delete from alert_outcome where id > 1`,
  ],

  'an alarm is of money that went back then': [
    `
    select e.seq from event e
      left join payment_reversal r on r.payment_id = e.record_id and e.kind in ('void.created', 'refund.created')
      left join ledger_transaction t on t.id = e.record_id and e.kind = 'deposit_return.created'
     where e.at is distinct from coalesce(r.at, t.at)
        or e.kind <> case when t.id is not null then 'deposit_return' when r.kind = 'void' then 'void' else 'refund' end || '.created'`,
    `update event set kind = 'backdating.created'`,
  ],

  'the owner has the digest, the last one of yesterday': [
    `
    select s.id from staff s
     where s.merchant_id = 1 and s.role = 'owner' and (s.digest and exists (
             select from notification_recipient r join notification n on n.merchant_id = r.merchant_id and n.id = r.notification_id
              where r.merchant_id = s.merchant_id and r.staff_id = s.id and n.kind = 'digest' and s.digest_day = today - 1
                and club_day(n.created_at, 'Asia/Tashkent') = s.digest_day)) is not true`,
    `update staff set digest = false`,
  ],

  'notifications come in the order of time': [
    `
    select id from (select id, created_at < lag(created_at) over (partition by merchant_id order by id) as is_late from notification) n
     where is_late`,
    `update notification set id = 1000 - id`,
  ],
}
