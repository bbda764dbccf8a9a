import { ClubIcon, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FROM } from '../../domain/member/memberSearch.ts'
import { useApiQuery } from '../../scaffold/query/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import type { SearchInput } from './useSearchInput.ts'
import type { Repeatable } from './useRecentItems.ts'

const MOST = 4

/** Clubs by name or address, inactive ones too, for those who may open them. */
export function useClubResults({ query, asked, isTyping }: SearchInput) {
  const { t } = useTranslation('club')
  const navigate = useNavigate()
  const to = useAddress()
  const permitted = to('club', 'edit') !== undefined
  const enabled = permitted && asked.length >= FROM
  const result = useApiQuery(
    'club',
    '/management/club-list/',
    { query: { q: asked, page: 1, per_page: MOST } },
    { enabled, keepPrevious: true },
  )
  const found = enabled ? (result.data?.results ?? []) : []
  const rows = found.map(({ id, name, address_line: detail, is_active: isActive }): Repeatable => {
    const href = to('club', 'edit', id) ?? ''
    return {
      id: `club-${id}`,
      title: name,
      detail,
      meta: !isActive && <StatusBadge tone="neutral">{t('options.is_active.0')}</StatusBadge>,
      icon: ClubIcon,
      again: { href, detail },
      onSelect: () => void navigate(href),
    }
  })
  const waits = permitted && query.length >= FROM && isTyping
  return { rows, loading: waits || (enabled && (result.loading || result.refreshing)) }
}
