import type { Answer, Context } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { defaultLimits } from '../../core/limits.ts'
import { checkMayChange } from './device.rules.ts'
import * as store from './device.store.ts'

/**
 * Approves or rejects a device that waits for it. The first decision wins. Errors: 404 where the device is not visible,
 * 403 for the own one, 409 `already_decided` with the name of the person who decided.
 */
export async function decide(context: Context<'decideDevice'>): Promise<Answer<'decideDevice'>> {
  const { body, path, db, principal, now, audit } = context
  await store.lock(db, path.id)
  const before = await store.one(context, path.id)
  if (before.staff.id === principal.staff) fail('own_device', { status: 403 })
  if (before.status !== 'pending') {
    const vars = { name: before.decided_by?.name ?? before.staff.full_name }
    fail('already_decided', { status: 409, vars, results: before })
  }
  if (!before.allowed_actions.decide) fail('rank_too_low', { status: 403 })
  const name = body.name?.trim()
  await store.put(db, path.id, {
    status: body.status,
    code: null,
    code_until: null,
    decided_by: principal.staff,
    decided_at: now,
    ...(name && { name }),
  })
  // Rejected, a trigger ends its sessions and closes their sockets.
  if (body.status === 'approved') await store.openSessions(db, path.id, defaultLimits.idle.approved)
  const entry = { action: `device.${body.status}`, type: 'device', id: path.id }
  await audit({ ...entry, before: { status: before.status }, after: { status: body.status } })
  return store.emitChanged(context, path.id)
}

/** Ends the sessions of a device; its status stays. Errors: 404, 403 `rank_too_low`. */
export async function end(context: Context<'logoutDevice'>): Promise<Answer<'logoutDevice'>> {
  const { body, db, now, audit } = context
  const device = await store.oneByUuid(context, body.device_uuid)
  if (!device.allowed_actions.logout && !device.is_this) fail('rank_too_low', { status: 403 })
  const ended = await store.endSessions(db, device, now)
  const entry = { action: 'device.signed_out', type: 'device', id: device.id }
  await audit({ ...entry, after: { sessions: ended } })
  await store.emitChanged(context, device.id)
  return { ended }
}

/** Ends the sessions of a device and makes it pending again. Errors: 404, 403 `rank_too_low`. */
export async function forget(context: Context<'forgetDevice'>): Promise<Answer<'forgetDevice'>> {
  const { path, db, now, audit } = context
  const device = await store.one(context, path.id)
  checkMayChange(device)
  await store.endSessions(db, device, now)
  await store.put(db, path.id, {
    status: 'pending',
    code: null,
    code_until: null,
    decided_by: null,
    decided_at: null,
    requested_at: now,
    seen_by: [],
  })
  const entry = { action: 'device.forgotten', type: 'device', id: path.id }
  await audit({ ...entry, before: { status: device.status }, after: { status: 'pending' } })
  return store.emitChanged(context, path.id)
}
