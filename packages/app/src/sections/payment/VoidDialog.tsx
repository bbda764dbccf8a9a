import {
  Button,
  ConfirmDialog,
  Dialog,
  formatMoney,
  SegmentedField,
  Stack,
  TextAreaField,
} from '@zal/ui'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Body } from '../../scaffold/contract.ts'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useSend } from '../../scaffold/send.ts'
import { useWho } from '../../scaffold/who.ts'
import type { Payment } from './payment.data.ts'
import { VoidDone } from './VoidDone.tsx'

type Reason = Body<'/management/payment/{id}/void/', 'patch'>['void_reason']

const reasons: Reason[] = [1, 2, 3, 4, 5, 6]
const SHORTEST = 10

interface VoidDialogProps {
  payment: Payment
  close(): void
}

/** Asks why, asks once more with the name and the sum, voids, and tells what came of it. */
export function VoidDialog({ payment, close }: VoidDialogProps) {
  const { t } = useTranslation(['payment', 'common'])
  const say = useSay()
  const { currency } = useWho()
  const formId = useId()
  const [step, setStep] = useState<'form' | 'ask' | 'done'>('form')
  const [reason, setReason] = useState<Reason | null>(null)
  const [description, setDescription] = useState('')
  const [asked, setAsked] = useState(false)
  const { send, error, clear } = useSend('patch', '/management/payment/{id}/void/', {
    touches: ['payment', 'member', 'package', 'class'],
    form: `payment.void.${payment.id}`,
  })
  const { id, invoice_id: number, subscription } = payment
  const { fullname: name } = payment.customer
  const sum = formatMoney(payment.total, currency)
  const isShort = description.trim().length < SHORTEST
  const check = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (reason && !isShort) setStep('ask')
  }
  const run = () =>
    send({
      params: { path: { id } },
      body: { void_reason: reason ?? 1, void_description: description.trim() },
    })
  if (step === 'done') return <VoidDone payment={payment} close={close} />
  if (step === 'ask') {
    return (
      <ConfirmDialog
        open
        title={t('void.ask', { name, sum })}
        confirm={t('void.confirm', { sum })}
        error={error && sayError(say, error)}
        onConfirm={async () => {
          await run()
          // The dialog closes by itself after this; what it closes into is the answer.
          setStep('done')
        }}
        onClose={() => {
          clear()
          setStep((now) => (now === 'done' ? now : 'form'))
        }}
      >
        <p>
          {subscription
            ? t('void.text', { number, plan: subscription.plan.name })
            : t('void.plain', { number })}
        </p>
        <p>{t('reversal.cannotUndo')}</p>
      </ConfirmDialog>
    )
  }
  return (
    <Dialog
      open
      title={t('void.title', { number })}
      description={t('void.whose', { name, sum })}
      onClose={close}
      actions={
        <>
          <Button tone="ghost" onClick={close}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={formId} tone="danger" keys="Ctrl Enter">
            {t('void.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={check}>
        <Stack>
          <SegmentedField<Reason>
            required
            look="cards"
            label={t('fields.void_reason')}
            options={reasons.map((each) => ({
              id: each,
              digit: each,
              label: t(`options.void_reason.${each}`),
            }))}
            value={reason}
            error={asked && !reason ? t('reversal.reason') : undefined}
            onChange={setReason}
          />
          <TextAreaField
            required
            label={t('fields.void_description')}
            hint={t('reversal.hint')}
            maxLength={500}
            value={description}
            error={asked && isShort ? t('reversal.short') : undefined}
            onChange={setDescription}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
