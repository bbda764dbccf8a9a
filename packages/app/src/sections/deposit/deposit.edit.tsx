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
import { comparedParts, paymentPartsFrom } from '../../domain/money/paymentParts.ts'
import { useFieldErrors } from '../../domain/money/useFieldErrors.ts'
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
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { deposits, useBalance, type DepositRecord } from './deposit.data.ts'
import { checkParts, depositBody } from './depositParts.ts'
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
  // The first change stores the record as the base, so that saves of others do not alter it.
  const done = () => {
    notify({ words: t('edit.saved'), tone: 'success' })
    void navigate(back('list'))
  }
  const write = useApiMutation('patch', '/management/deposit-payments/{id}/', {
    touches: ['deposit', 'member', 'payment'],
    form: `deposit.edit.${deposit.id}`,
    initialValues: nothing,
    differs: ({ held }) => held !== undefined && isChanged(held),
    recoverable: 'changeDeposit',
    done,
  })
  const { set, error, isDirty } = write
  const { held } = write.values
  const now = held && isChanged(held) ? held : heldOf(deposit)
  const { before, parts } = now
  const balance = useBalance(deposit.gym_customer)
  const amount = enteredIn(parts)
  const theirs = error?.code === 'stale_record' ? heldOf(error.results as DepositRecord) : undefined
  const wrong = { payment_types: checkParts(parts, translate), amount: undefined }
  const { errorOf, check } = useFieldErrors(wrong, error)
  const put = async (what: Held, approval?: string) => {
    const body = { version: what.version, ...depositBody(what.parts), approval }
    if (isChanged(what)) await write.send({ params: { path: { id: deposit.id } }, body })
    else {
      write.forget()
      done()
    }
  }
  const asking = (what: Held) => ({
    amount: Math.max(enteredIn(what.before) - enteredIn(what.parts), 0),
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
            change={amount - enteredIn(paymentPartsFrom(deposit.parts))}
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
            error={errorOf('payment_types') ?? errorOf('amount')}
            onChange={(next) => set({ held: { ...now, parts: next } })}
          />
        </div>
      </FieldGroup>
      {theirs ? (
        <ConflictDialog
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

/** Form values and the version they are based on. */
interface Held {
  version: number
  before: readonly PaymentPart[]
  parts: readonly PaymentPart[]
}

const nothing: { held?: Held } = {}

const isChanged = ({ before, parts }: Held) => !isEqual(parts, before)

const heldOf = ({ version, parts }: DepositRecord): Held => ({
  version,
  before: paymentPartsFrom(parts),
  parts: paymentPartsFrom(parts),
})

/** Shown for a line that cannot be corrected: of another day, or not a top-up. */
function Closed() {
  const { t } = useTranslation(['deposit', 'menu'])
  const { section } = useRouteContext()
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
