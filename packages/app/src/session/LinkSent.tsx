import { Banner, Button, Stack } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../scaffold/call.ts'
import { useServices } from '../scaffold/services.ts'
import { AuthError } from './AuthError.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { useAttempt } from './useAttempt.ts'

/** Confirmation that an email was sent; the same text whether the account exists or not. */
export function LinkSent({ username }: { username: string }) {
  const { t } = useTranslation('session')
  const { api } = useServices()
  const { pending, error, attempt } = useAttempt()
  const [isAgain, setAgain] = useState(false)
  const sendAgain = () =>
    attempt(async () => {
      setAgain(false)
      await call(api, 'post', '/merchant/recovery/', { body: { username } })
      setAgain(true)
    })
  return (
    <AuthFrame title={t('sent.title')} text={t('sent.text', { username })}>
      <Stack>
        {error && <AuthError error={error} />}
        {isAgain && <Banner tone="success">{t('sent.sentAgain')}</Banner>}
        <Button tone="ghost" pending={pending} onClick={() => void sendAgain()}>
          {t('sent.again')}
        </Button>
      </Stack>
    </AuthFrame>
  )
}
