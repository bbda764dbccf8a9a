import { CommandPalette, type CommandRow } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { usePrefetchRoute } from '../../scaffold/routing/index.ts'
import { singleKeysAtom } from '../../scaffold/platform/index.ts'
import { matches, startsWith } from './matches.ts'
import { useActions } from '../keyboard/useActions.ts'
import { useMemberResults } from './useMemberResults.tsx'
import { usePaymentResults } from './usePaymentResults.tsx'
import { useMemberActions } from './useMemberActions.ts'
import { useStaffResults } from './useStaffResults.tsx'
import { useClubResults } from './useClubResults.tsx'
import { useSettingResults } from './useSettingResults.ts'
import { useScreenResults } from './useScreenResults.ts'
import { useSearchInput } from './useSearchInput.ts'
import { useRecentItems, type Repeatable } from './useRecentItems.ts'

/** Number of settings shown. */
const MOST_SETTINGS = 6

/**
 * Command palette: members, payments, staff and clubs with key facts, actions and screens with their shortcuts, and
 * settings.
 */
export function Palette({ close }: { close(): void }) {
  const { t } = useTranslation('shell')
  const typed = useSearchInput()
  const { query } = typed
  const single = useAtomValue(singleKeysAtom)
  const members = useMemberResults(typed)
  const payments = usePaymentResults(typed)
  const staff = useStaffResults(typed)
  const clubs = useClubResults(typed)
  const person = useMemberActions(members.found)
  const offered = useActions()
  const actions = offered.map(({ id, label, letter, icon, run }): CommandRow => ({
    id,
    title: label,
    icon,
    keys: single ? [letter] : undefined,
    onSelect: run,
  }))
  const screens = useScreenResults().filter(({ id }) => !offered.some(({ href }) => href === id))
  const settings = useSettingResults()
  const used = useRecentItems([...actions, ...screens, ...settings])

  const fits = ({ title, detail }: CommandRow) =>
    matches(typeof detail === 'string' ? `${title} ${detail}` : title, query)
  const found = [
    { title: t('search.members'), rows: members.rows },
    { title: t('search.person', { name: members.found[0]?.fullname ?? '' }), rows: person },
    { title: t('search.payments'), rows: payments.rows },
    { title: t('search.staff'), rows: staff.rows },
    { title: t('search.clubs'), rows: clubs.rows },
  ]
  const own = [
    { title: t('search.actions'), rows: actions.filter(fits) },
    { title: t('search.sections'), rows: screens.filter(fits) },
  ]
  const fitting = settings
    .filter(({ title }) => matches(title, query))
    .toSorted((a, b) => Number(startsWith(b.title, query)) - Number(startsWith(a.title, query)))
  const last = { title: t('search.settings'), rows: fitting.slice(0, MOST_SETTINGS) }
  const begin = [
    { title: t('search.recent'), rows: used.recent },
    { title: t('search.often'), rows: used.often },
    { title: t('search.actions'), rows: actions.filter(used.isNew) },
    { title: t('search.sections'), rows: screens.filter(used.isNew) },
  ]
  const records = [members, payments, staff, clubs]
  const [only, ...others] = records.find(({ rows }) => rows.length > 0)?.rows ?? []
  usePrefetchRoute(others.length === 0 ? only?.again?.href : undefined)
  // Commands come first if the query is the start of one, else the found records.
  const isOwn = [...actions, ...screens].some(({ title }) => startsWith(title, query))
  const groups = query === '' ? begin : isOwn ? [...own, ...found, last] : [...found, ...own, last]
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
      loading={
        members.loading || (members.rows.length === 0 && records.some(({ loading }) => loading))
      }
      groups={groups.map(({ title, rows }) => ({ title, rows: rows.map(noted) }))}
    />
  )
}
