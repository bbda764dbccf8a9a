import type { ApiError } from '@zal/api'
import { PhoneField } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useSession } from '../../scaffold/who.ts'
import { WriteDialog } from '../../scaffold/WriteDialog.tsx'
import type { Removed } from './member.data.ts'
import { useRestore } from './useRestore.ts'

interface RestorePhoneProps {
  member: Removed
  /** Error of the previous phone. */
  taken: ApiError
  close(): void
}

/** Restores a member with another phone, since the old one is taken. */
export function RestorePhone({ member, taken, close }: RestorePhoneProps) {
  const { t } = useTranslation('member')
  const say = useSay()
  const { auth } = useSession()
  const [phone, setPhone] = useState(member.phone)
  const { restore, pending, error = taken, clear } = useRestore(member)
  const [isTouched, setTouched] = useState(false)
  const holder = holderOf(error)
  const why = error.errors.phone?.[0] ?? sayError(say, error)
  const save = async () => {
    setTouched(false)
    await restore({ phone })
    close()
  }
  return (
    <WriteDialog
      title={t('bin.phoneTitle', { name: member.fullname })}
      text={holder ? t('bin.holder', { name: holder }) : undefined}
      save={t('bin.restore')}
      pending={pending}
      firm={pending}
      // The field shows the error.
      error={undefined}
      onSave={save}
      close={close}
    >
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
    </WriteDialog>
  )
}

/** Name of the phone's owner, if the server discloses it. */
function holderOf({ results }: ApiError): string | undefined {
  return typeof results === 'object' && results && 'fullname' in results
    ? String(results.fullname)
    : undefined
}
