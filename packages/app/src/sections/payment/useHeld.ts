import { useAsk } from '../../scaffold/ask.ts'
import type { Picked } from '../../gym/MemberPicker.tsx'

/** What the customer has already: running memberships, balance, and the next free day. */
export function useHeld(customer: Picked | null) {
  return useAsk(
    ['member', 'payment'],
    '/customer/{id}/active-membership/',
    { path: { id: customer?.id ?? 0 } },
    { enabled: customer !== null },
  ).data?.results
}
