import { parseArgs } from 'node:util'

/** What every bench understands, besides flags of its own. */
export function options(extra = {}) {
  const { values } = parseArgs({
    options: {
      /** A seeded PostgreSQL to use as it is, instead of one of its own. */
      database: { type: 'string' },
      /** Leaves out what would have to be installed first. */
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
