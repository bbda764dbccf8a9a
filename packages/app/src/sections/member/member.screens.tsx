import { DateText, Phone, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import {
  blank,
  choice,
  date,
  email,
  longText,
  onOff,
  optional,
  phone,
  segments,
  text,
} from '../../scaffold/fields.ts'
import { options } from '../../scaffold/filters.tsx'
import { formPage } from '../../scaffold/formPage.tsx'
import { listPage } from '../../scaffold/listPage.tsx'
import { address, photo } from '../../scaffold/personFields.ts'
import { pickFilter } from '../../scaffold/pickFilter.tsx'
import { memberTone } from '../../scaffold/tones.ts'
import { Chance } from './Chance.tsx'
import { FreezeMany } from './FreezeMany.tsx'
import { members, type MemberRow } from './member.data.ts'
import { MemberCard } from './MemberCard.tsx'
import { Balance, Plan } from './MemberFacts.tsx'
import { MemberName } from './MemberName.tsx'
import { TakenPhone } from './TakenPhone.tsx'

export const list = listPage(members, {
  search: true,
  filters: {
    subscription: options('subscription', ['active', 'ends_soon', 'freeze', 'expired', 'none']),
    packages: pickFilter('packages', 'package', '/management/package-mini/'),
    status: options('status', [2, 3, 1]),
    gender: options('gender', [2, 1]),
    debt: options('debt', [1]),
    birthday: options('birthday', [0, 7, 31]),
  },
  quick: {
    active: { subscription: 'active' },
    ends_soon: { subscription: 'ends_soon' },
    expired: { subscription: 'expired' },
    frozen: { subscription: 'freeze' },
    debtors: { debt: '1' },
    birthday: { birthday: '7' },
  },
  layouts: ['table', 'cards'],
  views: true,
  card: (row, actions) => <MemberCard member={row} actions={actions} />,
  exports: { xlsx: '/management/member-list/', csv: '/management/member-export-csv/' },
  imports: 'import',
  bulk: {
    freeze: { ask: FreezeMany },
    deactivate: { change: { is_active: false } },
    activate: { change: { is_active: true } },
  },
  columns: [
    { key: 'fullname', render: (row) => <MemberName member={row} />, sort: 'name' },
    { key: 'phone', render: (row) => <Phone phone={row.phone} /> },
    { key: 'membership', render: (row) => <Plan member={row} /> },
    {
      key: 'end_date',
      render: (row) => row.end_date && <DateText day={row.end_date} />,
      sort: 'end_date',
    },
    { key: 'visits_left', render: (row) => row.visits_left, align: 'end' },
    { key: 'balance', render: (row) => <Balance member={row} />, align: 'end', sort: 'balance' },
    { key: 'prediction', render: (row) => row.prediction !== null && <Chance member={row} /> },
    { key: 'status', render: (row) => <Status member={row} />, card: 'corner' },
  ],
  opens: 'profile',
  dimmed: (row) => row.status !== 'active',
})

export const register = formPage(members, {
  without: ['status'],
  fields: {
    last_name: text({ max: 60 }),
    first_name: text({ max: 60 }),
    phone: phone(),
    gender: segments([1, 2]),
    avatar: photo(),
    birth_date: optional(date({ past: true })),
    phone2: optional(phone()),
    email: optional(email()),
    through: optional(choice([2, 12, 1, 5, 6, 8, 9, 3, 4, 7, 10, 11])),
    address: address(),
    description: blank(longText({ max: 2000 })),
    date_joined: optional(date({ past: true })),
    is_active: onOff({ initial: true }),
    is_global: onOff({ initial: false }),
  },
  groups: {
    who: ['last_name', 'first_name', 'phone', 'gender', 'avatar'],
    more: ['birth_date', 'phone2', 'email', 'through', 'address', 'description'],
    club: ['date_joined', 'is_active', 'is_global'],
  },
  unfinished: {
    needs: ['last_name', 'first_name', 'phone'],
    sends: { status: 'draft' },
    ends: { status: 'active' },
    isOpen: ({ status }) => status === 'draft',
  },
  // A draft is not active yet, but becomes so unless somebody says otherwise.
  flatten: ({ status, is_active }) => ({ is_active: status === 'draft' || is_active }),
  locked: ({ read_only }, say) => (read_only ? say('errors:member_read_only') : undefined),
  aside: TakenPhone,
  after: 'profile',
})

export const edit = register

function Status({ member }: { member: MemberRow }) {
  const { t } = useTranslation('gym')
  return (
    <StatusBadge tone={memberTone[member.status]}>{t(`memberStatus.${member.status}`)}</StatusBadge>
  )
}
