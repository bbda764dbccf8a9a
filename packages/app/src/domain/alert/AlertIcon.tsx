import {
  AlertIcon as WarnIcon,
  Avatar,
  IconTag,
  MailIcon,
  MobileIcon,
  NoTrainerIcon,
  type IconComponent,
} from '@zal/ui'
import type { Alert, AlertKind } from './alerts.ts'

const icons: { [K in AlertKind]?: { icon: IconComponent; tone: 'danger' | 'warning' | 'info' } } = {
  shift: { icon: WarnIcon, tone: 'danger' },
  alarm: { icon: WarnIcon, tone: 'danger' },
  class_without_trainer: { icon: NoTrainerIcon, tone: 'warning' },
  delivery: { icon: MailIcon, tone: 'warning' },
  device: { icon: MobileIcon, tone: 'info' },
}

/** The person of a row, else the icon of its kind. */
export function AlertIcon({ row: { kind, member } }: { row: Alert }) {
  if (member) return <Avatar size="sm" name={member.fullname} src={member.avatar?.url} />
  const known = icons[kind]
  return known && <IconTag {...known} size="md" />
}
