import { handlers } from '../../core/operation/handlers.ts'
import * as members from './member.store.ts'
import { forget } from './bin.erase.ts'
import * as rules from './bin.rules.ts'
import * as store from './bin.store.ts'

const taken = { code: 'already_gym_member', fields: { phone: 'already_gym_member' } }

export const binRoutes = handlers(
  'bin',
  {
    listBin: ({ query, db, who, today }) => store.page(db, query, who, today),
    restoreMember: async ({ path: { id }, body, db, who, today, emit, audit }) => {
      const removed = await store.locked(db, id, who)
      rules.checkRestorable(removed, today)
      const phone = rules.checkedPhone(body.phone, removed, who, today)
      await store.restore(db, removed, phone, who)
      const isOther = phone !== removed.phone
      await audit({
        action: 'member.restored',
        type: 'member',
        id,
        member: id,
        before: isOther ? { phone: removed.phone } : null,
        after: isOther ? { phone } : null,
      })
      return emit('member.changed', members.one(db, id, who))
    },
    eraseMember: async ({ path: { id }, body, db, who, now, emit, audit }) => {
      const removed = await store.locked(db, id, who)
      rules.checkTyped(body.fullname, removed)
      await members.checkBalance(db, id, who)
      const fullname = await forget(db, removed, who, now)
      await audit({ action: 'member.erased', type: 'member', id, member: id })
      return emit('member.changed', { id, fullname })
    },
  },
  { member_phone: taken },
)
