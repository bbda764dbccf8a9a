import { fail } from '../../core/errors.ts'
import { handlers, preparedHandler } from '../../core/operation/handlers.ts'
import { tooManyPeople } from '../../queries/memberSearch.ts'
import { drawAvatar, takeAvatar } from './member.avatar.ts'
import { exported } from './member.export.ts'
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
      const { db, who, today } = context
      return asked ? exported({ ...context, query }, 'xlsx') : list.page(db, query, who, today)
    },
    exportMembersCsv: (context) => exported(context, 'csv'),
    searchMembers: ({ query, db, who, today }) => {
      rules.checkSearch(who.permissions)
      return list.search(db, query, who, today)
    },
    getMember: ({ path, db, who }) => store.one(db, path.id, who),
    removeMember: ({ path, db, who, now, today, emit }) =>
      emit('member.removed', store.remove(db, path.id, who, now, today)),

    syncMember: async ({ path: { id }, db, who, today, emit, audit }) => {
      const before = await profile.header(db, id, who, today)
      if (before.read_only) fail('member_read_only')
      if (before.mobile_user) return before
      await store.bind(db, id, who)
      const after = await profile.header(db, id, who, today)
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
    getProfile: ({ path, db, who, today }) => profile.header(db, path.id, who, today),
    listMemberships: ({ path, query, db, who, today }) =>
      profile.memberships(db, path.id, query, who, today),
    listMemberPayments: ({ path, query, db, who, today }) =>
      profile.payments(db, path.id, query, who, today),
    getActiveMembership: ({ path, db, who, today }) => profile.running(db, path.id, who, today),
    listMembershipPlans: ({ path, db, who, now, today }) =>
      profile.entryPlans(db, path.id, who, now, today),
  },
  constraints,
)

const createMember = preparedHandler(
  'member',
  'createMember',
  {
    prepare: ({ body, ...context }) => drawAvatar(context, body.avatar),
    atOnce: ({ avatar }) => (avatar ? undefined : null),
    run: async ({ body, db, who, now, today, emit, prepared, files }) => {
      const { avatar, ...given } = rules.checked(body, who, today)
      const avatar_id = avatar && (await takeAvatar({ db, who, files }, avatar, prepared))
      return emit('member.created', store.insert(db, { ...given, avatar_id }, who, now, today))
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
    run: async ({ path, body, db, who, today, emit, audit, prepared, files }) => {
      const before = await store.one(db, path.id, who)
      const { avatar, ...patch } = rules.checked(body, who, today, before)
      const isNew = avatar && avatar !== before.avatar?.id
      const avatar_id = isNew ? await takeAvatar({ db, who, files }, avatar, prepared) : avatar
      const after = await emit(
        'member.changed',
        store.update(db, before, { ...patch, avatar_id }, who),
      )
      const { id } = after
      await audit({ action: 'member.changed', type: 'member', id, member: id, before, after })
      return after
    },
  },
  constraints,
)

export const memberRoutes = [...others, ...createMember, ...changeMember]
