import { useTranslation } from 'react-i18next'
import { useClub } from '../../scaffold/session/index.ts'
import { useDomainLinks } from '../useDomainLinks.ts'
import type { Notification } from './notification.ts'

type Link = 'payment' | 'deposits' | 'rights' | 'device' | 'profile' | 'import' | 'home'

const linkOf: { [K in Notification['kind']]?: Link } = {
  backdating: 'payment',
  deposit_backdating: 'deposits',
  deposit_less: 'deposits',
  deposit_return: 'deposits',
  device_request: 'device',
  digest: 'home',
  discount: 'payment',
  export: 'rights',
  import_finished: 'import',
  refund: 'payment',
  rights: 'rights',
  rights_changed: 'profile',
  void: 'payment',
}

/** Pages that show the records of the chosen club. */
const ofClub: ReadonlySet<Link> = new Set(['payment', 'deposits', 'import'])

/**
 * Finds the page of the record of a notification; undefined where there is none, where the person may not open it, and where
 * the record is in another club.
 */
export function useNotificationLink() {
  const { t } = useTranslation('notification')
  const links = useDomainLinks()
  const here = useClub()
  const homeLink = () => {
    const href = links.home()
    return href && { label: t('places.home'), href }
  }
  return ({ kind, club, record_id: id, number }: Notification) => {
    const link = linkOf[kind]
    if (link === 'home') return homeLink()
    if (!link || id === null) return undefined
    const hrefs: Record<Exclude<Link, 'home'>, string | undefined> = {
      payment: number === null ? undefined : links.payment(number),
      deposits: links.deposits(),
      rights: links.rights(id),
      device: links.waitingDevices(),
      profile: links.ownProfile(),
      import: links.imported(id),
    }
    const href = hrefs[link]
    const isElsewhere = ofClub.has(link) && club !== null && club.id !== here
    return href && !isElsewhere ? { label: t(`places.${link}`), href } : undefined
  }
}
