import { Banner, Button, Card, ConfirmDialog, formatMoney, Stack } from '@zal/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWho } from '../../scaffold/who.ts'
import { useWizard, WizardStepPage } from '../../scaffold/wizard.tsx'
import { sumsOf } from './sale.ts'
import type { Sale } from './sale.types.ts'
import { Summary } from './Summary.tsx'

/** Everything in words once more; the money is taken here and nowhere before. */
export function Confirm() {
  const { t } = useTranslation(['payment', 'common'])
  const { values, submit, back, pending, error, clearError } = useWizard<Sale>()
  const { currency } = useWho()
  const { total } = sumsOf(values)
  const take = useRef<HTMLButtonElement>(null)
  useEffect(function focusTake() {
    // Not by autoFocus: while the dialog before it closes, the page is still inert.
    take.current?.focus()
  }, [])
  const asksForDebt = error?.code === 'deposit_debt'
  const name = values.customer?.fullname ?? ''
  return (
    <>
      <WizardStepPage
        banner={
          error &&
          !asksForDebt && (
            <Banner urgent tone="danger" title={error.message || t('common:network.failed')}>
              {Object.values(error.errors)
                .flat()
                .filter((words) => words !== error.message)
                .map((words) => (
                  <p key={words}>{words}</p>
                ))}
            </Banner>
          )
        }
        bar={
          <>
            <Button tone="ghost" onClick={back}>
              {t('common:actions.back')}
            </Button>
            <Button ref={take} tone="secondary" pending={pending} onClick={() => submit()}>
              {total > 0
                ? t('confirm.button', { sum: formatMoney(total, currency) })
                : t('confirm.buttonFree')}
            </Button>
          </>
        }
      >
        <Stack>
          <Card title={t('confirm.title')}>
            {t('confirm.text', { plan: values.plan?.name, name })}
          </Card>
          <Summary />
        </Stack>
      </WizardStepPage>
      {asksForDebt && (
        <ConfirmDialog
          open
          title={t('debt.title', { name })}
          confirm={t('debt.button')}
          onClose={clearError}
          onConfirm={() => submit({ allow_debt: true })}
        >
          {error.message}
        </ConfirmDialog>
      )}
    </>
  )
}
