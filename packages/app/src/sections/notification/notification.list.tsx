import { NotificationPicture } from '../../domain/notification/NotificationPicture.tsx'
import { NotificationSubject } from '../../domain/notification/NotificationSubject.tsx'
import { listPage, options } from '../../scaffold/list/index.ts'
import { From, Role, When } from './NotificationCells.tsx'
import { notifications, useNotificationCounts } from './notification.data.ts'
import { MarkAll } from './MarkAll.tsx'
import { Opened } from './Opened.tsx'

export const list = listPage(notifications, {
  filters: { is_read: { ...options('is_read', [0, 1]), inViewsOnly: true } },
  lockedViews: { unread: { is_read: '0' } },
  useCounts: useNotificationCounts,
  beside: MarkAll,
  dialog: Opened,
  columns: [
    {
      key: 'subject',
      render: (row) => <NotificationSubject row={row} />,
      width: '52%',
      phone: 'title',
    },
    {
      key: 'from',
      render: (row) => <From row={row} />,
      picture: (row) => <NotificationPicture of={row.notification} size="row" />,
      phone: 'line',
    },
    { key: 'role', render: (row) => <Role row={row} /> },
    { key: 'date', render: (row) => <When row={row} />, align: 'end', phone: 'end' },
  ],
})
