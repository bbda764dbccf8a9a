import { AuthPage, Link } from '@zal/ui'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Logo } from './Logo.tsx'

interface AuthFrameProps {
  title: string
  text?: string
  children?: ReactNode
}

/** Frame of a signed-out page other than the sign-in: window title, back link, languages. */
export function AuthFrame({ title, text, children }: AuthFrameProps) {
  const { t } = useTranslation(['session', 'common'])
  useEffect(
    function nameWindow() {
      document.title = `${title} · ${t('common:product')}`
    },
    [t, title],
  )
  return (
    <AuthPage logo={<Logo />} title={title} text={text} footer={<LanguageChoice />}>
      {children}
      <Back>
        <Link href="/sign-in">{t('back')}</Link>
      </Back>
    </AuthPage>
  )
}

const Back = styled.div`
  justify-self: center;
`
