import { ChooseIcon, icon, Menu, motion, radius, space, text, token, weight, width } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import {
  useClubChoice,
  useCurrentUser,
  useSession,
  type ClubChoice,
} from '../../scaffold/session/index.ts'
import { Mark } from '../../session/auth/Logo.tsx'
import { useEnterClub } from '../useEnterClub.ts'

/** Head of the sidebar: the club of the tab, and a menu to switch it. */
export function ClubSwitcher({ slim = false }: { slim?: boolean }) {
  const { t } = useTranslation(['shell', 'domain'])
  const { clubs, closedClubs } = useSession()
  const { role } = useCurrentUser()
  const enter = useEnterClub()
  const current = useClubChoice()
  const place = clubs.findIndex((one) => one === current) + 1
  const choiceOf = (choice: ClubChoice) => ({
    id: String(choice.club_id),
    label: choice.name,
    note: choice.address_line,
    checked: choice === current,
    onAction: () => choice !== current && enter(choice.club_id),
  })
  return (
    <Menu
      label={t('club')}
      placement="bottom start"
      trigger={
        <Head
          type="button"
          data-slim={slim}
          title={slim ? current?.name : undefined}
          aria-label={`${t('club')}: ${current?.name}`}
        >
          <Mark />
          <Names hidden={slim}>
            <strong>{current?.name}</strong>
            <small>
              {place === 0 && t('closedClub.mark')}
              {place > 0 && clubs.length > 1 && t('clubOf', { place, total: clubs.length })}
              {place > 0 && clubs.length === 1 && t(`domain:role.${role}`)}
            </small>
          </Names>
          {!slim && <ChooseIcon aria-hidden size={icon.sm} />}
        </Head>
      }
      groups={[
        {
          label: t('club'),
          actions: clubs.map(choiceOf),
        },
        ...(closedClubs.length > 0
          ? [{ label: t('closedClub.group'), actions: closedClubs.map(choiceOf) }]
          : []),
      ]}
    />
  )
}

const Head = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  width: 100%;
  min-height: ${width.topbar};
  padding: ${space[8]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  text-align: start;
  transition: background-color ${motion.colour};

  &:hover {
    background: ${token('bg.hover')};
  }

  &[data-slim='true'] {
    justify-content: center;
    padding: 0;
  }

  & > svg:not(:first-child) {
    color: ${token('fg.muted')};
  }
`
const Names = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  & > strong {
    ${text('dense')}
    font-weight: ${weight.strong};
  }

  & > small {
    ${text('caption')}
    color: ${token('fg.muted')};
  }
`
