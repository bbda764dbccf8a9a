import { ApiError } from '@zal/api'
import {
  Banner,
  Button,
  Dialog,
  formatMoney,
  PasswordField,
  SelectField,
  SkeletonText,
  Stack,
} from '@zal/ui'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../../scaffold/ask.ts'
import { Boundary } from '../../scaffold/Boundary.tsx'
import type { Results } from '../../scaffold/contract.ts'
import { onCtrlEnter } from '../../scaffold/onCtrlEnter.ts'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useWho } from '../../scaffold/who.ts'

export interface ApprovalDialogProps {
  /** Who may agree. */
  people: Asked<Results<'/management/approvers/', 'get'>>
  /** What goes back, whole units. */
  amount: number
  /** Answers the approval, which works once. */
  agree(by: { staff: number; pin: string }): Promise<string>
  close(): void
  /** Does what was approved, with the approval. */
  run(approval: string): Promise<void>
}

/** Another person of the club agrees by their PIN, at this very desk. */
export function ApprovalDialog(props: ApprovalDialogProps) {
  const { t } = useTranslation(['gym', 'common'])
  const { currency } = useWho()
  const formId = useId()
  const { people, amount } = props
  const [pending, setPending] = useState(false)
  return (
    <Dialog
      open
      size="sm"
      title={t('approval.title')}
      description={t('approval.text', { sum: formatMoney(amount, currency) })}
      onClose={props.close}
      actions={
        <>
          <Button tone="ghost" onClick={props.close}>
            {t('common:actions.back')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="danger"
            keys="Ctrl Enter"
            pending={pending}
            disabled={!people.data || people.data.length === 0}
          >
            {t('approval.save')}
          </Button>
        </>
      }
    >
      <Boundary asked={people} skeleton={<SkeletonText lines={3} />}>
        {(found) =>
          found.length === 0 ? (
            <Banner tone="warning">{t('approval.nobody')}</Banner>
          ) : (
            <PinForm {...props} id={formId} found={found} onPending={setPending} />
          )
        }
      </Boundary>
    </Dialog>
  )
}

interface PinFormProps extends ApprovalDialogProps {
  id: string
  found: NonNullable<ApprovalDialogProps['people']['data']>
  onPending(pending: boolean): void
}

function PinForm({ id, found, agree, run, onPending }: PinFormProps) {
  const { t } = useTranslation('gym')
  const say = useSay()
  const [staff, setStaff] = useState(found[0]?.id ?? null)
  const [pin, setPin] = useState('')
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<ApiError>()

  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    setAsked(true)
    if (!staff || pin === '') return
    onPending(true)
    setFailure(undefined)
    try {
      await run(await agree({ staff, pin }))
    } catch (thrown) {
      setFailure(ApiError.from(thrown))
      setPin('')
      setAsked(false)
      onPending(false)
    }
  }
  const told = (field: string) => failure?.errors[field]?.[0]
  return (
    <form id={id} noValidate onSubmit={save} onKeyDownCapture={onCtrlEnter(() => void save())}>
      <Stack>
        {failure && !told('pin') && !told('staff') && (
          <Banner urgent tone="danger">
            {sayError(say, failure)}
          </Banner>
        )}
        <SelectField
          required
          label={t('approval.staff')}
          options={found.map(({ id: value, fullname }) => ({ id: value, label: fullname }))}
          value={staff}
          error={told('staff')}
          onChange={setStaff}
        />
        <PasswordField
          required
          autoFocus
          digits
          autoComplete="off"
          label={t('approval.pin')}
          value={pin}
          error={asked && pin === '' ? t('approval.noPin') : told('pin')}
          onChange={setPin}
        />
      </Stack>
    </form>
  )
}
