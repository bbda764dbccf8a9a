import { classTimeLimits } from '@zal/api/limits'
import { Navigate, useParams } from 'react-router-dom'
import { blank, number, optional, time, weekdays } from '../../scaffold/fields.ts'
import { formPage } from '../../scaffold/formPage.tsx'
import { pick, pickMany } from '../../scaffold/pick.ts'
import { classes, classTimes, sentOf } from './class.data.ts'

/** The forms of single blocks, by timeIndex. */
export const timeForms = Array.from({ length: 20 }, (_, timeIndex) => {
  const Form = formPage(classTimes(timeIndex), {
    fields: {
      start_time: time(),
      end_time: time(),
      week_days: weekdays(),
      trainers: blank(
        pickMany('trainer', '/staffs/club-staff-list/', {
          role_name: 'trainer',
          is_active: 'true',
          per_page: 1000,
        }),
      ),
      room: optional(pick('room', '/management/room-list/', { is_active: 1, per_page: 50 })),
      slot: optional(number(classTimeLimits.slot)),
    },
    draft: `class.time.${timeIndex}`,
    titled: ({ name }, say) => say('class:timeTitle', { name, n: timeIndex + 1 }),
    flatten: ({ times }) => {
      const { id: _, ...block } = times[timeIndex] ? sentOf(times[timeIndex]) : { id: 0 }
      return block
    },
    check: ({ start_time, end_time }, say) =>
      start_time && end_time && end_time <= start_time ? { end_time: say('class:blockOrder') } : {},
  })

  return function TimeForm() {
    const { id } = useParams()
    const asked = classes.useOne(Number(id))
    const isBeyond = asked.data && !asked.data.times[timeIndex]
    return isBeyond ? <Navigate to="/404" replace /> : <Form />
  }
})
