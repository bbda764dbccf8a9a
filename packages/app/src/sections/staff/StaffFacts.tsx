import { Avatar, DateText, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../scaffold/session/index.ts'
import { isTwin } from './rights.ts'
import type { Staff } from './staff.data.ts'

interface Of {
  row: Staff
}

export const Picture = ({ row, size = 'row' }: Of & { size?: 'row' | 'xl' }) => (
  <Avatar size={size} name={row.fullname} src={row.avatar?.url} />
)

export function Role({ row }: Of) {
  const { t } = useTranslation('domain')
  return t(`role.${row.role}`)
}

export function LastSignIn({ row }: Of) {
  const { t } = useTranslation('staff')
  const { zone } = useSettings()
  return row.last_sign_in ? <DateText at={row.last_sign_in} zone={zone} /> : t('never')
}

/** The latest invitation: when it was sent, or that its letter has not gone out. */
export function Invitation({ row: { invitation } }: Of) {
  const { t } = useTranslation('staff')
  const { zone } = useSettings()
  if (!invitation) return t('invitation.none')
  if (invitation.state !== 'sent') return t(`invitation.${invitation.state}`)
  return <DateText at={invitation.sent_at} zone={zone} />
}

/** Active, invited until the first password, or inactive. */
export function Status({ row }: Of) {
  const { t } = useTranslation('staff')
  if (!row.is_active) return <StatusBadge tone="neutral">{t('options.is_active.0')}</StatusBadge>
  return row.has_password ? (
    <StatusBadge tone="success">{t('options.is_active.1')}</StatusBadge>
  ) : (
    <StatusBadge tone="info">{t('invited')}</StatusBadge>
  )
}

/** How many rights differ from the role. */
export function Rights({ row }: Of) {
  const { t } = useTranslation('staff')
  const { granted, taken } = row.permissions
  const count = [...granted, ...taken].filter((path) => !isTwin(path)).length
  return count === 0 ? t('asRole') : <strong>{t('differ', { count })}</strong>
}

export const Clubs = ({ row }: Of) => row.clubs.map(({ name }) => name).join(', ')
