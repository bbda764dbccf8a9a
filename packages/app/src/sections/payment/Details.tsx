import { Button, ButtonLink, useSnackbar } from '@zal/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onCtrlEnter } from '../../scaffold/onCtrlEnter.ts'
import { usePlace } from '../../scaffold/place.tsx'
import { useSay } from '../../scaffold/say.ts'
import { addressOf } from '../../scaffold/section.ts'
import { useCan, useSession, useSettings } from '../../scaffold/who.ts'
import { useWizard, WizardStepPage } from '../../scaffold/wizard.tsx'
import { priceOf, withCustomer } from './changes.ts'
import { Frozen } from './Frozen.tsx'
import { MoneyFields } from './MoneyFields.tsx'
import { OnceFields } from './OnceFields.tsx'
import { checkDetails } from './sale.ts'
import type { Sale } from './sale.types.ts'
import { Summary } from './Summary.tsx'
import { useHeld } from './useHeld.ts'
import { useMethods } from './useMethods.tsx'
import { WhoFields } from './WhoFields.tsx'

/** First step of a sale: customer, plan, price and payment. */
export function Details({
  behind = false,
}: {
  /** Rendered behind the dialog for the start date. */ behind?: boolean
}) {
  const { t } = useTranslation('common')
  const say = useSay()
  const can = useCan()
  const notify = useSnackbar()
  const { section } = usePlace()
  const { today } = useSettings()
  const { country, currency } = useSession().auth
  const { values, set, next, discard } = useWizard<Sale>()
  const held = useHeld(values.customer)
  const isFrozen = Boolean(held?.frozen)
  const methods = useMethods(values.customer, held?.balance)
  // Snackbar of the last error; closed when it is fixed, replaced or the step is left.
  const [told, setTold] = useState<{ close(): void }>()
  useEffect(
    function takeBackWhatWasTold() {
      return () => told?.close()
    },
    [told],
  )
  const isPriced = values.type === 3 ? priceOf(values.items) > 0 : values.plan !== null
  const goOn = () => {
    const { discount, payments } = checkDetails(values, { say, country, currency, today })
    const wrong = discount ?? payments
    setTold(wrong ? { close: notify({ words: wrong, tone: 'error' }) } : undefined)
    next()
  }
  return (
    <div onKeyDown={onCtrlEnter(goOn)}>
      <WizardStepPage
        aside={<Summary />}
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
        <WhoFields method={methods[0]?.id ?? null} behind={behind} isFrozen={isFrozen} />
        {values.type === 3 && <OnceFields method={methods[0]?.id ?? null} />}
        {isPriced && <MoneyFields methods={methods} />}
      </WizardStepPage>
      {isFrozen && values.customer && (
        <Frozen customer={values.customer} close={() => set(withCustomer(null))} />
      )}
    </div>
  )
}
