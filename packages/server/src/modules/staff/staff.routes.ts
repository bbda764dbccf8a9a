import { grantedPaths, roleTrees } from '../../core/auth/permissions.ts'
import { countGuess, forgetGuess, personKey } from '../../core/auth/attempts.ts'
import { notify } from '../../core/events/notify.ts'
import { queueLetter } from '../../core/background/outbox.ts'
import type {
  Body,
  Context,
  Db,
  PrepareContext,
  Principal,
  Role,
} from '../../core/operation/context.ts'
import { handlers, preparedHandler, type Constraints } from '../../core/operation/handlers.ts'
import { updateVersioned } from '../../core/db/record.ts'
import { fail } from '../../core/errors.ts'
import { failField } from '../../domain/failField.ts'
import { mayViewAs } from '../../core/auth/viewAs.ts'
import { checkManagesStaff, rankOf } from '../../core/auth/rank.ts'
import { drawAvatar, takeAvatar, type Avatar } from '../../queries/avatar.ts'
import * as picker from './staff.picker.ts'
import * as rules from './staff.rules.ts'
import * as store from './staff.store.ts'

const constraints: Constraints = {
  staff_email: { code: 'validation', fields: { email: 'email_taken' } },
}

const roles = Object.keys(roleTrees) as Role[]

const reading = handlers('staff', {
  listClubStaff: ({ query, db, principal }) => picker.page(db, query, principal),
  listStaffRoles: ({ principal }) => {
    checkManagesStaff(principal)
    return roles
      .toSorted((a, b) => rankOf(b) - rankOf(a))
      .map((id) => ({
        id,
        rank: rankOf(id),
        permissions: grantedPaths(roleTrees[id]),
        assignable: rules.mayAssign(principal, id),
      }))
  },
  listStaff: ({ query, db, principal }) => {
    checkManagesStaff(principal)
    return store.page(db, query, principal)
  },
  getStaff: async ({ path, db, principal }) => {
    checkManagesStaff(principal)
    return store.answerOf(await store.one(db, path.id, principal), principal)
  },
  endStaffSessions: async ({ path, db, principal, audit }) => {
    const person = await store.one(db, path.id, principal)
    rules.checkTarget(principal, person)
    const ended = await store.endSessions(db, person.id, principal)
    await audit({ action: 'staff.signed_out', type: 'staff', id: person.id, after: { ended } })
    return { ended }
  },
  viewAsStaff: async ({ path, db, principal, now, audit }) => {
    const person = await store.one(db, path.id, principal)
    if (!mayViewAs(principal, { ...person, is_active: true })) fail('rank_too_low', { status: 403 })
    if (!person.is_active) fail('staff_inactive', { status: 409, vars: { name: person.fullname } })
    await store.startView(db, person.id, principal, now)
    await audit({ action: 'staff.viewed_as', type: 'staff', id: person.id, after: {} })
    const { id, fullname, role } = person
    return { id, fullname, role }
  },
  inviteStaff: async ({ path, db, principal, now, emit, audit }) => {
    const person = await store.one(db, path.id, principal)
    rules.checkTarget(principal, person)
    if (!rules.mayBeInvited(person)) fail('has_password', { status: 409 })
    await invite(db, person, principal, now)
    await audit({ action: 'staff.invited', type: 'staff', id: person.id, after: {} })
    const after = store.answerOf(await store.one(db, person.id, principal), principal)
    const clubs = await store.clubsOf(db, person.id, principal)
    return emit('staff.changed', after, () => clubs)
  },
})

/** Queues a letter with the link by which a person sets the first password, at most one a minute to an address. */
async function invite(
  db: Db,
  { id: staff, email }: Pick<store.StaffRow, 'id' | 'email'>,
  { language }: Principal,
  now: Date,
) {
  const minute = Math.floor(now.getTime() / 60_000)
  const dedupe = `invitation ${staff} ${email} ${minute}`
  await queueLetter(db, { template: 'invitation', staff, language, now, dedupe })
}

/** The slow parts of a write of a person: a picture and passwords. */
interface Prepared {
  avatar: Avatar | null
  /** Hash of the new password. */
  password?: string
  /** The principal has given the own password, and it is right. */
  isConfirmed: boolean
}

type Sent = Partial<Body<'createStaff'>>

const nothingSlow = ({ avatar, password, own_password }: Sent): Prepared | undefined =>
  avatar || password || own_password ? undefined : { avatar: null, isConfirmed: false }

async function prepare({
  body,
  ...context
}: PrepareContext<'createStaff' | 'changeStaff'>): Promise<Prepared> {
  const { avatar, password, own_password }: Sent = body
  const isConfirmed = own_password !== undefined && (await confirmed(context, own_password))
  rules.columnsOf(body, context.principal)
  return {
    avatar: await drawAvatar(context, avatar),
    password: password && (await context.passwords.hash(password)),
    isConfirmed,
  }
}

