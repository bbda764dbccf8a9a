import { AddMemberIcon, CashIcon, CheckinIcon, LinkIcon, WalletIcon } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useLocation, useNavigate, type Path } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { addressOf, useRegistry } from '../../scaffold/routing/index.ts'
import { type ScreenKey, screenKeysAtom } from '../../scaffold/platform/index.ts'
import { useCopy } from '../../scaffold/feedback/index.ts'
import { useCan, useClub } from '../../scaffold/session/index.ts'

/** The desk's actions: the section and the letter of each. */
const desk = [
  { word: 'checkin', path: 'checkIn', letter: 'C', icon: CheckinIcon },
  { word: 'sell', path: 'payment', letter: 'P', icon: WalletIcon },
  { word: 'member', path: 'members', letter: 'N', icon: AddMemberIcon },
  { word: 'deposit', path: 'deposit', letter: 'D', icon: CashIcon },
] as const

/** Something that one letter begins. */
interface Action extends ScreenKey {
  /** Where it leads, unless it does something on the open screen. */
  href?: string
}

/** What the person may begin from anywhere: check in, sell, register a member, add to a deposit, copy the link; and what the open screen offers. */
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

/** The address of a place, for a colleague: in the club of this tab. */
function linkTo({ pathname, search, hash }: Path, club: number) {
  const address = new URL(pathname + search + hash, location.origin)
  address.searchParams.set('location', String(club))
  return address.href
}
