import { handlers } from '../../core/operation/handlers.ts'
import { debtors, depositReport } from './dashboard.deposits.ts'
import { forecast } from './dashboard.forecast.ts'
import { changeGoal } from './dashboard.goal.ts'
import { memberAttendance, membersReport } from './dashboard.members.ts'
import { membersRetention } from './dashboard.retention.ts'
import { byItems, byMethods, summary } from './dashboard.sales.ts'
import { stamped, stampedFields } from './dashboard.scope.ts'
import { newCustomers, totalSale } from './dashboard.today.ts'
import { checkins, totalVisits, visitsByPlan } from './dashboard.visits.ts'

/** Each call reads all its figures in one statement, so that they are of one snapshot. */
export const dashboardRoutes = handlers('dashboard', {
  getTotalSale: stamped(totalSale),
  getNewCustomers: stamped(newCustomers),
  getTotalVisits: stamped(totalVisits),
  getVisitsByPlan: stamped(visitsByPlan),
  listDashboardCheckins: async (context) => {
    const { as_of, results } = await stamped(checkins)(context)
    return { as_of, ...results }
  },
  getMembersReport: stamped(membersReport),
  getMembersRetention: stamped(membersRetention),
  getMemberAttendance: stamped(memberAttendance),
  getSalesByMethods: stamped(byMethods),
  getSalesByItems: stamped(byItems),
  getSalesSummary: stampedFields(summary),
  getDepositReport: stamped(depositReport),
  getDashboardDebtors: stamped(debtors),
  getSalesForecast: stamped(forecast),
  changeSalesGoal: (context) => changeGoal(context),
})
