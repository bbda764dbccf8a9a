import { useApiQuery, useEndlessResults } from '../../scaffold/query/index.ts'
import type { ReportScope } from '../../scaffold/report/index.ts'
import type { ResultsOf } from '../../scaffold/api/index.ts'

type Scope = Pick<ReportScope, 'query'>

export type Bucket = ResultsOf<'/dashboard/sales/summery/', 'get'>[number]
export type Items = ResultsOf<'/dashboard/sales/by-items/', 'get'>
export type Forecast = ResultsOf<'/dashboard/sales/forecast/', 'get'>
export type PaidStatus = 'paid' | 'refund' | 'void'
export type DepositStatus = 'replenishment' | 'withdrawal'

/** Numbers change in place while another period loads. */
const inPlace = { keepPrevious: true }

/** Sales by day, week or month, with what is usual. */
export const useSalesSummary = ({ query }: Scope) =>
  useApiQuery('payment', '/dashboard/sales/summery/', { query }, inPlace)

/** Sums by method; of each club for the owner. */
export const useSalesByMethods = ({ query }: Scope, status: PaidStatus, enabled = true) =>
  useApiQuery(
    'payment',
    '/dashboard/sales/by-methods/',
    { query: { ...query, status } },
    { ...inPlace, enabled },
  )

/** Sums of the packages (1) or the classes (2). */
export const useSalesByItems = ({ query }: Scope, subscription: 1 | 2, enabled = true) =>
  useApiQuery(
    'payment',
    '/dashboard/sales/by-items/',
    { query: { ...query, subscription } },
    { ...inPlace, enabled },
  )

/** Money that deposits gained or lost. */
export const useDepositReport = ({ query }: Scope, status: DepositStatus) =>
  useApiQuery(
    ['deposit', 'payment'],
    '/dashboard/sales/deposit-reports/',
    { query: { ...query, status } },
    inPlace,
  )

/** Forecast of the present month. */
export const useForecast = ({ query: { location } }: Scope) =>
  useApiQuery(
    ['payment', 'member', 'club'],
    '/dashboard/sales/forecast/',
    { query: { location } },
    inPlace,
  )

/** Bars of the card of debtors. */
const TOP = 3

/** The largest debts, with the count and the sum of all. */
export const useTopDebtors = ({ query: { location } }: Scope, enabled = true) =>
  useApiQuery(
    ['deposit', 'payment', 'member'],
    '/dashboard/sales/debtors-list/',
    { query: { location, per_page: TOP } },
    { ...inPlace, enabled },
  )

/** All debts, the largest first, page by page. */
export const useAllDebtors = ({ query: { location } }: Scope) =>
  useEndlessResults(['deposit', 'payment', 'member'], '/dashboard/sales/debtors-list/', {
    query: { location },
  })
