import type { UserNotification } from '../../domain/notification/notification.ts'
import { useNotificationText } from '../../domain/notification/useNotificationText.ts'
import { useNotificationTime } from '../../domain/notification/useNotificationTime.ts'

interface Cell {
  row: UserNotification
}

export const From = ({ row }: Cell) => useNotificationText()(row.notification).sender

export const Role = ({ row }: Cell) => useNotificationText()(row.notification).role

export const When = ({ row }: Cell) => useNotificationTime()(row.notification.created_at)
