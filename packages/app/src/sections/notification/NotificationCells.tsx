import { radius, space, token, weight } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { UserNotification } from '../../domain/notification/notification.ts'
import { useNotificationText } from '../../domain/notification/useNotificationText.ts'
import { useNotificationTime } from '../../domain/notification/useNotificationTime.ts'

interface Cell {
  row: UserNotification
}

export function Subject({ row: { notification, is_read: isRead } }: Cell) {
  const { t } = useTranslation('notification')
  const { title } = useNotificationText()(notification)
  return (
    <Title data-unread={!isRead}>
      <Dot {...(isRead ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t('unread') })} />
      {title}
    </Title>
  )
}

export const From = ({ row }: Cell) => useNotificationText()(row.notification).sender

export const Role = ({ row }: Cell) => useNotificationText()(row.notification).role

export const When = ({ row }: Cell) => useNotificationTime()(row.notification.created_at)

const Title = styled.span`
  &[data-unread='true'] {
    font-weight: ${weight.strong};
  }
`
/** Keeps its place in a row that was read, so that the subjects stay in one column. */
const Dot = styled.span`
  display: inline-block;
  width: ${space[8]};
  height: ${space[8]};
  margin-inline-end: ${space[12]};
  border-radius: ${radius.round};

  [data-unread='true'] > & {
    background: ${token('secondary.solid')};
  }
`
