import {
  ButtonLink,
  EmptyState,
  enteredIn,
  FieldGroup,
  SplitPaymentField,
  Stack,
  useSnackbar,
  type PaymentPart,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Approval } from '../../domain/approval/approvals.tsx'
import { useApprovalRequest } from '../../domain/approval/useApprovalRequest.ts'
import { DepositCard } from '../../domain/money/DepositCard.tsx'
import { OpenShift } from '../../domain/money/OpenShift.tsx'
import { checkParts, comparedParts, paymentPartsFrom } from '../../domain/money/paymentParts.ts'
import { useFieldErrors } from '../../domain/money/useFieldErrors.ts'
import { useHeldValues, type HeldDraft } from '../../domain/money/useHeldValues.ts'
import { usePaymentMethods } from '../../domain/money/usePaymentMethods.tsx'
import { ConflictDialog, MutationPage } from '../../scaffold/form/index.ts'
import { isEqual } from '../../scaffold/platform/index.ts'
import {
  addressOf,
  Screen,
  ScreenBoundary,
  useBackLink,
  useRouteContext,
} from '../../scaffold/routing/index.ts'
import { useTranslate } from '../../scaffold/i18n/index.ts'
import { useDraftState, useRecoverableMutation } from '../../scaffold/mutation/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { deposits, useBalance, type DepositRecord } from './deposit.data.ts'
import { depositBody } from './depositParts.ts'
import { Preview } from './Preview.tsx'

/** Corrects amount and methods of a deposit made today. */
function EditScreen() {
  const { id } = useParams()
  return (
    <ScreenBoundary query={deposits.useOne(Number(id))}>
      {(deposit) =>
        deposit.allowed_actions.change ? <Edit key={deposit.id} deposit={deposit} /> : <Closed />
      }
    </ScreenBoundary>
  )
}

function Edit({ deposit }: { deposit: DepositRecord }) {
  const { t } = useTranslation('deposit')
  const translate = useTranslate()
  const notify = useSnackbar()
  const navigate = useNavigate()
  const back = useBackLink()
  const { currency } = useCurrentUser()
  const methods = usePaymentMethods({ came: deposit.parts })
  const done = () => {
    notify({ words: t('edit.saved'), tone: 'success' })
    void navigate(back('list'))
  }
  const draft = useDraftState(`deposit.edit.${deposit.id}`, nothing, {
    differs: ({ held }) => held !== undefined && isChanged(held),
  })
  const write = useRecoverableMutation('patch', '/management/deposit-payments/{id}/', {
    operation: 'changeDeposit',
    touches: ['deposit', 'member', 'payment'],
    draft,
    done,
  })
  const { set, error, isDirty } = write
  const { now, theirs, change } = useHeldValues(deposit, valuesOf, write)
  const { payments } = now.values
  const balance = useBalance(deposit.gym_customer)
  const wrongParts = checkParts(payments, { translate, currency })
  const wrong = { payment_types: wrongParts && t('rules.amount'), amount: undefined }
  const { errorOf, check, isSubmitted } = useFieldErrors(wrong, error)
  const put = async (what: Held, approval?: string) => {
    const { before, values } = what
    const body = { version: before.version, ...depositBody(values.payments), approval }
    if (isChanged(what)) await write.send({ params: { path: { id: deposit.id } }, body })
    else {
      write.forget()
      done()
    }
  }
  const asking = (what: Held) => ({
    amount: Math.max(-added(what), 0),
    run: (approval?: string) => put(what, approval),
  })
  const second = useApprovalRequest({ ...asking(now), close: write.clear })
  // The banner and the field show the error.
  const confirm = (what: Held) => second.confirm(asking(what)).catch(() => undefined)
  const save = async () => {
    if (check() && isDirty) await confirm(now)
  }
  return (
    <MutationPage
      {...write}
      back="list"
      text={t('edit.text')}
      save={translate('actions.save')}
      error={second.isApproving || theirs ? undefined : error}
      errorAction={error && <OpenShift code={error.code} />}
      idle={!isDirty}
      aside={
        <Stack>
          <Preview
            name={deposit.gym_customer.fullname}
            balance={balance}
            change={added({ before: deposit, values: now.values })}
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
            value={payments}
            error={wrongParts ? undefined : (errorOf('payment_types') ?? errorOf('amount'))}
            errors={isSubmitted ? wrongParts?.parts : undefined}
            onChange={(parts) => change({ payments: parts })}
          />
        </div>
      </FieldGroup>
      {theirs ? (
        <ConflictDialog
          noun="deposit"
          fields={{ payments: comparedParts }}
          began={valuesOf(now.before)}
          mine={now.values}
          theirs={valuesOf(theirs)}
          close={second.leave}
          choose={(values) => {
            const next = { before: theirs, values }
            second.leave()
            set({ held: next })
            void confirm(next)
          }}
        />
      ) : (
        second.isApproving && (
          <Approval
            {...asking(now)}
            of={{ member: deposit.gym_customer.id }}
            close={second.leave}
          />
        )
      )}
    </MutationPage>
  )
}

interface Values {
  payments: readonly PaymentPart[]
}
type Draft = HeldDraft<DepositRecord, Values>
type Held = NonNullable<Draft['held']>

const nothing: Draft = {}

const valuesOf = ({ parts }: DepositRecord): Values => ({ payments: paymentPartsFrom(parts) })

const isChanged = ({ before, values }: Held) => !isEqual(values, valuesOf(before))

/** Change of the amount. */
const added = ({ before, values }: Held) =>
  enteredIn(values.payments) - enteredIn(valuesOf(before).payments)

/** Shown for a line that cannot be corrected: of another day, or not a top-up. */
function Closed() {
  const { t } = useTranslation(['deposit', 'menu'])
  const { section } = useRouteContext()
  return (
    <Screen title={t('menu:deposit.tabs.edit')}>
      <EmptyState
        kind="forbidden"
        title={t('edit.closed')}
        action={<ButtonLink href={addressOf(section, 'list')}>{t('edit.list')}</ButtonLink>}
      >
        {t('edit.closedText')}
      </EmptyState>
    </Screen>
  )
}

export { EditScreen as edit }
