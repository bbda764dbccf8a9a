import { classLimits } from '@zal/api/fieldLimits'
import { useParams } from 'react-router-dom'
import {
  blank,
  date,
  formPage,
  longText,
  money,
  number,
  onOff,
  optional,
  text,
} from '../../scaffold/form/index.ts'
import { everyTrainer } from '../../domain/lists.ts'
import {
  activeStateColumn,
  listPage,
  period,
  referenceFilter,
  withActiveState,
} from '../../scaffold/list/index.ts'
import { classes } from './class.data.ts'
import { ClassCard } from './ClassCard.tsx'
import { Period, Price, Times } from './ClassFacts.tsx'
import { TimeForm } from './class.time.tsx'
import { times } from './times.tsx'

export const list = listPage(classes, {
  views: true,
  search: true,
  filters: {
    ...withActiveState.filters,
    trainer_id: referenceFilter('trainer_id', everyTrainer),
    held: period({ maxDays: Infinity }),
  },
  layouts: ['cards', 'table'],
  columns: [
    'name',
    { key: 'times', render: (row) => <Times row={row} /> },
    { key: 'days', render: (row) => <Period row={row} /> },
    { key: 'price', align: 'end', render: (row) => <Price row={row} /> },
    activeStateColumn,
  ],
  card: (row, actions) => <ClassCard row={row} actions={actions} />,
  dimmed: withActiveState.dimmed,
})

export const register = formPage(classes, {
  fields: {
    name: text(classLimits.name),
    price: money(classLimits.price),
    days: number({ ...classLimits.days, initial: 30 }),
    visit: optional(number(classLimits.visit)),
    description: blank(longText(classLimits.description)),
    start_date: optional(date()),
    end_date: optional(date()),
    is_active: onOff({ initial: true }),
    times: times(),
  },
  groups: {
    what: ['name', 'price', 'days', 'visit', 'description', 'start_date', 'end_date', 'is_active'],
    when: ['times'],
  },
})

/** Form of the whole class, or of the block in the URL. */
export const edit = function EditScreen() {
  return useParams().timeIndex === undefined ? <ClassForm /> : <TimeForm />
}

const ClassForm = register
