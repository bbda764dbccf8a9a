import { useTranslation } from 'react-i18next'
import type { Notification } from './notification.ts'

/** Words a notification: its title, its text, and from whom it is. */
export function useNotificationText() {
  const { t } = useTranslation(['notification', 'domain'])
  return ({ kind, number, person, creator, figures }: Notification) => {
    const sender = creator?.full_name ?? t('system')
    const { created = 0, filled = 0, skipped = 0 } = figures
    const vars = {
      number: number ?? '',
      person: person?.name ?? '',
      name: sender,
      count: created,
      created,
      filled,
      skipped,
    }
    return {
      title: t(`kinds.${kind}.title`, vars),
      text: t(`kinds.${kind}.text`, vars),
      sender,
      role: creator ? t(`domain:role.${creator.role}`) : t('systemRole'),
    }
  }
}
