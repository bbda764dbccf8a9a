import {
  Banner,
  Button,
  DateField,
  DiscountField,
  FieldGroup,
  Money,
  SelectField,
  SplitPaymentField,
  TextField,
  wholePayment,
} from '@zal/ui'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { MemberPicker } from '../../gym/MemberPicker.tsx'
import { useCan, useClub, useSession, useSettings, useWho } from '../../scaffold/who.ts'
import { useWizard, WizardStepPage } from '../../scaffold/wizard.tsx'
import { Frozen } from './Frozen.tsx'
import { PlanPicker } from './PlanPicker.tsx'
import { noDiscount, sumsOf, type Sale, type SalePlan } from './sale.ts'
import { Summary } from './Summary.tsx'
import { useHeld } from './useHeld.ts'

/** Who buys what, for how much, paid how. */
export function Details({
  behind = false,
}: {
  /** Seen behind the question for the start. */ behind?: boolean
}) {
  const { t } = useTranslation(['payment', 'gym', 'common'])
  const { values, set, errors, leave, next, discard } = useWizard<Sale>()
  const can = useCan()
  const { currency } = useWho()
  const { today } = useSettings()
  const { clubs } = useSession()
  const club = useClub()
  const held = useHeld(values.customer)
  const methods = useMethods(held?.balance)
  const { price, off, total } = sumsOf(values)
  // Selected as well, so that a sum typed there takes the place of the one that is filled in.
  const focusOn = (name: string) => () => {
    const input = document.querySelector<HTMLInputElement>(`[data-field="${name}"] input`)
    input?.focus()
    input?.select()
  }

  const choosePlan = (plan: SalePlan | null) => {
    // The sums have to be there before the focus can go to them.
    flushSync(() =>
      set({
        plan,
        location: values.location ?? club,
        payment_date: today,
        start_date: '',
        payments: wholePayment(
          plan?.price ?? 0,
          values.payments[0]?.method ?? methods[0]?.id ?? null,
        ),
        discount: noDiscount,
        discount_reason: '',
      }),
    )
    if (plan) focusOn('payments')()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    next()
  }
  return (
    <div onKeyDown={onKeyDown}>
      <WizardStepPage
        aside={<Summary />}
        bar={
          <>
            <Button tone="ghost" onClick={discard}>
              {t('common:actions.clear')}
            </Button>
            <Button tone="secondary" keys="Ctrl Enter" onClick={() => next()}>
              {t('common:actions.next')}
            </Button>
          </>
        }
      >
        <FieldGroup title={t('groups.who')}>
          <div data-wide data-field="customer">
            <MemberPicker
              paying
              required
              autoFocus={!behind && !values.customer}
              label={t('fields.customer')}
              placeholder={t('pick')}
              value={values.customer}
              error={errors.customer}
              onBlur={() => leave('customer')}
              onChange={(customer) => {
                set({ customer, plan: null, start_date: '', location: null })
                if (customer) requestAnimationFrame(focusOn('plan'))
              }}
            />
          </div>
          <div data-field="plan" data-wide={clubs.length < 2 || undefined}>
            <PlanPicker
              value={values.plan}
              error={errors.plan}
              autoFocus={!behind && values.customer !== null && !values.plan}
              onBlur={() => leave('plan')}
              onChange={choosePlan}
            />
          </div>
          {clubs.length > 1 && (
            <SelectField
              required
              label={t('fields.location')}
              options={clubs.map(({ club_id, name }) => ({ id: club_id, label: name }))}
              value={values.location ?? club}
              error={errors.location}
              onChange={(location) => set({ location })}
            />
          )}
        </FieldGroup>
        {values.plan && (
          <FieldGroup title={t('groups.money')}>
            <div data-wide data-field="payments">
              {total > 0 ? (
                <SplitPaymentField
                  required
                  hideLabel
                  label={t('fields.payments')}
                  name="payments"
                  total={total}
                  currency={currency}
                  methods={methods}
                  value={values.payments}
                  error={errors.payments}
                  onBlur={() => leave('payments')}
                  onChange={(payments) => set({ payments })}
                />
              ) : (
                <Banner tone="info">{t('free')}</Banner>
              )}
            </div>
            {can('payment', 'register', 'discount') && (
              <>
                <DiscountField
                  label={t('fields.discount')}
                  price={price}
                  currency={currency}
                  value={values.discount}
                  error={errors.discount}
                  onBlur={() => leave('discount')}
                  onChange={(discount) => set({ discount })}
                />
                <TextField
                  label={t('fields.discount_reason')}
                  required={off > 0}
                  disabled={off === 0}
                  value={values.discount_reason}
                  error={errors.discount_reason}
                  onBlur={() => leave('discount_reason')}
                  onChange={(discount_reason) => set({ discount_reason })}
                />
              </>
            )}
            {can('payment', 'register', 'backdate') && (
              <DateField
                required
                label={t('fields.payment_date')}
                today={today}
                max={today}
                value={values.payment_date}
                error={errors.payment_date}
                onBlur={() => leave('payment_date')}
                onChange={(payment_date) => set({ payment_date })}
              />
            )}
          </FieldGroup>
        )}
      </WizardStepPage>
      {held?.frozen && values.customer && (
        <Frozen customer={values.customer} close={() => set({ customer: null, plan: null })} />
      )}
    </div>
  )
}

/** Online methods need a provider; the deposit shows what it holds. */
const online = 6
const deposit = 5

function useMethods(balance: number | undefined) {
  const { t } = useTranslation('gym')
  const { payment_methods, features } = useSettings()
  const { currency } = useWho()
  return payment_methods
    .filter((id) => id < online && (id !== deposit || features.deposit))
    .map((id) => ({
      id,
      label: t(`method.${id}`),
      description:
        id === deposit && balance !== undefined ? (
          <Money amount={balance} currency={currency} tone="signed" />
        ) : undefined,
    }))
}
