import { useApiQuery } from '../../../scaffold/query/index.ts'
import type { PickedMember } from '../../../domain/member/MemberPicker.tsx'

/** What the customer has already: running memberships, balance, and the next free day. */
export function useActiveMemberships(customer: PickedMember | null) {
  return useApiQuery(
    ['member', 'payment'],
    '/customer/{id}/active-membership/',
    { path: { id: customer?.id ?? 0 } },
    { enabled: customer !== null },
  ).data?.results
}
