import { AuthPage } from '@zal/ui'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Logo } from './Logo.tsx'

interface AuthFrameProps {
  title: string
  text?: string
  children: ReactNode
}

/** A signed-out page with its name in the window, and the languages under it. */
export function AuthFrame({ title, text, children }: AuthFrameProps) {
  const { t } = useTranslation()
  useEffect(
    function nameWindow() {
      document.title = `${title} · ${t('product')}`
    },
    [t, title],
  )
  return (
    <AuthPage logo={<Logo />} title={title} text={text} footer={<LanguageChoice />}>
      {children}
    </AuthPage>
  )
}
