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
  /** Words of the button, with the sum. */
  confirm: string
  /** What gives the money back, as far as it is told. */
  write: Pick<Writing, 'error' | 'settled'>
  second: Pick<ReturnType<typeof useSecondPerson>, 'confirm' | 'dismiss'>
  /** What follows from it. */
  children: ReactNode
}

/** The last question before money goes back; what was refused is told in it. */
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
