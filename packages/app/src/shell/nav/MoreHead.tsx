import { IconButton, SearchIcon, space } from '@zal/ui'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AccountMenu } from '../header/AccountMenu.tsx'
import { LiveDot } from '../header/LiveDot.tsx'
import { overlayAtom } from '../overlays.ts'
import { ClubSwitcher } from './ClubSwitcher.tsx'

/** Head of the whole menu on phones: club, search, connection state, account. */
export function MoreHead({ onSignedOut }: { onSignedOut(): void }) {
  const { t } = useTranslation('shell')
  const open = useSetAtom(overlayAtom)
  return (
    <Line>
      <ClubSwitcher />
      <IconButton icon={SearchIcon} label={t('search.open')} onClick={() => open('search')} />
      <LiveDot />
      <AccountMenu onSignedOut={onSignedOut} />
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto auto;
  align-items: center;
  gap: ${space[8]};
`
