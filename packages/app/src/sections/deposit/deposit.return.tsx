import { CARD, CASH } from '@zal/api/methods'
import { Button, FieldGroup, formatMoney, MoneyField, SegmentedField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isShortReason } from '../../domain/money/reason.ts'
import { MemberPicker, type PickedMember } from '../../domain/member/MemberPicker.tsx'
import { ReasonField } from '../../domain/money/ReasonField.tsx'
import type { BodyOf } from '../../scaffold/api/index.ts'
import { addressOf, useRouteContext } from '../../scaffold/routing/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { useCurrentUser, useSettings } from '../../scaffold/session/index.ts'
import { MutationPage } from '../../scaffold/form/index.ts'
import { isForMember, memberIn, useBalance } from './deposit.data.ts'
import { Preview } from './Preview.tsx'
import { ReturnConfirm } from './ReturnConfirm.tsx'

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
  const notify = useSnackbar()
  const navigate = useNavigate()
  const { section } = useRouteContext()
  const { currency } = useCurrentUser()
  const { payment_methods } = useSettings()
  const methods = ways.filter((id) => payment_methods.includes(id))
  const begin: Draft = { customer: member, amount: null, method: methods[0] ?? null, reason: '' }
  const [shown, setShown] = useState(false)
  const [asking, setAsking] = useState(false)
  const money = (sum: number) => formatMoney(sum, currency)
  const write = useApiMutation('post', '/management/deposit-returns/', {
    touches: ['deposit', 'member', 'payment'],
    form: 'deposit.return',
    initialValues: begin,
    takes: isForMember(member),
    recoverable: 'returnDeposit',
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
    customer: customer ? undefined : t('rules.customer'),
    amount: !amount
      ? t('rules.amount')
      : balance !== undefined && amount > there
        ? t('rules.more', { balance: money(there) })
        : undefined,
    method: method ? undefined : t('rules.one'),
    reason: isShortReason(reason) || undefined,
  }
  const errors: Partial<typeof wrong> = shown ? wrong : {}
  const told = (field: string) => error?.errors[field]?.[0]
  const ask = () => {
    setShown(true)
    if (!Object.values(wrong).some(Boolean)) setAsking(true)
  }
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
      onSave={ask}
    >
      <FieldGroup>
        <div data-wide>
          <MemberPicker
            required
            paying
            autoFocus={!member}
            label={t('fields.gym_customer')}
            value={customer}
            error={errors.customer ?? told('gym_customer')}
            onChange={(picked) => set({ customer: picked })}
          />
        </div>
        <MoneyField
          required
          label={t('fields.amount')}
          currency={currency}
          value={amount}
          error={errors.amount ?? told('amount')}
          onChange={(sum) => set({ amount: sum })}
        />
        <SegmentedField<Method>
          required
          label={t('fields.payment_method')}
          options={methods.map((id) => ({ id, label: t(`domain:method.${id}`) }))}
          value={method}
          error={errors.method ?? told('payment_method')}
          onChange={(way) => set({ method: way })}
        />
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
            asked={shown}
            told={told('reason')}
            onChange={(text) => set({ reason: text })}
          />
        </div>
      </FieldGroup>
      {asking && customer && amount && method && (
        <ReturnConfirm
          member={customer}
          amount={amount}
          method={method}
          left={(balance ?? amount) - amount}
          write={write}
          run={run}
          close={() => setAsking(false)}
        />
      )}
    </MutationPage>
  )
}

export { ReturnScreen as return }
