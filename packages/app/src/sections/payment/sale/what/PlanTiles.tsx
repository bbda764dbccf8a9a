import { TileField, type LoadOptions } from '@zal/ui'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kind, SalePlan } from '../sale.types.ts'
import { useDescribe, useOffers } from './useOffers.ts'

interface PlanTilesProps {
  /** Kind of plan: packages or classes. */
  kind: Exclude<Kind, 3>
  /** Before the search. */
  lead?: ReactNode
  /** Club whose packages are offered. */
  location: number
  /** Id of the customer; plans that are not valid in any of their clubs are left out. */
  customer: number | undefined
  value: SalePlan | null
  onChange(plan: SalePlan | null): void
  onBlur(): void
  error: string | undefined
  autoFocus: boolean
}

/** Tiles shown at first: the best matches, or the best sellers. */
const first = 6
/** Tiles of a further page. */
const rest = 100

/** Tiles of the plans that can be sold now, with price, days, visits and free places. */
export function PlanTiles({ kind, location, customer, value, onChange, ...field }: PlanTilesProps) {
  const { t } = useTranslation('payment')
  const offers = useOffers(kind, location, customer)
  const describe = useDescribe()
  const known = useRef(new Map<number, SalePlan>())
  const load: LoadOptions<number> = async (q, page, signal) => {
    // The second page begins anew with all of them; those of the first are already shown.
    const paging = page === 1 ? { page, per_page: first } : { page: page - 1, per_page: rest }
    const { plans, ...found } = await offers(q, paging, signal)
    for (const plan of plans) known.current.set(plan.id, plan)
    return found
  }
  return (
    <TileField
      {...field}
      required
      label={t(kind === 2 ? 'fields.class' : 'fields.plan')}
      placeholder={t(kind === 2 ? 'pickClass' : 'pickPlan')}
      another={t(kind === 2 ? 'anotherClass' : 'anotherPlan')}
      load={load}
      value={value && describe(value)}
      onChange={(option) =>
        onChange(
          (option && (known.current.get(option.id) ?? (option.id === value?.id ? value : null))) ??
            null,
        )
      }
    />
  )
}
