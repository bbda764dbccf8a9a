import type { Tone } from '@zal/ui'
import type { components } from '@zal/api'

type Schemas = components['schemas']

/** Badge tone by membership status. */
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

/** Badge tone by the state of a member. */
export const memberStateTone: Record<Schemas['MemberState']['key'], Tone> = {
  draft: 'neutral',
  inactive: 'neutral',
  frozen: 'info',
  active: 'success',
  starts: 'info',
  pending: 'info',
  unpaid: 'warning',
  used: 'neutral',
  expired: 'neutral',
  none: 'neutral',
}

/** Badge tone by member status. */
export const memberTone: Record<Schemas['MemberStatus'], Tone> = {
  active: 'success',
  draft: 'neutral',
  inactive: 'neutral',
}

/** Badge tone by payment status. */
export const paymentTone: Record<Schemas['PaymentStatus'], Tone> = {
  paid: 'success',
  pending: 'info',
  partial_refund: 'warning',
  refund: 'danger',
  void: 'danger',
}
