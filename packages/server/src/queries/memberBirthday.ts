import { sql } from 'kysely'

/** Condition for members `m` whose birthday is on one of the days, as month and day (`0229`). */
export const hasBirthday = (days: readonly string[]) =>
  sql`m.birthday = any(${days.map(Number)}::smallint[])`
