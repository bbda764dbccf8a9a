import { Button, IconButton, media, SearchIcon, space } from '@zal/ui'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AccountMenu } from './AccountMenu.tsx'
import { ClubSwitcher } from './ClubSwitcher.tsx'
import { LiveDot } from './LiveDot.tsx'
import { overlayAtom } from './overlays.ts'

/** Which club, the search, whether the page is live, and the account. */
export function Header({ onSignedOut }: { onSignedOut(): void }) {
  const { t } = useTranslation('shell')
  const open = useSetAtom(overlayAtom)
  return (
    <>
      <ClubSwitcher />
      <Right>
        <Wide>
          <Button
            tone="outline"
            size="sm"
            icon={SearchIcon}
            keys="/"
            onClick={() => open('search')}
          >
            {t('search.hint')}
          </Button>
        </Wide>
        <Narrow>
          <IconButton icon={SearchIcon} label={t('search.open')} onClick={() => open('search')} />
        </Narrow>
        <LiveDot />
        <AccountMenu onSignedOut={onSignedOut} />
      </Right>
    </>
  )
}

const Right = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  margin-inline-start: auto;
`
const Wide = styled.div`
  ${media.below('shell')} {
    display: none;
  }
`
const Narrow = styled.div`
  ${media.from('shell')} {
    display: none;
  }
`
