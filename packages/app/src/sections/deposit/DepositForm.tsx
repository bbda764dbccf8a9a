import { Banner, Button, ButtonLink, FormPage } from '@zal/ui'
import type { ApiError } from '@zal/api'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageHead, useWayBack } from '../../scaffold/place.tsx'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { Unanswered } from '../../scaffold/Unanswered.tsx'
import type { Settled } from '../../scaffold/useSettled.ts'

interface DepositFormProps {
  text: string
  save: string
  error: ApiError | undefined
  pending: boolean
  /** What came of a write whose answer was lost, where the form asks for that. */
  settled?: Settled
  /** Nothing to save. @default false */
  idle?: boolean
  /** A question stands over the form. @default false */
  asking?: boolean
  aside: ReactNode
  onSave(): void
  /** Left without saving. */
  onCancel?(): void
  children: ReactNode
}

/** The page around the forms of this section: what is wrong, the preview beside, the bar below; Ctrl+Enter saves. */
export function DepositForm(props: DepositFormProps) {
  const { text, save, error, pending, settled, idle = false, asking = false, aside, onSave } = props
  const { t } = useTranslation('common')
  const say = useSay()
  const back = useWayBack()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || asking || idle || pending)
      return
    event.preventDefault()
    event.stopPropagation()
    onSave()
  }
  return (
    <div onKeyDownCapture={onKeyDown}>
      <FormPage
        {...usePageHead()}
        description={text}
        banner={
          error ? (
            <Banner urgent tone="danger">
              {sayError(say, error)}
            </Banner>
          ) : (
            settled && <Unanswered {...settled} />
          )
        }
        aside={aside}
        bar={
          <>
            <ButtonLink tone="ghost" href={back('list')} onClick={props.onCancel}>
              {t('actions.cancel')}
            </ButtonLink>
            <Button
              tone="secondary"
              keys="Ctrl Enter"
              pending={pending}
              disabled={idle}
              onClick={onSave}
            >
              {save}
            </Button>
          </>
        }
      >
        {props.children}
      </FormPage>
    </div>
  )
}
