import { Button, ButtonLink, FreezeIcon, UserIcon } from '@zal/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UnfreezeDialog } from '../../domain/member/UnfreezeDialog.tsx'
import { useDomainLinks } from '../../domain/useDomainLinks.ts'
import { ActionMenu } from '../../scaffold/list/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import { useCan } from '../../scaffold/session/index.ts'
import { verdictActions } from './verdictActions.ts'
import type { Plans, Verdict } from './checkin.data.ts'

interface ActionsProps {
  plans: Plans
  verdict: Verdict
  /** Clears the member for the next one. */
  another(): void
}

/** Repairs of the violated rules, by permission: the first one is primary where entry is denied. */
export function VerdictActions({ plans: { customer }, verdict, another }: ActionsProps) {
  const { t } = useTranslation(['checkin', 'common'])
  const isRed = verdict.level === 'red'
  const profile = useDomainLinks().profile(customer)
  const repairs = useRepairs(customer, verdict)
  const isRoomy = repairs.length < (isRed ? 2 : 1)
  return (
    <>
      {repairs.map((repair, at) => repair(isRed && at === 0 ? 'primary' : 'soft'))}
      {profile && isRoomy && (
        <ButtonLink size="lg" tone={isRed ? 'soft' : 'ghost'} href={profile}>
          {t('actions.profile')}
        </ButtonLink>
      )}
      <Button
        size="lg"
        tone={isRed && repairs.length === 0 ? 'primary' : 'ghost'}
        onClick={another}
      >
        {t('actions.another')}
      </Button>
      {profile && !isRoomy && (
        <ActionMenu
          label={`${t('common:list.actions')}: ${customer.fullname}`}
          actions={[{ id: 'profile', label: t('actions.profile'), icon: UserIcon, href: profile }]}
        />
      )}
    </>
  )
}

type Repair = (tone: 'primary' | 'soft') => ReactNode

/** Permitted actions, in the order of the rules. */
function useRepairs(customer: ActionsProps['plans']['customer'], verdict: ActionsProps['verdict']) {
  const { t } = useTranslation('checkin')
  const ways = useDomainLinks()
  const to = useAddress()
  const can = useCan()
  if (customer.read_only) return []
  const { membership } = verdict
  const sale = ways.sale(customer)
  // A debt is paid to the deposit; without access to deposits, with the next sale.
  const pay = sale && (ways.deposit({ ...customer, balance: verdict.balance }) ?? sale)
  const hrefs = { activate: to('member', 'edit', customer.id), renew: sale, sell: sale, pay }
  const repairs: Repair[] = []
  const taken = new Set<string | undefined>()
  for (const way of verdictActions(verdict.rules.map(({ code }) => code))) {
    if (way === 'unfreeze') {
      if (membership !== null && can('member', 'list', 'change')) {
        repairs.push((tone) => <Unfreeze key={way} membership={membership} tone={tone} />)
      }
    } else if (way !== 'confirm') {
      const href = hrefs[way]
      if (!href || taken.has(href)) continue
      taken.add(href)
      // A member who never had a membership cannot renew.
      const said = way === 'renew' && customer.state.membership === null ? 'sell' : way
      repairs.push((tone) => (
        <ButtonLink key={way} size="lg" tone={tone} href={href}>
          {t(`actions.${said}`)}
        </ButtonLink>
      ))
    }
  }
  return repairs
}

interface UnfreezeProps {
  membership: number
  tone: 'primary' | 'soft'
}

/** Ends the freeze that blocks the entry; the verdict is then refetched. */
function Unfreeze({ membership, tone }: UnfreezeProps) {
  const { t } = useTranslation('domain')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="lg" tone={tone} icon={FreezeIcon} onClick={() => setOpen(true)}>
        {t('freeze.unfreeze')}
      </Button>
      {isOpen && <UnfreezeDialog membership={membership} close={() => setOpen(false)} />}
    </>
  )
}
