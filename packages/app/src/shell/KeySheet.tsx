import { ShortcutSheet } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useActions } from './useActions.ts'
import { useMenu } from './useMenu.ts'

/** All keys of the app: what is in the menu, what the desk begins, what works everywhere. */
export function KeySheet({ close }: { close(): void }) {
  const { t } = useTranslation('shell')
  const menu = useMenu()
  const actions = useActions()
  return (
    <ShortcutSheet
      open
      onClose={close}
      title={t('shortcuts.title')}
      groups={[
        {
          title: t('shortcuts.everywhere'),
          rows: [
            { label: t('shortcuts.search'), keys: ['/'] },
            ...actions.map(({ label, letter }) => ({ label, keys: [letter] })),
            { label: t('shortcuts.save'), keys: ['Ctrl', 'Enter'] },
            { label: t('shortcuts.help'), keys: ['?'] },
          ],
        },
        {
          title: t('shortcuts.go'),
          rows: menu.map(({ label, keys }) => ({ label, keys })),
        },
        {
          title: t('shortcuts.rows'),
          rows: [
            { label: t('shortcuts.move'), keys: ['J', 'K', '↑', '↓'] },
            { label: t('shortcuts.enter'), keys: ['Enter'] },
          ],
        },
      ]}
    />
  )
}
