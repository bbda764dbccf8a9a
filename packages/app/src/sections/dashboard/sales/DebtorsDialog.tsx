import { Button, ButtonLink, Dialog, ForwardIcon, formatMoney } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import { useShortDate } from '../../../domain/useShortDate.ts'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { PersonRows, type ReportScope } from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { useAllDebtors } from '../dashboard.data.ts'
import { useSalesLinks } from './useSalesLinks.ts'

interface DebtorsDialogProps {
  scope: ReportScope
  close(): void
}

/** All debtors, the largest debt first: 6.5 rows are visible, more load at the end. */
export function DebtorsDialog({ scope, close }: DebtorsDialogProps) {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const navigate = useNavigate()
  const short = useShortDate()
  const query = useAllDebtors(scope)
  const links = useSalesLinks(scope)
  const { profile, deposit } = useDomainLinks()
  const { count = 0, total = 0 } = query.answer ?? {}
  const hasClubs = scope.clubs.length > 1
  const members = t('sales.debtors.members', { count })
  const go = (href: string) => {
    close()
    void navigate(href)
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('sales.debtors.title')}
      description={
        query.answer && t('sales.debtors.sum', { members, sum: formatMoney(total, currency) })
      }
      actions={
        links.debtors && (
          <ButtonLink tone="ghost" icon={ForwardIcon} href={links.debtors}>
            {t('sales.debtors.open')}
          </ButtonLink>
        )
      }
    >
      <Boundary query={query}>
        {(people) => (
          <PersonRows
            label={t('sales.debtors.list')}
            more={query.more}
            hasMore={query.hasMore}
            open={go}
            rows={people.map(
              ({ gym_customer_id: id, full_name: name, balance, avatar, club, since }) => {
                const take = deposit({ id, fullname: name, balance })
                const day = t('sales.debtors.since', { day: short(since) })
                return {
                  id,
                  name,
                  avatar: avatar?.url,
                  note: hasClubs ? `${club.name} · ${day}` : day,
                  amount: -balance,
                  href: profile({ id }),
                  action: take && (
                    <Button
                      tone="outline"
                      size="xs"
                      aria-label={t('sales.debtors.takeFrom', { name })}
                      onClick={() => go(take)}
                    >
                      {t('sales.debtors.take')}
                    </Button>
                  ),
                }
              },
            )}
          />
        )}
      </Boundary>
    </Dialog>
  )
}
