import { pageOf } from '../../core/db/page.ts'
import { notFound } from '../../core/errors.ts'
import { handlers } from '../../core/operation/handlers.ts'
import { kindsOf, seesSums } from './alert.kinds.ts'
import { kindsAsked, nextDate, rowOf } from './alert.rules.ts'
import * as store from './alert.store.ts'

export const alertRoutes = handlers('alert', {
  listAlerts: async (context) => {
    const { query, principal } = context
    const kinds = kindsOf(principal)
    const asked = kindsAsked(query.kind, kinds)
    const { rows, total, counts, groups, done, ...sums } = await store.page(context, {
      ...query,
      kinds,
      asked,
    })
    return {
      ...pageOf(rows, total, query),
      counts: { ...Object.fromEntries(kinds.map((kind) => [kind, 0])), ...counts },
      groups,
      ...(seesSums(principal) && { sums }),
      done,
    }
  },
  listAlertOutcomes: async (context) => {
    const kinds = kindsOf(context.principal)
    const row = rowOf(context.query.row, kinds)
    const { member } = (await store.one(context, row.kind, row.record)) ?? notFound()
    return store.outcomes(context, { ...row, member, kinds })
  },
  createAlertOutcome: async (context) => {
    const { body, principal, today, emit, audit } = context
    const row = rowOf(body.row, kindsOf(principal))
    const next_date = nextDate(body, row.kind, today)
    const { member } = (await store.one(context, row.kind, row.record)) ?? notFound()
    const { outcome, note = '' } = body
    const written = { ...row, member, outcome, note: note.trim(), next_date }
    const made = await store.insertOutcome(context, written)
    // Without the note, which is about a person.
    const after = { kind: row.kind, outcome, next_date }
    const entry = { action: 'alert.created', type: 'alert', id: made.id, after }
    await audit({ ...entry, member: member ?? undefined })
    return emit('alert.created', made)
  },
})
