import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { learn } from './i18n.ts'
import type { Language } from './words.ts'

/**
 * The language once its translations are loaded; while another one loads, the previous language;
 * undefined at first.
 */
export function useLearnt(language: Language): Language | undefined {
  const { i18n } = useTranslation()
  const [learnt, setLearnt] = useState<Language>()
  useEffect(
    function learnWords() {
      let left = false
      void learn(i18n, language).then(() => left || setLearnt(language))
      return () => {
        left = true
      }
    },
    [i18n, language],
  )
  return learnt
}
