import { resultsOf, useAsk } from '../../scaffold/ask.ts'
import type { Results } from '../../scaffold/contract.ts'
import { resource } from '../../scaffold/resource.ts'

export const payments = resource('payment', {
  list: '/management/payment-list/',
  one: '/management/payment/{id}/',
  hears: ['member'],
})

export type Payment = Results<'/management/payment/{id}/', 'get'>
export type Online = Results<'/management/online-payment/{id}/', 'get'>
export type Plan = Results<'/management/selectable-packages/', 'get'>[number]
export type Held = Results<'/customer/{id}/active-membership/', 'get'>
export type Class = Results<'/management/class-list/', 'get'>[number]
export type Service = Results<'/management/one-time-payment/', 'get'>[number]['service']
export type ClassTime = Class['times'][number]

/** What one-time payments may be for, each with the price for which the club sold it last. */
export const useServicePrices = (enabled: boolean) =>
  useAsk('payment', '/management/one-time-payment/', undefined, { enabled }).data?.results

/** Why a payment is void. */
export function useVoid(id: number) {
  const asked = useAsk('payment', '/management/payment/{id}/void-detail/', { path: { id } })
  return resultsOf(asked)
}

/** Why money of a payment was given back. */
export function useRefund(id: number) {
  const asked = useAsk('payment', '/management/payment/{id}/refund-detail/', { path: { id } })
  return resultsOf(asked)
}

/** A sale that waits for money from outside. Live messages ask again; where none come, the time does. */
export function useOnline(id: number) {
  const asked = useAsk(
    ['online', 'payment'],
    '/management/online-payment/{id}/',
    { path: { id } },
    { every: 5000 },
  )
  return resultsOf(asked)
}

/** What waits in the club, and what of the last day somebody has to look at. */
export const useOpenOnline = (enabled: boolean) =>
  useAsk('online', '/management/online-payment-list/', undefined, { enabled }).data?.results

/** Where the customer pays. */
export const useOnlineWay = (id: number, enabled: boolean) =>
  useAsk([], '/management/online-payment/{id}/way/', { path: { id } }, { enabled }).data?.results
    .link
