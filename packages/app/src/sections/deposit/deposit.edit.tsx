import {
  ButtonLink,
  EmptyState,
  enteredIn,
  FieldGroup,
  SkeletonText,
  SplitPaymentField,
  Stack,
  useSnackbar,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { ReturnApproval } from '../../gym/approval/approvals.tsx'
import { useSecondPerson } from '../../gym/approval/useSecondPerson.ts'
import { DepositCard } from '../../gym/DepositCard.tsx'
import { cameBy } from '../../gym/methods.ts'
import { Boundary } from '../../scaffold/Boundary.tsx'
import { useKept } from '../../scaffold/draft.ts'
import { Screen, usePlace } from '../../scaffold/place.tsx'
import { useSay } from '../../scaffold/say.ts'
import { addressOf } from '../../scaffold/section.ts'
import { useSend } from '../../scaffold/send.ts'
import { useLeaveWarning } from '../../scaffold/useLeaveWarning.ts'
import { useWho } from '../../scaffold/who.ts'
import { deposits, useBalance, type DepositRecord } from './deposit.data.ts'
import { DepositForm } from './DepositForm.tsx'
import { checkParts, sentParts } from './parts.ts'
import { Preview } from './Preview.tsx'
import { useDepositMethods } from './useDepositMethods.ts'

/** How much was put in today, and how. */
function EditScreen() {
  const { id } = useParams()
  return (
    <Boundary asked={deposits.useOne(Number(id))} skeleton={<SkeletonText lines={8} />}>
      {(deposit) =>
        deposit.changeable ? (
          <Edit key={`${deposit.id}.${deposit.version}`} deposit={deposit} />
        ) : (
          <Closed />
        )
      }
    </Boundary>
  )
}

function Edit({ deposit }: { deposit: DepositRecord }) {
  const { t } = useTranslation('deposit')
  const say = useSay()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const { section } = usePlace()
  const { currency } = useWho()
  const before = cameBy(deposit.parts)
  const methods = useDepositMethods(deposit.parts.map((part) => part.payment_method))
  const { values, set, forget } = useKept(
    `deposit.${deposit.id}`,
    { version: deposit.version, parts: before },
    // What somebody else has changed meanwhile is looked at anew.
    (left) => left.version === deposit.version,
  )
  const { parts } = values
  const [shown, setShown] = useState(false)
  const { send, pending, error, clear } = useSend('patch', '/management/deposit-payments/{id}/', {
    touches: ['deposit', 'member', 'payment'],
    form: `deposit.edit.${deposit.id}`,
  })
  const balance = useBalance(deposit.gym_customer)
  const amount = enteredIn(parts)
  const isDirty = JSON.stringify(parts) !== JSON.stringify(before)
  useLeaveWarning(isDirty && !pending)
  const wrong = checkParts(parts, say)
  const told = error?.errors.payment_types?.[0] ?? error?.errors.amount?.[0]
  const less = Math.max(enteredIn(before) - amount, 0)
  const run = async (approval?: string) => {
    await send({
      params: { path: { id: deposit.id } },
      body: { version: deposit.version, ...sentParts(parts), approval },
    })
    forget()
    notify({ words: t('edit.saved'), tone: 'success' })
    void navigate(addressOf(section, 'list'))
  }
  const second = useSecondPerson({ amount: less, run, close: clear })
  const save = async () => {
    setShown(true)
    if (wrong || !isDirty) return
    // The banner and the field tell why.
    await second.confirm().catch(() => undefined)
  }
  return (
    <DepositForm
      text={t('edit.text')}
      save={say('actions.save')}
      error={second.isApproving ? undefined : error}
      pending={pending}
      asking={second.isApproving}
      idle={!isDirty}
      onCancel={forget}
      aside={
        <Stack>
          <Preview
            name={deposit.gym_customer.fullname}
            balance={balance}
            change={amount - enteredIn(before)}
          />
          <DepositCard line={deposit} whose />
        </Stack>
      }
      onSave={() => void save()}
    >
      <FieldGroup>
        <div data-wide>
          <SplitPaymentField
            required
            hideLabel
            label={t('fields.payments')}
            currency={currency}
            methods={methods}
            value={parts}
            error={shown ? (wrong ?? told) : told}
            onChange={(next) => {
              clear()
              set({ parts: next })
            }}
          />
        </div>
      </FieldGroup>
      {second.isApproving && (
        <ReturnApproval
          member={deposit.gym_customer.id}
          amount={less}
          close={second.leave}
          run={run}
        />
      )}
    </DepositForm>
  )
}

/** Another day, or a line that is no replenishment. */
function Closed() {
  const { t } = useTranslation(['deposit', 'menu'])
  const { section } = usePlace()
  return (
    <Screen title={t('menu:deposit.tabs.edit')}>
      <EmptyState
        kind="forbidden"
        title={t('edit.closed')}
        action={
          <ButtonLink tone="secondary" href={addressOf(section, 'list')}>
            {t('edit.list')}
          </ButtonLink>
        }
      >
        {t('edit.closedText')}
      </EmptyState>
    </Screen>
  )
}

export { EditScreen as edit }
