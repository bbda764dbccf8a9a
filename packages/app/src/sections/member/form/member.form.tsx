import { memberLimits } from '@zal/api/fieldLimits'
import {
  address,
  blank,
  choice,
  date,
  email,
  formPage,
  longText,
  onOff,
  optional,
  phone,
  photo,
  segments,
  text,
  type FieldType,
} from '../../../scaffold/form/index.ts'
import { members } from '../member.data.ts'
import { TakenPhone } from './TakenPhone.tsx'

/** Phone of the member; an existing member with the same one is shown under it. */
const ownPhone = (): FieldType<string> => {
  const field = phone()
  return {
    ...field,
    render: (props) => (
      <>
        {field.render(props)}
        <TakenPhone phone={props.value} />
      </>
    ),
  }
}

export const register = formPage(members, {
  without: ['status'],
  fields: {
    last_name: text(memberLimits.last_name),
    first_name: text(memberLimits.first_name),
    phone: ownPhone(),
    gender: segments([1, 2]),
    avatar: photo(),
    birth_date: optional(date({ until: 'yesterday' })),
    phone2: optional(phone()),
    email: optional(email()),
    through: optional(choice([2, 12, 1, 5, 6, 8, 9, 3, 4, 7, 10, 11])),
    address: address(),
    description: blank(longText(memberLimits.description)),
    notes: blank(longText(memberLimits.notes)),
    date_joined: optional(date({ until: 'today' })),
    is_active: onOff({ initial: true }),
    is_global: onOff({ initial: false }),
  },
  groups: {
    who: ['last_name', 'first_name', 'phone', 'gender', 'avatar'],
    more: ['birth_date', 'phone2', 'email', 'through', 'address', 'description', 'notes'],
    club: ['date_joined', 'is_active', 'is_global'],
  },
  saveAsDraft: {
    needs: ['last_name', 'first_name', 'phone'],
    sends: { status: 'draft' },
    ends: { status: 'active' },
    isOpen: ({ status }) => status === 'draft',
  },
  // A draft becomes active when it is completed, unless the user switches it off.
  flatten: ({ status, is_active }) => ({ is_active: status === 'draft' || is_active }),
  locked: ({ read_only }, translate) =>
    read_only ? translate('errors:member_read_only') : undefined,
})

export const edit = register
