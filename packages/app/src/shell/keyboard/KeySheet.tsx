import { ShortcutSheet } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { singleKeysAtom } from '../../scaffold/platform/index.ts'
import { useActions } from './useActions.ts'
import { useMenu } from '../nav/useMenu.ts'

/** List of the shortcuts available to this user on the open screen. */
export function KeySheet({ close }: { close(): void }) {
  const { t } = useTranslation('shell')
  const menu = useMenu()
  const actions = useActions()
  const single = useAtomValue(singleKeysAtom)
  const [{ hasRows, hasChoice }] = useState(whatIsOpen)
  const letters = actions.map(({ label, letter }) => ({ label, keys: [letter] }))
  const everywhere = [
    { label: t('shortcuts.search'), keys: single ? ['/', 'Ctrl+K'] : ['Ctrl+K'] },
    ...(single ? letters : []),
    { label: t('shortcuts.save'), keys: ['Ctrl+Enter'] },
    { label: t('shortcuts.undo'), keys: ['Ctrl+Z'] },
    { label: t('shortcuts.news'), keys: ['F6'] },
    ...(single ? [{ label: t('shortcuts.fold'), keys: ['['] }] : []),
    ...(single ? [{ label: t('shortcuts.help'), keys: ['?'] }] : []),
  ]
  const rows = [
    { label: t('shortcuts.move'), keys: single ? ['J', 'K', '↑', '↓'] : ['↑', '↓'] },
    { label: t('shortcuts.ends'), keys: ['Home', 'End'] },
    { label: t('shortcuts.enter'), keys: ['Enter'] },
  ]
  const choice = [
    ...(single
      ? [
          { label: t('shortcuts.choose'), keys: ['X'] },
          { label: t('shortcuts.chooseTo'), keys: ['Shift+X'] },
        ]
      : []),
    { label: t('shortcuts.chooseAll'), keys: ['Ctrl+A'] },
    { label: t('shortcuts.chooseNone'), keys: ['Esc'] },
  ]
  const groups = [
    { title: t('shortcuts.everywhere'), rows: everywhere },
    {
      title: t('shortcuts.go'),
      rows: menu.flatMap(({ label, keys }) => (keys ? { label, keys } : [])),
    },
    { title: t('shortcuts.rows'), rows: hasRows ? [...rows, ...(hasChoice ? choice : [])] : [] },
  ]
  return (
    <ShortcutSheet
      open
      onClose={close}
      title={t('shortcuts.title')}
      groups={groups.filter((group) => group.rows.length > 0)}
    />
  )
}

/** Detects a list below the sheet, whose own shortcuts are listed too. */
const whatIsOpen = () => ({
  hasRows: document.querySelector('[data-table]') !== null,
  hasChoice: document.querySelector('[data-table] input[type="checkbox"]') !== null,
})
