import type { Parts } from './parts.ts'
import type { Transact } from './transaction.ts'

/** The state of the database, for /readyz. */
export interface Readiness {
  /** The database answers a statement. */
  ok: boolean
  /** Moment of the last reopening of the embedded database, ISO 8601; null where there was none. */
  reopened_at?: string | null
  /** The disk of the embedded database has no room for writes. */
  disk_full?: boolean
}

/** Reads the state of the database. Resolves to `ok: false` where it does not respond. */
export function readinessOf({ database }: Pick<Parts, 'database'>, transact: Transact) {
  return async (): Promise<Readiness> => {
    const state = await database.state?.()
    const answers = () =>
      transact(({ connection }) => connection.query('select 1')).then(
        () => true,
        () => false,
      )
    const ok = state?.isOpen === false ? false : await answers()
    if (!state) return { ok }
    return { ok, reopened_at: state.reopenedAt?.toISOString() ?? null, disk_full: state.isFull }
  }
}
