import { Banner, Button, Dialog, Stack, type DialogProps } from '@zal/ui'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusFirstError } from './focusFirstError.ts'
import { onCtrlEnter } from './onCtrlEnter.ts'
import { errorMessage, useTranslate } from '../i18n/index.ts'
import { MutationRecoveryBanner, type RecoverableState } from '../mutation/index.ts'

interface WriteDialogProps
  extends
    Pick<DialogProps, 'title' | 'size' | 'firm'>,
    Pick<RecoverableState, 'error'>,
    Partial<Omit<RecoverableState, 'error'>> {
  text?: ReactNode
  /** Label of the submit button. */
  save: string
  /** @default 'primary' */
  tone?: 'primary' | 'danger'
  /** There is nothing to send yet. @default false */
  disabled?: boolean
  /** Error fields that the inputs display; the banner shows the others. @default none */
  inlineErrors?: readonly string[]
  /** Content at the left of the buttons. */
  other?: ReactNode
  /** Sends, or opens a confirmation; invalid fields show their own errors. */
  onSave(): Promise<unknown> | void
  /** Esc or a press outside keeps the draft; the cancel button discards it. */
  close(): void
  children: ReactNode
}

/**
 * Dialog with a few fields: Ctrl+Enter submits, the banner explains a refusal, and the first
 * invalid field receives focus.
 *
 * @example
 * <MutationDialog title={t('close')} save={t('save')} tone="danger" onSave={save} close={close}
 * {...write}>…</MutationDialog>
 */
export function MutationDialog(props: WriteDialogProps) {
  const { title, size = 'sm', firm, text, save, tone, disabled = false } = props
  const { error, inlineErrors = [], recovery, other, onSave, close, forget, children } = props
  const { t } = useTranslation('common')
  const translate = useTranslate()
  const formId = useId()
  const { root, focus } = useFocusFirstError<HTMLFormElement>()
  const [isSaving, setSaving] = useState(false)
  const pending = props.pending || isSaving
  const discard = () => {
    forget?.()
    close()
  }
  const run = async (event?: FormEvent) => {
    event?.preventDefault()
    if (pending || disabled) return
    setSaving(true)
    try {
      await onSave()
    } catch {
      // The banner and the fields show the error.
    } finally {
      setSaving(false)
    }
    focus()
  }
  return (
    <Dialog
      open
      size={size}
      firm={firm}
      title={title}
      description={text}
      onClose={close}
      onKeyDownCapture={onCtrlEnter(() => void run())}
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
      <form id={formId} ref={root} noValidate onSubmit={(event) => void run(event)}>
        <Stack>
          {error && !inlineErrors.some((field) => error.errors[field]) && (
            <Banner urgent tone="danger">
              {errorMessage(translate, error)}
            </Banner>
          )}
          {recovery && <MutationRecoveryBanner {...recovery} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
