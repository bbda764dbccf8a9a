import { fail, notFound } from '../../core/errors.ts'
import type { Body } from '../../core/operation/context.ts'
import { addDays } from '../../domain/membershipDates.ts'
import { ALARMS } from './alert.club.ts'
import { recordOf, type AlertKind } from './alert.kinds.ts'

/** The kinds of a comma list that the person may see; all of those where there is no list. */
export function kindsAsked(kind: string | undefined, kinds: AlertKind[]): AlertKind[] {
  const asked = kind?.split(',')
  return asked ? kinds.filter((each) => asked.includes(each)) : kinds
}

/** Kind and record of a row. Errors: 404 where the person does not see its kind. */
export function rowOf(row: number, kinds: AlertKind[]) {
  const found = recordOf(row)
  return found && kinds.includes(found.kind) ? found : notFound()
}

const YEAR = 365

/** Day on which a row returns. Errors: 400 where it is not after today, or more than a year ahead. */
export function nextDate(
  { next_date }: Pick<Body<'createAlertOutcome'>, 'next_date'>,
  kind: AlertKind,
  today: string,
): string {
  // An alarm that was seen stays away until it leaves the list anyway.
  if (!next_date) return addDays(today, kind === 'alarm' ? ALARMS + 1 : 1)
  const last = addDays(today, YEAR)
  if (next_date <= today)
    fail('validation', { fields: { next_date: ['too_early', { limit: today }] } })
  if (next_date > last)
    fail('validation', { fields: { next_date: ['too_large', { limit: last }] } })
  return next_date
}
