import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAsk } from '../scaffold/ask.ts'
import { useCan } from '../scaffold/who.ts'
import type { Arrival } from './arrivals.ts'

/** Details of an arrival, as the current user may see it. */
export interface Arrived {
  kind: Arrival['kind']
  /** Id of the member; undefined for an unnamed visitor. */
  id: number | undefined
  fullname: string
  picture: string | undefined
  note: string | undefined
}

/**
 * Fetches the details of an arrival with the user's own permissions. Undefined while loading;
 * `nobody` where there is nothing to show: no permission, or the open screen already shows it.
 */
export function useArrived(arrival: Arrival | undefined): Arrived | 'nobody' | undefined {
  const { t } = useTranslation('checkin')
  const can = useCan()
  const { pathname } = useLocation()
  const id = arrival?.id ?? 0
  const kind = isWanted() ? arrival?.kind : undefined
  const path = { path: { id } }
  const visit = useAsk([], '/check-in/register/{id}/', path, { enabled: kind === 'checkin' })
  const member = useAsk([], '/management/member/{id}/', path, { enabled: kind === 'member' })
  const plans = useAsk([], '/customer/{id}/membership-plans/', path, { enabled: kind === 'choice' })
  if (!arrival) return undefined
  if (!kind || visit.error || member.error || plans.error) return 'nobody'
  if (kind === 'checkin') {
    const came = visit.data?.results
    return (
      came && {
        kind,
        id: came.customer?.id,
        fullname: came.customer?.fullname ?? t('anonymous'),
        picture: came.customer?.avatar?.url,
        note: came.session,
      }
    )
  }
  const found = kind === 'member' ? member.data?.results : plans.data?.results.customer
  return (
    found && {
      kind,
      id,
      fullname: found.fullname,
      picture: found.avatar?.url,
      note: undefined,
    }
  )

  function isWanted() {
    if (arrival?.kind === 'choice') return can('checkin', 'register')
    if (arrival?.kind === 'checkin') return can('checkin', 'register') && !isAt('/checkIn/')
    return can('member', 'list') && !isAt('/members/')
  }
  function isAt(section: string) {
    return pathname.startsWith(section)
  }
}
