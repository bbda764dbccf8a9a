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

/** Services of one-time payments, each with the club's last price. */
export const useServicePrices = (enabled: boolean) =>
  useAsk('payment', '/management/one-time-payment/', undefined, { enabled }).data?.results

/** Void details of a payment. */
export function useVoid(id: number) {
  const asked = useAsk('payment', '/management/payment/{id}/void-detail/', { path: { id } })
  return resultsOf(asked)
}

/** Refund details of a payment. */
export function useRefund(id: number) {
  const asked = useAsk('payment', '/management/payment/{id}/refund-detail/', { path: { id } })
  return resultsOf(asked)
}

/** A pending online payment. Polled every 5 s in case live messages are missed. */
export function useOnline(id: number) {
  const asked = useAsk(
    ['online', 'payment'],
    '/management/online-payment/{id}/',
    { path: { id } },
    { every: 5000 },
  )
  return resultsOf(asked)
}

/** Pending online payments of the club, and those of the last day that need attention. */
export const useOpenOnline = (enabled: boolean) =>
  useAsk('online', '/management/online-payment-list/', undefined, { enabled }).data?.results

/** Payment link of the provider. */
export const useOnlineWay = (id: number, enabled: boolean) =>
  useAsk([], '/management/online-payment/{id}/way/', { path: { id } }, { enabled }).data?.results
    .link
