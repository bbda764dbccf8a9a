import {
  Avatar,
  Button,
  Card,
  DateText,
  FactList,
  Phone,
  RemoveIcon,
  UndoIcon,
  useSnackbar,
} from '@zal/ui'
import { ApiError } from '@zal/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useCan, useSettings } from '../../scaffold/who.ts'
import { EraseDialog } from './EraseDialog.tsx'
import type { Removed } from './member.data.ts'
import { RestorePhone } from './RestorePhone.tsx'
import { useRestore } from './useRestore.ts'

/** Card of a deleted member: until when it can be restored, and the actions. */
export function RemovedCard({ member }: { member: Removed }) {
  const { t } = useTranslation('member')
  const can = useCan()
  const { zone } = useSettings()
  const [erasing, setErasing] = useState(false)
  const { fullname, phone, removed_at, removed_by, restore_until, is_restorable } = member
  return (
    <Card
      picture={<Avatar name={fullname} src={member.avatar?.url} />}
      title={fullname}
      subtitle={<Phone phone={phone} />}
      facts={
        <FactList
          facts={[
            { label: t('bin.at'), value: <DateText at={removed_at} zone={zone} /> },
            ...(removed_by ? [{ label: t('bin.by'), value: removed_by }] : []),
            {
              label: t('bin.until'),
              value: is_restorable ? <DateText day={restore_until} /> : t('bin.over'),
            },
          ]}
        />
      }
      foot={
        <>
          {is_restorable && can('member', 'bin', 'restore') && <Restore member={member} />}
          {can('member', 'bin', 'erase') && (
            <Button
              tone="ghost"
              size="sm"
              icon={RemoveIcon}
              aria-label={t('bin.eraseOf', { name: fullname })}
              onClick={() => setErasing(true)}
            >
              {t('bin.erase')}
            </Button>
          )}
          {erasing && <EraseDialog member={member} close={() => setErasing(false)} />}
        </>
      }
    />
  )
}

/** Restores at once; asks for another phone only if the old one is taken. */
function Restore({ member }: { member: Removed }) {
  const { t } = useTranslation('member')
  const say = useSay()
  const notify = useSnackbar()
  const [taken, setTaken] = useState<ApiError>()
  const { restore, pending } = useRestore(member)
  const run = async () => {
    try {
      await restore({})
    } catch (thrown) {
      const error = ApiError.from(thrown)
      if (error.errors.phone) setTaken(error)
      else notify({ words: sayError(say, error), tone: 'error' })
    }
  }
  return (
    <>
      <Button
        tone="soft"
        size="sm"
        icon={UndoIcon}
        pending={pending}
        aria-label={t('bin.restoreOf', { name: member.fullname })}
        onClick={() => void run()}
      >
        {t('bin.restore')}
      </Button>
      {taken && <RestorePhone member={member} taken={taken} close={() => setTaken(undefined)} />}
    </>
  )
}
