import whole from '@zal/api/contract.json' with { type: 'json' }
import type { Contract } from '../core/operation/contract.ts'
import type { JobKind } from '../core/background/jobKind.ts'
import type { Letter } from '../core/background/outbox.ts'
import type { Route } from '../core/operation/handlers.ts'
import type { Webhook } from '../core/http/webhooks.ts'
import { alertRoutes } from './alert/alert.routes.ts'
import { alertRows } from './alert/alert.rows.ts'
import { approvalRoutes } from './approval/approval.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { binRoutes } from './member/bin.routes.ts'
import { checkinRoutes } from './checkin/checkin.routes.ts'
import { classRoutes } from './class/class.routes.ts'
import { closingRoutes } from './closing/closing.routes.ts'
import { clubRoutes } from './club/club.routes.ts'
import { debtors } from './dashboard/dashboard.deposits.ts'
import { dashboardJobs } from './dashboard/dashboard.job.ts'
import { memberAttendance, membersReport } from './dashboard/dashboard.members.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { byItems, byMethods, summary } from './dashboard/dashboard.sales.ts'
import { newCustomers } from './dashboard/dashboard.today.ts'
import { depositRoutes } from './deposit/deposit.routes.ts'
import { deviceRoutes } from './device/device.routes.ts'
import { digestJobs } from './digest/digest.job.ts'
import { digestLetter } from './digest/digest.letter.ts'
import type { Sources } from './digest/digest.sources.ts'
import { documentRoutes } from './document/document.routes.ts'
import { financeRoutes } from './finance/finance.routes.ts'
import { fileRoutes } from './file/file.routes.ts'
import { historyRoutes } from './history/history.routes.ts'
import { importRoutes } from './import/import.routes.ts'
import { memberRoutes } from './member/member.routes.ts'
import { noteRoutes } from './note/note.routes.ts'
import { membershipRoutes } from './membership/membership.routes.ts'
import { packageRoutes } from './package/package.routes.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { onlineWebhooks } from './payment/online/online.webhook.ts'
import { onlineRoutes, paymentRoutes } from './payment/payment.routes.ts'
import { placeRoutes } from './place/place.routes.ts'
import { predictionJobs } from './prediction/prediction.job.ts'
import { emailLetter } from './profile/profile.email.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { receiptRoutes } from './receipt/receipt.routes.ts'
import { roomRoutes } from './room/room.routes.ts'
import { scheduleRoutes } from './schedule/schedule.routes.ts'
import { recoveryLetters } from './session/session.recovery.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { settingRoutes } from './setting/setting.routes.ts'
import { shiftRoutes } from './shift/shift.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { trainerRoutes } from './trainer/trainer.routes.ts'
import { updateRoutes } from './update/update.routes.ts'
import { viewRoutes } from './view/view.routes.ts'

export const contract = whole as unknown as Contract

export const modules: Route[] = [
  ...sessionRoutes,
  ...profileRoutes,
  ...deviceRoutes,
  ...updateRoutes,
  ...notificationRoutes,
  ...clubRoutes,
  ...staffRoutes,
  ...trainerRoutes,
  ...roomRoutes,
  ...packageRoutes,
  ...classRoutes,
  ...scheduleRoutes,
  ...memberRoutes,
  ...binRoutes,
  ...importRoutes,
  ...membershipRoutes,
  ...noteRoutes,
  ...historyRoutes,
  ...fileRoutes,
  ...placeRoutes,
  ...documentRoutes,
  ...paymentRoutes,
  ...onlineRoutes,
  ...depositRoutes,
  ...receiptRoutes,
  ...checkinRoutes,
  ...shiftRoutes,
  ...closingRoutes,
  ...approvalRoutes,
  ...financeRoutes,
  ...dashboardRoutes,
  ...alertRoutes,
  ...viewRoutes,
  ...settingRoutes,
  ...auditRoutes,
]

export const webhooks: Webhook[] = [...onlineWebhooks]

/** The figures of the digest are those of the dashboard and of the work list. */
const digestSources: Sources = {
  byMethods,
  byItems,
  summary,
  attendance: memberAttendance,
  newCustomers,
  membersReport,
  debtors,
  alerts: alertRows,
}

export const jobs: JobKind[] = [...predictionJobs, ...dashboardJobs, ...digestJobs(digestSources)]

export const letters: Letter[] = [...recoveryLetters, emailLetter, digestLetter(digestSources)]
