import { parseArgs } from 'node:util'

/** Options of every bench, and additional ones. */
export function options(extra = {}) {
  const { values } = parseArgs({
    options: {
      /** URL of a seeded PostgreSQL to use unchanged, instead of a new one. */
      database: { type: 'string' },
      /** Skips peers that would have to be installed first. */
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
