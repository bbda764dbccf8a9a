import { AddMemberIcon, ButtonLink, CardGrid, CheckinIcon, SellIcon, WalletIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../../scaffold/routing/index.ts'

const actions = [
  { noun: 'checkin', icon: CheckinIcon },
  { noun: 'payment', icon: SellIcon },
  { noun: 'member', icon: AddMemberIcon },
  { noun: 'deposit', icon: WalletIcon },
] as const

/** The most frequent actions of the desk as large links; the first one is the primary. */
export function DeskActions() {
  const { t } = useTranslation('shell')
  const to = useAddress()
  const permitted = actions.flatMap(({ noun, icon }) => {
    const href = to(noun, 'register')
    return href ? [{ noun, icon, href }] : []
  })
  return (
    <CardGrid figures>
      {permitted.map(({ noun, icon, href }, nth) => (
        <li key={noun}>
          <ButtonLink
            wide
            size="lg"
            align="start"
            tone={nth === 0 ? 'primary' : 'outline'}
            icon={icon}
            href={href}
          >
            {t(`new.${noun}`)}
          </ButtonLink>
        </li>
      ))}
    </CardGrid>
  )
}
