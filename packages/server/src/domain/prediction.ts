import type { components } from '@zal/api/schema'

type Loss = components['schemas']['PredictionLoss']

/** Facts about a member from the SQL function `prediction_facts`. */
export interface StayFacts {
  /** Days since joining. */
  days: number
  /** Days with a visit, within the last 28. */
  recent: number
  /** Days with a visit, within the last 365. */
  total: number
  /** Days since the last visit; null where none was within a year. */
  since: number | null
  /** Remaining days of the current membership, today included; 0 without one. */
  days_left: number
  /** The next membership is already sold. */
  renewed: boolean
  balance: number
}

export interface Prediction {
  /** 1 to 99. */
  percent: number
  /** The largest deductions, in descending order, three at most. */
  losses: Loss[]
}

const weights = { visits: 35, recency: 25, membership: 15, tenure: 15, debt: 10 }
const month = 28
const year = 365
/** Days after joining without a prediction: too little data. */
const EARLY = 14

/** How likely a member is to stay, in percent; null in the first 14 days. */
export function predict(facts: StayFacts): Prediction | null {
  if (facts.days < EARLY) return null
  const scores = {
    visits: visits(facts),
    recency: facts.since === null ? 0 : between((30 - facts.since) / (30 - 4)),
    membership: membership(facts),
    tenure: between(facts.days / year),
    debt: facts.balance < 0 ? 0 : 1,
  }
  const reasons = Object.keys(weights) as (keyof typeof weights)[]
  const lost = reasons.map((reason) => ({ reason, points: weights[reason] * (1 - scores[reason]) }))
  const percent = Math.round(100 - lost.reduce((sum, { points }) => sum + points, 0))
  return {
    percent: Math.min(99, Math.max(1, percent)),
    losses: lost
      .map(({ reason, points }) => ({ reason, points: Math.round(points) }))
      .filter(({ points }) => points > 0)
      .toSorted((one, other) => other.points - one.points)
      .slice(0, 3),
  }
}

/** Visits of the last 28 days relative to the member's own average, capped at 1. */
function visits({ days, recent, total }: StayFacts) {
  if (total === 0) return 0
  const observed = Math.min(days + 1, year)
  return between(recent / Math.min(observed, month) / (total / observed))
}

function membership({ days_left, renewed }: StayFacts) {
  if (renewed || days_left > 14) return 1
  if (days_left > 7) return 0.5
  if (days_left > 3) return 0.25
  return days_left > 0 ? 0.1 : 0
}

const between = (share: number) => Math.min(1, Math.max(0, share))
