import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import type words from '../../../../locales/en/ui.json'
import type { Theme } from './token.ts'

/** Texts that components render themselves: "Close", "Next page". */
export type UiWords = typeof words
export type UiLanguage = 'uz' | 'ru' | 'en'
/** `regular` is dense from 1100 px on and comfortable below. */
export type Density = 'comfortable' | 'regular' | 'compact'
export type Navigate = (href: string) => void

interface UiProviderProps {
  words: UiWords
  language: UiLanguage
  /** @default 'system' */
  theme?: Theme
  /** @default 'regular' */
  density?: Density
  /** Navigates to a link inside the app. @default the browser's navigation */
  navigate?: Navigate
  children: ReactNode
}

/** Provides texts, theme and navigation to the components. Place it once, at the root. */
export function UiProvider({
  words,
  language,
  theme = 'system',
  density = 'regular',
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

/** Texts, language and navigation of the surrounding provider. Throws outside of one. */
export function useUi(): Ui {
  const ui = useContext(UiContext)
  if (!ui) throw new Error('Parts of the interface stand inside UiProvider')
  return ui
}

function followNatively(href: string) {
  location.assign(href)
}
