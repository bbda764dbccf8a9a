import { handlers } from '../../core/operation/handlers.ts'
import { exported } from './finance.export.ts'
import * as integrity from './finance.integrity.ts'
import { one, page } from './finance.ledger.ts'
import * as rules from './finance.rules.ts'

export const financeRoutes = handlers('finance', {
  listLedger: ({ query: { export: asked, ...query }, ...context }) => {
    const { db, principal, today } = context
    return asked
      ? exported({ ...context, query }, 'xlsx')
      : page(db, rules.withDays(query, today), principal)
  },
  getLedgerEntry: ({ path, db, principal }) => one(db, path.id, principal),
  exportLedgerCsv: (context) => exported(context, 'csv'),
  checkIntegrity: (context) => integrity.check(context),
})
