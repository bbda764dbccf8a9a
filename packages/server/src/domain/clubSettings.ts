import { businessLimits } from '@zal/api/limits'
import type { components } from '@zal/api/schema'
import { methodsIn, type Method } from '@zal/api/methods'
import type { Principal } from '../core/auth/principal.ts'

/** Rules of the check-in. */
export type CheckinRules = components['schemas']['CheckinRules']

export interface ClubSettings {
  payment_methods: Method[]
  features: {
    deposit: boolean
    /** The cash desk works by shifts. */
    shift: boolean
  }
  /** Lower limit of a member's balance below zero, whole units; null is no limit. */
  credit_limit: number | null
  /** Voids and refunds above this sum need a second person; null disables that. */
  approval_above: number | null
  /** Discounts above this percent of the price need a second person, unless one who can refund gives them. */
  discount_limit: number
  /** Usual reasons of a discount, offered by the sale. */
  discount_reasons: string[]
  checkin: CheckinRules
  receipt: components['schemas']['ReceiptRules']
  /** Whether a new device works until it is decided about, or waits for its approval. */
  device_policy: components['schemas']['DevicePolicy']
  support_phone?: string
}

/** Stored settings: what was never changed is absent. */
export type StoredSettings = Partial<
  Omit<ClubSettings, 'features' | 'checkin' | 'receipt'> & {
    features: Partial<ClubSettings['features']>
    checkin: Partial<CheckinRules>
    receipt: Partial<ClubSettings['receipt']>
  }
>

const receipt: ClubSettings['receipt'] = {
  width: 80,
  footer: { uz: '', ru: '', en: '' },
  public_link: true,
}

/** The rules of check-in until the club sets others. */
const checkin: CheckinRules = {
  tolerance_minutes: 15,
  warn_days: 3,
  warn_visits: 2,
  inside_minutes: 120,
}

/** The rules of the check-in of a club. */
export const checkinRules = (stored: Partial<CheckinRules> | null | undefined): CheckinRules => ({
  ...checkin,
  ...stored,
})

/**
 * The stored settings of a club with the defaults of its country: every method of the country, no credit
 * limit. LITE has no deposits and shifts; their stored values stay but have no effect.
 */
export function clubSettings(
  stored: StoredSettings,
  { country, edition }: Pick<Principal, 'country' | 'edition'>,
): ClubSettings {
  const available = methodsIn(country)
  return {
    ...stored,
    payment_methods:
      stored.payment_methods?.filter((each) => available.includes(each)) ?? available,
    features: {
      deposit: edition === 'ERP' && (stored.features?.deposit ?? true),
      shift: edition === 'ERP' && (stored.features?.shift ?? false),
    },
    credit_limit: stored.credit_limit ?? null,
    approval_above: stored.approval_above ?? null,
    discount_limit: stored.discount_limit ?? businessLimits.discountLimitPercent,
    discount_reasons: stored.discount_reasons ?? [],
    checkin: checkinRules(stored.checkin),
    receipt: { ...receipt, ...stored.receipt },
    device_policy: stored.device_policy ?? 'inform',
  }
}
