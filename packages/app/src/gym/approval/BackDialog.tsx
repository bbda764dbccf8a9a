import { ConfirmDialog } from '@zal/ui'
import type { ReactNode } from 'react'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { Unanswered } from '../../scaffold/Unanswered.tsx'
import type { Writing } from '../../scaffold/useWrite.ts'
import { OpenShift } from '../OpenShift.tsx'
import type { useSecondPerson } from './useSecondPerson.ts'

interface BackDialogProps {
  title: string
  /** Label of the confirm button, with the amount. */
  confirm: string
  /** State of the mutation that returns the money. */
  write: Pick<Writing, 'error' | 'settled'>
  second: Pick<ReturnType<typeof useSecondPerson>, 'confirm' | 'dismiss'>
  /** Consequences of the action. */
  children: ReactNode
}

/** Final confirmation before money is returned; shows the server's error. */
export function BackDialog({ title, confirm, write, second, children }: BackDialogProps) {
  const say = useSay()
  const { error, settled } = write
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={confirm}
      error={
        error && (
          <>
            {sayError(say, error)} <OpenShift code={error.code} />
          </>
        )
      }
      onConfirm={second.confirm}
      onClose={second.dismiss}
    >
      <Unanswered {...settled} />
      {children}
    </ConfirmDialog>
  )
}
