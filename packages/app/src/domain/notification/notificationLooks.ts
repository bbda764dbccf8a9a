import {
  AlertIcon,
  ChartIcon,
  DownloadIcon,
  FileCheckIcon,
  LockIcon,
  MobileIcon,
  UserIcon,
  type IconComponent,
  type IconTagProps,
} from '@zal/ui'
import type { Notification } from './notification.ts'

interface Look {
  icon: IconComponent
  tone: IconTagProps['tone']
}

const alarm: Look = { icon: AlertIcon, tone: 'danger' }

/** Icon and tone of a notification by its kind. */
export const notificationLooks: Record<Notification['kind'], Look> = {
  backdating: alarm,
  database_restart: alarm,
  delivery_failed: alarm,
  deposit_backdating: alarm,
  deposit_less: alarm,
  deposit_return: alarm,
  device_request: { icon: MobileIcon, tone: 'info' },
  digest: { icon: ChartIcon, tone: 'info' },
  discount: alarm,
  export: { icon: DownloadIcon, tone: 'warning' },
  import_finished: { icon: FileCheckIcon, tone: 'success' },
  job_failed: alarm,
  refund: alarm,
  rights: { icon: UserIcon, tone: 'warning' },
  rights_changed: { icon: LockIcon, tone: 'info' },
  void: alarm,
}
