import { sql, type RawBuilder } from 'kysely'

/** The first and the last day, both inclusive; open-ended where absent. */
export interface Days {
  from?: string
  to?: string
}

/**
 * Ranges of pre-aggregated sums that cover the days, as `span`, `first` and the exclusive end `behind`: whole
 * months where possible, single days before and after them. Ranges never overlap.
 */
export const spansOf = ({ from = '-infinity', to = 'infinity' }: Days): RawBuilder<unknown> => sql`
  select r.* from (select ${from}::date as first, ${to}::date + 1 as behind) d
   cross join lateral (
     select month_of((d.first - 1 + interval '1 month')::date) as first, month_of(d.behind) as behind) m
   cross join lateral (values
     ('day', d.first, least(m.first, d.behind)),
     ('month', m.first, m.behind),
     ('day', greatest(m.first, m.behind), d.behind)) r (span, first, behind)`
