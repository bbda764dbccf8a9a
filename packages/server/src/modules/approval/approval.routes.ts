import { handlers, externalHandlers, type Route } from '../../core/operation/handlers.ts'
import { approve, approveReturn } from './approval.give.ts'
import { changePin } from './approval.pin.ts'
import { changeAbove } from './approval.setting.ts'
import * as store from './approval.store.ts'

export const approvalRoutes: Route[] = [
  ...handlers('approval', {
    listApprovers: ({ db, who }) => store.approvers(db, who, 'payment'),
    listReturnApprovers: ({ db, who }) => store.approvers(db, who, 'deposit'),
    getPin: async ({ db, who }) => ({ is_set: (await store.pinOf(db, who.staff, who)) !== null }),
    changeApprovalSetting: (context) => changeAbove(context),
  }),
  ...externalHandlers('approval', {
    approve: (context) => approve(context),
    approveReturn: (context) => approveReturn(context),
    changePin: (context) => changePin(context),
  }),
]
