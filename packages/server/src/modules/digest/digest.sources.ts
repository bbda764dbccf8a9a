import type { components } from '@zal/api/schema'
import type { Answer, Db, Principal, Query } from '../../core/operation/context.ts'

/** A question about clubs on a day. */
export interface Asking {
  db: Db
  principal: Principal
  clubs: number[]
  today: string
  now: Date
}

export type AlertKind = components['schemas']['AlertKind']
export type Alert = components['schemas']['Alert']

type Figures<O extends FigureId> = Extract<Answer<O>, { results: unknown }>['results']
type FigureId =
  | 'getSalesByMethods'
  | 'getSalesByItems'
  | 'getSalesSummary'
  | 'getMemberAttendance'
  | 'getNewCustomers'
  | 'getMembersReport'
  | 'getDashboardDebtors'

/** The functions behind the calls of the dashboard and of the work list: a figure of the digest is the figure of its screen. */
export interface Sources {
  byMethods: (
    asking: Asking,
    query: Query<'getSalesByMethods'>,
  ) => Promise<Figures<'getSalesByMethods'>>
  byItems: (asking: Asking, query: Query<'getSalesByItems'>) => Promise<Figures<'getSalesByItems'>>
  summary: (
    asking: Asking,
    query: Query<'getSalesSummary'>,
  ) => Promise<{ results: Figures<'getSalesSummary'> }>
  attendance: (
    asking: Asking,
    query: Query<'getMemberAttendance'>,
  ) => Promise<Figures<'getMemberAttendance'>>
  newCustomers: (asking: Asking) => Promise<Pick<Figures<'getNewCustomers'>, 'total'>>
  membersReport: (asking: Asking) => Promise<Pick<Figures<'getMembersReport'>, 'member'>>
  debtors: (
    asking: Asking,
    query: Query<'getDashboardDebtors'>,
  ) => Promise<Pick<Figures<'getDashboardDebtors'>, 'total'>>
  /** Rows of the work list of the chosen club, of those kinds that the person may see. */
  alerts: (asking: Omit<Asking, 'clubs'>, kinds: readonly AlertKind[]) => Promise<{ rows: Alert[] }>
}
