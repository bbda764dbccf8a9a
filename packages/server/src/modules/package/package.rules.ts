import type { WriteContext } from '../../core/db/recordStore.ts'
import type { Answer, Body, Principal } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { checkClashes, checkPlaces, type TimetableEntry } from '../../queries/timetable.ts'
import { wrongHours, type Hours } from '../../domain/hours.ts'

export type Package = Answer<'getPackage'>
export type PackageBody = Partial<Body<'createPackage'>>

/** Requires a package of this club; other clubs may only sell it. */
export function checkOwner({ club }: Package, principal: Principal) {
  if (club.id !== principal.club) fail('package_of_other_club', { vars: { club: club.name } })
}

/**
 * Checks the terms of a package. Only new references must belong to this club; only changes of hours or place are checked
 * against the timetable.
 */
export async function checkTerms(
  body: PackageBody,
  { db, principal, before }: WriteContext<Package>,
) {
  if (before) checkOwner(before, principal)
  const old = before && termsOf(before)
  const wanted = { is_active: true, ...old, ...body }
  const fields = wrongHours(wanted)
  if (Object.keys(fields).length > 0) fail('validation', { fields })
  const fresh = {
    trainer: wanted.trainer === old?.trainer ? null : wanted.trainer,
    room: wanted.room === old?.room ? null : wanted.room,
  }
  await checkPlaces(db, [entryOf(fresh)], principal, fieldOf)
  const isSame = old?.is_active && JSON.stringify(entryOf(old)) === JSON.stringify(entryOf(wanted))
  if (!wanted.is_active || isSame) return
  await checkClashes(db, [entryOf(wanted)], principal, { own: { package: before?.id }, fieldOf })
}

const fieldOf = (resource: string) => resource

/** The stored terms that reserve time, by the names of the form. */
function termsOf({ start_time, end_time, is_active, package_trainer }: Package) {
  const { trainer, room, week_days } = package_trainer
  const places = { trainer: trainer?.id ?? null, room: room?.id ?? null }
  return { start_time, end_time, is_active, week_days, ...places }
}

/** Hours, room and trainer of the package for the timetable. */
function entryOf({
  start_time,
  end_time,
  week_days,
  room,
  trainer,
}: TimetableFields): TimetableEntry {
  return { start_time, end_time, week_days, room, trainers: trainer ? [trainer] : [] }
}

interface TimetableFields extends Hours {
  week_days?: number[]
  room?: number | null
  trainer?: number | null
}
