import { AuthPage, Button } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useDesk } from './desk.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Logo } from './Logo.tsx'

/** Somebody without a club can do nothing but ask for one. */
export function NoClub() {
  const { t } = useTranslation('session')
  const desk = useDesk()
  const navigate = useNavigate()
  const leave = async () => {
    await desk.leave()
    void navigate('/sign-in')
  }
  return (
    <AuthPage
      logo={<Logo />}
      title={t('noClub.title')}
      text={t('noClub.text')}
      footer={<LanguageChoice />}
    >
      <Button onClick={() => void leave()}>{t('logOut')}</Button>
    </AuthPage>
  )
}
