import { Phone } from '@zal/ui'
import { staffLimits } from '@zal/api/fieldLimits'
import {
  blank,
  choice,
  email,
  formPage,
  onOff,
  password,
  phone,
  photo,
  referenceMany,
  text,
} from '../../scaffold/form/index.ts'
import { listPage, options, referenceFilter } from '../../scaffold/list/index.ts'
import { clubs } from '../../domain/lists.ts'
import { everyRole, staff } from './staff.data.ts'
import { StaffCard } from './StaffCard.tsx'
import { Clubs, LastSignIn, Picture, Rights, Role, Status } from './StaffFacts.tsx'
import { StaffPanel } from './StaffPanel.tsx'

export const list = listPage(staff, {
  search: true,
  filters: {
    location: referenceFilter('location', clubs),
    role_name: options('role_name', everyRole),
    is_active: options('is_active', [1, 0]),
    sign_in: options('sign_in', ['never']),
  },
  lockedViews: {
    active: { is_active: '1' },
    desk: { role_name: 'restricted_user' },
    trainers: { role_name: 'trainer' },
    never: { sign_in: 'never' },
    inactive: { is_active: '0' },
  },
  layouts: ['table', 'cards'],
  columns: [
    {
      key: 'fullname',
      picture: (row) => <Picture row={row} />,
      render: (row) => row.fullname,
      sort: 'name',
    },
    { key: 'role', render: (row) => <Role row={row} />, priority: 1, phone: 'line' },
    { key: 'clubs', render: (row) => <Clubs row={row} />, priority: 4 },
    { key: 'phone', render: (row) => row.phone && <Phone phone={row.phone} />, priority: 5 },
    { key: 'email', render: (row) => row.email, priority: 6 },
    {
      key: 'last_sign_in',
      render: (row) => <LastSignIn row={row} />,
      priority: 2,
      sort: 'last_sign_in',
    },
    { key: 'rights', render: (row) => <Rights row={row} />, priority: 3 },
    { key: 'status', render: (row) => <Status row={row} />, priority: 1, phone: 'end' },
  ],
  card: (row, actions) => <StaffCard row={row} actions={actions} />,
  panel: StaffPanel,
  dimmed: (row) => !row.is_active,
})

const fields = {
  avatar: photo(),
  last_name: text(staffLimits.last_name),
  first_name: text(staffLimits.first_name),
  phone: phone(),
  language: blank(choice(['uz', 'ru', 'en'], { initial: 'uz' })),
  role: choice(everyRole),
  locations: referenceMany(clubs),
  is_active: onOff({ initial: true }),
  email: email(),
  password: password(),
  own_password: password(),
}

const groups = {
  who: ['avatar', 'last_name', 'first_name', 'phone', 'language'],
  work: ['role', 'locations', 'is_active'],
} as const

/** A new person gets an invitation or, without one, a password. */
export const register = formPage(staff, {
  fields: { ...fields, invite: onOff({ initial: true }) },
  without: ['permissions'],
  groups: { ...groups, access: ['email', 'invite', 'password', 'own_password'] },
})

export const edit = formPage(staff, {
  fields,
  without: ['permissions', 'invite'],
  flatten: (person) => ({ ...person, locations: person.clubs }),
  groups: { ...groups, access: ['email', 'password', 'own_password'] },
  titled: (person) => person.fullname,
})
