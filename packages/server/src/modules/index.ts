import whole from '@zal/api/contract.json' with { type: 'json' }
import { operationsOf, type Contract } from '../core/contract.ts'
import type { Route } from '../core/handlers.ts'
import { checkinRoutes } from './checkin/checkin.routes.ts'
import { clubRoutes } from './club/club.routes.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { memberRoutes } from './member/member.routes.ts'
import { packageRoutes } from './package/package.routes.ts'
import { roomRoutes } from './room/room.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'

/** Every section's handlers. */
export const modules: Route[] = [
  ...sessionRoutes,
  ...clubRoutes,
  ...staffRoutes,
  ...roomRoutes,
  ...packageRoutes,
  ...memberRoutes,
  ...paymentRoutes,
  ...checkinRoutes,
]

/** The operations that have a handler by now. */
export const contract = served(whole as unknown as Contract)

function served(given: Contract): Contract {
  const names = new Set(modules.map(({ operation }) => operation))
  const open = new Set(operationsOf(given).flatMap(({ id, path }) => (names.has(id) ? [path] : [])))
  const paths = Object.fromEntries(Object.entries(given.paths).filter(([path]) => open.has(path)))
  return { ...given, paths }
}
