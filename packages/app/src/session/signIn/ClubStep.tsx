import { Button, RadioField } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthForm } from '../auth/AuthForm.tsx'
import type { SignInState } from './useSignIn.ts'
import { useSessionController } from '../sessionController.ts'

export function ClubStep({ state }: { state: SignInState }) {
  const { t } = useTranslation(['session', 'common'])
  const { storage } = useSessionController()
  const { clubs } = state
  const last = clubs.find(({ club_id }) => club_id === storage.club()) ?? clubs[0]
  const [club, setClub] = useState(last?.club_id ?? null)
  return (
    <AuthForm onSubmit={() => club && void state.chooseClub(club)}>
      <RadioField
        label={t('club.label')}
        hideLabel
        name="club"
        options={clubs.map(({ club_id, name, address_line }) => ({
          id: club_id,
          label: name,
          description: address_line,
        }))}
        value={club}
        onChange={setClub}
        required
      />
      <Button type="submit" pending={state.pending}>
        {t('signIn')}
      </Button>
      <Button tone="ghost" onClick={state.back}>
        {t('common:actions.back')}
      </Button>
    </AuthForm>
  )
}
