import { handlers } from '../../core/operation/handlers.ts'
import { recordRoutes } from '../../core/operation/records.ts'
import { clubsAsked } from '../../domain/clubsAsked.ts'
import { classes, updateTime } from './class.store.ts'

const constraints = {
  class_period: {
    code: 'class_ends_before_start',
    fields: { end_date: 'class_ends_before_start' },
  },
  membership_merchant_id_class_id_fkey: { code: 'class_was_sold', status: 409 },
  membership_merchant_id_class_time_id_fkey: { code: 'class_time_was_sold', status: 409 },
  timetable_clash: { code: 'timetable_clash', status: 409 },
}

export const classRoutes = [
  ...recordRoutes('class', classes, { constraints }),
  ...handlers(
    'class',
    {
      listClassNames: ({ query: { q, location }, ...context }) =>
        classes.names(context, { q, clubs: clubsAsked(location, context.principal) }),
      changeClassTime: async ({ path, body, emit, audit, ...context }) => {
        const before = await classes.one(context, path.id)
        const changed = updateTime(context, before, path.timeIndex, body)
        const after = await emit('class.changed', changed)
        await audit({ action: 'class.changed', type: 'class', id: after.id, before, after })
        return after
      },
    },
    constraints,
  ),
]
