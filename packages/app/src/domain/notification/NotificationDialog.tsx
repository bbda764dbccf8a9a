import {
  ChevronDownIcon,
  ChevronUpIcon,
  Dialog,
  formatMoment,
  IconButton,
  Link,
  line,
  Stack,
  space,
  text,
  token,
} from '@zal/ui'
import { useEffect, useEffectEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Boundary } from '../../scaffold/feedback/index.ts'
import { selectResults, useApiQuery, useInvalidateTopics } from '../../scaffold/query/index.ts'
import { useSession, useSettings } from '../../scaffold/session/index.ts'
import type { Notification } from './notification.ts'
import { NotificationPicture } from './NotificationPicture.tsx'
import { useNotificationLink } from './useNotificationLink.ts'
import { useNotificationText } from './useNotificationText.ts'

interface NotificationDialogProps {
  id: number
  /** Notifications in the order of the list, for the step to the next. */
  ids: readonly number[]
  show(id: number): void
  close(): void
}

/** One notification with the link to its record. Opening it marks it as read. */
export function NotificationDialog({ id, ids, show, close }: NotificationDialogProps) {
  const { t } = useTranslation('notification')
  const textOf = useNotificationText()
  const query = useOpened(id)
  const notification = query.data?.notification
  const at = ids.indexOf(id)
  const stepTo = (to: number) => {
    const next = at < 0 ? undefined : ids[to]
    return next === undefined ? undefined : () => show(next)
  }
  const [previous, next] = [stepTo(at - 1), stepTo(at + 1)]
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: previous, ArrowDown: next }[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
  return (
    <Dialog
      open
      onClose={close}
      size="reading"
      phone="page"
      title={notification ? textOf(notification).title : t('title')}
      onKeyDownCapture={onKeyDown}
      tools={
        ids.length > 1 && (
          <>
            <Step icon={ChevronUpIcon} label={t('previous')} onStep={previous} />
            <Step icon={ChevronDownIcon} label={t('next')} onStep={next} />
          </>
        )
      }
    >
      <Boundary query={query}>
        {(received) => <Content notification={received.notification} close={close} />}
      </Boundary>
    </Dialog>
  )
}

/** Reads a notification, which marks it as read on the server, and refreshes the list and the number. */
function useOpened(id: number) {
  const path = '/notifications/user-notifications/{id}/'
  const query = selectResults(useApiQuery([], path, { path: { id } }))
  const invalidate = useInvalidateTopics()
  const isRead = query.data?.is_read
  const refresh = useEffectEvent(() => {
    if (isRead) void invalidate(['notification'])
  })
  useEffect(
    function refreshList() {
      refresh()
    },
    [id, isRead],
  )
  return query
}

/** Stays focusable at the ends, so that focus is not lost there. */
function Step(props: { icon: typeof ChevronUpIcon; label: string; onStep?: () => void }) {
  const { icon, label, onStep } = props
  return (
    <IconButton icon={icon} label={label} aria-disabled={onStep === undefined} onClick={onStep} />
  )
}

interface ContentProps {
  notification: Notification
  close(): void
}

function Content({ notification, close }: ContentProps) {
  const { t } = useTranslation('notification')
  const { zone } = useSettings()
  const { clubs } = useSession()
  const { text: words, sender, role } = useNotificationText()(notification)
  const link = useNotificationLink()(notification)
  const { club, created_at: at } = notification
  return (
    <Stack>
      <Sender>
        <NotificationPicture of={notification} />
        <div>
          <strong>{sender}</strong>
          <span>{role}</span>
        </div>
        <time dateTime={at}>{formatMoment(at, zone)}</time>
      </Sender>
      <p>{words}</p>
      {club && clubs.length > 1 && <p>{t('club', { name: club.name })}</p>}
      {link && (
        <p>
          <Link href={link.href} onClick={close}>
            {link.label}
          </Link>
        </p>
      )}
    </Stack>
  )
}

const Sender = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  margin-inline: -${space[24]};
  padding: 0 ${space[24]} ${space[16]};
  border-block-end: ${line.hair} solid ${token('border.subtle')};

  & > div {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & span,
  & time {
    ${text('label')}
    color: ${token('fg.muted')};
  }
`
