import { sql } from 'kysely'
import type { Principal } from '../core/operation/context.ts'

/**
 * Ids of the sold memberships of a trainer: packages sold with this trainer, and those of time blocks that this trainer
 * gives now.
 */
export const membershipsOf = (trainer: number, { merchant }: Principal) => sql`array(
  select t.id from membership t
   where t.merchant_id = ${merchant} and t.trainer_id = ${trainer} and t.state = 'sold'
   union all
  select t.id from class_time_trainer x
    join membership t on t.merchant_id = x.merchant_id and t.class_time_id = x.class_time_id
   where x.merchant_id = ${merchant} and x.trainer_id = ${trainer} and t.state = 'sold')`
