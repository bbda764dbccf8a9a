import { CheckinIcon, EditIcon, FreezeIcon, WalletIcon } from '@zal/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useDomainLinks } from '../../domain/useDomainLinks.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import { singleKeysAtom } from '../../scaffold/platform/index.ts'
import { useCan } from '../../scaffold/session/index.ts'
import { awaitedKeyAtom } from '../overlays.ts'
import type { PaletteResults } from './useMemberResults.tsx'
import type { Repeatable } from './useRecentItems.ts'

/** Actions for the only person found; empty if several were found. */
export function useMemberActions(found: readonly PaletteResults[]): Repeatable[] {
  const { t } = useTranslation(['shell', 'domain'])
  const can = useCan()
  const single = useAtomValue(singleKeysAtom)
  const to = useAddress()
  const ways = useDomainLinks()
  const navigate = useNavigate()
  const awaitKey = useSetAtom(awaitedKeyAtom)
  const [person] = found
  if (!person || found.length > 1 || person.read_only) return []
  const { key } = person.state
  const profile = ways.profile(person)
  const mayChange = can('member', 'list', 'change')
  const freezes = mayChange && profile && (key === 'active' || key === 'frozen')
  const row = (id: string, title: string, icon: Repeatable['icon'], href: string | undefined) =>
    href && { once: true, id: `person-${id}`, title, icon, onSelect: () => void navigate(href) }
  const rows: (Repeatable | '' | undefined)[] = [
    row('checkin', t('actions.checkin'), CheckinIcon, ways.checkin(person)),
    row('sell', t('actions.sell'), WalletIcon, ways.sale(person)),
    freezes
      ? {
          once: true,
          id: 'person-freeze',
          title: t(key === 'frozen' ? 'domain:freeze.unfreeze' : 'domain:freeze.action'),
          icon: FreezeIcon,
          keys: single ? ['F'] : undefined,
          onSelect: () => {
            awaitKey({ letter: 'F', path: profile })
            void navigate(profile)
          },
        }
      : undefined,
    row('edit', t('search.edit'), EditIcon, to('member', 'edit', person.id)),
  ]
  return rows.filter((one) => typeof one === 'object')
}
