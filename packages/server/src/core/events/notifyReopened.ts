import type { Dependencies } from '../dependencies.ts'
import { alarmOwners } from './alarmOwners.ts'
import { asTenant, type Transact } from '../db/transaction.ts'

/** Notifies the owners, in each of their clubs, that the database stopped responding and was reopened. */
export async function notifyReopened(
  { clock }: Pick<Dependencies, 'clock'>,
  transact: Transact,
): Promise<void> {
  const merchants = await transact(({ connection }) =>
    connection.query<{ id: number }>('select id from merchants_with_zone()'),
  )
  for (const { id: merchant } of merchants.rows) {
    await transact(async (work) => {
      await asTenant(work, { merchant, club: 0, staff: 0 })
      await alarmOwners(work, 'database_restart', clock())
    })
  }
}
