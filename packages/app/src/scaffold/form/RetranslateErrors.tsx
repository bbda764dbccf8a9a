import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslate } from '../i18n/index.ts'

type Texts = Record<string, unknown>

interface RetranslateErrorsProps {
  /** What the fields say now. */
  errors: Texts
  /** What they would say in the language of now. */
  texts(): Promise<Texts>
  put(errors: Record<string, string>): void
}

/** Says what is wrong at the fields again when the language changes; nothing else becomes wrong by that. */
export function RetranslateErrors({ errors, texts, put }: RetranslateErrorsProps) {
  const { language } = useTranslate()
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
