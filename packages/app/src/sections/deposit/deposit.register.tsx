import {
  enteredIn,
  FieldGroup,
  formatMoney,
  SplitPaymentField,
  useSnackbar,
  type PaymentPart,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { MemberPicker, type PickedMember } from '../../domain/member/MemberPicker.tsx'
import { OpenShift } from '../../domain/money/OpenShift.tsx'
import { checkParts } from '../../domain/money/paymentParts.ts'
import { checkPaymentDate, sentDate, type PaymentDate } from '../../domain/money/paymentDate.ts'
import { PaymentDateFields } from '../../domain/money/PaymentDateFields.tsx'
import { useFieldErrors } from '../../domain/money/useFieldErrors.ts'
import { usePaymentMethods } from '../../domain/money/usePaymentMethods.tsx'
import { addressOf, useRouteContext } from '../../scaffold/routing/index.ts'
import { useTranslate } from '../../scaffold/i18n/index.ts'
import { useDraftState, useRecoverableMutation } from '../../scaffold/mutation/index.ts'
import { useCurrentUser, useSettings } from '../../scaffold/session/index.ts'
import { MutationPage } from '../../scaffold/form/index.ts'
import { isForMember, memberIn, useBalance } from './deposit.data.ts'
import { depositBody } from './depositParts.ts'
import { Preview } from './Preview.tsx'

interface Draft extends PaymentDate {
  customer: PickedMember | null
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
  const notify = useSnackbar()
  const navigate = useNavigate()
  const { section } = useRouteContext()
  const { currency } = useCurrentUser()
  const { today } = useSettings()
  const methods = usePaymentMethods()
  // From the list of debtors the amount is the debt.
  const debt = known && known < 0 ? -known : null
  const begin: Draft = {
    customer: member,
    payment_date: null,
    date_reason: '',
    parts: [{ method: methods[0]?.id ?? null, amount: debt, typed: true }],
  }
  const draft = useDraftState('deposit.register', begin, { takes: isForMember(member) })
  const write = useRecoverableMutation('post', '/management/deposit-payments/', {
    operation: 'createDeposit',
    touches: ['deposit', 'member', 'payment'],
    draft,
    done: (line) => {
      const [sum, name] = [formatMoney(line.amount, currency), line.gym_customer.fullname]
      notify({ words: t('register.saved', { sum, name }), tone: 'success' })
      void navigate(addressOf(section, 'list'))
    },
  })
  const { values, set, error } = write
  const { customer, parts } = values
  const balance = useBalance(customer, customer?.id === member?.id ? known : undefined)
  const wrongParts = checkParts(parts, { translate, currency })
  const wrong = {
    gym_customer: customer ? undefined : t('rules.customer'),
    payment_types: wrongParts && t('rules.amount'),
    ...checkPaymentDate(values, { translate, today }),
  }
  const { errorOf, check, isSubmitted } = useFieldErrors(wrong, error)
  const save = async () => {
    if (!check() || !customer) return
    const body = { gym_customer: customer.id, ...sentDate(values, today), ...depositBody(parts) }
    // The banner and the fields show the error.
    await write.send({ body }).catch(() => undefined)
  }
  return (
    <MutationPage
      {...write}
      back="list"
      text={t('register.text')}
      save={t('register.save')}
      errorAction={error && <OpenShift code={error.code} />}
      aside={<Preview name={customer?.fullname} balance={balance} change={enteredIn(parts)} />}
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
            error={errorOf('gym_customer')}
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
            error={wrongParts ? undefined : errorOf('payment_types')}
            errors={isSubmitted ? wrongParts?.parts : undefined}
            onChange={(next) => set({ parts: next })}
          />
        </div>
        <PaymentDateFields
          label={t('fields.payment_date')}
          value={values}
          errorOf={errorOf}
          onChange={set}
        />
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
