import type { ApiError } from '@zal/api'
import { Banner, Button, Dialog, Stack, type DialogProps } from '@zal/ui'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFirstWrong } from './firstWrong.ts'
import { onCtrlEnter } from './onCtrlEnter.ts'
import { useSay } from './say.ts'
import { sayError } from './sayError.ts'
import { Unanswered } from './Unanswered.tsx'
import type { Settled } from './useSettled.ts'

interface WriteDialogProps extends Pick<DialogProps, 'title' | 'size' | 'firm'> {
  text?: ReactNode
  /** Words of the button that sends. */
  save: string
  /** @default 'primary' */
  tone?: 'primary' | 'secondary' | 'danger'
  pending: boolean
  /** Nothing to send yet. @default false */
  disabled?: boolean
  error: ApiError | undefined
  /** What the fields tell of an error; the banner tells the rest. @default nothing */
  told?: readonly string[]
  /** What came of a write whose answer was lost, where the form asks for that. */
  settled?: Settled
  /** Beside the buttons, at their left. */
  other?: ReactNode
  /** Sends, or asks first; what is wrong is told by the fields. */
  onSave(): Promise<void> | void
  /** By Esc or a press beside it: what was typed stays. */
  close(): void
  /** By the button: what was typed goes. @default closes */
  discard?(): void
  /** The fields. */
  children: ReactNode
}

/**
 * A few fields in a dialog: Ctrl+Enter sends, the banner tells why it was refused, and the focus goes to what is wrong.
 *
 * @example
 * <WriteDialog title={t('close')} save={t('save')} tone="danger" onSave={save} close={close} {...write}>…</WriteDialog>
 */
export function WriteDialog(props: WriteDialogProps) {
  const { title, size = 'sm', firm, text, save, tone, pending, disabled = false } = props
  const { error, told = [], settled, other, onSave, close, discard = close, children } = props
  const { t } = useTranslation('common')
  const say = useSay()
  const formId = useId()
  const { root, lead } = useFirstWrong<HTMLFormElement>()
  const run = async (event?: FormEvent) => {
    event?.preventDefault()
    if (pending || disabled) return
    try {
      await onSave()
    } catch {
      // The banner and the fields tell why.
    }
    lead()
  }
  return (
    <Dialog
      open
      size={size}
      firm={firm}
      title={title}
      description={text}
      onClose={close}
      actions={
        <>
          {other}
          <Button tone="ghost" onClick={discard}>
            {t('actions.back')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone={tone}
            keys="Ctrl Enter"
            pending={pending}
            disabled={disabled}
          >
            {save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={root}
        noValidate
        onSubmit={(event) => void run(event)}
        onKeyDownCapture={onCtrlEnter(() => void run())}
      >
        <Stack>
          {error && !told.some((field) => error.errors[field]) && (
            <Banner urgent tone="danger">
              {sayError(say, error)}
            </Banner>
          )}
          {settled && <Unanswered {...settled} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
