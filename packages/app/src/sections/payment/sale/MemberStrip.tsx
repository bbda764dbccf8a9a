import {
  Avatar,
  breakpoint,
  Button,
  formatDate,
  formatPhone,
  Money,
  PersonBalance,
  PersonNames,
  PersonStrip,
  SummaryBlock,
  useIsBelow,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberPicker } from '../../../domain/member/MemberPicker.tsx'
import {
  MemberStateBadge,
  useStateWord,
  type MemberState,
} from '../../../domain/member/MemberStateBadge.tsx'
import { withCustomer } from './changes.ts'
import { focusOn } from './focusOn.ts'
import { useSale } from './saleState.ts'

/** The customer with phone, membership and balance; without one, the search for a member. */
export function MemberStrip() {
  const { t } = useTranslation(['payment', 'domain'])
  const { values, set, errors, leave, held, step } = useSale()
  const [isChanging, setChanging] = useState(false)
  const isNarrow = useIsBelow(breakpoint.sm)
  const word = useStateWord()
  const { customer, type } = values
  const isOnce = type === 3
  /** Which membership the state is about, and its end. */
  const lastly = ({ key, date, membership }: MemberState) => {
    if (!membership) return undefined
    if (!date || (key !== 'active' && key !== 'expired')) return membership.name
    const words = key === 'active' ? 'strip.until' : 'strip.ended'
    return t(words, { plan: membership.name, date: formatDate(date) })
  }
  if (!customer || isChanging) {
    return (
      <SummaryBlock
        data-field="customer"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (customer && !currentTarget.contains(relatedTarget)) setChanging(false)
        }}
      >
        <MemberPicker
          paying
          leadsOn={!isOnce}
          required={!isOnce}
          autoFocus={step === null && (isChanging || !isOnce)}
          label={t('fields.customer')}
          value={customer}
          error={errors.customer}
          onBlur={() => leave('customer')}
          onChange={(picked) => {
            setChanging(false)
            set(withCustomer(picked, values))
            if (picked) requestAnimationFrame(() => focusOn('plan'))
          }}
        />
      </SummaryBlock>
    )
  }
  const facts = [
    held && (isNarrow ? word(held.state) : formatPhone(held.phone)),
    held && lastly(held.state),
    isNarrow && held && (
      <span key="balance">
        {t('strip.balance')} <Money amount={held.balance} tone="signed" />
      </span>
    ),
  ].filter(Boolean)
  return (
    <SummaryBlock data-field="customer">
      <PersonStrip>
        <Avatar name={customer.fullname} src={held?.avatar?.url ?? customer.avatar?.url} />
        <PersonNames>
          <strong>{customer.fullname}</strong>
          <p>
            {facts.map((fact, at) => (
              <span key={at}>
                {at > 0 && ' · '}
                {fact}
              </span>
            ))}
          </p>
        </PersonNames>
        {held && !isNarrow && (
          <PersonBalance>
            <span>{t('strip.balance')}</span>
            <Money amount={held.balance} tone="signed" />
          </PersonBalance>
        )}
        {held && !isNarrow && <MemberStateBadge state={held.state} />}
        <Button tone="ghost" size="sm" onClick={() => setChanging(true)}>
          {t('strip.change')}
        </Button>
      </PersonStrip>
    </SummaryBlock>
  )
}
