import { AddMemberIcon, CashIcon, CheckinIcon, LinkIcon, WalletIcon } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useLocation, useNavigate, type Path } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { addressOf, useRegistry } from '../../scaffold/routing/index.ts'
import { type ScreenKey, screenKeysAtom } from '../../scaffold/platform/index.ts'
import { useCopy } from '../../scaffold/feedback/index.ts'
import { useCan, useClub } from '../../scaffold/session/index.ts'

/** Global actions: section and shortcut of each. */
const desk = [
  { word: 'checkin', path: 'checkIn', letter: 'C', icon: CheckinIcon },
  { word: 'sell', path: 'payment', letter: 'P', icon: WalletIcon },
  { word: 'member', path: 'members', letter: 'N', icon: AddMemberIcon },
  { word: 'deposit', path: 'deposit', letter: 'D', icon: CashIcon },
] as const

/** An action with a single-letter shortcut. */
interface Action extends ScreenKey {
  /** Link target; undefined for an action on the open screen. */
  href?: string
}

/**
 * Actions available to the user: check in, sell, register a member, add to a deposit, copy the
 * link; plus those of the open screen.
 */
export function useActions(): Action[] {
  const { t } = useTranslation('shell')
  const can = useCan()
  const navigate = useNavigate()
  const sections = useRegistry()
  const here = useLocation()
  const club = useClub()
  const copy = useCopy()
  const ofScreen = useAtomValue(screenKeysAtom)
  const ofDesk = desk.flatMap(({ word, path, letter, icon }) => {
    const section = sections.find((one) => one.path === path)
    const tab = section?.tabs.find(({ name }) => name === 'register')
    if (!section || !tab?.allowed(can)) return []
    const href = addressOf(section, 'register')
    const run = () => void navigate(href)
    return [{ id: word, label: t(`actions.${word}`), letter, icon, href, run }]
  })
  const link = {
    id: 'link',
    label: t('actions.link'),
    letter: 'L',
    icon: LinkIcon,
    run: () => void copy(linkTo(here, club)),
  }
  return [...ofScreen, ...ofDesk, link]
}

/** Shareable URL of a location, with the club of this tab unless it names several clubs. */
function linkTo({ pathname, search, hash }: Path, club: number) {
  const address = new URL(pathname + search + hash, location.origin)
  const clubs = address.searchParams.get('location')
  if (!clubs?.includes(',')) address.searchParams.set('location', String(club))
  return address.href
}
