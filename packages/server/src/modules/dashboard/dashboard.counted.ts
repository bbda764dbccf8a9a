import { sql } from 'kysely'
import type { Principal } from '../../core/operation/context.ts'
import { membershipsOf } from '../../queries/trainerMemberships.ts'
import type { Scope } from './dashboard.scope.ts'

/**
 * Condition for the visits `v` of the clubs that were not undone; those of own trainees and classes for a trainer.
 */
export const counted = ({ principal, clubs }: Scope) => sql`
  v.merchant_id = ${principal.merchant} and v.club_id = any(${clubs}::bigint[]) and v.reverses_id is null
  and not exists (select from visit r where r.merchant_id = v.merchant_id and r.reverses_id = v.id)
  ${principal.role === 'trainer' ? ofTrainer(principal) : sql``}`

const ofTrainer = (principal: Principal) => sql`
  and (v.membership_id = any(${membershipsOf(principal.staff, principal)})
       or v.class_time_id = any(array(
         select x.class_time_id from class_time_trainer x
          where x.merchant_id = ${principal.merchant} and x.trainer_id = ${principal.staff})))`

/** A key for each person: a visitor without a name counts by each visit. */
export const person = sql`coalesce(v.member_id, -v.id)`
