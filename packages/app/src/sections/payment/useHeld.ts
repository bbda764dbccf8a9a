import { useApiQuery } from '../../scaffold/ask.ts'
import type { PickedMember } from '../../gym/MemberPicker.tsx'

/** What the customer has already: running memberships, balance, and the next free day. */
export function useHeld(customer: PickedMember | null) {
  return useApiQuery(
    ['member', 'payment'],
    '/customer/{id}/active-membership/',
    { path: { id: customer?.id ?? 0 } },
    { enabled: customer !== null },
  ).data?.results
}
