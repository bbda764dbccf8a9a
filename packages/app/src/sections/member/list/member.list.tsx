import { Avatar, Money, Phone } from '@zal/ui'
import { packages } from '../../../domain/lists.ts'
import {
  listPage,
  month,
  options,
  period,
  referenceFilter,
  withActiveState,
  year,
} from '../../../scaffold/list/index.ts'
import { lazyDialog } from '../../../scaffold/feedback/index.ts'
import { EndDate } from '../../../domain/member/EndDate.tsx'
import { MemberStateBadge } from '../../../domain/member/MemberStateBadge.tsx'
import { Chance } from '../Chance.tsx'
import { members, type MemberRow } from '../member.data.ts'
import { MemberCard } from './MemberCard.tsx'
import { Name, PlanLine, VisitsLeft } from './MemberCells.tsx'
import { useMemberCounts } from './useMemberCounts.ts'
import { ageBands } from '../../../domain/ageBands.ts'
import { canSeeMoney } from '../canSeeMoney.ts'

const FreezeMany = lazyDialog(
  async () => (await import('../freeze/BulkFreezeDialog.tsx')).BulkFreezeDialog,
)

export const list = listPage(members, {
  search: true,
  filters: {
    packages: referenceFilter('packages', packages),
    gender: options('gender', [2, 1, 0]),
    subscription: options('subscription', [
      'active',
      'ends_soon',
      'freeze',
      'starts',
      'pending',
      'expired',
      'none',
    ]),
    status: options('status', [2, 3, 1]),
    debt: options('debt', [1]),
    birthday: options('birthday', [0, 7, 31]),
    age: options('age', ageBands),
    is_mobile_user: options('is_mobile_user', [1, 0]),
    is_visible_app: options('is_visible_app', [1, 0]),
    placed_by_client: options('placed_by_client', [1, 0]),
    joined: period({ maxDays: Infinity }),
    ended: period({ from: 'ended_from', to: 'ended_to', maxDays: Infinity }),
    registered: {
      ...period({ from: 'registered_from', to: 'registered_to', maxDays: Infinity }),
      inLinksOnly: true,
    },
    renewal: options('renewal', ['ending', 'early', 'returning']),
    only_gym_members: { ...options('only_gym_members', [1]), inLinksOnly: true },
    month: month(),
    year: year(),
  },
  lockedViews: {
    active: { subscription: 'active' },
    ends_soon: { subscription: 'ends_soon' },
    expired: { subscription: 'expired' },
    frozen: { subscription: 'freeze' },
    debtors: { debt: '1' },
    birthday: { birthday: '7' },
  },
  useCounts: useMemberCounts,
  visibleWhen: { debt: canSeeMoney, debtors: canSeeMoney, balance: canSeeMoney },
  layouts: ['table', 'cards'],
  views: true,
  card: (row, actions) => <MemberCard member={row} actions={actions} />,
  exports: { xlsx: '/management/member-list/', csv: '/management/member-export-csv/' },
  bulk: {
    freeze: { ask: FreezeMany },
    deactivate: { ...withActiveState.bulk.deactivate, before: wasActive },
    activate: { ...withActiveState.bulk.activate, before: wasActive },
  },
  columns: [
    {
      key: 'fullname',
      picture: (row) => <Avatar size="row" name={row.fullname} src={row.avatar?.url} />,
      render: (row) => <Name member={row} />,
      sort: 'name',
    },
    { key: 'phone', render: (row) => <Phone phone={row.phone} />, priority: 2 },
    {
      key: 'membership',
      render: (row) => row.membership,
      phone: 'line',
      renderPhone: (row) => <PlanLine member={row} />,
      priority: 3,
    },
    {
      key: 'status',
      render: (row) => <MemberStateBadge state={row.state} />,
      phone: 'end',
      renderPhone: (row) => <MemberStateBadge state={row.state} short />,
      priority: 1,
    },
    {
      key: 'end_date',
      render: (row) => row.end_date && <EndDate day={row.end_date} {...row} />,
      align: 'end',
      sort: 'end_date',
      priority: 5,
    },
    { key: 'visits_left', render: (row) => <VisitsLeft member={row} />, align: 'end', priority: 6 },
    {
      key: 'balance',
      render: (row) => row.balance !== null && <Money amount={row.balance} tone="signed" />,
      align: 'end',
      unit: 'currency',
      sort: 'balance',
      priority: 4,
    },
    { key: 'prediction', render: (row) => row.prediction !== null && <Chance member={row} /> },
  ],
  opens: 'profile',
  dimmed: (row) => row.status !== 'active',
})

/** Undo restores the active state; a draft cannot be restored. */
function wasActive({ status }: MemberRow) {
  return status === 'draft' ? undefined : { is_active: status === 'active' }
}
