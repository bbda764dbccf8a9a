import { useApiQuery } from '../../../scaffold/query/index.ts'
import type { PickedMember } from '../../../domain/member/MemberPicker.tsx'

/** Running memberships, balance and next free day of the customer. */
export function useActiveMemberships(customer: PickedMember | null) {
  return useApiQuery(
    ['member', 'payment'],
    '/customer/{id}/active-membership/',
    { path: { id: customer?.id ?? 0 } },
    { enabled: customer !== null },
  ).data?.results
}
