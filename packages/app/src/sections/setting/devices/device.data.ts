import { resource, useApiQuery } from '../../../scaffold/query/index.ts'

export const devices = resource('device', {
  list: '/device/',
  one: '/device/{id}/',
  hears: ['staff'],
})

/** Numbers of devices by locked view. */
export const useDeviceCounts = () =>
  useApiQuery(['device', 'staff'], '/device/counts/', undefined, { keepPrevious: true }).data
    ?.results
