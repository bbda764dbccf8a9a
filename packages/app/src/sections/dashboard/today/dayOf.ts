import type { ReportScope } from '../../../scaffold/report/index.ts'

/** The scope of today alone, for the calls of sales. */
export const dayOf = ({ today, query: { location } }: ReportScope) => ({
  query: { start_date: today, end_date: today, location },
})