/** Errors: 400 at `own_password` for a wrong one, 429 after too many attempts. */
async function confirmed(
  { principal, now, secrets, passwords, transaction }: Omit<PrepareContext, 'body'>,
  password: string,
): Promise<true> {
  const key = await secrets.hash(`password of ${principal.merchant} ${principal.staff}`)
  const source = await secrets.hash(personKey(principal))
  const hash = await transaction(async ({ db }) => {
    await countGuess(db, key, source, now)
    return store.passwordOf(db, principal)
  })
  if (!(await passwords.verify(password, hash))) failField('password_wrong', 'own_password')
  await transaction(({ db }) => forgetGuess(db, key, source))
  return true
}

const createStaff = preparedHandler(
  'staff',
  'createStaff',
  {
    prepare,
    atOnce: nothingSlow,
    run: async (context) => {
      const { body, db, principal, now, emit, audit, alert, prepared } = context
      checkManagesStaff(principal)
      if (!rules.mayAssign(principal, body.role)) fail('rank_too_low', { status: 403 })
      const overrides = body.permissions ? rules.overridesOf(body.permissions) : {}
      const rights = { role: body.role, overrides }
      rules.checkRights(principal, null, rights)
      const columns = {
        ...given(rules.columnsOf(body, principal)),
        avatar_id: body.avatar ? await takeAvatar(context, body.avatar, prepared.avatar) : null,
        password_hash: prepared.password ?? null,
        created_at: now,
      }
      const id = await store.insert(db, columns, principal)
      await store.putClubs(db, id, body.locations, principal)
      if (body.invite) await invite(db, { id, email: body.email }, principal, now)
      const after = store.answerOf(await store.one(db, id, principal), principal)
      await audit({ action: 'staff.created', type: 'staff', id, after })
      if (rankOf(body.role) > rankOf('trainer')) alert('rights', id)
      return emit('staff.created', after, () => body.locations)
    },
  },
  constraints,
)

const changeStaff = preparedHandler(
  'staff',
  'changeStaff',
  {
    prepare,
    atOnce: nothingSlow,
    run: async (context) => {
      const { path, body, db, principal, now, emit, audit, alert, prepared } = context
      const before = await store.one(db, path.id, principal)
      rules.checkTarget(principal, before)
      if (before.role === 'owner' && !prepared.isConfirmed) {
        failField('own_password_needed', 'own_password')
      }
      await checkRole(context, before)
      const columns = given(rules.columnsOf(body, principal))
      const overrides = body.permissions ? rules.overridesOf(body.permissions) : before.overrides
      const rights = { role: body.role ?? before.role, overrides }
      rules.checkRights(principal, before, rights)
      if (before.role === 'owner') await store.lockOwners(db, principal)
      const clubs = await store.clubsOf(db, before.id, principal)
      const current = async () => store.answerOf(await store.one(db, path.id, principal), principal)
      const isNew = body.avatar && body.avatar !== before.avatar?.id
      const avatar_id = isNew
        ? await takeAvatar(context, body.avatar ?? 0, prepared.avatar)
        : body.avatar
      const patch = { ...columns, avatar_id, password_hash: prepared.password }
      await updateVersioned(db, 'staff', path.id, body.version, patch, current)
      if (body.locations) await store.putClubs(db, path.id, body.locations, principal)
      if (columns.email && columns.email !== before.email) {
        await store.dropLinks(db, path.id, principal, now)
      }
      if (before.role === 'owner' && (await store.withoutOwner(db, principal))) {
        fail('last_owner', { status: 409 })
      }
      const after = await current()
      await audit({
        action: 'staff.changed',
        type: 'staff',
        id: path.id,
        before: store.answerOf(before, principal),
        after: prepared.password ? { ...after, password: true } : after,
      })
      const isPromoted = rankOf(rights.role) > Math.max(rankOf(before.role), rankOf('trainer'))
      if (isPromoted || rules.gainedPaths(before, rights).some(rules.isMoneyRight)) {
        alert('rights', path.id)
      }
      if (rules.changesRights(before, rights)) {
        const { club, staff: sender } = principal
        const notice = {
          kind: 'rights_changed',
          to: [path.id],
          record: path.id,
          club,
          sender,
        } as const
        await notify(db, notice, now)
      }
      return emit('staff.changed', after, () => [...clubs, ...(body.locations ?? [])])
    },
  },
  constraints,
)

/** Errors: 403 `rank_too_low` for a role of the own rank or above, 409 `has_open_shift`. */
async function checkRole({ body, db, principal }: Context<'changeStaff'>, before: store.StaffRow) {
  if (body.role && body.role !== before.role && !rules.mayAssign(principal, body.role)) {
    fail('rank_too_low', { status: 403 })
  }
  if (body.is_active !== false || !before.is_active || body.confirm) return
  const clubs = await store.openShifts(db, before.id, principal)
  if (clubs.length > 0) {
    fail('has_open_shift', { status: 409, vars: { name: before.fullname }, results: { clubs } })
  }
}

const given = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>

export const staffRoutes = [...reading, ...createStaff, ...changeStaff]
