import { CommandPalette, type CommandRow } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useForeseen } from '../scaffold/foreseen.ts'
import { singleKeysAtom } from '../scaffold/singleKeys.ts'
import { matches, startsWith } from './matches.ts'
import { useActions } from './useActions.ts'
import { useFoundMembers } from './useFoundMembers.tsx'
import { useFoundPayments } from './useFoundPayments.tsx'
import { usePersonRows } from './usePersonRows.ts'
import { useScreens } from './useScreens.ts'
import { useTyped } from './useTyped.ts'
import { useUsed, type Repeatable } from './useUsed.ts'

/**
 * Command palette: members and payments with key facts, actions and screens with their shortcuts.
 */
export function Palette({ close }: { close(): void }) {
  const { t } = useTranslation('shell')
  const typed = useTyped()
  const { query } = typed
  const single = useAtomValue(singleKeysAtom)
  const members = useFoundMembers(typed)
  const payments = useFoundPayments(typed)
  const person = usePersonRows(members.found)
  const offered = useActions()
  const actions = offered.map(({ id, label, letter, icon, run }): CommandRow => ({
    id,
    title: label,
    icon,
    keys: single ? [letter] : undefined,
    onSelect: run,
  }))
  const screens = useScreens().filter(({ id }) => !offered.some(({ href }) => href === id))
  const used = useUsed([...actions, ...screens])

  const fits = ({ title, detail }: CommandRow) =>
    matches(typeof detail === 'string' ? `${title} ${detail}` : title, query)
  const found = [
    { title: t('search.members'), rows: members.rows },
    { title: t('search.person', { name: members.found[0]?.fullname ?? '' }), rows: person },
    { title: t('search.payments'), rows: payments.rows },
  ]
  const own = [
    { title: t('search.actions'), rows: actions.filter(fits) },
    { title: t('search.sections'), rows: screens.filter(fits) },
  ]
  const begin = [
    { title: t('search.recent'), rows: used.recent },
    { title: t('search.often'), rows: used.often },
    { title: t('search.actions'), rows: actions.filter(used.isNew) },
    { title: t('search.sections'), rows: screens.filter(used.isNew) },
  ]
  const [only, ...others] = members.rows.length > 0 ? members.rows : payments.rows
  useForeseen(others.length === 0 ? only?.again?.href : undefined)
  // Commands come first if the query is the start of one, else the found records.
  const isOwn = [...actions, ...screens].some(({ title }) => startsWith(title, query))
  const groups = query === '' ? begin : isOwn ? [...own, ...found] : [...found, ...own]
  const noted = (row: Repeatable) => ({
    ...row,
    onSelect: () => {
      used.note(row)
      row.onSelect()
    },
  })
  return (
    <CommandPalette
      open
      onClose={close}
      label={t('search.placeholder')}
      query={typed.typed}
      onQuery={typed.type}
      onFlush={typed.flush}
      // Results for members are enough to choose from.
      loading={members.loading || (members.rows.length === 0 && payments.loading)}
      groups={groups.map(({ title, rows }) => ({ title, rows: rows.map(noted) }))}
    />
  )
}
