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
import { classes } from './class.data.ts'
import { TimeForm } from './class.time.tsx'
import { times } from './times.tsx'

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
