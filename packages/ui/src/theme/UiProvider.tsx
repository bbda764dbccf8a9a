import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import type words from '../../../../locales/en/ui.json'
import type { Theme } from './token.ts'

/** The few words that parts say by themselves: "Close", "Next page". */
export type UiWords = typeof words
export type UiLanguage = 'uz' | 'ru' | 'en'
export type Density = 'comfortable' | 'compact'
export type Navigate = (href: string) => void

interface UiProviderProps {
  words: UiWords
  language: UiLanguage
  /** @default 'system' */
  theme?: Theme
  /** @default 'comfortable' */
  density?: Density
  /** Follows a link inside the app. Without it links are the browser's. */
  navigate?: Navigate
  children: ReactNode
}

/** Gives the parts their words, their theme and the way to follow links. Stands once, at the root. */
export function UiProvider({
  words,
  language,
  theme = 'system',
  density = 'comfortable',
  navigate = followNatively,
  children,
}: UiProviderProps) {
  useLayoutEffect(
    function dressDocument() {
      const root = document.documentElement
      root.dataset.theme = theme
      root.dataset.density = density
      root.lang = language
    },
    [theme, density, language],
  )
  const ui = useMemo(() => ({ words, language, navigate }), [words, language, navigate])
  return <UiContext value={ui}>{children}</UiContext>
}

interface Ui {
  words: UiWords
  language: UiLanguage
  navigate: Navigate
}

const UiContext = createContext<Ui | null>(null)

/** Words, language and navigation of the interface around. */
export function useUi(): Ui {
  const ui = useContext(UiContext)
  if (!ui) throw new Error('Parts of the interface stand inside UiProvider')
  return ui
}

function followNatively(href: string) {
  location.assign(href)
}
