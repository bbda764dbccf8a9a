import { AuthPage, Button, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LanguageChoice } from './auth/LanguageChoice.tsx'
import { Logo } from './auth/Logo.tsx'
import type { SessionWithoutClub } from './loadSession.ts'
import { useSignOut } from './useSignOut.ts'

interface NoClubProps extends Pick<SessionWithoutClub, 'closedClubs'> {
  enter(club: number): void
}

/** Page for a user without an open club: enters a closed one, or signs out. */
export function NoClub({ closedClubs, enter }: NoClubProps) {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const leave = useSignOut(() => void navigate('/sign-in'))
  const hasClosed = closedClubs.length > 0
  return (
    <AuthPage
      logo={<Logo />}
      title={t(hasClosed ? 'noClub.closed.title' : 'noClub.title')}
      text={t(hasClosed ? 'noClub.closed.text' : 'noClub.text')}
      footer={<LanguageChoice />}
    >
      <Stack>
        {closedClubs.map(({ club_id, name }) => (
          <Button
            key={club_id}
            tone={closedClubs.length > 1 ? 'outline' : undefined}
            onClick={() => enter(club_id)}
          >
            {t('noClub.closed.enter', { club: name })}
          </Button>
        ))}
        <Button tone={hasClosed ? 'ghost' : undefined} onClick={() => void leave()}>
          {t('logOut')}
        </Button>
      </Stack>
    </AuthPage>
  )
}
