import { useEffect, useEffectEvent, useRef } from 'react'
import { useSay } from './say.ts'

type Texts = Record<string, unknown>

interface SaidAgainProps {
  /** Errors as currently displayed, by field. */
  errors: Texts
  /** The same errors in the current language. */
  texts(): Promise<Texts>
  put(errors: Record<string, string>): void
}

/**
 * Translates the displayed field errors again when the language changes. It does not add errors.
 */
export function SaidAgain({ errors, texts, put }: SaidAgainProps) {
  const { language } = useSay()
  const said = useRef(language)
  const sayAgain = useEffectEvent(async () => {
    const now = await texts()
    const again = Object.entries(errors).map(([name, text]) => [name, now[name] ?? text])
    put(Object.fromEntries(again))
  })
  useEffect(
    function followLanguage() {
      if (said.current === language) return
      said.current = language
      void sayAgain()
    },
    [language],
  )
  return null
}
