import { AddMemberIcon, ButtonLink, CheckinIcon, media, SellIcon, space, WalletIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useAddress } from '../../../scaffold/routing/index.ts'

const actions = [
  { noun: 'checkin', icon: CheckinIcon },
  { noun: 'payment', icon: SellIcon },
  { noun: 'member', icon: AddMemberIcon },
  { noun: 'deposit', icon: WalletIcon },
] as const

/** What the desk does most, as large links; the first one is the primary. */
export function DeskActions() {
  const { t } = useTranslation('shell')
  const to = useAddress()
  const permitted = actions.flatMap(({ noun, icon }) => {
    const href = to(noun, 'register')
    return href ? [{ noun, icon, href }] : []
  })
  return (
    <Row>
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
    </Row>
  )
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
  gap: ${space[12]};

  ${media.below('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
