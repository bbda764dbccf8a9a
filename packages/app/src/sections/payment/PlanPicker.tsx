import { ComboboxField, formatMoney, type ComboboxOption, type LoadOptions } from '@zal/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../scaffold/call.ts'
import { useServices } from '../../scaffold/services.ts'
import { useWho } from '../../scaffold/who.ts'
import type { Plan } from './payment.data.ts'
import type { SalePlan } from './sale.ts'

interface PlanPickerProps {
  value: SalePlan | null
  onChange(plan: SalePlan | null): void
  onBlur(): void
  error?: string
  autoFocus?: boolean
}

/** The packages that can be sold now, with price, days, visits and free places. */
export function PlanPicker({ value, onChange, ...field }: PlanPickerProps) {
  const { t } = useTranslation(['payment', 'gym'])
  const { api } = useServices()
  const { currency } = useWho()
  const known = useRef(new Map<number, SalePlan>())
  const describe = (plan: Plan) =>
    [
      t('gym:days', { count: plan.days }),
      plan.visit ? t('gym:visits', { count: plan.visit }) : t('gym:unlimited'),
      plan.start_time && `${plan.start_time}–${plan.end_time}`,
      plan.remaining_slots !== null && t('gym:places', { count: plan.remaining_slots }),
    ]
      .filter(Boolean)
      .join(' · ')
  const optionOf = (plan: Plan): ComboboxOption<number> => ({
    id: plan.id,
    label: plan.name,
    description: describe(plan),
    meta: formatMoney(plan.price, currency),
  })
  const load: LoadOptions<number> = async (q, page, signal) => {
    const query = { q: q || undefined, page, per_page: 20 }
    const found = await call(api, 'get', '/management/selectable-packages/', {
      params: { query },
      signal,
    })
    for (const { id, name, price, days } of found.results)
      known.current.set(id, { id, name, price, days })
    return { options: found.results.map(optionOf), more: found.page < found.page_count }
  }
  return (
    <ComboboxField
      {...field}
      required
      debounce={200}
      label={t('fields.plan')}
      placeholder={t('pickPlan')}
      load={load}
      value={value && { id: value.id, label: value.name }}
      onChange={(option) => onChange((option && known.current.get(option.id)) ?? null)}
    />
  )
}
