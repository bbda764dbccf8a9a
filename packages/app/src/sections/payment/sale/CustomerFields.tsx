import { FieldGroup, SegmentedField, SelectField } from '@zal/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { MemberPicker } from '../../../domain/member/MemberPicker.tsx'
import { useCan, useClub, useSession } from '../../../scaffold/session/index.ts'
import { useWizard } from '../../../scaffold/wizard/index.ts'
import { withCustomer, withLocation, withPlan, withType } from './changes.ts'
import { PlanPicker } from './PlanPicker.tsx'
import type { Kind, Sale, SalePlan } from './sale.types.ts'
import { TimePicker } from './TimePicker.tsx'

interface WhoFieldsProps {
  /** Default method of the first part. */
  method: number | null
  /** Rendered behind the dialog for the start date. */
  behind: boolean
  /** A frozen customer cannot buy, so the plan fields are hidden. */
  isFrozen: boolean
}

const kinds: readonly Kind[] = [1, 2, 3]

/**
 * Fields of customer and item: a package, a class with its block, or one-time services. Each choice
 * focuses the next field.
 */
export function CustomerFields({ method, behind, isFrozen }: WhoFieldsProps) {
  const { t } = useTranslation(['payment', 'domain'])
  const { values, set, errors, leave } = useWizard<Sale>()
  const can = useCan()
  const { clubs } = useSession()
  const club = useClub()
  const { type, plan } = values
  const sellsClasses = can('class', 'list')
  // Choosing a kind or club by arrow keys keeps focus there.
  const [hasStepped, setStepped] = useState(false)
  const isOnce = type === 3
  const hasPlaces = type === 1 && clubs.length > 1
  const location = values.location ?? club
  const by = { club, method }
  const choosePlan = (chosen: SalePlan | null) => {
    const change = withPlan(values, chosen, by)
    // Flushed, because the fields must be rendered before they can be focused.
    flushSync(() => set(change))
    if (chosen) focusOn(type === 1 || change.time ? 'payments' : 'time')
  }
  const goOn = useEffectEvent(() => {
    if (!behind && values.customer && (plan || isOnce)) focusOn('payments')
  })
  // A restored draft in which these fields are filled in.
  useEffect(function goOnWhereItWasLeft() {
    goOn()
  }, [])
  return (
    <FieldGroup title={t('groups.who')}>
      <div data-wide data-field="customer">
        <MemberPicker
          paying
          leadsOn={!isOnce}
          required={!isOnce}
          autoFocus={!behind && !values.customer}
          label={t('fields.customer')}
          value={values.customer}
          error={errors.customer}
          onBlur={() => leave('customer')}
          onChange={(customer) => {
            set(withCustomer(customer, values))
            if (customer) requestAnimationFrame(() => focusOn('plan'))
          }}
        />
      </div>
      <div data-wide data-field="type">
        <SegmentedField
          label={t('fields.type')}
          name="type"
          options={kinds
            .filter((id) => id !== 2 || sellsClasses)
            .map((id) => ({ id, label: t(`domain:subscription.${id}`) }))}
          value={type}
          onChange={(kind) => {
            setStepped(true)
            if (kind) set(withType(kind))
          }}
        />
      </div>
      {!isOnce && !isFrozen && (
        <div data-field="plan" data-wide={!hasPlaces || undefined}>
          <PlanPicker
            key={`${type} ${location} ${values.customer?.id}`}
            kind={type}
            location={location}
            customer={values.customer?.id}
            value={plan}
            error={errors.plan}
            autoFocus={!behind && values.customer !== null && !plan && !hasStepped}
            onBlur={() => leave('plan')}
            onChange={choosePlan}
          />
        </div>
      )}
      {hasPlaces && (
        <SelectField
          required
          label={t('fields.location')}
          options={clubs.map(({ club_id, name }) => ({ id: club_id, label: name }))}
          value={location}
          error={errors.location}
          onChange={(next) => {
            setStepped(true)
            set(withLocation(values, next, by))
          }}
        />
      )}
      {plan?.times && (
        <div data-wide data-field="time">
          <TimePicker
            times={plan.times}
            value={values.time}
            error={errors.time}
            onBlur={() => leave('time')}
            onChange={(time) => set({ time })}
          />
        </div>
      )}
    </FieldGroup>
  )
}

/** Focuses and selects the field, so that typing replaces a prefilled amount. */
function focusOn(name: string) {
  const input = document.querySelector<HTMLInputElement>(
    `[data-field="${name}"] input:not(:disabled)`,
  )
  input?.focus()
  input?.select()
}
