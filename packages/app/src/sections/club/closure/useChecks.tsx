import { formatMoney, formatTime, Link, type Check } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useClub, useSession } from '../../../scaffold/session/index.ts'
import type { Club, Closure } from '../club.data.ts'

/** Conditions of a deactivation as lines, the blocking ones first, and the number of those. */
export function useChecks(club: Club, { shift, online, only_here: onlyHere, others }: Closure) {
  const { t } = useTranslation(['club', 'domain'])
  const to = useAddress()
  const { currency } = useSession().auth
  const isHere = useClub() === club.id
  const link = (href: string | undefined, words: string) =>
    isHere && href ? <Link href={href}>{words}</Link> : undefined
  const way = (text: string) => (isHere ? text : `${text}. ${t('closure.elsewhere')}`)
  const blocks = { tone: 'blocks', meaning: t('closure.blocks') } as const
  const settled = { tone: 'settled', meaning: t('closure.fine') } as const

  const checks: Check[] = []
  if (shift) {
    const time = formatTime(shift.opened_at, club.zone)
    checks.push({
      ...blocks,
      title: t('closure.shift'),
      text: way(t('closure.shiftText', { name: shift.opened_by, time })),
      action: link(to('finance', 'shift'), t('closure.openShift')),
    })
  }
  if (online) {
    checks.push({
      ...blocks,
      title: t('closure.online', { count: online.count }),
      text: way(
        t('closure.onlineText', {
          method: t(`domain:method.${online.method}`),
          sum: formatMoney(online.amount, currency),
          time: formatTime(online.created_at, club.zone),
        }),
      ),
      action: link(to('payment', 'history'), t('closure.view')),
    })
  }
  if (others.length === 0) {
    checks.push({ ...blocks, title: t('closure.last'), text: t('closure.lastText') })
  }
  const blocking = checks.length
  if (onlyHere > 0) {
    checks.push({
      tone: 'warns',
      meaning: t('closure.warns'),
      title: t('closure.onlyHere', { count: onlyHere }),
      text: t('closure.onlyHereText'),
    })
  }
  const [other] = others
  if (other) checks.push({ ...settled, title: t('closure.stays'), text: other.name })
  return { checks, blocking }
}
