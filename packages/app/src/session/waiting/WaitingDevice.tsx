import {
  AuthPage,
  Avatar,
  BellIcon,
  Button,
  Card,
  CheckIcon,
  CodeTiles,
  inZone,
  ItemList,
  LockIcon,
  useSnackbar,
} from '@zal/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSecondsLeft } from '../../domain/useSecondsLeft.ts'
import { LoadingBar } from '../../scaffold/feedback/index.ts'
import { AuthError } from '../auth/AuthError.tsx'
import { Logo, Mark } from '../auth/Logo.tsx'
import { useSignOut } from '../useSignOut.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { useWaiting, type Waiting } from './useWaiting.ts'
import { Center, Column, Foot, Ground, Head, Promises, Sign } from './WaitingDevice.styles.ts'

/** Page of a device that waits for its approval: both screens show the same code. */
export function WaitingDevice({ onApproved }: { onApproved(): void }) {
  const { t } = useTranslation(['session', 'device', 'common'])
  const navigate = useNavigate()
  const notify = useSnackbar()
  const leave = useSignOut(() => void navigate('/sign-in'))
  const { state, isRejected, pending, error, askAgain } = useWaiting({
    onApproved,
    onAsked: () => notify({ words: t('waiting.againDone'), tone: 'success' }),
    onLapsed: () => void leave(),
  })
  const left = useSecondsLeft(state?.until)
  const wait = useSecondsLeft(state?.ask_again_at)
  const title = t(isRejected ? 'waiting.rejected' : 'waiting.title')
  useEffect(
    function nameWindow() {
      document.title = `${title} · ${t('common:product')}`
    },
    [t, title],
  )
  if (isRejected) {
    const [first] = state?.people ?? []
    const text = first && t('waiting.ask', { name: first.full_name })
    return (
      <AuthPage logo={<Logo />} title={title} text={text}>
        <Button onClick={() => void leave()}>{t('back')}</Button>
      </AuthPage>
    )
  }
  if (!state) return <LoadingBar />
  const { code, place, full_name: name, kind, browser } = state
  return (
    <Ground>
      <Column>
        <Head>
          <Mark />
          <strong>{place}</strong>
          <LanguageMenu />
        </Head>
        <Center>
          <h1>{title}</h1>
          <p>{t('waiting.text')}</p>
        </Center>
        <Center>
          {left && <CodeTiles tone="primary" code={code} label={t('waiting.code')} />}
          <p role="status">{left ? undefined : t('waiting.expired')}</p>
          {left && <p>{t('waiting.expires', { left })}</p>}
        </Center>
        <People state={state} />
        <Hopes />
        <Foot>
          <p>
            {[
              t('waiting.signedIn', { name }),
              [t(`device:kinds.${kind}`), browser].filter(Boolean).join(', '),
            ].join(' · ')}
          </p>
          {error && <AuthError error={error} />}
          <Button
            wide
            size="lg"
            tone="soft"
            icon={BellIcon}
            pending={pending}
            disabled={Boolean(wait)}
            onClick={() => void askAgain()}
          >
            {left
              ? t(wait ? 'waiting.againIn' : 'waiting.again', { left: wait })
              : t('waiting.new')}
          </Button>
          <Button wide size="lg" tone="ghost" onClick={() => void leave()}>
            {t('logOut')}
          </Button>
        </Foot>
      </Column>
    </Ground>
  )
}

/** Those who were asked: who has seen it, else when. */
function People({ state: { people, zone } }: { state: Waiting }) {
  const { t } = useTranslation(['session', 'domain'])
  return (
    <Card>
      <ItemList
        label={t('waiting.asked')}
        items={people.map(({ id, full_name, role, avatar, asked_at: at, seen }) => ({
          id,
          picture: <Avatar name={full_name} src={avatar?.url} />,
          title: full_name,
          lines: [t(`domain:role.${role}`)],
          end: seen ? t('waiting.seen') : t('waiting.askedAt', { time: inZone(at, zone).time }),
        }))}
      />
    </Card>
  )
}

/** Promises until the decision. */
function Hopes() {
  const { t } = useTranslation('session')
  const lines = [
    { id: 'opens', Icon: CheckIcon },
    { id: 'others', Icon: CheckIcon },
    { id: 'closed', Icon: LockIcon },
  ] as const
  return (
    <section>
      <h2 id="until">{t('waiting.until')}</h2>
      <Promises aria-labelledby="until">
        {lines.map(({ id, Icon }) => (
          <li key={id}>
            <Sign data-shut={Icon === LockIcon}>
              <Icon aria-hidden />
            </Sign>
            {t(`waiting.${id}`)}
          </li>
        ))}
      </Promises>
    </section>
  )
}
