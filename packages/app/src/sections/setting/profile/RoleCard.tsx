import { Card, FactList, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useMomentText } from '../../../domain/useMomentText.ts'
import { OpensWith } from './OpensWith.tsx'
import type { Profile } from './profile.data.ts'

/** Role, clubs and last sign-in, which others change; and the section that opens first. */
export function RoleCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'domain'])
  const momentText = useMomentText()
  const { role, clubs, last_sign_in: at } = profile
  const facts = [
    { label: t('role.role'), value: t(`domain:role.${role}`) },
    { label: t('role.clubs'), value: clubs.map(({ name }) => name).join(', ') },
    { label: t('role.lastSignIn'), value: at && momentText(at) },
    { label: t('role.opensWith'), value: <OpensWith profile={profile} /> },
  ]
  return (
    <Card title={t('role.title')}>
      <Stack gap="tight">
        <FactList facts={facts} />
        <small>{t(role === 'owner' ? 'role.changedByOwner' : 'role.changedAbove')}</small>
      </Stack>
    </Card>
  )
}
