import { GlobalStyle, UiProvider, type Density } from '@zal/ui'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { keepLong } from './longWords.ts'
import { themes, type Language, type Theme } from './toolbars.ts'
import { uiWords } from './words.ts'

interface FrameProps {
  theme: Theme | 'all'
  language: Language
  density: Density
  /** Makes every text two and a half times as long, to simulate other languages. */
  long: boolean
  story: string
  children: ReactNode
}

/** Decorator of every story: tokens, fonts and texts. `all` shows the themes side by side. */
export function Frame({ theme, language, density, long, story, children }: FrameProps) {
  const [first, ...others] = themes
  const ground = (
    <UiProvider
      theme={theme === 'all' ? first : theme}
      language={language}
      density={density}
      words={uiWords[language]}
    >
      <GlobalStyle />
      {long ? <Long>{children}</Long> : children}
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

/** An iframe per theme, so that dialogs, focus and play functions do not interfere. */
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

function Long({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(function keepWordsLong() {
    return root.current ? keepLong(root.current) : undefined
  }, [])
  return <div ref={root}>{children}</div>
}
