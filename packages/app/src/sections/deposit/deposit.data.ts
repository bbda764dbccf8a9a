import type { Picked } from '../../gym/MemberPicker.tsx'
import { useAsk } from '../../scaffold/ask.ts'
import type { Results } from '../../scaffold/contract.ts'
import { resource } from '../../scaffold/resource.ts'

export const deposits = resource('deposit', {
  list: '/management/deposit-payments/',
  one: '/management/deposit-payments/{id}/',
  hears: ['payment', 'member'],
})

export type DepositRecord = Results<'/management/deposit-payments/{id}/', 'get'>

/** Balance of a member; until it is loaded, the one in the URL. */
export function useBalance(member: Picked | null, known?: number): number | undefined {
  const asked = useAsk(
    ['deposit', 'payment', 'member'],
    '/customer/{id}/balance/',
    { path: { id: member?.id ?? 0 } },
    { enabled: member !== null },
  )
  if (!member) return undefined
  return asked.data?.results.balance ?? known
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
export const isFor = (member: Picked | null) => (left: { customer: Picked | null }) =>
  !member || left.customer?.id === member.id
