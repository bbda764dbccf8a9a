import { GlobalStyle, UiProvider } from '@zal/ui'
import type { ReactNode } from 'react'
import { themes, type Language, type Theme } from './toolbars.ts'
import { uiWords } from './words.ts'

interface FrameProps {
  theme: Theme | 'all'
  language: Language
  story: string
  children: ReactNode
}

/** The ground under every story: tokens, fonts and words. `all` shows the themes side by side. */
export function Frame({ theme, language, story, children }: FrameProps) {
  const [first, ...others] = themes
  const ground = (
    <UiProvider
      theme={theme === 'all' ? first : theme}
      language={language}
      words={uiWords[language]}
    >
      <GlobalStyle />
      {children}
    </UiProvider>
  )
  if (theme !== 'all') return ground
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(28rem, 1fr))' }}>
      <div>{ground}</div>
      {others.map((one) => (
        <Beside key={one} theme={one} language={language} story={story} />
      ))}
    </div>
  )
}

/** A page of its own, so that dialogs, focus and play functions of the themes do not meet. */
function Beside({ theme, language, story }: { theme: Theme; language: Language; story: string }) {
  const address = new URL(location.href)
  address.searchParams.set('id', story)
  address.searchParams.set('viewMode', 'story')
  address.searchParams.set('globals', `theme:${theme};language:${language}`)
  return (
    <iframe
      title={theme}
      src={address.href}
      style={{ border: 0, inlineSize: '100%', blockSize: '100vh' }}
    />
  )
}
