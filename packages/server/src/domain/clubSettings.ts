import { businessLimits } from '@zal/api/limits'
import { methodsIn, type Method } from '@zal/api/methods'
import type { Principal } from '../core/auth/principal.ts'

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
  support_phone?: string
}

/**
 * The stored settings of a club with the defaults of its country: every method of the country, no credit
 * limit. LITE has no deposits and shifts; their stored values stay but have no effect.
 */
export function clubSettings(
  stored: Partial<ClubSettings>,
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
  }
}
