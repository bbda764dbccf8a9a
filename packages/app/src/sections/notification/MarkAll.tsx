import { Button, CheckAllIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useUnread } from '../../domain/notification/notification.ts'
import { useMarkAll } from '../../domain/notification/useMarkAll.ts'

/** Marks all notifications as read that were unread when the number was read. */
export function MarkAll() {
  const { t } = useTranslation('notification')
  const { count = 0, newest } = useUnread()
  const { mark, pending } = useMarkAll()
  if (count === 0) return null
  return (
    <Button tone="ghost" icon={CheckAllIcon} pending={pending} onClick={() => mark(newest)}>
      {t('markAll')}
    </Button>
  )
}
