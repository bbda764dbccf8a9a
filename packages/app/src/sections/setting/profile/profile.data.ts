import type { ResultsOf } from '../../../scaffold/api/index.ts'
import { defineQuery } from '../../../scaffold/query/index.ts'

export type Profile = ResultsOf<'/merchant/user-profile/', 'get'>

/** The profile of the signed-in person; changes of staff and of devices, whose sessions it counts, refetch it. */
export const profileQuery = defineQuery(['staff', 'device'], '/merchant/user-profile/')
