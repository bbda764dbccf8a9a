import { minuteOf } from './membershipDates.ts'
import type { EntryMoment, EntryPlan } from './verdict.ts'

/** Minutes before its start from which a class is listed first. */
export const SOON = 30

interface Offered {
  id: number
  type: number
}

/** Order of plans at check-in: a class that starts within half an hour, then the earliest end. */
export function inOrderOfChoice<Plan extends Offered>(
  plans: readonly Plan[],
  facts: readonly EntryPlan[],
  moment: Pick<EntryMoment, 'weekday' | 'time'>,
): Plan[] {
  const factOf = new Map(facts.map((each) => [each.id, each]))
  const keyed = plans.map((plan) => {
    const fact = factOf.get(plan.id)
    const isSoon = plan.type === 2 && fact !== undefined && startsSoon(fact, moment)
    return { plan, key: `${isSoon ? 0 : 1} ${fact ? fact.end_date : '9'}` }
  })
  return keyed
    .toSorted((one, other) => one.key.localeCompare(other.key) || one.plan.id - other.plan.id)
    .map(({ plan }) => plan)
}

function startsSoon({ week_days, start_time }: EntryPlan, { weekday, time }: Day): boolean {
  if (!start_time || (week_days.length > 0 && !week_days.includes(weekday))) return false
  const ahead = minuteOf(start_time) - minuteOf(time)
  return ahead >= 0 && ahead <= SOON
}

type Day = Pick<EntryMoment, 'weekday' | 'time'>
