import { Avatar, icon, radius, space, token } from '@zal/ui'
import styled from 'styled-components'
import { looks, type Notification } from './notification.ts'

/** Picture of the sender, or the icon of what the system reports. */
export function NotificationPicture({ of: { kind, creator } }: { of: Notification }) {
  const { icon: Icon, tone } = looks[kind]
  if (creator) return <Avatar name={creator.full_name} src={creator.avatar?.url} />
  return (
    <Square aria-hidden data-tone={tone}>
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
