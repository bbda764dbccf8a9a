import { radius, space, token, weight } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { UserNotification } from './notification.ts'
import { useNotificationText } from './useNotificationText.ts'

/** Subject of a notification in a row of a list; strong and with a dot until it is read. */
export function NotificationSubject({ row }: { row: UserNotification }) {
  const { t } = useTranslation('notification')
  const { title } = useNotificationText()(row.notification)
  const isRead = row.is_read
  return (
    <Title data-unread={!isRead}>
      <Dot {...(isRead ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t('unread') })} />
      {title}
    </Title>
  )
}

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
