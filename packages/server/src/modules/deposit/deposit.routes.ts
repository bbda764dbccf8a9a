import { handlers } from '../../core/operation/handlers.ts'
import { dateRange } from '../../domain/dateRange.ts'
import { tooManyPeople } from '../../queries/memberSearch.ts'
import { changeDeposit } from './deposit.change.ts'
import { debtors } from './deposit.debtors.ts'
import { exported } from './deposit.export.ts'
import * as list from './deposit.list.ts'
import { createDeposit } from './deposit.register.ts'
import { returnDeposit } from './deposit.return.ts'
import * as store from './deposit.store.ts'

export const depositRoutes = handlers(
  'deposit',
  {
    listDeposits: ({ query: { export: asked, ...query }, ...context }) => {
      if (asked) return exported({ ...context, query }, 'xlsx')
      dateRange(query)
      const { db, principal, today } = context
      return list.page(db, query, principal, today)
    },
    exportDepositsCsv: (context) => exported(context, 'csv'),
    getDeposit: ({ path, db, principal, today }) => store.one(db, path.id, principal, today),
    createDeposit: (context) => createDeposit(context),
    changeDeposit: (context) => changeDeposit(context),
    returnDeposit: (context) => returnDeposit(context),
    getBalance: ({ path, db, principal }) => store.balance(db, path.id, principal),
    listDebtors: ({ query, db, principal }) => debtors(db, query, principal),
  },
  tooManyPeople,
)
