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
import { useHeldValues, type HeldDraft } from '../../../domain/money/useHeldValues.ts'
import { usePaymentMethods } from '../../../domain/money/usePaymentMethods.tsx'
import { ConflictDialog, MutationPage } from '../../../scaffold/form/index.ts'
import { useTranslate } from '../../../scaffold/i18n/index.ts'
import { useBackLink } from '../../../scaffold/routing/index.ts'
import { useDraftState, useRecoverableMutation } from '../../../scaffold/mutation/index.ts'
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

const nothing: HeldDraft<Payment, PaymentEdit> = {}

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
  const done = () => {
    notify({ words: translate('form.saved'), tone: 'success' })
    void navigate(back('history'))
  }
  const draft = useDraftState(`payment.edit.${payment.id}`, nothing, {
    differs: ({ held }) => held !== undefined && hasAny(changesOf(held.values, held.before)),
  })
  const write = useRecoverableMutation('patch', '/management/payment/{id}/', {
    operation: 'changePayment',
    touches: ['payment', 'member'],
    draft,
    done,
  })
  const { set, error } = write
  const { now, theirs, change } = useHeldValues(payment, editOf, write)
  const { before, values } = now
  const [shown, setShown] = useState(false)
  const [voiding, setVoiding] = useState(false)
  const wrong = shown ? checkEdit(values, before, { translate, today, currency }) : {}
  const save = async (what = now) => {
    setShown(true)
    const rules = { translate, today, currency }
    if (Object.values(checkEdit(what.values, what.before, rules)).some(Boolean)) return
    const changes = changesOf(what.values, what.before)
    try {
      const body = editBody(changes, what.before)
      if (hasAny(changes)) await write.send({ params: { path: { id: payment.id } }, body })
      else {
        write.forget()
        done()
      }
    } catch {
      // The banner and the fields show the error.
    }
  }
  const serverError = (field: string) => error?.errors[field]?.[0]
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
          error={wrong.payment_date ?? serverError('payment_date')}
          onChange={(payment_date) => change({ payment_date })}
        />
        {values.payment_date !== before.payment_date && (
          <DateReasonField
            value={values.date_reason}
            error={wrong.date_reason ?? serverError('date_reason')}
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
              wrong.payments?.sum ??
              (enteredIn(values.payments) === payment.total ? serverError('payments') : undefined)
            }
            errors={wrong.payments?.parts}
            onChange={(parts) => change({ payments: parts })}
          />
        </div>
        <div data-wide>
          <TextAreaField
            label={t('fields.note')}
            hint={t('edit.note')}
            maxLength={500}
            value={values.note}
            error={serverError('note')}
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
            const held = { before: theirs, values: chosen }
            set({ held })
            void save(held)
          }}
        />
      )}
    </MutationPage>
  )
}

const hasAny = (changes: object) => Object.keys(changes).length > 0
