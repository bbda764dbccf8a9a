import {
  Avatar,
  Banner,
  Button,
  ButtonLink,
  Card,
  FactList,
  FreezeIcon,
  Inline,
  Money,
  Stack,
  type BannerProps,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberStateBadge } from '../../domain/member/MemberStateBadge.tsx'
import { UnfreezeDialog } from '../../domain/member/UnfreezeDialog.tsx'
import { useDomainLinks } from '../../domain/useDomainLinks.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import { useCan, useCurrentUser } from '../../scaffold/session/index.ts'
import type { Plans, Verdict } from './checkin.data.ts'
import { useRuleWords } from './useRuleWords.ts'
import { verdictActions } from './verdictActions.ts'

interface VerdictCardProps {
  customer: Plans['customer']
  verdict: Verdict
  /** Error that is not a verdict, such as a lost connection. */
  message: string | undefined
  pending: boolean
  letIn(): void
  /** Clears the member for the next one. */
  another(): void
}

const tones: Record<Verdict['level'], BannerProps['tone']> = {
  green: 'success',
  yellow: 'warning',
  red: 'danger',
}

/**
 * Verdict for a member: the deciding rule, the remaining days and visits, and the possible actions.
 */
export function VerdictCard(props: VerdictCardProps) {
  const { customer, verdict, message, pending, letIn } = props
  const { t } = useTranslation(['checkin', 'domain', 'common'])
  const { currency } = useCurrentUser()
  const sayRule = useRuleWords()
  const reasons = verdict.rules.length > 0 ? verdict.rules.map(sayRule) : [t('rule.ok')]
  return (
    <Card
      picture={<Avatar name={customer.fullname} src={customer.avatar?.url} />}
      title={customer.fullname}
    >
      <Stack>
        <Banner
          tone={tones[verdict.level]}
          title={t(`level.${verdict.level}`)}
          urgent={verdict.level !== 'green'}
        >
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Banner>
        {message && (
          <Banner urgent tone="danger">
            {message}
          </Banner>
        )}
        <FactList
          layout="tiles"
          facts={[
            { label: t('plan'), value: verdict.plan ?? <PlanOfAnotherDay customer={customer} /> },
            { label: t('until'), value: verdict.days_left },
            {
              label: t('left'),
              value: verdict.plan ? (verdict.visits_left ?? t('domain:unlimited')) : null,
            },
            {
              label: t('balance'),
              value: <Money amount={verdict.balance} currency={currency} tone="signed" />,
            },
          ]}
        />
        <Inline align="end" wrap>
          <WaysOn {...props} />
          {verdict.level !== 'red' && (
            <Button
              key={verdict.level}
              autoFocus
              size="lg"
              tone={verdict.level === 'green' ? 'secondary' : 'primary'}
              pending={pending}
              onClick={letIn}
            >
              {t(verdict.level === 'green' ? 'now' : 'again')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}

/** Last or next plan of a member without a valid one today. */
function PlanOfAnotherDay({ customer }: Pick<VerdictCardProps, 'customer'>) {
  return (
    <>
      {customer.membership} <MemberStateBadge state={customer.state} />
    </>
  )
}

/** Actions by violated rule and permission. */
function WaysOn({ customer, verdict, another }: VerdictCardProps) {
  const { t } = useTranslation('checkin')
  const ways = useDomainLinks()
  const to = useAddress()
  const wanted = verdictActions(verdict.rules.map(({ code }) => code))
  const profile = ways.profile(customer)
  const sale = customer.read_only ? undefined : ways.sale(customer)
  const helps = (['renew', 'sell'] as const).find((way) => wanted.includes(way))
  // A member who never had a plan cannot renew.
  const money = helps && customer.state.membership === null ? 'sell' : helps
  // A debt is paid to the deposit; without access to deposits, with the next sale.
  const pay =
    sale && wanted.includes('pay')
      ? (ways.deposit({ ...customer, balance: verdict.balance }) ?? sale)
      : undefined
  const edit = customer.read_only ? undefined : to('member', 'edit', customer.id)
  return (
    <>
      {profile && (
        <ButtonLink tone="ghost" size="sm" href={profile}>
          {t('actions.profile')}
        </ButtonLink>
      )}
      {verdict.level === 'red' && (
        <Button tone="ghost" size="sm" onClick={another}>
          {t('actions.another')}
        </Button>
      )}
      {wanted.includes('activate') && edit && (
        <ButtonLink tone="soft" size="sm" href={edit}>
          {t('actions.activate')}
        </ButtonLink>
      )}
      <Unfreeze customer={customer} verdict={verdict} />
      {money && sale && (
        <ButtonLink tone="soft" size="sm" href={sale}>
          {t(`actions.${money}`)}
        </ButtonLink>
      )}
      {pay && (
        <ButtonLink tone="soft" size="sm" href={pay}>
          {t('actions.pay')}
        </ButtonLink>
      )}
    </>
  )
}

/** Ends the freeze that blocks the entry; the verdict is then refetched. */
function Unfreeze({ customer, verdict }: Pick<VerdictCardProps, 'customer' | 'verdict'>) {
  const { t } = useTranslation('domain')
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const { membership, rules } = verdict
  const isFrozen = rules.some(({ code }) => code === 'membership_frozen')
  if (!isFrozen || membership === null || customer.read_only) return null
  if (!can('member', 'list', 'change')) return null
  return (
    <>
      <Button size="sm" tone="soft" icon={FreezeIcon} onClick={() => setOpen(true)}>
        {t('freeze.unfreeze')}
      </Button>
      {isOpen && <UnfreezeDialog membership={membership} close={() => setOpen(false)} />}
    </>
  )
}
