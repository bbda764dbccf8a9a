import { methodsIn, type Method } from '@zal/api/methods'
import type { Who } from '../core/context.ts'

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
  support_phone?: string
}

/**
 * The stored settings of a club with the defaults of its country: every method of the country, no credit
 * limit. LITE has no deposits and shifts; their stored values stay but have no effect.
 */
export function clubSettings(
  stored: Partial<ClubSettings>,
  { country, edition }: Pick<Who, 'country' | 'edition'>,
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
  }
}
