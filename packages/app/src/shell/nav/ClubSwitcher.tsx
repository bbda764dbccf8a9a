import { ChooseIcon, icon, Menu, motion, radius, space, text, token, weight, width } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { clubAtom, useCurrentUser, useSession } from '../../scaffold/session/index.ts'
import { Mark } from '../../session/auth/Logo.tsx'
import { useEnterClub } from '../useEnterClub.ts'

/** Head of the sidebar: the club of the tab, and a menu to switch it. */
export function ClubSwitcher({ slim = false }: { slim?: boolean }) {
  const { t } = useTranslation(['shell', 'domain'])
  const { clubs } = useSession()
  const { role } = useCurrentUser()
  const enter = useEnterClub()
  const club = useAtomValue(clubAtom)
  const current = clubs.find(({ club_id }) => club_id === club)
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
              {clubs.length > 1
                ? t('clubOf', {
                    place: clubs.findIndex((one) => one === current) + 1,
                    total: clubs.length,
                  })
                : t(`domain:role.${role}`)}
            </small>
          </Names>
          {!slim && <ChooseIcon aria-hidden size={icon.sm} />}
        </Head>
      }
      groups={[
        {
          label: t('club'),
          actions: clubs.map(({ club_id, name, address_line }) => ({
            id: String(club_id),
            label: name,
            note: address_line,
            checked: club_id === club,
            onAction: () => club_id !== club && enter(club_id),
          })),
        },
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
