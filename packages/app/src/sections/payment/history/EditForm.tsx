import {
  Banner,
  Button,
  Card,
  DateField,
  enteredIn,
  FieldGroup,
  SplitPaymentField,
  TextAreaField,
  useSnackbar,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { OpenShift } from '../../../domain/money/OpenShift.tsx'
import { PaymentCard } from '../../../domain/money/PaymentCard.tsx'
import { DateReasonField } from '../../../domain/money/ReasonField.tsx'
import { usePaymentMethods } from '../../../domain/money/usePaymentMethods.tsx'
import { ConflictDialog, MutationPage } from '../../../scaffold/form/index.ts'
import { isEqual } from '../../../scaffold/platform/index.ts'
import { useTranslate } from '../../../scaffold/i18n/index.ts'
import { useBackLink } from '../../../scaffold/routing/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import {
  editBody,
  changesOf,
  checkEdit,
  compared,
  dateBounds,
  editOf,
  type PaymentEdit,
} from './edit.ts'
import type { Payment } from '../payment.data.ts'
import { VoidDialog } from '../reversal/VoidDialog.tsx'

/** Form values and the payment they are based on. */
interface Held {
  before: Payment
  values: PaymentEdit
}

const nothing: { held?: Held } = {}

/** Editable fields of a payment; anything else requires a void and a new sale. */
export function EditForm({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment')
  const translate = useTranslate()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const back = useBackLink()
  const { currency } = useCurrentUser()
  const { today } = useSettings()
  const { allowed_actions: allowed, is_fixed: isFixed } = payment
  const methods = usePaymentMethods({ came: payment.payments })
  // The first change stores the record as the base, so that saves of others do not alter it.
  const done = () => {
    notify({ words: translate('form.saved'), tone: 'success' })
    void navigate(back('history'))
  }
  const write = useApiMutation('patch', '/management/payment/{id}/', {
    touches: ['payment', 'member'],
    form: `payment.edit.${payment.id}`,
    initialValues: nothing,
    differs: ({ held }) => held !== undefined && hasAny(changesOf(held.values, held.before)),
    recoverable: 'changePayment',
    done,
  })
  const { set, error } = write
  const { held } = write.values
  const { before, values } =
    held && !isEqual(held.values, editOf(held.before))
      ? held
      : { before: payment, values: editOf(payment) }
  const [shown, setShown] = useState(false)
  const [voiding, setVoiding] = useState(false)
  const theirs = error?.code === 'stale_record' ? (error.results as Payment) : undefined
  const wrong = shown ? checkEdit(values, before, { translate, today, currency }) : {}
  const change = (patch: Partial<PaymentEdit>) =>
    set({ held: { before, values: { ...values, ...patch } } })
  const save = async (now = { before, values }) => {
    setShown(true)
    if (
      Object.values(checkEdit(now.values, now.before, { translate, today, currency })).some(Boolean)
    )
      return
    const changes = changesOf(now.values, now.before)
    try {
      const body = editBody(changes, now.before)
      if (hasAny(changes)) await write.send({ params: { path: { id: payment.id } }, body })
      else {
        write.forget()
        done()
      }
    } catch {
      // The banner and the fields show the error.
    }
  }
  const told = (field: string) => error?.errors[field]?.[0]
  return (
    <MutationPage
      {...write}
      text={t('edit.text')}
      save={translate('actions.save')}
      error={theirs ? undefined : error}
      errorAction={error && <OpenShift code={error.code} />}
      idle={!write.isDirty}
      aside={
        <>
          <PaymentCard payment={payment} whose />
          {allowed.void && (
            <Card
              title={t('edit.other')}
              actions={
                <Button tone="outline" size="sm" onClick={() => setVoiding(true)}>
                  {t('edit.reenter')}
                </Button>
              }
            />
          )}
        </>
      }
      back="history"
      onSave={() => save()}
    >
      <FieldGroup>
        {isFixed && (
          <div data-wide>
            <Banner tone="info">
              {t(payment.payment_status === 'paid' ? 'edit.final' : 'edit.locked')}
            </Banner>
          </div>
        )}
        <DateField
          required
          label={t('fields.payment_date')}
          today={today}
          {...dateBounds(payment, today)}
          disabled={!allowed.date}
          value={values.payment_date}
          error={wrong.payment_date ?? told('payment_date')}
          onChange={(payment_date) => change({ payment_date })}
        />
        {values.payment_date !== before.payment_date && (
          <DateReasonField
            value={values.date_reason}
            error={wrong.date_reason ?? told('date_reason')}
            onChange={(date_reason) => change({ date_reason })}
          />
        )}
        <div data-wide>
          <SplitPaymentField
            required
            label={t('fields.payments')}
            hint={isFixed || allowed.split ? undefined : t('edit.splitToday')}
            disabled={!allowed.split}
            total={payment.total}
            currency={currency}
            methods={methods}
            value={values.payments}
            error={
              wrong.payments ??
              (enteredIn(values.payments) === payment.total ? told('payments') : undefined)
            }
            onChange={(parts) => change({ payments: parts })}
          />
        </div>
        <div data-wide>
          <TextAreaField
            label={t('fields.note')}
            hint={t('edit.note')}
            maxLength={500}
            value={values.note}
            error={told('note')}
            onChange={(note) => change({ note })}
          />
        </div>
      </FieldGroup>
      {voiding && <VoidDialog payment={payment} close={() => setVoiding(false)} />}
      {theirs && (
        <ConflictDialog
          noun="payment"
          fields={compared}
          began={editOf(before)}
          mine={values}
          theirs={editOf(theirs)}
          close={write.clear}
          choose={(chosen) => {
            set({ held: { before: theirs, values: chosen } })
            void save({ before: theirs, values: chosen })
          }}
        />
      )}
    </MutationPage>
  )
}

const hasAny = (changes: object) => Object.keys(changes).length > 0
