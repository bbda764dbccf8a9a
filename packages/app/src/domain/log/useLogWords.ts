import { useTranslation } from 'react-i18next'
import { useTranslate } from '../../scaffold/i18n/index.ts'

/** Returns a function that translates the message of an entry. */
export function useLogWords() {
  const { t } = useTranslation('history')
  const translate = useTranslate()
  return (message: string) => {
    const key = `history:log.messages.${message.replace('.', '_')}`
    return translate.has(key) ? translate(key) : t('log.other')
  }
}

/** Every action of the log with its words, in their order. */
export function useLogActions(): { id: string; label: string }[] {
  const { t, i18n } = useTranslation('history')
  const { compare } = new Intl.Collator(i18n.language)
  return Object.entries(t('log.messages', { returnObjects: true }))
    .map(([key, label]) => ({ id: key.replace('_', '.'), label }))
    .toSorted((one, other) => compare(one.label, other.label))
}
