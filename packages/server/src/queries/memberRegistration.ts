import { sql } from 'kysely'

/** Members `m` who were registered by a person, or by themselves, and are complete. */
export const registered = sql`m.status <> 'draft' and not exists (
  select from member_import_member i where i.merchant_id = m.merchant_id and i.member_id = m.id)`

/** The same on the days of a club in its time zone; an absent end leaves them open. */
export const registeredOn = (from: string | undefined, to: string | undefined, zone: string) => {
  // Compared as moments, so that no row is converted to a day of the club.
  const start = (day: string, days: number) =>
    sql`(${day}::date + ${days}::integer)::timestamp at time zone ${zone}::text`
  return sql.join(
    [
      registered,
      ...(from ? [sql`m.created_at >= ${start(from, 0)}`] : []),
      ...(to ? [sql`m.created_at < ${start(to, 1)}`] : []),
    ],
    sql` and `,
  )
}
