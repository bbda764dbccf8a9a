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

/** What one-time payments may be for, each with the price for which the club sold it last. */
export const useServicePrices = (enabled: boolean) =>
  useApiQuery('payment', '/management/one-time-payment/', undefined, { enabled }).data?.results

/** Why a payment is void. */
export function useVoid(id: number) {
  const query = useApiQuery('payment', '/management/payment/{id}/void-detail/', { path: { id } })
  return selectResults(query)
}

/** Why money of a payment was given back. */
export function useRefund(id: number) {
  const query = useApiQuery('payment', '/management/payment/{id}/refund-detail/', { path: { id } })
  return selectResults(query)
}

/** A sale that waits for money from outside. Live messages ask again; where none come, the time does. */
export function useOnline(id: number) {
  const query = useApiQuery(
    ['online', 'payment'],
    '/management/online-payment/{id}/',
    { path: { id } },
    { refetchInterval: 5000 },
  )
  return selectResults(query)
}

/** What waits in the club, and what of the last day somebody has to look at. */
export const useOpenOnline = (enabled: boolean) =>
  useApiQuery('online', '/management/online-payment-list/', undefined, { enabled }).data?.results

/** Where the customer pays. */
export const useOnlineWay = (id: number, enabled: boolean) =>
  useApiQuery([], '/management/online-payment/{id}/way/', { path: { id } }, { enabled }).data
    ?.results.link
