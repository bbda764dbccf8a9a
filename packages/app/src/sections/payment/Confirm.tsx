import type { ApiError } from '@zal/api'
import { Banner, Button, Card, ConfirmDialog, formatMoney, Stack } from '@zal/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenShift } from '../../gym/OpenShift.tsx'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { Unanswered } from '../../scaffold/Unanswered.tsx'
import { useWho } from '../../scaffold/who.ts'
import { useWizard, WizardStepPage } from '../../scaffold/wizard.tsx'
import { sumsOf } from './sale.ts'
import type { Sale } from './sale.types.ts'
import { Summary } from './Summary.tsx'
import { useItemName } from './useItemName.ts'

/** Final summary of the sale with the button that takes the money. */
export function Confirm() {
  const { t } = useTranslation(['payment', 'gym', 'common'])
  const say = useSay()
  const { values, submit, back, pending, error, clearError, settled } = useWizard<Sale>()
  const { currency } = useWho()
  const { total } = sumsOf(values)
  const take = useRef<HTMLButtonElement>(null)
  useEffect(function focusTake() {
    // Not by autoFocus: the page is inert while the previous dialog closes.
    take.current?.focus()
  }, [])
  const said = error && sayError(say, error)
  const asksForDebt = error?.code === 'deposit_debt'
  const asksAtDoor = values.type === 3 && isWarning(error)
  const asks = asksForDebt || asksAtDoor
  // Confirmations of this attempt; a new attempt asks again.
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const send = (now: readonly string[]) => {
    setAgreed(now)
    submit(now)
  }
  const nameOf = useItemName()
  const name = values.customer?.fullname ?? t('gym:guest')
  const plan = values.type === 3 ? values.items.map(nameOf).join(', ') : values.plan?.name
  return (
    <>
      <WizardStepPage
        banner={
          error && !asks ? (
            <Banner urgent tone="danger" title={said} action={<OpenShift code={error.code} />}>
              {[...new Set(Object.values(error.errors).flat())]
                .filter((words) => words !== said)
                .map((words) => (
                  <p key={words}>{words}</p>
                ))}
            </Banner>
          ) : (
            <Unanswered {...settled} />
          )
        }
        bar={
          <>
            <Button tone="ghost" onClick={back}>
              {t('common:actions.back')}
            </Button>
            <Button ref={take} tone="secondary" pending={pending} onClick={() => send([])}>
              {total > 0
                ? t('confirm.button', { sum: formatMoney(total, currency) })
                : t('confirm.buttonFree')}
            </Button>
          </>
        }
      >
        <Stack>
          <Card title={t('confirm.title')}>{t('confirm.text', { plan, name })}</Card>
          <Summary />
        </Stack>
      </WizardStepPage>
      {asksAtDoor && (
        <ConfirmDialog
          open
          title={t('once.ask', { name })}
          confirm={t('once.goOn')}
          onClose={clearError}
          onConfirm={() => send([...agreed, 'door'])}
        >
          {said}
        </ConfirmDialog>
      )}
      {asksForDebt && (
        <ConfirmDialog
          open
          title={t('debt.title', { name })}
          confirm={t('debt.button')}
          onClose={clearError}
          onConfirm={() => send([...agreed, 'debt'])}
        >
          {said}
        </ConfirmDialog>
      )}
    </>
  )
}

/** Whether the check-in verdict is only a warning, which a confirmation overrides. */
const isWarning = (error: ApiError | undefined): error is ApiError =>
  (error?.results as { level?: string } | undefined)?.level === 'yellow'
