import { fail } from '../../core/errors.ts'
import { withBulkChange } from '../../core/operation/bulk.ts'
import { handlers, preparedHandler } from '../../core/operation/handlers.ts'
import { tooManyPeople } from '../../queries/memberSearch.ts'
import { drawAvatar, takeAvatar } from '../../queries/avatar.ts'
import { exported } from './member.export.ts'
import { counts } from './member.counts.ts'
import * as list from './member.list.ts'
import * as profile from './member.profile.ts'
import * as rules from './member.rules.ts'
import * as store from './member.store.ts'

const taken = { code: 'already_gym_member', fields: { phone: 'already_gym_member' } }
const constraints = { member_phone: taken, ...tooManyPeople }

const others = handlers(
  'member',
  {
    listMembers: ({ query: { export: asked, ...query }, ...context }) => {
      const { db, principal, today } = context
      return asked
        ? exported({ ...context, query }, 'xlsx')
        : list.page(db, query, principal, today)
    },
    countMembers: ({ db, principal, today }) => counts(db, principal, today),
    exportMembersCsv: (context) => exported(context, 'csv'),
    searchMembers: ({ query, db, principal, today }) => {
      rules.checkSearch(principal.permissions)
      return list.search(db, query, principal, today)
    },
    getMember: ({ path, db, principal }) => store.one(db, path.id, principal),
    removeMember: ({ path, db, principal, now, today, emit }) =>
      emit('member.removed', store.remove(db, path.id, principal, now, today)),

    syncMember: async ({ path: { id }, db, principal, today, emit, audit }) => {
      const before = await profile.header(db, id, principal, today)
      if (before.read_only) fail('member_read_only')
      if (before.mobile_user) return before
      await store.bind(db, id, principal)
      const after = await profile.header(db, id, principal, today)
      await audit({
        action: 'member.changed',
        type: 'member',
        id,
        member: id,
        before: { mobile_user: null },
        after: { mobile_user: after.mobile_user?.name },
      })
      return emit('member.changed', after)
    },
    getProfile: ({ path, db, principal, today }) => profile.header(db, path.id, principal, today),
    listMemberships: ({ path, query, db, principal, today }) =>
      profile.memberships(db, path.id, query, principal, today),
    listMemberPayments: ({ path, query, db, principal, today }) =>
      profile.payments(db, path.id, query, principal, today),
    getActiveMembership: ({ path, db, principal, today }) =>
      profile.running(db, path.id, principal, today),
    listMembershipPlans: ({ path, db, principal, now, today }) =>
      profile.entryPlans(db, path.id, principal, now, today),
  },
  constraints,
)

const createMember = preparedHandler(
  'member',
  'createMember',
  {
    prepare: ({ body, ...context }) => drawAvatar(context, body.avatar),
    atOnce: ({ avatar }) => (avatar ? undefined : null),
    run: async ({ body, db, principal, now, today, emit, prepared, files }) => {
      const { avatar, ...given } = rules.checked(body, principal, today)
      const avatar_id = avatar && (await takeAvatar({ db, principal, files }, avatar, prepared))
      return emit(
        'member.created',
        store.insert(db, { ...given, avatar_id }, principal, now, today),
      )
    },
  },
  constraints,
)

const changeMember = preparedHandler(
  'member',
  'changeMember',
  {
    prepare: ({ body, ...context }) => drawAvatar(context, body.avatar),
    atOnce: ({ avatar }) => (avatar ? undefined : null),
    run: async ({ path, body, db, principal, today, emit, audit, prepared, files }) => {
      const before = await store.one(db, path.id, principal)
      const { avatar, ...patch } = rules.checked(body, principal, today, before)
      const isNew = avatar && avatar !== before.avatar?.id
      const avatar_id = isNew
        ? await takeAvatar({ db, principal, files }, avatar, prepared)
        : avatar
      const after = await emit(
        'member.changed',
        store.update(db, before, { ...patch, avatar_id }, principal),
      )
      const { id } = after
      await audit({ action: 'member.changed', type: 'member', id, member: id, before, after })
      return after
    },
  },
  constraints,
)

export const memberRoutes = withBulkChange('changeMembers', 'changeMember', [
  ...others,
  ...createMember,
  ...changeMember,
])
