import {
  Avatar,
  Banner,
  Button,
  ButtonLink,
  Card,
  FactList,
  formatDate,
  formatMoney,
  formatTime,
  FreezeIcon,
  Inline,
  Money,
  Stack,
  type BannerProps,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnfreezeDialog } from '../../gym/UnfreezeDialog.tsx'
import { useWays } from '../../gym/useWays.ts'
import { useSay } from '../../scaffold/say.ts'
import { useCan, useSettings, useWho } from '../../scaffold/who.ts'
import type { Plans, Verdict } from './checkin.data.ts'

interface VerdictCardProps {
  customer: Plans['customer']
  verdict: Verdict
  /** What went wrong besides the rules, as a lost connection. */
  message: string | undefined
  pending: boolean
  letIn(): void
  /** Somebody else is at the door. */
  another(): void
}

const tones: Record<Verdict['level'], BannerProps['tone']> = {
  green: 'success',
  yellow: 'warning',
  red: 'danger',
}

/** May the member come in? The rule that decided, what is left, and what can be done about it. */
export function VerdictCard(props: VerdictCardProps) {
  const { customer, verdict, message, pending, letIn } = props
  const { t } = useTranslation(['checkin', 'gym', 'common'])
  const { currency } = useWho()
  const sayRule = useRuleWords()
  const reasons = verdict.rules.length > 0 ? verdict.rules.map(sayRule) : [t('rule.ok')]
  return (
    <Card picture={<Avatar name={customer.fullname} />} title={customer.fullname}>
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
        {message && <Banner tone="danger">{message}</Banner>}
        <FactList
          layout="tiles"
          facts={[
            { label: t('plan'), value: verdict.plan ?? t('gym:membershipStatus.none') },
            { label: t('until'), value: verdict.days_left },
            {
              label: t('left'),
              value: verdict.plan ? (verdict.visits_left ?? t('gym:unlimited')) : null,
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

const renewable = [
  'no_active_plan',
  'no_visits_left',
  'expiring',
  'wrong_club',
  'wrong_weekday',
  'invalid_time_period',
]

/** What can be done, by the rules that hit and by what the person may do. */
function WaysOn({ customer, verdict, another }: VerdictCardProps) {
  const { t } = useTranslation('checkin')
  const ways = useWays()
  const codes = verdict.rules.map(({ code }) => code)
  const wanted = codes.some((code) => renewable.includes(code))
    ? 'renew'
    : codes.includes('debt')
      ? 'pay'
      : undefined
  const profile = ways.profile(customer)
  const sale = customer.read_only ? undefined : ways.sale(customer)
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
      <Unfreeze customer={customer} verdict={verdict} />
      {wanted && sale && (
        <ButtonLink tone="soft" size="sm" href={sale}>
          {t(`actions.${wanted}`)}
        </ButtonLink>
      )}
    </>
  )
}

/** Where a freeze keeps the door shut: ends it on the spot; the verdict is then asked for again. */
function Unfreeze({ customer, verdict }: Pick<VerdictCardProps, 'customer' | 'verdict'>) {
  const { t } = useTranslation('gym')
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

/** A rule in words, with its days, sums and hours as people write them. */
function useRuleWords() {
  const say = useSay()
  const { currency } = useWho()
  const { zone } = useSettings()
  return ({ code, vars = {} }: Verdict['rules'][number]) => {
    const written = Object.entries(vars).map(([name, value]) => [name, write(value)] as const)
    return say(`errors:${code}`, Object.fromEntries(written))
  }
  function write(value: string | number) {
    if (typeof value === 'number') return formatMoney(value, currency)
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value)
    return /^\d{4}-\d{2}-\d{2}T/.test(value) ? formatTime(value, zone) : value
  }
}
