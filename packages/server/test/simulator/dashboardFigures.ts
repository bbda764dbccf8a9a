import { methods } from '@zal/api/methods'
import { added, type Accounts, type Payment } from './books.ts'
import { totalsOf } from './sums.history.ts'
import type { World } from './world.ts'

export interface Range {
  from: string
  to: string
  /** How the range is asked for. */
  query: string
}

/** The answers that are compared, as far as they are. */
export interface Figures {
  'today/total-sale/': {
    total: number
    cash: number
    returned_today: number
    hours: { total: number; last_week: number }[]
    each_gym_data: { club_id: number; total: number }[]
  }
  'today/total-visits/': {
    today: { class: number; package: number; one_time: number }
    yesterday: number
    people: number
  }
  'today/visits-by-plan/': { count: number }[]
  'members-report/': { member: Record<string, number> }
  'sales/by-methods/': {
    total: number
    payments: number
    income_data: { method: Payment['parts'][number]['payment_method']; amount: number }[]
  }
  'sales/by-items/': {
    items_data: { id: number; total: number; membership_count: number }[]
    others: { total: number; membership_count: number } | null
  }
  'sales/summery/': ({ start_date: string; end_date: string } & Record<string, number>)[]
  'sales/deposit-reports/': {
    total: number
    data: { kind: string; method: keyof typeof methods; amount: number }[]
  }
  'sales/debtors-list/': {
    total: number
    count: number
    data: { gym_customer_id: number; balance: number }[]
  }
}

export const figures = async <P extends keyof Figures>(world: World, path: P, query = '') => {
  const { status, text, body } = await world.as('owner').get(`/dashboard/${path}?${query}`)
  if (status !== 200) throw new Error(`${path}?${query} answered ${status} ${text}`)
  return body.results as Figures[P]
}

export const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
export const left = (payments: readonly Payment[]) =>
  sum(payments.map(({ total, returned }) => total - returned))
export const soldIn = ({ books }: World, { from, to }: Pick<Range, 'from' | 'to'>) =>
  books.payments.filter(({ day }) => day >= from && day <= to)

/** The rest of payments, less what was returned, by the account of each method. */
export const ofMethods = (payments: readonly Payment[]): Accounts =>
  added(
    totalsOf(payments).by_method.map(({ payment_method, amount, returned }) => ({
      [methods[payment_method]]: amount - returned,
    })),
  )
