import { sql } from 'kysely'
import { alarms } from '@zal/api/events'
import { rolesBelow } from '../../queries/deviceDeciders.ts'
import type { AlertKind } from './alert.kinds.ts'
import type { RowsOf } from './alert.members.ts'

/** Days for which a letter that was not sent and an alarm are shown. */
const LETTERS = 30
export const ALARMS = 7

/** Alarms of the work list; a letter that failed has a kind of its own. */
const kinds = alarms.filter((alarm) => alarm !== 'delivery_failed')
const kindList = sql.join(kinds.map((alarm) => sql.lit(`${alarm}.created`)))

const none = sql`null::bigint as member_id, null::bigint as membership`
const noMoney = sql`null::bigint as amount, null::smallint as chance`
const staffName = sql`concat_ws(' ', s.last_name, s.first_name)`
const staffNameOrNull = sql`case when s.id is not null then ${staffName} end`

export const clubKinds = {
  device: ({ principal }) => sql`
    select d.id as record, ${none}, club_day(d.requested_at, ${principal.zone}) as since, ${noMoney},
           'device' as type, d.id as ref, ${staffName} as name, jsonb_build_object('agent', d.agent) as facts
      from device d
      join staff s on s.merchant_id = d.merchant_id and s.id = d.staff_id
     where d.merchant_id = ${principal.merchant} and d.status = 'pending' and d.staff_id <> ${principal.staff}
       and s.role = any(${rolesBelow(principal)}::text[])
       and exists (select from staff_club x
                    where x.merchant_id = d.merchant_id and x.staff_id = d.staff_id and x.club_id = ${principal.club})`,
  shift: ({ principal, today }) => sql`
    select h.id as record, ${none}, h.business_day as since, ${noMoney},
           'shift' as type, h.id as ref, ${staffName} as name, jsonb_build_object('by', ${staffName}) as facts
      from shift h
      join staff s on s.merchant_id = h.merchant_id and s.id = h.opened_by
     where h.merchant_id = ${principal.merchant} and h.club_id = ${principal.club} and h.closed_at is null
       and h.business_day < ${today}::date`,
  class_without_trainer: ({ principal, today }) => sql`
    select b.id as record, ${none},
           ${today}::date + (select min((w - extract(isodow from ${today}::date)::integer + 7) % 7) from unnest(b.week_days) w) as since,
           ${noMoney}, 'class' as type, c.id as ref, c.name,
           jsonb_build_object('time', to_char(b.start_time, 'HH24:MI'), 'block', b.position, 'room', r.name,
                              'taken', class_time_holders(b, ${today}::date), 'slot', b.slot) as facts
      from class c
      join class_time b on b.merchant_id = c.merchant_id and b.class_id = c.id
      left join room r on r.merchant_id = b.merchant_id and r.id = b.room_id
     where c.merchant_id = ${principal.merchant} and c.club_id = ${principal.club} and c.is_active
       and not exists (select from class_time_trainer x
                         join staff s on s.merchant_id = x.merchant_id and s.id = x.trainer_id and s.is_active
                        where x.merchant_id = b.merchant_id and x.class_time_id = b.id)`,
  // A later letter of the same text to the same address takes its place.
  delivery: ({ principal, now }) => sql`
    select d.id as record, ${none}, club_day(coalesce(d.ended_at, d.created_at), ${principal.zone}) as since, ${noMoney},
           'staff' as type, s.id as ref, ${staffName} as name, jsonb_build_object('template', d.template) as facts
      from delivery d
      join staff s on s.merchant_id = d.merchant_id and s.id = d.staff_id
     where d.merchant_id = ${principal.merchant} and d.state = 'failed'
       and d.created_at > ${now}::timestamptz - make_interval(days => ${LETTERS})
       and exists (select from staff_club x
                    where x.merchant_id = d.merchant_id and x.staff_id = d.staff_id and x.club_id = ${principal.club})
       and not exists (select from delivery n
                        where n.merchant_id = d.merchant_id and n.staff_id = d.staff_id and n.template = d.template
                          and n.address = d.address and n.id > d.id)`,
  alarm: ({ principal, now }) => sql`
    select e.seq as record, ${none}, club_day(e.at, ${principal.zone}) as since, ${noMoney},
           case when p.id is not null then 'payment' when split_part(e.kind, '.', 1) like 'deposit%' then 'deposit'
                when s.id is not null then 'staff' else 'club' end as type,
           e.record_id as ref,
           coalesce(p.invoice_no::text, ${staffNameOrNull}, concat_ws(' ', m.last_name, m.first_name)) as name,
           jsonb_build_object('alarm', split_part(e.kind, '.', 1)) as facts
      from event e
      left join payment p on e.kind in ('void.created', 'refund.created', 'discount.created', 'backdating.created')
       and p.merchant_id = e.merchant_id and p.id = e.record_id
      left join staff s on e.kind = 'rights.created' and s.merchant_id = e.merchant_id and s.id = e.record_id
      left join ledger_transaction l on e.kind like 'deposit%' and l.merchant_id = e.merchant_id and l.id = e.record_id
      left join member m on m.merchant_id = l.merchant_id and m.id = l.member_id
     where e.merchant_id = ${principal.merchant} and e.club_id = ${principal.club} and e.kind in (${kindList})
       and e.at > ${now}::timestamptz - make_interval(days => ${ALARMS})`,
} as const satisfies Partial<Record<AlertKind, RowsOf>>
