import type { ApiError } from '@zal/api'
import { Banner, Button, Card, ConfirmDialog, formatMoney, Stack } from '@zal/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Approval } from '../../../domain/approval/approvals.tsx'
import { OpenShift } from '../../../domain/money/OpenShift.tsx'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { MutationRecoveryBanner } from '../../../scaffold/mutation/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { useWizard, WizardStepPage } from '../../../scaffold/wizard/index.ts'
import { APPROVAL, sumsOf } from './sale.ts'
import type { Sale } from './sale.types.ts'
import { SaleSummary } from './SaleSummary.tsx'
import { useItemName } from './useItemName.ts'

/** Final summary of the sale with the button that takes the money. */
export function SaleConfirm() {
  const { t } = useTranslation(['payment', 'domain', 'common'])
  const translate = useTranslate()
  const { values, submit, back, pending, error, clearError, recovery } = useWizard<Sale>()
  const { currency } = useCurrentUser()
  const { off, total } = sumsOf(values)
  const take = useRef<HTMLButtonElement>(null)
  useEffect(function focusTake() {
    // Not by autoFocus: the page is inert while the previous dialog closes.
    take.current?.focus()
  }, [])
  const said = error && errorMessage(translate, error)
  const asksForDebt = error?.code === 'deposit_debt'
  const asksAtDoor = values.type === 3 && isWarning(error)
  const asksSecond = error?.code === 'approval_required'
  const asks = asksForDebt || asksAtDoor || asksSecond
  // Confirmations of this attempt; a new attempt asks again.
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const send = (now: readonly string[]) => {
    setAgreed(now)
    submit(now)
  }
  const nameOf = useItemName()
  const name = values.customer?.fullname ?? t('domain:guest')
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
            <MutationRecoveryBanner {...recovery} />
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
          <SaleSummary />
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
      {asksSecond && (
        <Approval
          of={{ buyer: values.customer?.id ?? null }}
          amount={off}
          run={async (approval) => send([...agreed, `${APPROVAL}${approval}`])}
          close={clearError}
        />
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
