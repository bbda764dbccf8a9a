import { classLimits } from '@zal/api/limits'
import { Navigate, useParams } from 'react-router-dom'
import { blank, longText, money, number, onOff, optional, text } from '../../scaffold/fields.ts'
import { options } from '../../scaffold/filters.tsx'
import { formPage } from '../../scaffold/formPage.tsx'
import { listPage } from '../../scaffold/listPage.tsx'
import { pickFilter } from '../../scaffold/pickFilter.tsx'
import { classes } from './class.data.ts'
import { ClassCard } from './ClassCard.tsx'
import { OnSale, Period, Price, Times } from './ClassFacts.tsx'
import { timeForms } from './class.time.tsx'
import { times } from './times.tsx'

export const list = listPage(classes, {
  search: true,
  filters: {
    is_active: options('is_active', [1, 0]),
    trainer_id: pickFilter('trainer_id', 'trainer', '/staffs/club-staff-list/', {
      role_name: 'trainer',
      per_page: 1000,
    }),
  },
  layouts: ['cards', 'table'],
  columns: [
    'name',
    { key: 'times', render: (row) => <Times row={row} /> },
    { key: 'days', render: (row) => <Period row={row} /> },
    { key: 'price', align: 'end', render: (row) => <Price row={row} /> },
    { key: 'is_active', render: (row) => <OnSale row={row} /> },
  ],
  card: (row, actions) => <ClassCard row={row} actions={actions} />,
  dimmed: (row) => !row.is_active,
})

export const register = formPage(classes, {
  fields: {
    name: text(classLimits.name),
    price: money(classLimits.price),
    days: number({ ...classLimits.days, initial: 30 }),
    visit: optional(number(classLimits.visit)),
    description: blank(longText(classLimits.description)),
    is_active: onOff({ initial: true }),
    times: times(),
  },
  groups: {
    what: ['name', 'price', 'days', 'visit', 'description', 'is_active'],
    when: ['times'],
  },
})

/** The whole class, or the block that the address names. */
export const edit = function EditScreen() {
  const { timeIndex } = useParams()
  if (timeIndex === undefined) return <ClassForm />
  const TimeForm = timeForms[Number(timeIndex)]
  return TimeForm ? <TimeForm key={timeIndex} /> : <Navigate to="/404" replace />
}

const ClassForm = register
