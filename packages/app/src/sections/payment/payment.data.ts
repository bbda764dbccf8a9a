import { useAsk } from '../../scaffold/ask.ts'
import type { Results } from '../../scaffold/contract.ts'
import { resource } from '../../scaffold/resource.ts'

export const payments = resource('payment', {
  list: '/management/payment-list/',
  one: '/management/payment/{id}/',
})

export type Payment = Results<'/management/payment/{id}/', 'get'>
export type Plan = Results<'/management/selectable-packages/', 'get'>[number]
export type Held = Results<'/customer/{id}/active-membership/', 'get'>
export type Class = Results<'/management/class-list/', 'get'>[number]
export type ClassTime = Class['times'][number]

/** Why a payment is void. */
export function useVoid(id: number) {
  const asked = useAsk('payment', '/management/payment/{id}/void-detail/', { path: { id } })
  return { ...asked, data: asked.data?.results }
}

/** Why money of a payment was given back. */
export function useRefund(id: number) {
  const asked = useAsk('payment', '/management/payment/{id}/refund-detail/', { path: { id } })
  return { ...asked, data: asked.data?.results }
}
