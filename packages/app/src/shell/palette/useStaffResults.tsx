import { formatPhone, StaffIcon, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FROM } from '../../domain/member/memberSearch.ts'
import { useApiQuery } from '../../scaffold/query/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import { useCurrentUser, useSession } from '../../scaffold/session/index.ts'
import type { SearchInput } from './useSearchInput.ts'
import type { Repeatable } from './useRecentItems.ts'

const MOST = 4

/** Roles that manage people; the list of staff refuses others whatever their rights are. */
const managing: readonly string[] = ['owner', 'director', 'manager']

/** People of the own clubs by name, e-mail or phone, for those who may open the list of staff. */
export function useStaffResults({ query, asked, isTyping }: SearchInput) {
  const { t } = useTranslation(['domain', 'staff'])
  const { role } = useCurrentUser()
  const { clubs } = useSession()
  const navigate = useNavigate()
  const list = useAddress()('staff', 'list')
  const permitted = list !== undefined && managing.includes(role)
  const enabled = permitted && asked.length >= FROM
  const location = clubs.map(({ club_id }) => club_id).join(',')
  const result = useApiQuery(
    ['staff', 'club'],
    '/staffs/',
    { query: { q: asked, location, page: 1, per_page: MOST } },
    { enabled, keepPrevious: true },
  )
  const found = enabled ? (result.data?.results ?? []) : []
  const rows = found.map((person): Repeatable => {
    const { id, fullname, phone, email, is_active: isActive } = person
    const parts = [t(`domain:role.${person.role}`), phone && formatPhone(phone), email]
    const detail = parts.filter(Boolean).join(' · ')
    const href = `${list}?open=${id}`
    return {
      id: `staff-${id}`,
      title: fullname,
      detail,
      meta: !isActive && <StatusBadge tone="neutral">{t('staff:options.is_active.0')}</StatusBadge>,
      icon: StaffIcon,
      again: { href, detail },
      onSelect: () => void navigate(href),
    }
  })
  const waits = permitted && query.length >= FROM && isTyping
  return { rows, loading: waits || (enabled && (result.loading || result.refreshing)) }
}
