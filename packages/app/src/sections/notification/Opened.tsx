import { NotificationDialog } from '../../domain/notification/NotificationDialog.tsx'
import type { UserNotification } from '../../domain/notification/notification.ts'
import type { PanelAddress } from '../../scaffold/list/index.ts'

interface OpenedProps {
  id: number
  rows: readonly UserNotification[] | undefined
  open: PanelAddress
}

/** The notification of the address, with the page of the list around it. */
export const Opened = ({ id, rows = [], open }: OpenedProps) => (
  <NotificationDialog id={id} ids={rows.map((row) => row.id)} show={open.show} close={open.close} />
)
