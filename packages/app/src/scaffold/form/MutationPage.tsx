import { Banner, Button, ButtonLink, FormPage } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusFirstError } from './focusFirstError.ts'
import { onCtrlEnter } from './onCtrlEnter.ts'
import { useBackLink, usePageHeader } from '../routing/index.ts'
import { errorMessage, useTranslate } from '../i18n/index.ts'
import { MutationRecoveryBanner, type RecoverableState } from '../mutation/index.ts'

interface WritePageProps extends Omit<RecoverableState, 'forget'> {
  text: ReactNode
  /** Label of the submit button. */
  save: string
  /** @default 'primary' */
  tone?: 'primary' | 'danger'
  /** Action in the error banner. */
  errorAction?: ReactNode
  /** Extra banner above the fields. */
  banner?: ReactNode
  /** There is nothing to save. @default false */
  idle?: boolean
  aside: ReactNode
  /** Name of the tab that the cancel button leads to. */
  back: string
  /** Label of the cancel button. @default the translation of Cancel */
  leave?: string
  /** Sends, or opens a confirmation; invalid fields show their own errors. */
  onSave(): Promise<unknown> | void
  /** Called by the cancel button. @default the draft is kept */
  forget?(): void
  children: ReactNode
}

/**
 * Page of a form that does not edit one record: errors, fields, a summary in the aside, the action
 * bar at the bottom. Ctrl+Enter saves, and the first invalid field receives focus.
 *
 * @example
 * <MutationPage text={t('return.text')} save={t('return.save')} back="list" onSave={ask}
 * {...write}>…</MutationPage>
 */
export function MutationPage(props: WritePageProps) {
  const { text, save, tone = 'primary', error, pending, recovery, idle = false, onSave } = props
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
