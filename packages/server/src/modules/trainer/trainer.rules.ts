import { normaliseName } from '@zal/api/fold'
import { checkPermission } from '../../core/auth/permissions.ts'
import type { WriteContext } from '../../core/db/recordStore.ts'
import type { Answer, Body, Context } from '../../core/operation/context.ts'
import type { Route } from '../../core/operation/handlers.ts'
import { fail, type FieldError } from '../../core/errors.ts'
import { wrongHours } from '../../domain/hours.ts'
import { wrongPhone } from '../../domain/phone.ts'
import { checkManagesStaff } from '../../core/auth/rank.ts'

/** Guards the writes of a noun before anything is read. */
export const guardWrites = (route: Route): Route => ({
  ...route,
  run: (context: Context) => {
    if (!/^(list|get)/.test(route.operation)) checkManagesStaff(context.principal)
    return route.run(context as never)
  },
})

/** Lets people with the list of the staff read any trainer, and a trainer the own page. Errors: 403. */
export function checkReader({
  path,
  principal,
}: Pick<Context<'getTrainer'>, 'path' | 'principal'>) {
  const { role, staff, permissions } = principal
  const isOwn = role === 'trainer' && staff === path.id
  if (!isOwn) checkPermission(permissions, ['staff', 'list'])
}

/** The fields of the form; the picture is a file that belongs to the trainer already. */
export type TrainerFields = Partial<Omit<Body<'createTrainer'>, 'avatar'>> & {
  avatar_id?: number | null | undefined
}

/** Columns of the sign-in, normalised. Errors: 400 with all invalid fields of the form. */
export function staffColumns(
  body: TrainerFields,
  { principal, before }: WriteContext<Answer<'getTrainer'>>,
) {
  const { first_name, last_name, phone, email, avatar_id, is_active } = body
  const fields: Record<string, FieldError> = wrongPhone(phone, principal.country)
  if (body.clubs && !body.clubs.every((club) => principal.clubs.includes(club))) {
    fields.clubs = 'unknown_club'
  }
  Object.assign(fields, wrongHours({ ...before, ...body }))
  if (Object.keys(fields).length > 0) fail('validation', { fields })
  return {
    first_name: first_name && normaliseName(first_name),
    last_name: last_name && normaliseName(last_name),
    phone,
    email: email?.toLowerCase(),
    avatar_id,
    is_active,
  }
}
