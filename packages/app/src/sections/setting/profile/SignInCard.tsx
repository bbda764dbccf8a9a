import {
  Banner,
  Button,
  Card,
  formatDate,
  formatMoment,
  inZone,
  ItemList,
  useSnackbar,
} from '@zal/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '../../../scaffold/feedback/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { overlayAtom } from '../../../shell/overlays.ts'
import type { Profile } from './profile.data.ts'

const EmailDialog = lazyDialog(async () => (await import('./EmailDialog.tsx')).EmailDialog)
const PasswordDialog = lazyDialog(async () => (await import('./PasswordDialog.tsx')).PasswordDialog)

/** E-mail, password and PIN; each is changed by a dialog that requires the current password. */
export function SignInCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { email, pending_email: waiting, password_changed_at: changed, has_pin, version } = profile
  const { zone } = useSettings()
  const open = useSetAtom(overlayAtom)
  const [dialog, setDialog] = useState<'email' | 'password'>()
  const button = (word: string, of: string, onClick: () => void) => (
    <Button size="sm" tone="outline" aria-label={`${word}: ${of}`} onClick={onClick}>
      {word}
    </Button>
  )
  const close = () => setDialog(undefined)
  return (
    <Card title={t('signIn.title')}>
      <ItemList
        label={t('signIn.title')}
        items={[
          {
            id: 'email',
            term: t('signIn.email'),
            title: email,
            lines: [t('signIn.emailText')],
            end: button(t('signIn.change'), t('signIn.email'), () => setDialog('email')),
            below: waiting && <Waiting waiting={waiting} />,
          },
          {
            id: 'password',
            term: t('signIn.password'),
            title: '••••••••••',
            lines: [
              changed
                ? t('signIn.passwordChanged', { date: formatDate(inZone(changed, zone).day) })
                : t('signIn.passwordText'),
            ],
            end: button(t('signIn.change'), t('signIn.password'), () => setDialog('password')),
          },
          {
            id: 'pin',
            term: t('signIn.pin'),
            title: t(has_pin ? 'signIn.pinSet' : 'signIn.pinNone'),
            lines: [t('signIn.pinText')],
            end: button(t(has_pin ? 'signIn.change' : 'signIn.set'), t('signIn.pin'), () =>
              open('pin'),
            ),
          },
        ]}
      />
      {dialog === 'email' && <EmailDialog version={version} close={close} />}
      {dialog === 'password' && <PasswordDialog version={version} email={email} close={close} />}
    </Card>
  )
}

/** A new address that waits until its link is opened. */
function Waiting({ waiting }: { waiting: NonNullable<Profile['pending_email']> }) {
  const { t } = useTranslation('profile')
  const translate = useTranslate()
  const notify = useSnackbar()
  const { zone } = useSettings()
  const path = '/merchant/user-profile/email/'
  const said = (words: string) => () => notify({ words, tone: 'success' })
  const again = useApiMutation('post', path, {
    touches: ['staff'],
    done: said(t('signIn.sentAgain')),
  })
  const cancel = useApiMutation('delete', path, {
    touches: ['staff'],
    done: said(t('signIn.cancelled')),
  })
  const error = again.error ?? cancel.error
  const until = formatMoment(waiting.until, zone)
  return (
    <Banner
      action={
        <>
          <Button
            size="sm"
            tone="ghost"
            pending={again.pending}
            onClick={() => void again.send({}).catch(() => undefined)}
          >
            {t('signIn.again')}
          </Button>
          <Button
            size="sm"
            tone="ghost"
            pending={cancel.pending}
            onClick={() => void cancel.send({}).catch(() => undefined)}
          >
            {t('signIn.cancel')}
          </Button>
        </>
      }
    >
      {error
        ? errorMessage(translate, error)
        : t('signIn.pending', { email: waiting.email, until })}
    </Banner>
  )
}
