import { GlobalStyle, UiProvider } from '@zal/ui'
import type { ReactNode } from 'react'
import { uiWords } from './words.ts'
import { themes, type Language, type Theme } from './toolbars.ts'

interface FrameProps {
  theme: Theme | 'all'
  language: Language
  children: ReactNode
}

/** The ground under every story: tokens, fonts, words; `all` shows the themes side by side. */
export function Frame({ theme, language, children }: FrameProps) {
  const ground = (one: Theme) => (
    <UiProvider key={one} theme={one} language={language} words={uiWords[language]}>
      <GlobalStyle />
      {children}
    </UiProvider>
  )
  if (theme !== 'all') return ground(theme)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(${themes.length}, 1fr)` }}>
      {themes.map((one) => (
        <div key={one} data-theme={one}>
          {ground(one)}
        </div>
      ))}
    </div>
  )
}
