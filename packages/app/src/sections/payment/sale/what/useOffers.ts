import { formatMoney, type ComboboxOption } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { request } from '../../../../scaffold/api/index.ts'
import { useServices } from '../../../../scaffold/platform/index.ts'
import type { Class, Plan } from '../../payment.data.ts'
import { isFull } from '../changes.ts'
import type { Kind, SalePlan } from '../sale.types.ts'

interface Offers {
  /** Options of the combobox. */
  options: ComboboxOption<number>[]
  /** The sale's data of each option. */
  plans: SalePlan[]
  more: boolean
  /** Count of all matches. */
  total: number
}

interface Paging {
  page: number
  per_page: number
}

/**
 * Loads a page of packages or classes with free places that can be sold now, for a club and a
 * member.
 */
export function useOffers(kind: Exclude<Kind, 3>, location?: number, customer?: number) {
  const { api } = useServices()
  const describe = useDescribe()
  const packages = async (q: string, paging: Paging, signal: AbortSignal): Promise<Offers> => {
    const params = { query: { q: q || undefined, ...paging, location, customer } }
    const path = '/management/selectable-packages/'
    const found = await request(api, 'get', path, { params, signal })
    return {
      options: found.results.map((each) => describe(each, packageFacts(each))),
      plans: found.results.map(({ id, name, price, days, visit, is_global }) => {
        return { id, name, price, days, visit, is_global }
      }),
      more: found.page < found.page_count,
      total: found.total_count,
    }
  }
  const classes = async (q: string, paging: Paging, signal: AbortSignal): Promise<Offers> => {
    const free = { is_active: 1, remaining_slots: 1, best_first: 1 } as const
    const params = { query: { q: q || undefined, ...paging, ...free } }
    const found = await request(api, 'get', '/management/class-list/', { params, signal })
    return {
      options: found.results.map((each) => describe(each, classFacts(each))),
      plans: found.results.map(({ id, name, price, days, visit, times }) => {
        return { id, name, price, days, visit, times }
      }),
      more: found.page < found.page_count,
      total: found.total_count,
    }
  }
  return kind === 2 ? classes : packages
}

interface Facts {
  hours?: string | null
  /** Free places; null means unlimited. */
  places: number | null
}

const packageFacts = ({ start_time, end_time, remaining_slots }: Plan): Facts => ({
  hours: start_time && `${start_time}–${end_time}`,
  places: remaining_slots,
})

const classFacts = ({ times }: Class): Facts => ({
  hours: [...new Set(times.filter((time) => !isFull(time)).map((time) => time.start_time))].join(
    ', ',
  ),
  places: times.some(({ remaining_slots }) => remaining_slots === null)
    ? null
    : times.reduce((sum, { remaining_slots }) => sum + (remaining_slots ?? 0), 0),
})

/** Returns the option of a plan: price, days, visits, hours and free places. */
export function useDescribe() {
  const { t } = useTranslation('domain')
  return (plan: SalePlan, facts: Facts = { places: null }) => ({
    id: plan.id,
    label: plan.name,
    description: [
      t('days', { count: plan.days }),
      plan.visit ? t('visits', { count: plan.visit }) : t('unlimited'),
      facts.hours,
      facts.places !== null && t('places', { count: facts.places }),
    ]
      .filter(Boolean)
      .join(' · '),
    meta: formatMoney(plan.price),
  })
}
