import type { Parts } from './parts.ts'
import { asTenant, type Transact } from './transaction.ts'

/** Notifies the owners, in each of their clubs, that the database stopped responding and was reopened. */
export async function tellReopened(
  { clock }: Pick<Parts, 'clock'>,
  transact: Transact,
): Promise<void> {
  const merchants = await transact(({ connection }) =>
    connection.query<{ id: number }>('select id from merchants_with_zone()'),
  )
  for (const { id: merchant } of merchants.rows) {
    await transact(async (work) => {
      await asTenant(work, { merchant, club: 0, staff: 0 })
      await work.connection.query(
        `select publish(c.id, array['database_restart.created'], array[c.id], $1) from club c
          where c.merchant_id = current_merchant() and c.is_active and c.deleted_at is null`,
        [clock()],
      )
    })
  }
}
