import { handlers } from '../../core/operation/handlers.ts'
import * as members from './member.store.ts'
import { forget } from './bin.erase.ts'
import * as rules from './bin.rules.ts'
import * as store from './bin.store.ts'

const taken = { code: 'already_gym_member', fields: { phone: 'already_gym_member' } }

export const binRoutes = handlers(
  'bin',
  {
    listBin: ({ query, db, principal, today }) => store.page(db, query, principal, today),
    restoreMember: async ({ path: { id }, body, db, principal, today, emit, audit }) => {
      const removed = await store.locked(db, id, principal)
      rules.checkRestorable(removed, today)
      const phone = rules.checkedPhone(body.phone, removed, principal, today)
      await store.restore(db, removed, phone, principal)
      const isOther = phone !== removed.phone
      await audit({
        action: 'member.restored',
        type: 'member',
        id,
        member: id,
        before: isOther ? { phone: removed.phone } : null,
        after: isOther ? { phone } : null,
      })
      return emit('member.changed', members.one(db, id, principal))
    },
    eraseMember: async ({ path: { id }, body, db, principal, now, emit, audit }) => {
      const removed = await store.locked(db, id, principal)
      rules.checkTyped(body.fullname, removed)
      await members.checkBalance(db, id, principal)
      const fullname = await forget(db, removed, principal, now)
      await audit({ action: 'member.erased', type: 'member', id, member: id })
      return emit('member.changed', { id, fullname })
    },
  },
  { member_phone: taken },
)
