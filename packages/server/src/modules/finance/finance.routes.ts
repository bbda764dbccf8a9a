import { handlers } from '../../core/handlers.ts'
import * as integrity from './finance.integrity.ts'
import { page } from './finance.ledger.ts'
import * as rules from './finance.rules.ts'

export const financeRoutes = handlers('finance', {
  listLedger: ({ query, db, who, today }) => page(db, rules.withDays(query, today), who),
  checkIntegrity: ({ db, now }) => integrity.check(db, now),
})
