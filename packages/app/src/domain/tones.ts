import type { Tone } from '@zal/ui'
import type { components } from '@zal/api'

type Schemas = components['schemas']

/** Colour of a membership's status; the word beside it says the same. */
export const membershipTone: Record<Schemas['MembershipStatus'], Tone> = {
  active: 'success',
  paid: 'info',
  pending: 'info',
  freeze: 'info',
  unpaid: 'warning',
  partial_refund: 'warning',
  draft: 'neutral',
  expired: 'neutral',
  inactive: 'neutral',
  void: 'danger',
  refund: 'danger',
}

/** Colour of a member's status. */
export const memberTone: Record<Schemas['MemberStatus'], Tone> = {
  active: 'success',
  draft: 'neutral',
  inactive: 'neutral',
}

/** Colour of a payment's status. */
export const paymentTone: Record<Schemas['PaymentStatus'], Tone> = {
  paid: 'success',
  pending: 'info',
  partial_refund: 'warning',
  refund: 'danger',
  void: 'danger',
}
