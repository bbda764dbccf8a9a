import { useAsk } from '../../scaffold/ask.ts'
import type { Picked } from '../../gym/MemberPicker.tsx'

/** Running memberships, balance and next free day of the customer. */
export function useHeld(customer: Picked | null) {
  return useAsk(
    ['member', 'payment'],
    '/customer/{id}/active-membership/',
    { path: { id: customer?.id ?? 0 } },
    { enabled: customer !== null },
  ).data?.results
}
