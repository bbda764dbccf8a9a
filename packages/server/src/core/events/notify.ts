import { sql } from 'kysely'
import type { components } from '@zal/api/schema'
import type { Db } from '../db/database.ts'

type NotificationKind = components['schemas']['NotificationKind']

/** A notification for people of the merchant of the transaction. */
interface Notice {
  kind: NotificationKind
  /** Active people by their ids, or all active owners. */
  to: readonly number[] | 'owners'
  /** The record of the kind. @default none */
  record?: number
  /** The club in which it happened; 0 is the whole business. @default 0 */
  club?: number
  /** The person who caused it. @default the system */
  sender?: number
  /** Counts by name. Names of people have no place here: they would outlive an erased member. */
  figures?: Readonly<Record<string, number>>
}

/**
 * Writes a notification and its recipients in one statement, in the transaction of its cause. Their open screens are told at
 * the commit; without recipients nothing is written.
 */
export async function notify(db: Db, notice: Notice, now: Date): Promise<void> {
  const { kind, to, record = null, club = 0, sender = null, figures = {} } = notice
  const those =
    to === 'owners' ? sql`t.role = 'owner'` : sql`t.id = any(${to as number[]}::bigint[])`
  await sql`
    with person as (
      select t.id from staff t where t.merchant_id = current_merchant() and t.is_active and ${those}
    ), made as (
      insert into notification (merchant_id, club_id, kind, record_id, sender_id, figures, created_at)
      select current_merchant(), ${club || null}::bigint, ${kind}, ${record}::bigint, ${sender}::bigint,
             ${JSON.stringify(figures)}::jsonb, ${now}::timestamptz
       where exists (select from person)
      returning id
    ), received as (
      insert into notification_recipient (merchant_id, staff_id, notification_id)
      select current_merchant(), person.id, made.id from made cross join person
      returning staff_id
    )
    select pg_notify('zal_notification', staff_id::text) from received`.execute(db)
}
