import { Banner, Button, ButtonLink, FormPage } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusFirstError } from './focusFirstError.ts'
import { onCtrlEnter } from './onCtrlEnter.ts'
import { useBackLink, usePageHeader } from '../routing/index.ts'
import { errorMessage, useTranslate } from '../i18n/index.ts'
import { MutationRecoveryBanner, type MutationState } from '../mutation/index.ts'

interface WritePageProps extends Omit<MutationState, 'forget'> {
  text: ReactNode
  /** Words of the button that sends. */
  save: string
  /** @default 'secondary' */
  tone?: 'secondary' | 'danger'
  /** The way on from what was refused. */
  errorAction?: ReactNode
  /** Said above the fields besides. */
  banner?: ReactNode
  /** Nothing to save. @default false */
  idle?: boolean
  aside: ReactNode
  /** The tab that the way out leads to. */
  back: string
  /** Words of the way out. @default those of Cancel */
  leave?: string
  /** Sends, or asks first; what is wrong is told by the fields. */
  onSave(): Promise<unknown> | void
  /** By the way out. @default what was typed stays */
  forget?(): void
  children: ReactNode
}

/**
 * The page of a form that is not one of a record: what is wrong, the fields, what follows from them beside, the bar
 * below. Ctrl+Enter saves, and the focus goes to what is wrong.
 *
 * @example
 * <MutationPage text={t('return.text')} save={t('return.save')} back="list" onSave={ask} {...write}>…</MutationPage>
 */
export function MutationPage(props: WritePageProps) {
  const { text, save, tone = 'secondary', error, pending, recovery, idle = false, onSave } = props
  const { t } = useTranslation('common')
  const translate = useTranslate()
  const back = useBackLink()
  const { root, focus } = useFocusFirstError()
  const run = async () => {
    if (idle || pending) return
    await onSave()
    focus()
  }
  return (
    <div ref={root} onKeyDownCapture={onCtrlEnter(() => void run())}>
      <FormPage
        {...usePageHeader()}
        description={text}
        banner={
          <>
            {error ? (
              <Banner urgent tone="danger" action={props.errorAction}>
                {errorMessage(translate, error)}
              </Banner>
            ) : (
              <MutationRecoveryBanner {...recovery} />
            )}
            {props.banner}
          </>
        }
        aside={props.aside}
        bar={
          <>
            <ButtonLink tone="ghost" href={back(props.back)} onClick={props.forget}>
              {props.leave ?? t('actions.cancel')}
            </ButtonLink>
            <Button
              tone={tone}
              keys="Ctrl Enter"
              pending={pending}
              disabled={idle}
              onClick={() => void run()}
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
