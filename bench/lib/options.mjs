import { parseArgs } from 'node:util'

/** Command line options of every benchmark, plus its own. */
export function options(extra = {}) {
  const { values } = parseArgs({
    options: {
      /** URL of a seeded PostgreSQL to use instead of creating one. */
      database: { type: 'string' },
      /** Skips comparisons that require an installation. */
      alone: { type: 'boolean', default: false },
      members: { type: 'string', default: '112000' },
      seconds: { type: 'string', default: '8' },
      rounds: { type: 'string', default: '3' },
      ...extra,
    },
  })
  const { members, seconds, rounds } = values
  return { ...values, members: Number(members), seconds: Number(seconds), rounds: Number(rounds) }
}
