import { FreezeIcon } from '../../icons/index.ts'
import { StatusBadge, type Tone } from '../Badge/index.ts'
import { Money } from '../Money/index.ts'
import { Phone } from '../Phone/index.ts'
import type { Column } from './table.types.ts'

// For stories only: sample members.

export interface Member {
  id: number
  name: string
  phone: string
  status: 'active' | 'frozen' | 'void' | 'pending' | 'inactive'
  balance: number
}

export const members: Member[] = [
  { id: 1, name: 'Gʻulomova Oʻgʻiloy', phone: '+998901234567', status: 'active', balance: 250_000 },
  { id: 2, name: 'Қодиров Ғайрат Ҳамидович', phone: '+998937654321', status: 'frozen', balance: 0 },
  { id: 3, name: 'Александра Щербакова', phone: '+998972221100', status: 'void', balance: -80_000 },
  { id: 4, name: 'Абдыкеримов Өмүрбек', phone: '+996555123456', status: 'pending', balance: 1_200 },
  { id: 5, name: 'Sanʼat Rahimov', phone: '+998990004567', status: 'inactive', balance: 0 },
  {
    id: 6,
    name: 'Bekzod Yoʻldoshev',
    phone: '+998905556677',
    status: 'active',
    balance: 1_450_000,
  },
]

const first = [
  'Gʻulomova',
  'Қодиров',
  'Щербакова',
  'Abdullayev',
  'Өмүрбеков',
  'Yoʻldosheva',
  'Smith',
]
const second = [
  'Oʻgʻiloy',
  'Ғайрат',
  'Александра',
  'Sanʼat',
  'Айгерим',
  'Bekzod',
  'Emma',
  'Nilufar',
]
const kinds = ['active', 'active', 'active', 'frozen', 'pending', 'inactive', 'void'] as const
const of = <One,>(list: readonly [One, ...One[]], at: number): One =>
  list[at % list.length] ?? list[0]

/** Generates a deterministic list of members. */
export const crowd = (count: number): Member[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `${of(first as [string], at * 5)} ${of(second as [string], at * 3)}`,
    phone: `+9989${String(10_000_000 + ((at * 7919) % 89_999_999)).padStart(8, '0')}`,
    status: of(kinds, at * 11),
    balance: ((at * 37) % 40) * 25_000 - 200_000,
  }))

const statuses: Record<Member['status'], [Tone, string]> = {
  active: ['success', 'Faol'],
  frozen: ['info', 'Muzlatilgan'],
  void: ['danger', 'Bekor qilingan'],
  pending: ['info', 'Kutilmoqda'],
  inactive: ['neutral', 'Nofaol'],
}

export const columns: Column<Member>[] = [
  { id: 'name', label: 'Ism', sortable: true, render: ({ name }) => name },
  { id: 'phone', label: 'Telefon', render: ({ phone }) => <Phone phone={phone} /> },
  {
    id: 'status',
    label: 'Holat',
    phone: 'end',
    render: ({ status }) => (
      <StatusBadge
        tone={statuses[status][0]}
        icon={status === 'frozen' ? FreezeIcon : undefined}
        dimmed={status === 'inactive'}
      >
        {statuses[status][1]}
      </StatusBadge>
    ),
  },
  {
    id: 'balance',
    label: 'Balans',
    align: 'end',
    sortable: true,
    render: ({ balance }) => <Money amount={balance} tone="signed" />,
  },
]
