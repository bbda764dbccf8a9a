import { onlineMethods } from '@zal/api/methods'
import type { Answer, Context } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { clubSettings } from '../../domain/clubSettings.ts'
import { reloadStaff } from '../../queries/reloadStaff.ts'
import { actionsOf, changesOf, checkChanges, cleaned } from './setting.rules.ts'
import * as store from './setting.store.ts'

type Reading = Pick<Context, 'db' | 'principal' | 'today' | 'online'>

/** The settings of the club, with the defaults of those that were never changed. */
export async function current({
  db,
  principal,
  today,
  online,
}: Reading): Promise<Answer<'getSettings'>> {
  const { settings, version } = await store.stored(db, principal)
  const effective = clubSettings(settings, principal)
  return {
    ...effective,
    online_methods: onlineMethods.filter(
      (method) => effective.payment_methods.includes(method) && online(principal.club, method),
    ),
    zone: principal.zone,
    today,
    version,
    allowed_actions: actionsOf(principal),
  }
}

/**
 * Changes the sent settings alone, and writes each into the audit log with its value before. Errors: 409
 * `stale_record`, 403 for settings of money, 400 `method_not_allowed`.
 */
export async function change(context: Context<'changeSettings'>): Promise<Answer<'getSettings'>> {
  const { body, db, principal, audit, emit } = context
  const { version, ...sent } = body
  const stored = await store.locked(db, principal)
  if (stored.version !== version) {
    fail('stale_record', { status: 409, results: await current(context) })
  }
  const changes = changesOf(clubSettings(stored.settings, principal), cleaned(sent))
  checkChanges(changes, principal)
  const { before, after, patch } = changes
  if (Object.keys(after).length === 0) return current(context)
  await store.merge(db, patch, principal)
  await audit({ action: 'club.changed', type: 'club', id: principal.club, before, after })
  await emit('club.changed', { id: principal.club })
  await reloadStaff(db, principal)
  return current(context)
}
