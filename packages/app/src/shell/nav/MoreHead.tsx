import { IconButton, SearchIcon, space } from '@zal/ui'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { BellOfMenu } from '../bell/Bell.tsx'
import { AccountMenu } from '../header/AccountMenu.tsx'
import { LiveDot } from '../header/LiveDot.tsx'
import { overlayAtom } from '../overlays.ts'
import { ClubSwitcher } from './ClubSwitcher.tsx'

/** Head of the whole menu on phones: club, search, connection state, notifications, account. */
export function MoreHead({ onSignedOut }: { onSignedOut(): void }) {
  const { t } = useTranslation('shell')
  const open = useSetAtom(overlayAtom)
  return (
    <Line>
      <ClubSwitcher />
      <IconButton icon={SearchIcon} label={t('search.open')} onClick={() => open('search')} />
      <LiveDot />
      <BellOfMenu />
      <AccountMenu onSignedOut={onSignedOut} />
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`
