import type { ApiError } from '@zal/api'
import { Button, Dialog, PhoneField, Stack } from '@zal/ui'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useSession } from '../../scaffold/who.ts'
import type { Removed } from './member.data.ts'
import { useRestore } from './useRestore.ts'

interface RestorePhoneProps {
  member: Removed
  /** Why the old phone does not do. */
  taken: ApiError
  close(): void
}

/** The member comes back with another phone, since somebody has the old one. */
export function RestorePhone({ member, taken, close }: RestorePhoneProps) {
  const { t } = useTranslation(['member', 'common'])
  const say = useSay()
  const formId = useId()
  const { auth } = useSession()
  const [phone, setPhone] = useState(member.phone)
  const { restore, pending, error = taken, clear } = useRestore(member)
  const [isTouched, setTouched] = useState(false)
  const holder = holderOf(error)
  const why = error.errors.phone?.[0] ?? sayError(say, error)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(false)
    await restore({ phone }).then(close, () => undefined)
  }
  return (
    <Dialog
      open
      size="sm"
      title={t('bin.phoneTitle', { name: member.fullname })}
      description={holder ? t('bin.holder', { name: holder }) : undefined}
      onClose={close}
      firm={pending}
      actions={
        <>
          <Button tone="ghost" onClick={close}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {t('bin.restore')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <Stack>
          <PhoneField
            required
            autoFocus
            label={t('fields.phone')}
            country={auth.country}
            value={phone}
            error={isTouched ? undefined : why}
            onChange={(next) => {
              setPhone(next)
              setTouched(true)
              clear()
            }}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

/** Who has it, where that may be told. */
function holderOf({ results }: ApiError): string | undefined {
  return typeof results === 'object' && results && 'fullname' in results
    ? String(results.fullname)
    : undefined
}
