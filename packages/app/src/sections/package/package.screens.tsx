import { packageLimits } from '@zal/api/fieldLimits'
import { Money } from '@zal/ui'
import {
  blank,
  formPage,
  longText,
  money,
  number,
  onOff,
  optional,
  reference,
  text,
  time,
  weekdays,
} from '../../scaffold/form/index.ts'
import { checkHours } from '../../domain/hours.ts'
import { rooms } from '../../domain/lists.ts'
import { PlanPeriod } from '../../domain/PlanPeriod.tsx'
import { activeStateColumn, listPage, withActiveState } from '../../scaffold/list/index.ts'
import { packages } from './package.data.ts'
import { PackageCard } from './PackageCard.tsx'
import { Price, Visits } from './PackageFacts.tsx'
import { trainerPick } from './trainerPick.tsx'

export const list = listPage(packages, {
  ...withActiveState,
  search: true,
  columns: [
    'name',
    {
      key: 'price',
      render: (row) => <Money amount={row.price} />,
      align: 'end',
      unit: 'currency',
      phone: 'end',
      renderPhone: (row) => <Price row={row} />,
    },
    {
      key: 'days',
      render: (row) => row.days,
      align: 'end',
      phone: 'line',
      renderPhone: (row) => <PlanPeriod plan={row} />,
    },
    { key: 'visit', render: (row) => <Visits row={row} />, align: 'end' },
    activeStateColumn,
  ],
  layouts: ['cards', 'table'],
  views: true,
  card: (row, actions) => <PackageCard row={row} actions={actions} />,
})

export const register = formPage(packages, {
  fields: {
    name: text(packageLimits.name),
    price: money(packageLimits.price),
    days: number({ ...packageLimits.days, initial: 30 }),
    visit: optional(number(packageLimits.visit)),
    start_time: optional(time()),
    end_time: optional(time()),
    week_days: blank(weekdays()),
    trainer: optional(trainerPick()),
    room: optional(reference(rooms)),
    slot: optional(number(packageLimits.slot)),
    freeze_days: optional(number(packageLimits.freeze_days)),
    freeze_times: optional(number(packageLimits.freeze_times)),
    description: blank(longText(packageLimits.description)),
    is_active: onOff({ initial: true }),
    is_global: onOff({ initial: false }),
    is_visible_yonda: onOff({ initial: false }),
  },
  groups: {
    what: ['name', 'price', 'days', 'visit', 'description'],
    when: ['start_time', 'end_time', 'week_days'],
    where: ['trainer', 'room', 'slot'],
    freeze: ['freeze_days', 'freeze_times'],
    shown: ['is_active', 'is_global', 'is_visible_yonda'],
  },
  flatten: ({ package_trainer }) => package_trainer,
  locked: ({ allowed_actions: allowed, club }, translate) =>
    allowed.change ? undefined : translate('errors:package_of_other_club', { club: club.name }),
  check: checkHours,
})

export const edit = register
