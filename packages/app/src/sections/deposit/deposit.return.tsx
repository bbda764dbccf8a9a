import { CARD, CASH } from '@zal/api/methods'
import { Button, FieldGroup, formatMoney, SplitPaymentField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ReversalConfirm } from '../../domain/approval/ReversalConfirm.tsx'
import { MemberPicker, type PickedMember } from '../../domain/member/MemberPicker.tsx'
import { MethodIcon } from '../../domain/money/MethodIcon.tsx'
import { checkReason } from '../../domain/money/reason.ts'
import { ReasonField } from '../../domain/money/ReasonField.tsx'
import { useFieldErrors } from '../../domain/money/useFieldErrors.ts'
import type { BodyOf } from '../../scaffold/api/index.ts'
import { useTranslate } from '../../scaffold/i18n/index.ts'
import { addressOf, useRouteContext } from '../../scaffold/routing/index.ts'
import { useDraftState, useRecoverableMutation } from '../../scaffold/mutation/index.ts'
import { useCurrentUser, useSettings } from '../../scaffold/session/index.ts'
import { MutationPage } from '../../scaffold/form/index.ts'
import { isForMember, memberIn, useBalance } from './deposit.data.ts'
import { Preview } from './Preview.tsx'

type Method = BodyOf<'/management/deposit-returns/', 'post'>['payment_method']

/** Cash first, as the most common. */
const ways: Method[] = [CASH, CARD]

interface Draft {
  customer: PickedMember | null
  amount: number | null
  method: Method | null
  reason: string
}

/** Withdraws money from a deposit. Another member in the URL resets the form. */
function ReturnScreen() {
  const [query] = useSearchParams()
  return <Return key={query.toString()} {...memberIn(query)} />
}

function Return({ member, balance: known }: ReturnType<typeof memberIn>) {
  const { t } = useTranslation(['deposit', 'domain'])
  const translate = useTranslate()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const { section } = useRouteContext()
  const { currency } = useCurrentUser()
  const { payment_methods } = useSettings()
  const methods = ways
    .filter((id) => payment_methods.includes(id))
    .map((id) => ({ id, label: t(`domain:method.${id}`), icon: <MethodIcon method={id} /> }))
  const begin: Draft = {
    customer: member,
    amount: null,
    method: ways.find((id) => payment_methods.includes(id)) ?? null,
    reason: '',
  }
  const [asking, setAsking] = useState(false)
  const money = (sum: number) => formatMoney(sum, currency)
  const draft = useDraftState('deposit.return', begin, { takes: isForMember(member) })
  const write = useRecoverableMutation('post', '/management/deposit-returns/', {
    operation: 'returnDeposit',
    touches: ['deposit', 'member', 'payment'],
    draft,
    done: (line) => {
      notify({ words: t('return.saved', { sum: money(Math.abs(line.amount)) }), tone: 'success' })
      void navigate(addressOf(section, 'list'))
    },
  })
  const { set, error } = write
  const { customer, amount, method, reason } = write.values
  const balance = useBalance(customer, customer?.id === member?.id ? known : undefined)
  const there = Math.max(balance ?? 0, 0)
  const wrong = {
    gym_customer: customer ? undefined : t('rules.customer'),
    amount: !amount
      ? t('rules.amount')
      : balance !== undefined && amount > there
        ? t('rules.more', { balance: money(there) })
        : undefined,
    payment_method: method ? undefined : t('rules.one'),
    reason: checkReason(reason, translate),
  }
  const { errorOf, check } = useFieldErrors(wrong, error)
  const run = async (approval?: string) => {
    if (!customer || !amount || !method) return
    await write.send({
      body: {
        gym_customer: customer.id,
        amount,
        payment_method: method,
        reason: reason.trim(),
        approval,
      },
    })
  }
  return (
    <MutationPage
      {...write}
      back="list"
      text={t('return.text')}
      save={t('return.save')}
      error={asking ? undefined : error}
      aside={<Preview out name={customer?.fullname} balance={balance} change={-(amount ?? 0)} />}
      onSave={() => setAsking(check())}
    >
      <FieldGroup>
        <div data-wide>
          <MemberPicker
            required
            paying
            autoFocus={!member}
            label={t('fields.gym_customer')}
            value={customer}
            error={errorOf('gym_customer')}
            onChange={(picked) => set({ customer: picked })}
          />
        </div>
        <div data-wide data-field="payments">
          <SplitPaymentField
            required
            hideLabel
            most={1}
            label={t('fields.amount')}
            name="payments"
            currency={currency}
            methods={methods}
            value={[{ method, amount, typed: true }]}
            errors={[{ method: errorOf('payment_method'), amount: errorOf('amount') }]}
            onChange={([part]) =>
              set({
                amount: part?.amount ?? null,
                method: ways.find((way) => way === part?.method) ?? null,
              })
            }
          />
        </div>
        {there > 0 && amount !== there && (
          <div data-wide>
            <Button size="sm" tone="soft" onClick={() => set({ amount: there })}>
              {t('return.all', { sum: money(there) })}
            </Button>
          </div>
        )}
        <div data-wide>
          <ReasonField
            label={t('fields.reason')}
            value={reason}
            error={errorOf('reason')}
            onChange={(text) => set({ reason: text })}
          />
        </div>
      </FieldGroup>
      {asking && customer && amount && method && (
        <ReversalConfirm
          of={{ member: customer.id }}
          amount={amount}
          title={t('return.ask', { sum: money(amount), name: customer.fullname })}
          confirm={t('return.confirm', { sum: money(amount) })}
          write={write}
          run={run}
          close={() => setAsking(false)}
        >
          <p>
            {t('return.askText', {
              method: t(`domain:method.${method}`),
              left: money((balance ?? amount) - amount),
            })}
          </p>
        </ReversalConfirm>
      )}
    </MutationPage>
  )
}

export { ReturnScreen as return }
