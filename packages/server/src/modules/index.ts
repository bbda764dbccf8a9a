import whole from '@zal/api/contract.json' with { type: 'json' }
import type { Contract } from '../core/contract.ts'
import type { Route } from '../core/handlers.ts'
import { checkinRoutes } from './checkin/checkin.routes.ts'
import { classRoutes } from './class/class.routes.ts'
import { clubRoutes } from './club/club.routes.ts'
import { documentRoutes } from './document/document.routes.ts'
import { fileRoutes } from './file/file.routes.ts'
import { historyRoutes } from './history/history.routes.ts'
import { importRoutes } from './import/import.routes.ts'
import { memberRoutes } from './member/member.routes.ts'
import { noteRoutes } from './note/note.routes.ts'
import { membershipRoutes } from './membership/membership.routes.ts'
import { packageRoutes } from './package/package.routes.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { placeRoutes } from './place/place.routes.ts'
import { roomRoutes } from './room/room.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { trainerRoutes } from './trainer/trainer.routes.ts'
import { viewRoutes } from './view/view.routes.ts'

export const contract = whole as unknown as Contract

/** Every section's handlers. */
export const modules: Route[] = [
  ...sessionRoutes,
  ...clubRoutes,
  ...staffRoutes,
  ...trainerRoutes,
  ...roomRoutes,
  ...packageRoutes,
  ...classRoutes,
  ...memberRoutes,
  ...importRoutes,
  ...membershipRoutes,
  ...noteRoutes,
  ...historyRoutes,
  ...fileRoutes,
  ...placeRoutes,
  ...documentRoutes,
  ...paymentRoutes,
  ...checkinRoutes,
  ...viewRoutes,
]
