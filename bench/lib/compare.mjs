import { load } from './load.mjs'
import { budget, median, note, times } from './print.mjs'

/**
 * Runs the loads alternately in rounds, so that background activity of the machine affects all of them;
 * returns the median of each figure.
 */
export async function compare(runs, { rounds, seconds }) {
  const results = new Map(runs.map((run) => [run, []]))
  for (let round = 1; round <= rounds; round++)
    for (const run of runs) {
      note(`Round ${round} of ${rounds}: ${run.server}`)
      results.get(run).push(await load({ seconds, ...run }))
    }
  return runs.map((run) => {
    const middle = (figure) => median(results.get(run).map((each) => each[figure]))
    return {
      server: run.server,
      'requests/s': middle('perSecond'),
      'p50 ms': middle('p50'),
      'p95 ms': middle('p95'),
      'p99 ms': middle('p99'),
      'CPU µs/request': middle('processor'),
    }
  })
}

/** A row of the budget with the ratio of two rates; marks it where the other was not measured. */
export function against(name, share, mine, other) {
  const what = `against ${name}`
  if (!other)
    return {
      budget: what,
      promised: `≥ ${times(share)}`,
      measured: 'not measured here',
      holds: '–',
    }
  const ratio = mine['requests/s'] / other['requests/s']
  return budget(what, `≥ ${times(share)}`, times(ratio), ratio >= share)
}
