import { ComboboxField, type LoadOptions } from '@zal/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SalePlan } from '../sale.types.ts'
import { useOffers } from './useOffers.ts'

interface ClassPickerProps {
  value: SalePlan | null
  onChange(plan: SalePlan | null): void
  onBlur(): void
  error?: string
}

/** Search field for a class that can be sold now, with price, days, visits and free places. */
export function ClassPicker({ value, onChange, ...field }: ClassPickerProps) {
  const { t } = useTranslation('payment')
  const offers = useOffers(2)
  const known = useRef(new Map<number, SalePlan>())
  const load: LoadOptions<number> = async (q, page, signal) => {
    const { options, plans, more } = await offers(q, { page, per_page: 20 }, signal)
    for (const plan of plans) known.current.set(plan.id, plan)
    return { options, more }
  }
  return (
    <ComboboxField
      {...field}
      required
      leadsOn
      debounce={200}
      label={t('fields.class')}
      placeholder={t('pickClass')}
      load={load}
      value={value && { id: value.id, label: value.name }}
      onChange={(option) => onChange((option && known.current.get(option.id)) ?? null)}
    />
  )
}
