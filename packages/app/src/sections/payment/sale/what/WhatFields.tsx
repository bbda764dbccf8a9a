import { SegmentedField, SummaryBlock } from '@zal/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useCan, useClub } from '../../../../scaffold/session/index.ts'
import { withPlan, withType } from '../changes.ts'
import { focusOn } from '../focusOn.ts'
import type { Kind, SalePlan } from '../sale.types.ts'
import { useSale } from '../saleState.ts'
import { OneTimeFields } from './OneTimeFields.tsx'
import { PlanTiles } from './PlanTiles.tsx'
import { TimePicker } from './TimePicker.tsx'

const kinds: readonly Kind[] = [1, 2, 3]

/** Fields of the sold item: a package, a class with its block, or one-time services. Each choice focuses the next field. */
export function WhatFields({
  method,
}: {
  /** Default method of the first part. */
  method: number | null
}) {
  const { t } = useTranslation(['payment', 'domain'])
  const { values, set, errors, leave, step } = useSale()
  const can = useCan()
  const club = useClub()
  const { type, plan, customer } = values
  const sellsClasses = can('class', 'list')
  // Choosing a kind or club by arrow keys keeps focus there.
  const [hasStepped, setStepped] = useState(false)
  const location = values.location ?? club
  const choosePlan = (chosen: SalePlan | null) => {
    const change = withPlan(values, chosen, { club, method })
    // Flushed, because the fields must be rendered before they can be focused.
    if (chosen?.id !== plan?.id) flushSync(() => set(change))
    if (chosen) focusOn(type === 1 || change.time ? 'payments' : 'time')
  }
  const goOn = useEffectEvent(() => {
    if (step === null && customer && (plan || type === 3)) focusOn('payments')
  })
  // A restored draft in which these fields are filled in.
  useEffect(function goOnWhereItWasLeft() {
    goOn()
  }, [])
  const kindField = (
    <div data-field="type">
      <SegmentedField
        hideLabel
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
  )
  return (
    <SummaryBlock>
      {type === 3 ? (
        <>
          {kindField}
          <OneTimeFields method={method} />
        </>
      ) : (
        <div data-field="plan">
          <PlanTiles
            key={`${type} ${location} ${customer?.id}`}
            lead={kindField}
            kind={type}
            location={location}
            customer={customer?.id}
            value={plan}
            error={errors.plan}
            autoFocus={step === null && customer !== null && !plan && !hasStepped}
            onBlur={() => leave('plan')}
            onChange={choosePlan}
          />
        </div>
      )}
      {type === 2 && plan?.times && (
        <div data-field="time">
          <TimePicker
            times={plan.times}
            value={values.time}
            error={errors.time}
            onBlur={() => leave('time')}
            onChange={(time) => set({ time })}
          />
        </div>
      )}
    </SummaryBlock>
  )
}
