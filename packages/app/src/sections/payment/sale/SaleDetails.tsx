import { Button, ButtonLink, useSnackbar } from '@zal/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePaymentMethods } from '../../../domain/money/usePaymentMethods.tsx'
import { onCtrlEnter } from '../../../scaffold/form/index.ts'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useTranslate } from '../../../scaffold/i18n/index.ts'
import { useCan, useSession, useSettings } from '../../../scaffold/session/index.ts'
import { useWizard, WizardStepPage } from '../../../scaffold/wizard/index.ts'
import { priceOf, withCustomer } from './changes.ts'
import { FrozenCustomer } from './FrozenCustomer.tsx'
import { MoneyFields } from './MoneyFields.tsx'
import { OneTimeFields } from './OneTimeFields.tsx'
import { checkDetails } from './sale.ts'
import type { Sale } from './sale.types.ts'
import { SaleSummary } from './SaleSummary.tsx'
import { useActiveMemberships } from './useActiveMemberships.ts'
import { CustomerFields } from './CustomerFields.tsx'

/** First step of a sale: customer, plan, price and payment. */
export function SaleDetails({
  behind = false,
}: {
  /** Rendered behind the dialog for the start date. */ behind?: boolean
}) {
  const { t } = useTranslation('common')
  const translate = useTranslate()
  const can = useCan()
  const notify = useSnackbar()
  const { section } = useRouteContext()
  const { today } = useSettings()
  const { country, currency } = useSession().auth
  const { values, set, next, discard } = useWizard<Sale>()
  const held = useActiveMemberships(values.customer)
  const isFrozen = Boolean(held?.frozen)
  const methods = usePaymentMethods({
    online: true,
    deposit: values.customer !== null,
    balance: held?.balance,
  })
  // Snackbar of the last error; closed when it is fixed, replaced or the step is left.
  const [notice, setNotice] = useState<{ close(): void }>()
  useEffect(
    function closeNotice() {
      return () => notice?.close()
    },
    [notice],
  )
  const isPriced = values.type === 3 ? priceOf(values.items) > 0 : values.plan !== null
  const goOn = () => {
    const { discount, payments } = checkDetails(values, { translate, country, currency, today })
    const wrong = discount ?? payments
    setNotice(wrong ? { close: notify({ words: wrong, tone: 'error' }) } : undefined)
    next()
  }
  return (
    <div onKeyDown={onCtrlEnter(goOn)}>
      <WizardStepPage
        aside={<SaleSummary />}
        bar={
          <>
            {can('payment', 'list') ? (
              <ButtonLink tone="ghost" href={addressOf(section, 'history')} onClick={discard}>
                {t('actions.cancel')}
              </ButtonLink>
            ) : (
              <Button tone="ghost" onClick={discard}>
                {t('actions.clear')}
              </Button>
            )}
            <Button tone="secondary" keys="Ctrl Enter" onClick={goOn}>
              {t('actions.next')}
            </Button>
          </>
        }
      >
        <CustomerFields method={methods[0]?.id ?? null} behind={behind} isFrozen={isFrozen} />
        {values.type === 3 && <OneTimeFields method={methods[0]?.id ?? null} />}
        {isPriced && <MoneyFields methods={methods} />}
      </WizardStepPage>
      {isFrozen && values.customer && (
        <FrozenCustomer customer={values.customer} close={() => set(withCustomer(null))} />
      )}
    </div>
  )
}
