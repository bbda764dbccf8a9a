import { Button } from '@zal/ui'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useWizard, WizardStepPage } from '../../scaffold/wizard.tsx'
import { withCustomer } from './changes.ts'
import { Frozen } from './Frozen.tsx'
import { MoneyFields } from './MoneyFields.tsx'
import type { Sale } from './sale.types.ts'
import { Summary } from './Summary.tsx'
import { useHeld } from './useHeld.ts'
import { useMethods } from './useMethods.tsx'
import { WhoFields } from './WhoFields.tsx'

/** Who buys what, for how much, paid how. */
export function Details({
  behind = false,
}: {
  /** Seen behind the question for the start. */ behind?: boolean
}) {
  const { t } = useTranslation('common')
  const { values, set, next, discard } = useWizard<Sale>()
  const held = useHeld(values.customer)
  const methods = useMethods(held?.balance)
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
              {t('actions.clear')}
            </Button>
            <Button tone="secondary" keys="Ctrl Enter" onClick={() => next()}>
              {t('actions.next')}
            </Button>
          </>
        }
      >
        <WhoFields method={methods[0]?.id ?? null} behind={behind} />
        {values.plan && <MoneyFields methods={methods} />}
      </WizardStepPage>
      {held?.frozen && values.customer && (
        <Frozen customer={values.customer} close={() => set(withCustomer(null))} />
      )}
    </div>
  )
}
