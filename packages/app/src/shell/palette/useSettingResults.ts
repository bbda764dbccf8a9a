import { SettingsIcon, UserIcon, type CommandRow } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Words } from '../../i18n/words.ts'
import { useAddress } from '../../scaffold/routing/index.ts'

/** Rows of the search for every card and row of the settings, and for the sign-in of the profile. */
export function useSettingResults(): CommandRow[] {
  const { t, i18n } = useTranslation(['setting', 'profile', 'menu', 'shell'])
  const navigate = useNavigate()
  const to = useAddress()
  const view = to('setting', 'view')
  const profile = to('setting', 'profile')
  const go = (href: string) => () => void navigate(href)
  // The page shows every group and row that has words.
  const { groups, rows } = i18n.getResourceBundle(i18n.language, 'setting') as Words['setting']
  const title = t('menu:setting.title')
  const cards = Object.entries(groups).map(([name, label]) => ({ name, label, detail: title }))
  const settings = Object.entries(rows).map(([name, row]) => ({
    name,
    label: row.name,
    detail: row.hint,
  }))
  const own = (['email', 'password', 'pin'] as const).map((name): CommandRow => ({
    id: `setting-profile-${name}`,
    title: t(`profile:signIn.${name}`),
    detail: t('shell:myProfile'),
    icon: UserIcon,
    onSelect: go(profile ?? ''),
  }))
  const shared = [...cards, ...settings].map(({ name, label, detail }): CommandRow => ({
    id: `setting-${name}`,
    title: label,
    detail,
    icon: SettingsIcon,
    onSelect: go(`${view}#${name}`),
  }))
  return [...(view ? shared : []), ...(profile ? own : [])]
}
