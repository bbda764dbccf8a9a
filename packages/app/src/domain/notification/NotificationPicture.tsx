import { Avatar, icon, radius, space, token } from '@zal/ui'
import styled from 'styled-components'
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
  const { icon: Icon, tone } = notificationLooks[kind]
  if (creator) return <Avatar name={creator.full_name} src={creator.avatar?.url} size={size} />
  return (
    <Square aria-hidden data-tone={tone} data-size={size}>
      <Icon />
    </Square>
  )
}

const Square = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${space[40]};
  height: ${space[40]};
  border-radius: ${radius.control};
  background: ${token('bg.sunken')};
  color: ${token('fg.muted')};

  & > svg {
    width: ${icon.sm};
    height: ${icon.sm};
  }

  &[data-size='row'] {
    width: ${space[24]};
    height: ${space[24]};
    border-radius: ${radius.tag};

    & > svg {
      width: ${icon.xs};
      height: ${icon.xs};
    }
  }

  &[data-tone='danger'] {
    background: ${token('danger.soft')};
    color: ${token('danger.softFg')};
  }

  &[data-tone='warning'] {
    background: ${token('warning.soft')};
    color: ${token('warning.softFg')};
  }

  &[data-tone='info'] {
    background: ${token('info.soft')};
    color: ${token('info.softFg')};
  }

  &[data-tone='success'] {
    background: ${token('success.soft')};
    color: ${token('success.softFg')};
  }
`
