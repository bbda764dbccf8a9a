import {
  control,
  icon,
  IconButton,
  line,
  media,
  motion,
  radius,
  SearchIcon,
  space,
  text,
  token,
} from '@zal/ui'
import { useSetAtom } from 'jotai'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Bell } from '../bell/Bell.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { LiveDot } from './LiveDot.tsx'
import { overlayAtom } from '../overlays.ts'

/** Right end of the top bar: search, connection state, notifications, account. */
export const Header = memo(Top)

function Top({ onSignedOut }: { onSignedOut(): void }) {
  const { t } = useTranslation('shell')
  const open = useSetAtom(overlayAtom)
  return (
    <>
      <Wide>
        <SearchButton type="button" onClick={() => open('search')}>
          <SearchIcon aria-hidden size={icon.sm} />
          <span>{t('search.hint')}</span>
        </SearchButton>
      </Wide>
      <Narrow>
        <IconButton icon={SearchIcon} label={t('search.open')} onClick={() => open('search')} />
      </Narrow>
      <LiveDot />
      <Bell />
      <AccountMenu onSignedOut={onSignedOut} />
    </>
  )
}

const Wide = styled.div`
  flex: 1;
  min-width: 0;

  ${media.below('shell')} {
    display: none;
  }
`
const Narrow = styled.div`
  ${media.from('shell')} {
    display: none;
  }
`

/** Styled like the search field it opens. */
const SearchButton = styled.button`
  ${text('body')}
  display: flex;
  align-items: center;
  gap: ${space[8]};
  width: 100%;
  height: ${control.sm};
  padding: 0 ${space[12]};
  border: ${line.hair} solid ${token('border.control')};
  border-radius: ${radius.control};
  background: ${token('bg.surface')};
  color: ${token('fg.subtle')};
  cursor: text;
  transition: border-color ${motion.colour};

  &:hover {
    border-color: ${token('fg.subtle')};
  }

  & > span {
    flex: 1;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
