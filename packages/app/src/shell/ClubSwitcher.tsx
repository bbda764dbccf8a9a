import { ApiError } from '@zal/api'
import { Button, ClubIcon, Menu, useSnackbar } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useSay } from '../scaffold/say.ts'
import { sayError } from '../scaffold/sayError.ts'
import { clubAtom, useSession } from '../scaffold/who.ts'
import { useDesk } from '../session/desk.ts'
import { useBegin } from './useBegin.ts'

/** Current club of the tab and a menu to switch it. */
export function ClubSwitcher() {
  const { t } = useTranslation('shell')
  const { clubs } = useSession()
  const say = useSay()
  const notify = useSnackbar()
  const desk = useDesk()
  const begin = useBegin()
  const club = useAtomValue(clubAtom)
  const current = clubs.find(({ club_id }) => club_id === club)
  const change = async (id: number) => {
    try {
      await desk.changeClub(id)
      begin()
    } catch (error) {
      notify({ words: sayError(say, ApiError.from(error)), tone: 'error' })
    }
  }
  return (
    <Menu
      label={t('club')}
      placement="bottom start"
      trigger={
        <Button
          tone="ghost"
          size="sm"
          icon={ClubIcon}
          aria-label={`${t('club')}: ${current?.name}`}
        >
          {current?.name}
        </Button>
      }
      groups={[
        {
          label: t('club'),
          actions: clubs.map(({ club_id, name, address_line }) => ({
            id: String(club_id),
            label: name,
            note: address_line,
            checked: club_id === club,
            onAction: () => club_id !== club && void change(club_id),
          })),
        },
      ]}
    />
  )
}
