import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { learn } from './i18n.ts'
import type { Language } from './words.ts'

/** The language once all its words have travelled, nothing at first; while another one does, the one before it. */
export function useAllWords(language: Language): Language | undefined {
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
