import { ComboboxField, type LoadOptions } from '@zal/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kind, SalePlan } from './sale.types.ts'
import { useOffers } from './useOffers.ts'

interface PlanPickerProps {
  /** Kind of plan: packages or classes. */
  kind: Exclude<Kind, 3>
  /** Club whose packages are offered. @default the current club */
  location?: number
  /** Id of the customer; plans that are not valid in any of their clubs are left out. */
  customer?: number
  value: SalePlan | null
  onChange(plan: SalePlan | null): void
  onBlur(): void
  error?: string
  autoFocus?: boolean
}

/** Search field for a plan that can be sold now, with price, days, visits and free places. */
export function PlanPicker({
  kind,
  location,
  customer,
  value,
  onChange,
  ...field
}: PlanPickerProps) {
  const { t } = useTranslation('payment')
  const offers = useOffers(kind, location, customer)
  const known = useRef(new Map<number, SalePlan>())
  const load: LoadOptions<number> = async (q, page, signal) => {
    const { options, plans, more } = await offers(q, page, signal)
    for (const plan of plans) known.current.set(plan.id, plan)
    return { options, more }
  }
  return (
    <ComboboxField
      {...field}
      required
      leadsOn
      debounce={200}
      label={t(kind === 2 ? 'fields.class' : 'fields.plan')}
      placeholder={t(kind === 2 ? 'pickClass' : 'pickPlan')}
      load={load}
      value={value && { id: value.id, label: value.name }}
      onChange={(option) => onChange((option && known.current.get(option.id)) ?? null)}
    />
  )
}
