import { Button } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { AuthFrame } from './AuthFrame.tsx'

/** Page of a recovery link that was used, has expired or never existed. */
export function DeadLink() {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  return (
    <AuthFrame title={t('deadLink.title')} text={t('deadLink.text')}>
      <Button onClick={() => void navigate('/recovery')}>{t('deadLink.again')}</Button>
    </AuthFrame>
  )
}
