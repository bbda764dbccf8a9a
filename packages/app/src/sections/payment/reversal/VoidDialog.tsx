import { formatMoney, SegmentedField } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReversalConfirm } from '../../../domain/approval/ReversalConfirm.tsx'
import { HelpMark } from '../../../domain/HelpMark.tsx'
import { checkReason } from '../../../domain/money/reason.ts'
import { ReasonField } from '../../../domain/money/ReasonField.tsx'
import { useFieldErrors } from '../../../domain/money/useFieldErrors.ts'
import type { BodyOf } from '../../../scaffold/api/index.ts'
import { useTranslate } from '../../../scaffold/i18n/index.ts'
import { useDraftState, useRecoverableMutation } from '../../../scaffold/mutation/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { MutationDialog } from '../../../scaffold/form/index.ts'
import { Consequences } from './Consequences.tsx'
import { DaysLeft } from './DaysLeft.tsx'
import type { Payment } from '../payment.data.ts'
import { VoidDone } from './VoidDone.tsx'

type Reason = BodyOf<'/management/payment/{id}/void/', 'patch'>['void_reason']

const reasons: Reason[] = [1, 2, 3, 4, 5, 6]

interface Draft {
  reason: Reason | null
  description: string
}

const nothing: Draft = { reason: null, description: '' }

interface VoidDialogProps {
  payment: Payment
  close(): void
}

/** Void of a payment: reason, confirmation with name and amount, result. */
export function VoidDialog({ payment, close }: VoidDialogProps) {
  const { t } = useTranslation('payment')
  const translate = useTranslate()
  const { currency } = useCurrentUser()
  const [step, setStep] = useState<'form' | 'ask' | 'done'>('form')
  const draft = useDraftState(`payment.void.${payment.id}`, nothing)
  const write = useRecoverableMutation('patch', '/management/payment/{id}/void/', {
    operation: 'voidPayment',
    touches: ['payment', 'member', 'package', 'class'],
    draft,
    done: () => setStep('done'),
  })
  const { set } = write
  const { reason, description } = write.values
  const { id, invoice_id: number, subscription } = payment
  const name = payment.customer?.fullname ?? ''
  const sum = formatMoney(payment.total, currency)
  const { errorOf, check } = useFieldErrors({
    void_reason: reason ? undefined : t('reversal.reason'),
    void_description: checkReason(description, translate),
  })
  const run = async (approval?: string) => {
    await write.send({
      params: { path: { id } },
      body: { void_reason: reason ?? 1, void_description: description.trim(), approval },
    })
  }
  const { total: amount, returned } = payment
  if (step === 'done') return <VoidDone payment={payment} close={close} />
  if (step === 'ask') {
    return (
      <ReversalConfirm
        of={{ payment: id, action: 'void' }}
        amount={amount}
        returned={returned}
        title={t('void.ask', { name, sum })}
        confirm={t('void.confirm', { sum })}
        write={write}
        run={run}
        close={() => {
          write.clear()
          // The confirmation closes itself after success too; the step must then stay 'done'.
          setStep((now) => (now === 'ask' ? 'form' : now))
        }}
      >
        <Consequences
          money={t('void.money', { number, sum })}
          membership={
            subscription && (
              <>
                {t('void.membership', { plan: subscription.plan.name })}
                <DaysLeft of={payment} />
              </>
            )
          }
          visits={t('reversal.visits')}
        />
      </ReversalConfirm>
    )
  }
  return (
    <MutationDialog
      {...write}
      size="md"
      title={t('void.title', { number })}
      text={
        <>
          {t('void.whose', { name, sum })}
          {'\u00A0'}
          <HelpMark word="void" />
        </>
      }
      save={t('void.save')}
      tone="danger"
      // The confirmation shows the error.
      error={undefined}
      onSave={() => {
        if (check()) setStep('ask')
      }}
      close={close}
    >
      <SegmentedField<Reason>
        required
        autoFocus
        look="cards"
        label={t('fields.void_reason')}
        options={reasons.map((each) => ({
          id: each,
          digit: each,
          label: t(`options.void_reason.${each}`),
        }))}
        value={reason}
        error={errorOf('void_reason')}
        onChange={(next) => set({ reason: next })}
      />
      <ReasonField
        label={t('fields.void_description')}
        value={description}
        error={errorOf('void_description')}
        onChange={(text) => set({ description: text })}
      />
    </MutationDialog>
  )
}
