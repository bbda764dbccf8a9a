import { methodsIn } from '@zal/api/methods'
import type { components } from '@zal/api/schema'
import type { Body, Principal } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { allows } from '../../core/auth/permissions.ts'
import type { ClubSettings } from '../../domain/clubSettings.ts'
import { failField } from '../../domain/failField.ts'

export type SettingName = components['schemas']['SettingName']
export type Sent = Omit<Body<'changeSettings'>, 'version'>

interface Place {
  /** Keys in the stored object. */
  path: readonly [keyof ClubSettings] | readonly [keyof ClubSettings, string]
  /** Only owners and directors change it. */
  money?: boolean
}

/** Each setting by its name in the audit log. */
const places = {
  payment_methods: { path: ['payment_methods'], money: true },
  deposit: { path: ['features', 'deposit'], money: true },
  shift: { path: ['features', 'shift'], money: true },
  credit_limit: { path: ['credit_limit'], money: true },
  approval_above: { path: ['approval_above'], money: true },
  discount_limit: { path: ['discount_limit'], money: true },
  discount_reasons: { path: ['discount_reasons'] },
  support_phone: { path: ['support_phone'] },
  tolerance_minutes: { path: ['checkin', 'tolerance_minutes'] },
  warn_days: { path: ['checkin', 'warn_days'] },
  warn_visits: { path: ['checkin', 'warn_visits'] },
  inside_minutes: { path: ['checkin', 'inside_minutes'] },
  receipt_width: { path: ['receipt', 'width'] },
  receipt_footer: { path: ['receipt', 'footer'] },
  receipt_link: { path: ['receipt', 'public_link'] },
  device_policy: { path: ['device_policy'] },
} as const satisfies Record<SettingName, Place>

export const settingNames = Object.keys(places) as SettingName[]

/** Whether a person may change settings, and those of money. */
export function actionsOf({ permissions, role }: Pick<Principal, 'permissions' | 'role'>) {
  const change = allows(permissions, ['setting', 'view', 'change'])
  return { change, money: change && (role === 'owner' || role === 'director') }
}

/** The settings of a body that differ from the stored ones. */
export interface Changes {
  /** By their names in the audit log. */
  before: Partial<Record<SettingName, unknown>>
  after: Partial<Record<SettingName, unknown>>
  /** The changed keys in the shape of the stored object. */
  patch: Record<string, unknown>
}

export function changesOf(settings: ClubSettings, sent: Sent): Changes {
  const changes: Changes = { before: {}, after: {}, patch: {} }
  for (const name of settingNames) {
    const { path } = places[name]
    const [old, now] = [valueAt(settings, path), valueAt(sent, path)]
    if (now === undefined || JSON.stringify(now) === JSON.stringify(old ?? null)) continue
    changes.before[name] = old ?? null
    changes.after[name] = now
    put(changes.patch, path, now)
  }
  return changes
}

/** Errors: 403 where a setting of money is changed by another role, 400 for methods that the country does not have. */
export function checkChanges({ after }: Changes, principal: Principal) {
  const isMoney = Object.keys(after).some((name) => isMoneySetting(name as SettingName))
  if (isMoney && !actionsOf(principal).money) fail('forbidden', { status: 403 })
  const available: readonly unknown[] = methodsIn(principal.country)
  const methods = after.payment_methods
  if (Array.isArray(methods) && !methods.every((method) => available.includes(method))) {
    failField('method_not_allowed', 'payment_methods')
  }
}

/** The body with trimmed texts, without reasons that repeat another. */
export function cleaned({ discount_reasons: reasons, receipt, ...sent }: Sent): Sent {
  const footer = receipt?.footer
  return {
    ...sent,
    ...(reasons && { discount_reasons: withoutRepeats(reasons.map((reason) => reason.trim())) }),
    ...(receipt && {
      receipt: {
        ...receipt,
        ...(footer && {
          footer: { uz: footer.uz.trim(), ru: footer.ru.trim(), en: footer.en.trim() },
        }),
      },
    }),
  }
}

const isMoneySetting = (name: SettingName) => (places[name] as Place).money === true

function withoutRepeats(texts: string[]) {
  const lower = texts.map((text) => text.toLowerCase())
  return texts.filter((_, at) => lower.indexOf(lower[at] ?? '') === at)
}

function valueAt(settings: object, [key, inner]: readonly [string, string?]): unknown {
  const value = (settings as Record<string, unknown>)[key]
  if (inner === undefined) return value
  return (value as Record<string, unknown> | undefined)?.[inner]
}

function put(
  patch: Record<string, unknown>,
  [key, inner]: readonly [string, string?],
  to: unknown,
) {
  if (inner === undefined) patch[key] = to
  else patch[key] = { ...(patch[key] as object | undefined), [inner]: to }
}
