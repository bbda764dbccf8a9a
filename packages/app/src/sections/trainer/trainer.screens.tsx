import { trainerLimits } from '@zal/api/fieldLimits'
import { Phone } from '@zal/ui'
import {
  blank,
  choices,
  email,
  formPage,
  longText,
  onOff,
  optional,
  phone,
  photo,
  referenceMany,
  text,
  time,
  weekdays,
} from '../../scaffold/form/index.ts'
import { activeStateColumn, listPage, withActiveState } from '../../scaffold/list/index.ts'
import { checkHours } from '../../domain/hours.ts'
import { clubs } from '../../domain/lists.ts'
import { specialities, trainers } from './trainer.data.ts'
import { TrainerCard } from './TrainerCard.tsx'
import { Clubs, Hours, Picture, Specialities } from './TrainerFacts.tsx'

export const list = listPage(trainers, {
  search: true,
  filters: withActiveState.filters,
  layouts: ['table', 'cards'],
  columns: [
    {
      key: 'fullname',
      picture: (row) => <Picture row={row} />,
      render: (row) => row.fullname,
    },
    { key: 'phone', render: (row) => row.phone && <Phone phone={row.phone} />, phone: 'line' },
    { key: 'specialities', render: (row) => <Specialities row={row} /> },
    { key: 'hours', render: (row) => <Hours row={row} /> },
    { key: 'clubs', render: (row) => <Clubs row={row} /> },
    activeStateColumn,
  ],
  opens: 'profile',
  card: (row, actions) => <TrainerCard row={row} actions={actions} />,
  dimmed: withActiveState.dimmed,
})

export const register = formPage(trainers, {
  fields: {
    avatar: photo(),
    last_name: text(trainerLimits.last_name),
    first_name: text(trainerLimits.first_name),
    phone: phone(),
    email: email(),
    clubs: referenceMany(clubs),
    week_days: blank(weekdays()),
    start_time: optional(time()),
    end_time: optional(time()),
    specialities: blank(choices(specialities)),
    bio: blank(longText(trainerLimits.bio)),
    is_active: onOff({ initial: true }),
  },
  groups: {
    who: ['avatar', 'last_name', 'first_name', 'phone', 'email', 'is_active'],
    work: ['clubs', 'start_time', 'end_time', 'week_days'],
    public: ['specialities', 'bio'],
  },
  check: checkHours,
  opens: 'list',
})

export const edit = register
