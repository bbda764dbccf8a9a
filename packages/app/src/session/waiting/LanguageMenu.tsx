import { Button, ChevronDownIcon, Menu } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { languages } from '../../i18n/words.ts'
import { languageAtom } from '../../scaffold/session/index.ts'
import { useLanguage } from '../useLanguage.ts'

/** Language switch for the head of a narrow page: the code of the language opens all of them. */
export function LanguageMenu() {
  const { t } = useTranslation('session')
  const language = useAtomValue(languageAtom)
  const { change } = useLanguage()
  return (
    <Menu
      label={t('language')}
      trigger={
        <Button
          tone="ghost"
          size="sm"
          icon={ChevronDownIcon}
          aria-label={`${t('language')}: ${t(`languages.${language}`)}`}
        >
          {language.toUpperCase()}
        </Button>
      }
      groups={[
        {
          actions: languages.map((id) => ({
            id,
            label: t(`languages.${id}`),
            checked: id === language,
            onAction: () => change(id),
          })),
        },
      ]}
    />
  )
}
