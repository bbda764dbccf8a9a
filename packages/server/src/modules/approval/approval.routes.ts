import { handlers, externalHandlers, type Route } from '../../core/operation/handlers.ts'
import { approve, approveDiscount, approveReturn } from './approval.give.ts'
import { changePin } from './approval.pin.ts'
import { changeAbove } from './approval.setting.ts'
import * as store from './approval.store.ts'

export const approvalRoutes: Route[] = [
  ...handlers('approval', {
    listApprovers: ({ db, principal }) => store.approvers(db, principal, 'payment'),
    listReturnApprovers: ({ db, principal }) => store.approvers(db, principal, 'deposit'),
    getPin: async ({ db, principal }) => ({
      is_set: (await store.pinOf(db, principal.staff, principal)) !== null,
    }),
    changeApprovalSetting: (context) => changeAbove(context),
  }),
  ...externalHandlers('approval', {
    approve: (context) => approve(context),
    approveReturn: (context) => approveReturn(context),
    approveDiscount: (context) => approveDiscount(context),
    changePin: (context) => changePin(context),
  }),
]
