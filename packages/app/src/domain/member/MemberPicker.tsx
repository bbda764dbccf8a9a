import {
  ComboboxField,
  formatPhone,
  Inline,
  Money,
  Stack,
  type ComboboxOption,
  type LoadOptions,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueryDeps } from '../../scaffold/query/index.ts'
import { request, type ResultsOf } from '../../scaffold/api/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { FROM, isPhoneTail, searchFor } from './memberSearch.ts'
import { MemberStateBadge } from './MemberStateBadge.tsx'

type Found = ResultsOf<'/management/member-search/', 'get'>[number]

/** The picked member. */
export interface PickedMember {
  id: number
  fullname: string
  avatar?: { url: string } | null
}

interface MemberPickerProps {
  label: string
  value: PickedMember | null
  onChange(picked: PickedMember | null): void
  onBlur?(): void
  error?: string
  required?: boolean
  autoFocus?: boolean
  /** Restricts the options to members who may pay. */
  paying?: boolean
  /** Moves focus to the next field after the choice. */
  leadsOn?: boolean
  /** Called with the id when the search has exactly one match. */
  onOnly?(id: number): void
}

/**
 * Search field for a member by any part of the name or the end of the phone; Enter skips the
 * debounce.
 */
export function MemberPicker({ value, onChange, paying, onOnly, ...field }: MemberPickerProps) {
  const { t } = useTranslation('domain')
  const { api } = useQueryDeps()
  const [isShort, setShort] = useState(true)
  const is_payment = paying ? 'true' : undefined
  const load: LoadOptions<number> = async (q, page, signal) => {
    if (q.length < FROM) return { options: [], more: false }
    const found = await request(api, 'get', '/management/member-search/', {
      params: { query: { ...searchFor(q, is_payment).query, page } },
      signal,
    })
    const [only, ...others] = found.results
    if (only && others.length === 0) onOnly?.(only.id)
    return { options: found.results.map(optionOf), more: found.page < found.page_count }
  }
  return (
    <ComboboxField
      {...field}
      placeholder={t('findMember')}
      load={load}
      isWhole={isPhoneTail}
      onTyped={(typed) => setShort(typed.length < FROM)}
      empty={isShort ? t('findMember') : undefined}
      value={
        value && {
          id: value.id,
          label: value.fullname,
          avatar: { name: value.fullname, src: value.avatar?.url },
        }
      }
      onChange={(option) =>
        onChange(
          option && {
            id: option.id,
            fullname: option.label,
            avatar: option.avatar?.src ? { url: option.avatar.src } : null,
          },
        )
      }
    />
  )
}

const optionOf = (found: Found): ComboboxOption<number> => ({
  id: found.id,
  label: found.fullname,
  avatar: { name: found.fullname, src: found.avatar?.url },
  description: [formatPhone(found.phone), found.membership].filter(Boolean).join(' · '),
  meta: <FoundMeta found={found} />,
})

function FoundMeta({ found }: { found: Found }) {
  const { currency } = useCurrentUser()
  return (
    <Stack gap="tight">
      <MemberStateBadge state={found.state} />
      {found.balance !== null && found.balance !== 0 && (
        <Inline align="end">
          <Money amount={found.balance} currency={currency} tone="signed" />
        </Inline>
      )}
    </Stack>
  )
}
