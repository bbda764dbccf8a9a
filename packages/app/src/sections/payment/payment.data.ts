import { resource, selectResults, useApiQuery } from '../../scaffold/query/index.ts'
import type { ResultsOf } from '../../scaffold/api/index.ts'

export const payments = resource('payment', {
  list: '/management/payment-list/',
  one: '/management/payment/{id}/',
  hears: ['member'],
})

export type Payment = ResultsOf<'/management/payment/{id}/', 'get'>
export type Online = ResultsOf<'/management/online-payment/{id}/', 'get'>
export type Plan = ResultsOf<'/management/selectable-packages/', 'get'>[number]
export type ActiveMembership = ResultsOf<'/customer/{id}/active-membership/', 'get'>
export type Class = ResultsOf<'/management/class-list/', 'get'>[number]
export type Service = ResultsOf<'/management/one-time-payment/', 'get'>[number]['service']
export type ClassTime = Class['times'][number]

/** Services of one-time payments, each with the club's last price. */
export const useServicePrices = (enabled: boolean) =>
  useApiQuery('payment', '/management/one-time-payment/', undefined, { enabled }).data?.results

/** Void details of a payment. */
export function useVoid(id: number) {
  const query = useApiQuery('payment', '/management/payment/{id}/void-detail/', { path: { id } })
  return selectResults(query)
}

/** Refund details of a payment. */
export function useRefund(id: number) {
  const query = useApiQuery('payment', '/management/payment/{id}/refund-detail/', { path: { id } })
  return selectResults(query)
}

/** A pending online payment. Polled every 5 s in case live messages are missed. */
export function useOnline(id: number) {
  const query = useApiQuery(
    ['online', 'payment'],
    '/management/online-payment/{id}/',
    { path: { id } },
    { refetchInterval: 5000 },
  )
  return selectResults(query)
}

/** Pending online payments of the club, and those of the last day that need attention. */
export const useOpenOnline = (enabled: boolean) =>
  useApiQuery('online', '/management/online-payment-list/', undefined, { enabled }).data?.results

/** Payment link of the provider. */
export const useOnlineWay = (id: number, enabled: boolean) =>
  useApiQuery([], '/management/online-payment/{id}/way/', { path: { id } }, { enabled }).data
    ?.results.link
