import { CommandPalette } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { matches } from './matches.ts'
import { useActions } from './useActions.ts'
import { useFoundMembers } from './useFoundMembers.tsx'
import { useMenu } from './useMenu.ts'

/** Search from anywhere: members with what is asked at the desk, actions and sections with their keys. */
export function Palette({ close }: { close(): void }) {
  const { t } = useTranslation('shell')
  const [query, setQuery] = useState('')
  const navigate = useNavigate()
  const members = useFoundMembers(query)
  const actions = useActions()
    .filter(({ label }) => matches(label, query))
    .map(({ id, label, letter, icon, run }) => ({
      id,
      title: label,
      icon,
      keys: [letter],
      onSelect: run,
    }))
  const menu = useMenu()
    .filter(({ label }) => matches(label, query))
    .map(({ href, label, icon, keys }) => ({
      id: href,
      title: label,
      icon,
      keys,
      onSelect: () => void navigate(href),
    }))
  return (
    <CommandPalette
      open
      onClose={close}
      label={t('search.placeholder')}
      query={query}
      onQuery={setQuery}
      onFlush={members.flush}
      loading={members.loading}
      groups={[
        { title: t('search.members'), rows: members.rows },
        { title: t('search.actions'), rows: actions },
        { title: t('search.sections'), rows: menu },
      ]}
    />
  )
}
