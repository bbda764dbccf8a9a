import { sql } from 'kysely'
import { businessLimits } from '@zal/api/limits'
import { tooMany } from '../../core/auth/attempts.ts'
import type { Answer, Context } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { deviceCode } from '../../domain/deviceCode.ts'
import { userAgent } from '../../domain/userAgent.ts'
import { deciders, tellDeciders } from '../../queries/deviceDeciders.ts'
import * as store from './device.store.ts'

type Waiting = Answer<'getWaiting'>

interface Row extends Pick<Waiting, 'status' | 'ends_at' | 'place' | 'full_name'> {
  id: number
  code: string | null
  agent: string
  seen_by: number[]
  until: Date
  asked: Date
}

/** The device of the session, with its request. */
async function ownDevice({ db, principal }: Pick<Context, 'db' | 'principal'>): Promise<Row> {
  const { rows } = await sql<
    Omit<Row, 'until' | 'asked'> & { until: string | null; asked: string | null; requested: string }
  >`
    select d.id, d.status, d.code, d.agent, d.seen_by, moment_text(d.code_until) as until,
           moment_text(d.asked_at) as asked, moment_text(d.requested_at) as requested,
           moment_text(least(s.expires_at, s.seen_at + make_interval(secs => s.idle_seconds))) as ends_at,
           concat_ws(' ', t.last_name, t.first_name) as full_name,
           (select case when count(*) = 1 then max(c.name) else m.name end from club c
             where c.merchant_id = s.merchant_id and c.id = any(${principal.clubs}::bigint[])) as place
      from session s
      join device d on d.merchant_id = s.merchant_id and d.id = s.device_id
      join staff t on t.merchant_id = s.merchant_id and t.id = s.staff_id
      join merchant m on m.id = s.merchant_id
     where s.merchant_id = ${principal.merchant} and s.id = ${principal.session}`.execute(db)
  const { until, asked, requested, ...row } = rows[0] ?? notFound()
  return { ...row, until: new Date(until ?? requested), asked: new Date(asked ?? requested) }
}

/** Contents of the waiting page of the device of this session. */
export async function waiting(
  context: Pick<Context, 'db' | 'principal'>,
): Promise<Answer<'getWaiting'>> {
  const { status, code, agent, seen_by, until, asked, ...shown } = await ownDevice(context)
  const people = await deciders(context.db, context.principal.staff)
  const { kind, browser } = userAgent(agent)
  return {
    status,
    code: code ?? '',
    kind,
    browser,
    zone: context.principal.zone,
    place: shown.place,
    full_name: shown.full_name,
    ends_at: shown.ends_at,
    until: until.toISOString(),
    ask_again_at: askAgainAt(asked).toISOString(),
    people: people.map((each) => ({
      ...each,
      asked_at: asked.toISOString(),
      seen: seen_by.includes(each.id),
    })),
  }
}

const askAgainAt = (asked: Date) =>
  new Date(asked.getTime() + businessLimits.deviceAskSeconds * 1000)

/** Asks those who may decide again, with a new code where the former one has expired. Errors: 429 within a minute. */
export async function askAgain(context: Context<'askAgain'>): Promise<Answer<'askAgain'>> {
  const { db, principal, now, secrets } = context
  const { id, status, until, asked } = await ownDevice(context)
  if (status !== 'pending') return waiting(context)
  const wait = askAgainAt(asked).getTime() - now.getTime()
  if (wait > 0) tooMany(Math.ceil(wait / 1000))
  const isOver = until <= now
  await store.put(db, id, {
    asked_at: now,
    ...(isOver && deviceCode(secrets.chance(), now)),
  })
  await tellDeciders(db, id, await deciders(db, principal.staff))
  return waiting(context)
}
