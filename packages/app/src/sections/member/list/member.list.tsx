import { Avatar, Phone } from '@zal/ui'
import { packages } from '../../../domain/lists.ts'
import {
  listPage,
  options,
  period,
  referenceFilter,
  withActiveState,
} from '../../../scaffold/list/index.ts'
import { lazyDialog } from '../../../scaffold/feedback/index.ts'
import { EndDate } from '../../../domain/member/EndDate.tsx'
import { MemberStateBadge } from '../../../domain/member/MemberStateBadge.tsx'
import { Chance } from '../Chance.tsx'
import { members, type MemberRow } from '../member.data.ts'
import { MemberCard } from './MemberCard.tsx'
import { Balance } from './MemberFacts.tsx'
import { MemberName } from '../MemberName.tsx'
import { canSeeMoney } from '../canSeeMoney.ts'

const FreezeMany = lazyDialog(
  async () => (await import('../freeze/BulkFreezeDialog.tsx')).BulkFreezeDialog,
)

export const list = listPage(members, {
  search: true,
  filters: {
    subscription: options('subscription', ['active', 'ends_soon', 'freeze', 'expired', 'none']),
    packages: referenceFilter('packages', packages),
    status: options('status', [2, 3, 1]),
    gender: options('gender', [2, 1]),
    debt: options('debt', [1]),
    birthday: options('birthday', [0, 7, 31]),
    is_mobile_user: options('is_mobile_user', [1, 0]),
    is_visible_app: options('is_visible_app', [1, 0]),
    placed_by_client: options('placed_by_client', [1, 0]),
    joined: period({ maxDays: Infinity }),
  },
  quick: {
    active: { subscription: 'active' },
    ends_soon: { subscription: 'ends_soon' },
    expired: { subscription: 'expired' },
    frozen: { subscription: 'freeze' },
    debtors: { debt: '1' },
    birthday: { birthday: '7' },
  },
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
      picture: (row) => <Avatar name={row.fullname} src={row.avatar?.url} />,
      render: (row) => <MemberName member={row} />,
      sort: 'name',
    },
    { key: 'phone', render: (row) => <Phone phone={row.phone} /> },
    'membership',
    {
      key: 'end_date',
      render: (row) => <EndDate {...row} />,
      sort: 'end_date',
    },
    { key: 'visits_left', render: (row) => row.visits_left, align: 'end' },
    { key: 'balance', render: (row) => <Balance member={row} />, align: 'end', sort: 'balance' },
    { key: 'prediction', render: (row) => row.prediction !== null && <Chance member={row} /> },
    { key: 'status', render: (row) => <MemberStateBadge state={row.state} />, card: 'corner' },
  ],
  opens: 'profile',
  dimmed: (row) => row.status !== 'active',
})

/** Undo restores the active state; a draft cannot be restored. */
function wasActive({ status }: MemberRow) {
  return status === 'draft' ? undefined : { is_active: status === 'active' }
}
