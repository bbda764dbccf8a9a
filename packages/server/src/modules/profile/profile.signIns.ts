import { sql } from 'kysely'
import type { Answer, Db, Principal } from '../../core/operation/context.ts'
import { userAgent } from '../../domain/userAgent.ts'

type SignIn = Answer<'getUserProfile'>['sign_ins'][number]

/** Sign-ins that are read, and how many of them are shown once equal ones in a row are one. */
const read = 20
const shown = 5

interface Row extends Pick<SignIn, 'at' | 'kind' | 'device'> {
  agent: string
}

/** The latest sign-ins of a person, wrong passwords and new passwords, newest first. */
export async function signIns(db: Db, { merchant, staff }: Principal): Promise<SignIn[]> {
  const { rows } = await sql<Row>`
    select moment_text(e.at) as at, e.kind, coalesce(d.name, '') as device, coalesce(d.agent, e.agent, '') as agent
      from ((select s.created_at as at, 'signed_in' as kind, s.device_id, null as agent from session s
              where s.merchant_id = ${merchant} and s.staff_id = ${staff}
              order by s.id desc limit ${read})
            union all
            (select a.at, case a.action when 'session.refused' then 'refused' when 'staff.recovered' then 'recovered'
                                        else 'password_changed' end,
                    s.device_id, a.after ->> 'agent'
               from audit_log a left join session s on s.merchant_id = a.merchant_id and s.id = a.session_id
              where a.merchant_id = ${merchant} and a.record_type = 'staff' and a.record_id = ${staff}
                and a.action in ('session.refused', 'staff.recovered', 'staff.password_changed')
              order by a.id desc limit ${read})) e
      left join device d on d.merchant_id = ${merchant} and d.id = e.device_id
     order by e.at desc limit ${read}`.execute(db)
  const grouped: SignIn[] = []
  for (const { at, kind, device, agent } of rows) {
    const { browser, system } = userAgent(agent)
    const last = grouped.at(-1)
    const isSame =
      last?.kind === kind &&
      last.device === device &&
      last.browser === browser &&
      kind === 'refused'
    if (isSame) last.times += 1
    else grouped.push({ at, kind, device, browser, system, times: 1 })
  }
  return grouped.slice(0, shown)
}
