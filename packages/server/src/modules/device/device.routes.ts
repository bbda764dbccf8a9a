import type { Context } from '../../core/operation/context.ts'
import { handlers, type Route } from '../../core/operation/handlers.ts'
import { decide, end, forget } from './device.change.ts'
import { checkMayChange } from './device.rules.ts'
import * as store from './device.store.ts'
import { askAgain, waiting } from './device.waiting.ts'

export const deviceRoutes: Route[] = handlers('device', {
  listDevices: (context) => store.page(context, context.query),
  countDevices: (context) => store.counts(context),
  listVerificationRequests: (context) => store.requests(context, context.query.status ?? 'pending'),
  getDevice: (context) => store.one(context, context.path.id),
  decideDevice: (context) => decide(context),
  renameDevice: async (context) => {
    const { body, path, audit } = context
    const before = await store.one(context, path.id)
    checkMayChange(before)
    await store.put(context.db, path.id, { name: body.name.trim() })
    const entry = { action: 'device.changed', type: 'device', id: path.id }
    await audit({ ...entry, before: { name: before.name }, after: { name: body.name.trim() } })
    return changed(context, path.id)
  },
  seeRequest: async (context) => {
    const device = await store.one(context, context.path.id)
    if (device.allowed_actions.decide) await store.addSeen(context, device.id)
    return device
  },
  forgetDevice: (context) => forget(context),
  logoutDevice: (context) => end(context),
  getWaiting: (context) => waiting(context),
  askAgain: (context) => askAgain(context),
})

const changed = (context: Context<'renameDevice'>, id: number) => store.emitChanged(context, id)
