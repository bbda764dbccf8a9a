import {
  DateField,
  isDay,
  enteredIn,
  FieldGroup,
  formatMoney,
  SplitPaymentField,
  useSnackbar,
  type PaymentPart,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isShortReason } from '../../domain/money/reason.ts'
import { MemberPicker, type PickedMember } from '../../domain/member/MemberPicker.tsx'
import { OpenShift } from '../../domain/money/OpenShift.tsx'
import { DateReasonField } from '../../domain/money/ReasonField.tsx'
import { addressOf, useRouteContext } from '../../scaffold/routing/index.ts'
import { useTranslate } from '../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { useCan, useCurrentUser, useSettings } from '../../scaffold/session/index.ts'
import { MutationPage } from '../../scaffold/form/index.ts'
import { isForMember, memberIn, useBalance } from './deposit.data.ts'
import { checkParts, sentParts } from './paymentParts.ts'
import { Preview } from './Preview.tsx'
import { useDepositMethods } from './useDepositMethods.ts'

interface Draft {
  customer: PickedMember | null
  /** Null means today, also when the draft is opened on a later day. */
  date: string | null
  reason: string
  parts: readonly PaymentPart[]
}

/** Adds money to a deposit. Another member in the URL resets the form. */
function RegisterScreen() {
  const [query] = useSearchParams()
  const named = memberIn(query)
  return <Register key={query.toString()} {...named} />
}

function Register({ member, balance: known }: ReturnType<typeof memberIn>) {
  const { t } = useTranslation(['deposit', 'domain'])
  const translate = useTranslate()
  const can = useCan()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const { section } = useRouteContext()
  const { currency } = useCurrentUser()
  const { today } = useSettings()
  const methods = useDepositMethods()
  // From the list of debtors the amount is the debt.
  const debt = known && known < 0 ? -known : null
  const begin: Draft = {
    customer: member,
    date: null,
    reason: '',
    parts: [{ method: methods[0]?.id ?? null, amount: debt, typed: true }],
  }
  const write = useApiMutation('post', '/management/deposit-payments/', {
    touches: ['deposit', 'member', 'payment'],
    form: 'deposit.register',
    initialValues: begin,
    takes: isForMember(member),
    recoverable: 'createDeposit',
    done: (line) => {
      const [sum, name] = [formatMoney(line.amount, currency), line.gym_customer.fullname]
      notify({ words: t('register.saved', { sum, name }), tone: 'success' })
      void navigate(addressOf(section, 'list'))
    },
  })
  const { values, set, error } = write
  const { customer, reason, parts } = values
  const date = values.date ?? today
  const [shown, setShown] = useState(false)
  const balance = useBalance(customer, customer?.id === member?.id ? known : undefined)
  const amount = enteredIn(parts)
  const isLate = date !== '' && date < today
  const wrong = {
    customer: customer ? undefined : t('rules.customer'),
    parts: checkParts(parts, translate),
    date: !isDay(date) ? t('rules.date') : date > today ? t('rules.future') : undefined,
    reason: isLate && isShortReason(reason) ? t('domain:reason.date') : undefined,
  }
  const errors: Partial<typeof wrong> = shown ? wrong : {}
  const told = (field: string) => error?.errors[field]?.[0]
  const save = async () => {
    setShown(true)
    if (!customer || Object.values(wrong).some(Boolean)) return
    try {
      await write.send({
        body: {
          gym_customer: customer.id,
          payment_date: date,
          date_reason: isLate ? reason.trim() : null,
          ...sentParts(parts),
        },
      })
    } catch {
      // The banner and the fields show the error.
    }
  }
  return (
    <MutationPage
      {...write}
      back="list"
      text={t('register.text')}
      save={t('register.save')}
      errorAction={error && <OpenShift code={error.code} />}
      aside={<Preview name={customer?.fullname} balance={balance} change={amount} />}
      onSave={save}
    >
      <FieldGroup>
        <div data-wide>
          <MemberPicker
            required
            paying
            leadsOn
            autoFocus={!member}
            label={t('fields.gym_customer')}
            value={customer}
            error={errors.customer ?? told('gym_customer')}
            onChange={(picked) => {
              set({ customer: picked })
              // In the next frame: the combobox keeps focus until it has rendered the choice.
              if (picked) requestAnimationFrame(focusOnSum)
            }}
          />
        </div>
        <div data-wide data-field="payments">
          <SplitPaymentField
            required
            hideLabel
            label={t('fields.payments')}
            name="payments"
            currency={currency}
            methods={methods}
            value={parts}
            error={errors.parts ?? told('payment_types')}
            onChange={(next) => set({ parts: next })}
          />
        </div>
        {can('payment', 'register', 'backdate') && (
          <DateField
            required
            label={t('fields.payment_date')}
            today={today}
            max={today}
            value={date}
            error={errors.date ?? told('payment_date')}
            onChange={(day) => set({ date: day === today ? null : day })}
          />
        )}
        {isLate && (
          <DateReasonField
            value={reason}
            error={errors.reason ?? told('date_reason')}
            onChange={(next) => set({ reason: next })}
          />
        )}
      </FieldGroup>
    </MutationPage>
  )
}

/** Focuses and selects the amount, so that typing replaces the prefilled value. */
function focusOnSum() {
  const input = document.querySelector<HTMLInputElement>('[data-field="payments"] input')
  input?.focus()
  input?.select()
}

export { RegisterScreen as register }
