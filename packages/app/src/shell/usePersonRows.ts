import { CheckinIcon, EditIcon, FreezeIcon, WalletIcon } from '@zal/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useWays } from '../gym/useWays.ts'
import { useAddress } from '../scaffold/registry.tsx'
import { singleKeysAtom } from '../scaffold/singleKeys.ts'
import { useCan } from '../scaffold/who.ts'
import { awaitedKeyAtom } from './overlays.ts'
import type { Found } from './useFoundMembers.tsx'
import type { Repeatable } from './useUsed.ts'

/** Actions for the only person found; empty if several were found. */
export function usePersonRows(found: readonly Found[]): Repeatable[] {
  const { t } = useTranslation(['shell', 'gym'])
  const can = useCan()
  const single = useAtomValue(singleKeysAtom)
  const to = useAddress()
  const ways = useWays()
  const navigate = useNavigate()
  const awaitKey = useSetAtom(awaitedKeyAtom)
  const [person] = found
  if (!person || found.length > 1 || person.read_only) return []
  const { membership_status: status } = person
  const profile = ways.profile(person)
  const mayChange = can('member', 'list', 'change')
  const freezes = mayChange && profile && (status === 'active' || status === 'freeze')
  const row = (id: string, title: string, icon: Repeatable['icon'], href: string | undefined) =>
    href && { once: true, id: `person-${id}`, title, icon, onSelect: () => void navigate(href) }
  const rows: (Repeatable | '' | undefined)[] = [
    row('checkin', t('actions.checkin'), CheckinIcon, ways.checkin(person)),
    row('sell', t('actions.sell'), WalletIcon, ways.sale(person)),
    freezes
      ? {
          once: true,
          id: 'person-freeze',
          title: t(status === 'freeze' ? 'gym:freeze.unfreeze' : 'gym:freeze.action'),
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
