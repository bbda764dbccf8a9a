import { Avatar, IconTag } from '@zal/ui'
import type { Notification } from './notification.ts'
import { notificationLooks } from './notificationLooks.ts'

interface NotificationPictureProps {
  of: Notification
  /** `row` is small in the rows of a table. @default 'md' */
  size?: 'md' | 'row'
}

/** Picture of the sender, or the icon of what the system reports. */
export function NotificationPicture({
  of: { kind, creator },
  size = 'md',
}: NotificationPictureProps) {
  const { icon, tone } = notificationLooks[kind]
  if (creator) return <Avatar name={creator.full_name} src={creator.avatar?.url} size={size} />
  return <IconTag icon={icon} tone={tone} size={size === 'row' ? 'sm' : 'lg'} />
}
