import { handlers } from '../../core/operation/handlers.ts'
import { dateRange } from '../../domain/dateRange.ts'
import { exported } from './audit.export.ts'
import { countsOf, entriesOf, idsOf, matching } from './audit.store.ts'

export const auditRoutes = handlers('audit', {
  listAudit: async ({ query: { per_page: limit = 50, ...query }, db, principal }) => {
    dateRange(query)
    // One row more tells whether there are older ones.
    const ids = await idsOf(db, matching(query, principal), limit + 1)
    return { entries: await entriesOf(db, ids.slice(0, limit)), has_more: ids.length > limit }
  },
  countAudit: ({ query, db, principal }) => {
    dateRange(query)
    return countsOf(db, matching(query, principal))
  },
  exportAuditCsv: (context) => exported(context, 'csv'),
})
