import type { ApiError } from '@zal/api'
import { Banner, Button, Dialog, Stack } from '@zal/ui'
import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'

interface SmallFormProps {
  title: string
  text: string
  /** Words of the button that sends. */
  save: string
  tone: 'secondary' | 'danger'
  pending: boolean
  error: ApiError | undefined
  /** Beside the buttons, at their left. */
  other?: ReactNode
  onSave(): Promise<void>
  close(): void
  /** The fields. */
  children: ReactNode
}

/** A few fields in a dialog: Ctrl+Enter sends, the banner tells why it was refused. */
export function SmallForm({
  title,
  text,
  save,
  tone,
  pending,
  error,
  other,
  onSave,
  close,
  children,
}: SmallFormProps) {
  const { t } = useTranslation('common')
  const say = useSay()
  const formId = useId()
  const run = (event?: FormEvent) => {
    event?.preventDefault()
    // The banner and the fields tell what failed.
    if (!pending) onSave().catch(() => undefined)
  }
  const saveOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    run()
  }
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={text}
      onClose={close}
      actions={
        <>
          {other}
          <Button tone="ghost" onClick={close}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" form={formId} tone={tone} keys="Ctrl Enter" pending={pending}>
            {save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={run} onKeyDown={saveOnCtrlEnter}>
        <Stack>
          {error && Object.keys(error.errors).length === 0 && (
            <Banner urgent tone="danger">
              {sayError(say, error)}
            </Banner>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
