import {
  breakpoint,
  Button,
  IconButton,
  Inline,
  RemoveIcon,
  UndoIcon,
  useIsBelow,
  useSnackbar,
  type IconComponent,
} from '@zal/ui'
import { ApiError } from '@zal/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useCan } from '../../../scaffold/session/index.ts'
import { EraseDialog } from './EraseDialog.tsx'
import type { Removed } from '../member.data.ts'
import { RestorePhone } from './RestorePhone.tsx'
import { useRestore } from './useRestore.ts'

/** Actions on a deleted member: restore, and erase with the permission. */
export function RemovedActions({ member }: { member: Removed }) {
  const { t } = useTranslation('member')
  const can = useCan()
  const [erasing, setErasing] = useState(false)
  return (
    <Inline gap="tight">
      {member.is_restorable && can('member', 'bin', 'restore') && <Restore member={member} />}
      {can('member', 'bin', 'erase') && (
        <RowButton
          tone="ghost"
          icon={RemoveIcon}
          label={t('bin.erase')}
          name={t('bin.eraseOf', { name: member.fullname })}
          onClick={() => setErasing(true)}
        />
      )}
      {erasing && <EraseDialog member={member} close={() => setErasing(false)} />}
    </Inline>
  )
}

/** Restores at once; asks for another phone only if the old one is taken. */
function Restore({ member }: { member: Removed }) {
  const { t } = useTranslation('member')
  const translate = useTranslate()
  const notify = useSnackbar()
  const [taken, setTaken] = useState<ApiError>()
  const { restore, pending } = useRestore(member)
  const run = async () => {
    try {
      await restore({})
    } catch (thrown) {
      const error = ApiError.from(thrown)
      if (error.errors.phone) setTaken(error)
      else notify({ words: errorMessage(translate, error), tone: 'error' })
    }
  }
  return (
    <>
      <RowButton
        tone="soft"
        icon={UndoIcon}
        pending={pending}
        label={t('bin.restore')}
        name={t('bin.restoreOf', { name: member.fullname })}
        onClick={() => void run()}
      />
      {taken && <RestorePhone member={member} taken={taken} close={() => setTaken(undefined)} />}
    </>
  )
}

interface RowButtonProps {
  tone: 'soft' | 'ghost'
  icon: IconComponent
  label: string
  /** Accessible name, with the member. */
  name: string
  pending?: boolean
  onClick(): void
}

/** Button of a row; on a phone the icon alone. */
function RowButton({ tone, icon, label, name, pending, onClick }: RowButtonProps) {
  const isNarrow = useIsBelow(breakpoint.md)
  return isNarrow ? (
    <IconButton icon={icon} label={name} pending={pending} onClick={onClick} />
  ) : (
    <Button tone={tone} size="xs" icon={icon} pending={pending} aria-label={name} onClick={onClick}>
      {label}
    </Button>
  )
}
