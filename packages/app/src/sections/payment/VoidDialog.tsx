import { formatMoney, SegmentedField } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentApproval } from '../../gym/approval/approvals.tsx'
import { BackDialog } from '../../gym/approval/BackDialog.tsx'
import { useSecondPerson } from '../../gym/approval/useSecondPerson.ts'
import { HelpMark } from '../../gym/HelpMark.tsx'
import { isShortReason } from '../../gym/reason.ts'
import { ReasonField } from '../../gym/ReasonField.tsx'
import type { Body } from '../../scaffold/contract.ts'
import { useWrite } from '../../scaffold/useWrite.ts'
import { useWho } from '../../scaffold/who.ts'
import { WriteDialog } from '../../scaffold/WriteDialog.tsx'
import { DaysLeft } from './DaysLeft.tsx'
import type { Payment } from './payment.data.ts'
import { VoidDone } from './VoidDone.tsx'

type Reason = Body<'/management/payment/{id}/void/', 'patch'>['void_reason']

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
  const { currency } = useWho()
  const [step, setStep] = useState<'form' | 'ask' | 'done'>('form')
  const [asked, setAsked] = useState(false)
  const write = useWrite('patch', '/management/payment/{id}/void/', {
    touches: ['payment', 'member', 'package', 'class'],
    form: `payment.void.${payment.id}`,
    begin: nothing,
    settles: 'voidPayment',
    done: () => setStep('done'),
  })
  const { set } = write
  const { reason, description } = write.values
  const { id, invoice_id: number, subscription } = payment
  const name = payment.customer?.fullname ?? ''
  const sum = formatMoney(payment.total, currency)
  const check = () => {
    setAsked(true)
    if (reason && !isShortReason(description)) setStep('ask')
  }
  const run = async (approval?: string) => {
    await write.send({
      params: { path: { id } },
      body: { void_reason: reason ?? 1, void_description: description.trim(), approval },
    })
  }
  const { total: amount, returned } = payment
  const second = useSecondPerson({
    amount,
    returned,
    run,
    close: () => {
      write.clear()
      // The confirmation closes itself after success too; the step must then stay 'done'.
      setStep((now) => (now === 'ask' ? 'form' : now))
    },
  })
  if (step === 'done') return <VoidDone payment={payment} close={close} />
  if (second.isApproving) {
    return (
      <PaymentApproval payment={id} action="void" amount={amount} close={second.leave} run={run} />
    )
  }
  if (step === 'ask') {
    return (
      <BackDialog
        title={t('void.ask', { name, sum })}
        confirm={t('void.confirm', { sum })}
        write={write}
        second={second}
      >
        <p>
          {subscription
            ? t('void.text', { number, plan: subscription.plan.name })
            : t('void.plain', { number })}
        </p>
        <DaysLeft of={payment} />
        <p>{t('reversal.cannotUndo')}</p>
      </BackDialog>
    )
  }
  return (
    <WriteDialog
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
      onSave={check}
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
        error={asked && !reason ? t('reversal.reason') : undefined}
        onChange={(next) => set({ reason: next })}
      />
      <ReasonField
        label={t('fields.void_description')}
        value={description}
        asked={asked}
        onChange={(text) => set({ description: text })}
      />
    </WriteDialog>
  )
}
