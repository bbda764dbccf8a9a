import { line, media, oneLine, ringInside, row, space, text, token, weight, radius } from '@zal/ui'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { UserNotification } from '../../domain/notification/notification.ts'
import { NotificationPicture } from '../../domain/notification/NotificationPicture.tsx'
import { useNotificationText } from '../../domain/notification/useNotificationText.ts'
import { useNotificationTime } from '../../domain/notification/useNotificationTime.ts'

interface BellRowsProps {
  rows: readonly UserNotification[]
  open(id: number): void
}

/** Rows of the bell with subject, sender and time; the arrow keys move between them. */
export function BellRows({ rows, open }: BellRowsProps) {
  const { t } = useTranslation('notification')
  return (
    <List aria-label={t('title')} onKeyDown={moveFocus}>
      {rows.map((each) => (
        <li key={each.id}>
          <BellRow received={each} open={() => open(each.id)} />
        </li>
      ))}
    </List>
  )
}

function BellRow({ received, open }: { received: UserNotification; open(): void }) {
  const { t } = useTranslation('notification')
  const timeOf = useNotificationTime()
  const { notification, is_read: isRead } = received
  const { title, sender } = useNotificationText()(notification)
  return (
    <Row type="button" data-unread={!isRead} onClick={open}>
      <NotificationPicture of={notification} />
      <Words>
        <b>{title}</b>
        <small>{sender}</small>
      </Words>
      <End>
        <time dateTime={notification.created_at}>{timeOf(notification.created_at)}</time>
        {!isRead && <Dot role="img" aria-label={t('unread')} />}
      </End>
    </Row>
  )
}

/** Moves the focus to the row above or below. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = rows.findIndex((each) => each === document.activeElement)
  rows[at + step]?.focus()
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    border-block-end: ${line.hair} solid ${token('border.subtle')};
  }
`
const Row = styled.button`
  ${ringInside}
  display: flex;
  align-items: center;
  gap: ${space[12]};
  width: 100%;
  min-height: ${row.phone};
  padding: ${space[8]} ${space[20]};
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;

  &[data-unread='true'] {
    background: ${token('bg.selected')};
  }

  ${media.hover} {
    &:hover {
      background: ${token('bg.hover')};
    }
  }
`
const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  & > * {
    ${oneLine}
  }

  & > b {
    ${text('body')}
    font-weight: ${weight.medium};
  }

  [data-unread='true'] > & > b {
    font-weight: ${weight.strong};
  }

  & > small {
    ${text('label')}
    color: ${token('fg.muted')};
  }
`
const End = styled.span`
  ${text('label')}
  display: grid;
  flex: none;
  justify-items: end;
  align-self: start;
  gap: ${space[4]};
  padding-block-start: ${space[4]};
  color: ${token('fg.muted')};
`
const Dot = styled.span`
  width: ${space[8]};
  height: ${space[8]};
  border-radius: ${radius.round};
  background: ${token('secondary.solid')};
`
