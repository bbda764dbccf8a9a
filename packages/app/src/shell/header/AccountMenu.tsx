import {
  Avatar,
  CommandIcon,
  KeyboardIcon,
  LanguageIcon,
  LockIcon,
  LogOutIcon,
  Menu,
  MoonIcon,
  radius,
  ContrastIcon,
  SunIcon,
  SystemThemeIcon,
  TableIcon,
  TrainerIcon,
  UserIcon,
} from '@zal/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { languages } from '../../i18n/words.ts'
import {
  rememberSingleKeys,
  singleKeysAtom,
  useDensity,
  useServices,
} from '../../scaffold/platform/index.ts'
import { languageAtom, useCurrentUser } from '../../scaffold/session/index.ts'
import { useLanguage } from '../../session/useLanguage.ts'
import { useSignOut } from '../../session/useSignOut.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import { overlayAtom } from '../overlays.ts'
import { rememberTheme, themeAtom, themes } from '../theme.ts'

const themeIcons = {
  light: SunIcon,
  dark: MoonIcon,
  contrast: ContrastIcon,
  system: SystemThemeIcon,
}

/** Account menu: current user, shortcuts, density, language, theme, sign out. */
export function AccountMenu({ onSignedOut }: { onSignedOut(): void }) {
  const { t } = useTranslation(['shell', 'session', 'domain'])
  const { staff, role } = useCurrentUser()
  const { local } = useServices()
  const language = useAtomValue(languageAtom)
  const { change } = useLanguage()
  const [theme, setTheme] = useAtom(themeAtom)
  const [single, setSingle] = useAtom(singleKeysAtom)
  const [density, setDensity] = useDensity()
  const open = useSetAtom(overlayAtom)
  const navigate = useNavigate()
  const to = useAddress()
  const profile = to('setting', 'profile')
  const page = role === 'trainer' ? to('trainer', 'profile', staff.id) : undefined

  const leave = useSignOut(onSignedOut)
  return (
    <Menu
      label={t('account')}
      trigger={
        <Face type="button" aria-label={`${t('account')}: ${staff.full_name}`}>
          <Avatar name={staff.full_name} src={staff.avatar?.url} size="sm" />
        </Face>
      }
      groups={[
        {
          label: `${staff.full_name} · ${t(`domain:role.${role}`)}`,
          actions: [
            ...(profile
              ? [
                  {
                    id: 'profile',
                    label: t('myProfile'),
                    icon: UserIcon,
                    onAction: () => void navigate(profile),
                  },
                ]
              : []),
            ...(page
              ? [
                  {
                    id: 'page',
                    label: t('myTrainerPage'),
                    icon: TrainerIcon,
                    onAction: () => void navigate(page),
                  },
                ]
              : []),
            {
              id: 'pin',
              label: t('pin.open'),
              icon: LockIcon,
              onAction: () => open('pin'),
            },
            {
              id: 'keys',
              label: t('shortcuts.open'),
              icon: KeyboardIcon,
              keys: single ? '?' : undefined,
              onAction: () => open('keys'),
            },
            {
              id: 'single',
              label: t('shortcuts.off'),
              icon: CommandIcon,
              checked: single,
              onAction: () => {
                setSingle(!single)
                rememberSingleKeys(local, !single)
              },
            },
            {
              id: 'compact',
              label: t('compact'),
              icon: TableIcon,
              checked: density === 'compact',
              onAction: () => setDensity(density === 'compact' ? 'regular' : 'compact'),
            },
          ],
        },
        {
          label: t('language'),
          actions: languages.map((id) => ({
            id,
            label: t(`session:languages.${id}`),
            icon: LanguageIcon,
            checked: id === language,
            onAction: () => change(id),
          })),
        },
        {
          label: t('theme.title'),
          actions: themes.map((id) => ({
            id,
            label: t(`theme.${id}`),
            icon: themeIcons[id],
            checked: id === theme,
            onAction: () => {
              setTheme(id)
              rememberTheme(local, id)
            },
          })),
        },
        {
          actions: [
            { id: 'leave', label: t('logOut'), icon: LogOutIcon, onAction: () => void leave() },
          ],
        },
      ]}
    />
  )
}

const Face = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  cursor: pointer;
`
