import { useApiQuery } from '../../../scaffold/query/index.ts'

/** A page of the activity log of a member, by day. */
export const useLog = (id: number, page: number | undefined) =>
  useApiQuery(
    ['member', 'payment', 'checkin', 'note', 'document'],
    '/customer/{id}/activity-logs/',
    { path: { id }, query: { page } },
    { keepPrevious: true },
  )
