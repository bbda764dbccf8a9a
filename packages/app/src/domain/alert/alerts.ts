import type { Topic } from '@zal/api/events'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { defineQuery } from '../../scaffold/query/index.ts'

export type Alert = ResultsOf<'/alerts/', 'get'>[number]
export type AlertKind = Alert['kind']

/** Topics whose events make or remove a row. */
const topics: Topic[] = [
  'alert',
  'member',
  'payment',
  'deposit',
  'checkin',
  'shift',
  'device',
  'class',
  'trainer',
  'staff',
]

/** Rows of the work list. */
export const alerts = defineQuery(topics, '/alerts/')
