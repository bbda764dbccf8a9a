import {
  ButtonLink,
  EmptyState,
  enteredIn,
  FieldGroup,
  SkeletonText,
  SplitPaymentField,
  Stack,
  useSnackbar,
  type PaymentPart,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { ReturnApproval } from '../../gym/approval/approvals.tsx'
import { useSecondPerson } from '../../gym/approval/useSecondPerson.ts'
import { comparedParts } from '../../gym/comparedParts.ts'
import { DepositCard } from '../../gym/DepositCard.tsx'
import { cameBy } from '../../gym/methods.ts'
import { OpenShift } from '../../gym/OpenShift.tsx'
import { Boundary } from '../../scaffold/Boundary.tsx'
import { isEqual } from '../../scaffold/conflicts.ts'
import { useKept } from '../../scaffold/draft.ts'
import { Screen, usePlace, useWayBack } from '../../scaffold/place.tsx'
import { useSay } from '../../scaffold/say.ts'
import { addressOf } from '../../scaffold/section.ts'
import { useSend } from '../../scaffold/send.ts'
import { StaleDialog } from '../../scaffold/StaleDialog.tsx'
import { useLeaveWarning } from '../../scaffold/useLeaveWarning.ts'
import { useWho } from '../../scaffold/who.ts'
import { WritePage } from '../../scaffold/WritePage.tsx'
import { deposits, useBalance, type DepositRecord } from './deposit.data.ts'
import { checkParts, sentParts } from './parts.ts'
import { Preview } from './Preview.tsx'
import { useDepositMethods } from './useDepositMethods.ts'

/** How much was put in today, and how. */
function EditScreen() {
  const { id } = useParams()
  return (
    <Boundary asked={deposits.useOne(Number(id))} skeleton={<SkeletonText lines={8} />}>
      {(deposit) => (deposit.changeable ? <Edit key={deposit.id} deposit={deposit} /> : <Closed />)}
    </Boundary>
  )
}

function Edit({ deposit }: { deposit: DepositRecord }) {
  const { t } = useTranslation('deposit')
  const say = useSay()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const back = useWayBack()
  const { currency } = useWho()
  const methods = useDepositMethods(deposit.parts.map((part) => part.payment_method))
  // Once something is typed it stays, whatever others save meanwhile; it is a change of what was there then.
  const { values, set, forget } = useKept<{ held?: Held }>(`deposit.${deposit.id}`, {})
  const { held } = values
  const now = held && !isEqual(held.parts, held.before) ? held : heldOf(deposit)
  const { before, parts } = now
  const [shown, setShown] = useState(false)
  const finish = () => {
    forget()
    notify({ words: t('edit.saved'), tone: 'success' })
    void navigate(back('list'))
  }
  const { send, pending, error, settled, clear } = useSend(
    'patch',
    '/management/deposit-payments/{id}/',
    {
      touches: ['deposit', 'member', 'payment'],
      form: `deposit.edit.${deposit.id}`,
      settles: { operation: 'changeDeposit', done: finish },
    },
  )
  const balance = useBalance(deposit.gym_customer)
  const amount = enteredIn(parts)
  const isDirty = !isEqual(parts, before)
  const theirs = error?.code === 'stale_record' ? heldOf(error.results as DepositRecord) : undefined
  useLeaveWarning(isDirty && !pending)
  const wrong = checkParts(parts, say)
  const told = error?.errors.payment_types?.[0] ?? error?.errors.amount?.[0]
  const write = async (what: Held, approval?: string) => {
    if (!isEqual(what.parts, what.before)) {
      await send({
        params: { path: { id: deposit.id } },
        body: { version: what.version, ...sentParts(what.parts), approval },
      })
    }
    finish()
  }
  const asking = (what: Held) => ({
    amount: Math.max(enteredIn(what.before) - enteredIn(what.parts), 0),
    run: (approval?: string) => write(what, approval),
  })
  const second = useSecondPerson({ ...asking(now), close: clear })
  // The banner and the field tell why.
  const confirm = (what: Held) => second.confirm(asking(what)).catch(() => undefined)
  const save = async () => {
    setShown(true)
    if (!wrong && isDirty) await confirm(now)
  }
  return (
    <WritePage
      back="list"
      text={t('edit.text')}
      save={say('actions.save')}
      error={second.isApproving || theirs ? undefined : error}
      errorAction={error && <OpenShift code={error.code} />}
      pending={pending}
      settled={settled}
      idle={!isDirty}
      onCancel={forget}
      aside={
        <Stack>
          <Preview
            name={deposit.gym_customer.fullname}
            balance={balance}
            change={amount - enteredIn(cameBy(deposit.parts))}
          />
          <DepositCard line={deposit} whose />
        </Stack>
      }
      onSave={save}
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
              set({ held: { ...now, parts: next } })
            }}
          />
        </div>
      </FieldGroup>
      {theirs ? (
        <StaleDialog
          noun="deposit"
          fields={{ payments: comparedParts }}
          began={{ payments: before }}
          mine={{ payments: parts }}
          theirs={{ payments: theirs.before }}
          close={second.leave}
          choose={({ payments }) => {
            const next = { ...theirs, parts: payments }
            second.leave()
            set({ held: next })
            void confirm(next)
          }}
        />
      ) : (
        second.isApproving && (
          <ReturnApproval {...asking(now)} member={deposit.gym_customer.id} close={second.leave} />
        )
      )}
    </WritePage>
  )
}

/** How it was put in, as it is being changed, and as it was when that began. */
interface Held {
  version: number
  before: readonly PaymentPart[]
  parts: readonly PaymentPart[]
}

const heldOf = ({ version, parts }: DepositRecord): Held => ({
  version,
  before: cameBy(parts),
  parts: cameBy(parts),
})

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
