import { SegmentedControl } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { languages } from '../i18n/words.ts'
import { languageAtom } from '../scaffold/who.ts'
import { useLanguage } from './useLanguage.ts'

/** Language switch; each language by its own name. */
export function LanguageChoice() {
  const { t } = useTranslation('session')
  const language = useAtomValue(languageAtom)
  const { change } = useLanguage()
  return (
    <SegmentedControl
      label={t('language')}
      segments={languages.map((id) => ({ id, label: t(`languages.${id}`) }))}
      value={language}
      onChange={change}
    />
  )
}
