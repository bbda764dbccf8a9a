import type { PickedMember } from '../../domain/member/MemberPicker.tsx'
import { resource, useApiQuery } from '../../scaffold/query/index.ts'
import type { ResultsOf } from '../../scaffold/api/index.ts'

export const deposits = resource('deposit', {
  list: '/management/deposit-payments/',
  one: '/management/deposit-payments/{id}/',
  hears: ['payment', 'member'],
})

export type DepositRecord = ResultsOf<'/management/deposit-payments/{id}/', 'get'>

/** Balance of a member; until it is loaded, the one in the URL. */
export function useBalance(member: PickedMember | null, known?: number): number | undefined {
  const result = useApiQuery(
    ['deposit', 'payment', 'member'],
    '/customer/{id}/balance/',
    { path: { id: member?.id ?? 0 } },
    { enabled: member !== null },
  )
  if (!member) return undefined
  return result.data?.results.balance ?? known
}

/** Member and balance in the URL; the query names are the specification's. */
export function memberIn(query: URLSearchParams) {
  const id = Number(query.get('memberId'))
  const fullname = query.get('fullname')
  const balance = query.get('balance') ? Number(query.get('balance')) : undefined
  return {
    member: Number.isSafeInteger(id) && id > 0 && fullname ? { id, fullname } : null,
    balance: Number.isSafeInteger(balance) ? balance : undefined,
  }
}

/** Whether a draft belongs to the member in the URL. */
export const isForMember =
  (member: PickedMember | null) => (left: { customer: PickedMember | null }) =>
    !member || left.customer?.id === member.id
