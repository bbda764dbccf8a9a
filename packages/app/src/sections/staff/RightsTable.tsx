import { EmptyState, PermissionTree, SearchField, SegmentedControl, Stack } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRegistry } from '../../scaffold/routing/index.ts'
import { hasRight, stateOf, type Overrides, type Right, type RightState } from './rights.ts'
import type { Staff } from './staff.data.ts'
import { useRights, useRightWords } from './useRights.ts'

interface RightsTableProps {
  person: Staff
  overrides: Overrides
  /** As saved. */
  stored: Overrides
  /** Reason why a right cannot be changed. */
  lockedBy(path: string): string | undefined
  onChange(path: string, state: RightState): void
}

/** All rights by section and tab, with a search and a filter for those that differ from the role. */
export function RightsTable({ person, overrides, stored, lockedBy, onChange }: RightsTableProps) {
  const { t } = useTranslation(['staff', 'domain'])
  const { rights, inRole } = useRights(person.role)
  const words = useRightWords()
  const registry = useRegistry()
  const [q, setQuery] = useState('')
  const [view, setView] = useState<'all' | 'differ'>('all')
  const role = t(`domain:role.${person.role}`)
  const differs = ({ path }: Right) => overrides[path] !== undefined
  const wanted = q.trim().toLowerCase()
  const isFound = (right: Right) =>
    [words.name(right), words.section(right.section), words.part(right)]
      .join(' ')
      .toLowerCase()
      .includes(wanted)
  const shown = rights.filter((right) => (view === 'all' || differs(right)) && isFound(right))
  const sections = [...new Set(shown.map(({ section }) => section))]
  const countOf = (of: readonly Right[], has: (path: string) => boolean) =>
    t('editor.counts', { granted: of.filter(({ path }) => has(path)).length, total: of.length })

  const groups = sections.map((section) => {
    const all = rights.filter((right) => right.section === section)
    const differing = all.filter(differs).length
    const rows = shown.filter((right) => right.section === section)
    const parts = [...new Set(rows.map(({ part }) => part))]
    const person_ = countOf(all, (path) => hasRight(overrides, inRole, path))
    return {
      id: section,
      label: words.section(section),
      icon: registry.find(({ permission }) => permission === section)?.icon,
      counts: {
        role: countOf(all, (path) => inRole.has(path)),
        person: differing > 0 ? `${person_} · ${t('differ', { count: differing })}` : person_,
      },
      open: differing > 0 || wanted !== '' || view === 'differ',
      parts: parts.map((part) => {
        const own = rows.filter((right) => right.part === part)
        return {
          id: part,
          label: own[0] ? words.part(own[0]) : part,
          rows: own.map((right) => ({
            id: right.path,
            label: words.name(right),
            inRole: inRole.has(right.path),
            state: stateOf(overrides, right.path),
            locked: lockedBy(right.path),
            changed: overrides[right.path] !== stored[right.path],
          })),
        }
      }),
    }
  })
  return (
    <Stack gap="normal">
      <SearchField
        label={t('editor.find')}
        placeholder={t('editor.find')}
        value={q}
        onChange={setQuery}
      />
      <SegmentedControl
        label={t('fields.rights')}
        value={view}
        onChange={setView}
        segments={[
          { id: 'all', label: t('editor.all', { total: rights.length }) },
          {
            id: 'differ',
            label: t('editor.differ', { count: rights.filter(differs).length, role }),
          },
        ]}
      />
      {groups.length === 0 && wanted ? (
        <EmptyState kind="unmatched" title={t('editor.none', { q })} />
      ) : (
        <PermissionTree
          key={`${view} ${wanted === ''}`}
          groups={groups}
          labels={{
            right: t('editor.right'),
            role,
            person: person.first_name,
            states: {
              role: t('editor.states.role'),
              granted: t('editor.states.granted'),
              taken: t('editor.states.taken'),
            },
            has: t('editor.has'),
            hasNot: t('editor.hasNot'),
            unsaved: t('editor.unsaved'),
          }}
          onChange={onChange}
        />
      )}
    </Stack>
  )
}
