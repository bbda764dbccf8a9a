import { DEPOSIT, type Method } from '@zal/api/methods'
import type { ApiError } from '@zal/api'
import {
  Banner,
  Button,
  ConfirmDialog,
  Dialog,
  formatDate,
  formatMoney,
  Stack,
  SummaryLines,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Approval } from '../../../../domain/approval/approvals.tsx'
import { MethodIcon } from '../../../../domain/money/MethodIcon.tsx'
import { OpenShift } from '../../../../domain/money/OpenShift.tsx'
import { errorMessage, useTranslate } from '../../../../scaffold/i18n/index.ts'
import { MutationRecoveryBanner } from '../../../../scaffold/mutation/index.ts'
import { useCurrentUser } from '../../../../scaffold/session/index.ts'
import { sumsOf } from '../sale.ts'
import type { Agreed } from '../sale.types.ts'
import { lastDay } from '../saleDays.ts'
import { useSale } from '../saleState.ts'
import { useItemName } from '../what/useItemName.ts'

const nothing: Agreed = { debt: false, door: false }

/** Dialog that takes the money: who, what, from when to when, and how it is paid. */
export function SaleConfirm() {
  const { t } = useTranslation(['payment', 'domain', 'common'])
  const translate = useTranslate()
  const { values, submit, back, pending, error, clearError, recovery } = useSale()
  const { currency } = useCurrentUser()
  const nameOf = useItemName()
  const { off, total } = sumsOf(values)
  const { customer, type, plan, items, payments, start_date } = values
  const said = error && errorMessage(translate, error)
  const asksForDebt = error?.code === 'deposit_debt'
  const asksAtDoor = type === 3 && isWarning(error)
  // Confirmations of this attempt; a new attempt asks again.
  const [agreed, setAgreed] = useState(nothing)
  const send = (now: Agreed) => {
    setAgreed(now)
    return submit(now)
  }
  const name = customer?.fullname ?? t('domain:guest')
  const button =
    total > 0 ? t('confirm.button', { sum: formatMoney(total, currency) }) : t('confirm.buttonFree')
  if (asksAtDoor) {
    return (
      <ConfirmDialog
        open
        title={t('once.ask', { name })}
        confirm={t('once.goOn')}
        onClose={clearError}
        onConfirm={() => void send({ ...agreed, door: true })}
      >
        {said}
      </ConfirmDialog>
    )
  }
  if (error?.code === 'approval_required') {
    return (
      <Approval
        of={{ buyer: customer?.id ?? null }}
        amount={off}
        run={(approval) => send({ ...agreed, approval })}
        close={clearError}
      />
    )
  }
  if (asksForDebt) {
    return (
      <ConfirmDialog
        open
        title={t('debt.title', { name })}
        confirm={t('debt.button')}
        onClose={clearError}
        onConfirm={() => void send({ ...agreed, debt: true })}
      >
        {said}
      </ConfirmDialog>
    )
  }
  return (
    <Dialog
      open
      size="sm"
      title={
        total > 0 ? t('confirm.ask', { sum: formatMoney(total, currency) }) : t('confirm.askFree')
      }
      description={name}
      onClose={back}
      actions={
        <>
          <Button tone="ghost" onClick={back}>
            {t('common:actions.back')}
          </Button>
          <Button autoFocus pending={pending} onClick={() => void send(nothing)}>
            {button}
          </Button>
        </>
      }
    >
      <Stack>
        {error ? (
          <Banner urgent tone="danger" title={said} action={<OpenShift code={error.code} />}>
            {[...new Set(Object.values(error.errors).flat())]
              .filter((words) => words !== said)
              .map((words) => (
                <p key={words}>{words}</p>
              ))}
          </Banner>
        ) : (
          <MutationRecoveryBanner {...recovery} />
        )}
        <SummaryLines>
          {type === 3 || !plan ? (
            items.map((item, at) => (
              <div key={at}>
                <dt>{nameOf(item)}</dt>
                <dd>{formatMoney((item.quantity ?? 0) * (item.price ?? 0))}</dd>
              </div>
            ))
          ) : (
            <div>
              <dt>{plan.name}</dt>
              <dd>{`${formatDate(start_date)} – ${formatDate(lastDay(start_date, plan.days))}`}</dd>
            </div>
          )}
          {(total > 0 ? payments : []).map(({ method, amount }) => (
            <div key={method}>
              <dt>
                <MethodIcon method={(method ?? DEPOSIT) as Method} size={16} />
                {t(`domain:method.${(method ?? DEPOSIT) as Method}`)}
              </dt>
              <dd>{formatMoney(amount ?? 0)}</dd>
            </div>
          ))}
        </SummaryLines>
      </Stack>
    </Dialog>
  )
}

/** Whether the check-in verdict is only a warning, which a confirmation overrides. */
const isWarning = (error: ApiError | undefined): error is ApiError =>
  (error?.results as { level?: string } | undefined)?.level === 'yellow'
