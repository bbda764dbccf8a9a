import type { Dependencies } from '../dependencies.ts'
import type { Transact } from '../db/transaction.ts'

/** The state of the database, for /readyz. */
export interface Readiness {
  /** A statement is answered. */
  ok: boolean
  /** When the embedded database was last opened again, ISO 8601; null where it never was. */
  reopened_at?: string | null
  /** The disk of the embedded database has no room for writes. */
  disk_full?: boolean
}

/** Asks the database for its state. Resolves to `ok: false` where it does not answer. */
export function readinessOf({ database }: Pick<Dependencies, 'database'>, transact: Transact) {
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
