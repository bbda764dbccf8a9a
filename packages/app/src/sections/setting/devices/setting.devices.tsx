import { Avatar, IconTag, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { colleagues } from '../../../domain/lists.ts'
import { useMomentText } from '../../../domain/useMomentText.ts'
import { listPage, options, referenceFilter } from '../../../scaffold/list/index.ts'
import { agentOf, deviceIcons, useDeviceName, type Device } from '../../../domain/device/device.ts'
import { devices as source, useDeviceCounts } from './device.data.ts'
import { DevicePolicy } from './DevicePolicy.tsx'
import { DeviceMenu } from './DeviceMenu.tsx'
import { Requests } from './Requests.tsx'

interface Row {
  row: Device
}

const tones = { pending: 'warning', approved: 'success', rejected: 'danger' } as const

function Status({ row }: Row) {
  const { t } = useTranslation('device')
  return <StatusBadge tone={tones[row.status]}>{t(`options.status.${row.status}`)}</StatusBadge>
}

function Name({ row }: Row) {
  const { t } = useTranslation('device')
  const nameOf = useDeviceName()
  const name = nameOf(row)
  return row.is_this ? `${name} · ${t('this')}` : name
}

function Kind({ row }: Row) {
  const { t } = useTranslation('device')
  return <IconTag size="md" label={t(`kinds.${row.kind}`)} icon={deviceIcons[row.kind]} />
}

function LastSeen({ row }: Row) {
  const { t } = useTranslation('device')
  const momentText = useMomentText()
  return row.is_this ? t('now') : momentText(row.last_seen)
}

const roles = ['owner', 'director', 'manager', 'trainer', 'restricted_user', 'partner'] as const

/** Devices of the own people, and the requests that wait for a decision above them. */
export const devices = listPage(source, {
  search: true,
  filters: {
    staff: referenceFilter('staff', colleagues),
    role_name: options('role_name', roles),
    status: options('status', ['pending', 'approved', 'rejected']),
    mine: options('mine', [1]),
  },
  lockedViews: {
    pending: { status: 'pending' },
    approved: { status: 'approved' },
    rejected: { status: 'rejected' },
    mine: { mine: '1' },
  },
  visibleWhen: {
    staff: (can) => can('setting', 'devices'),
    role_name: (can) => can('setting', 'devices'),
    mine: (can) => can('setting', 'devices'),
  },
  notice: Requests,
  beside: DevicePolicy,
  useCounts: useDeviceCounts,
  columns: [
    { key: 'name', picture: (row) => <Kind row={row} />, render: (row) => <Name row={row} /> },
    {
      key: 'staff',
      picture: ({ staff }) => <Avatar size="row" name={staff.full_name} src={staff.avatar?.url} />,
      render: ({ staff }) => staff.full_name,
      phone: 'line',
      renderPhone: (row) => [row.staff.full_name, agentOf(row)].filter(Boolean).join(' · '),
    },
    { key: 'agent', render: agentOf, priority: 4 },
    { key: 'last_seen', render: (row) => <LastSeen row={row} />, priority: 3 },
    { key: 'sessions', render: ({ sessions }) => sessions || undefined, align: 'end', priority: 5 },
    { key: 'status', render: (row) => <Status row={row} />, phone: 'end', priority: 1 },
  ],
  menu: DeviceMenu,
  dimmed: ({ status }) => status === 'rejected',
})
