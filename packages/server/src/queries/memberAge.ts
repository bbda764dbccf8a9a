import { sql } from 'kysely'

/** SQL for the `AgeBand` of members `m` on a day, `unknown` without a date of birth. */
export const ageBand = (day: string) => sql`
  case when m.birth_date is null then 'unknown'
       when m.birth_date > ${day}::date - interval '18 years' then 'under_18'
       when m.birth_date > ${day}::date - interval '25 years' then '18_24'
       when m.birth_date > ${day}::date - interval '35 years' then '25_34'
       when m.birth_date > ${day}::date - interval '45 years' then '35_44'
       when m.birth_date > ${day}::date - interval '55 years' then '45_54'
       else 'over_54' end`
