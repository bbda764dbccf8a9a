import { withBulkChange } from '../../core/operation/bulk.ts'
import { handlers } from '../../core/operation/handlers.ts'
import { recordRoutes } from '../../core/operation/records.ts'
import { clubsAsked } from '../../domain/clubsAsked.ts'
import { locationOf } from '../../domain/location.ts'
import { packages } from './package.store.ts'

export const packageRoutes = withBulkChange('changePackages', 'changePackage', [
  ...recordRoutes('package', packages, {
    constraints: {
      timetable_clash: { code: 'timetable_clash', status: 409 },
      membership_merchant_id_package_id_fkey: { code: 'package_was_sold', status: 409 },
    },
  }),
  ...handlers('package', {
    listSelectablePackages: ({ query: { location, ...query }, ...context }) =>
      packages.page(context, {
        ...query,
        best_first: true,
        is_active: 1,
        remaining_slots: 1,
        location: locationOf(location, context.principal),
      }),
    listPackageNames: ({ query: { q, location }, ...context }) =>
      packages.names(context, { q, clubs: clubsAsked(location, context.principal) }),
  }),
])
