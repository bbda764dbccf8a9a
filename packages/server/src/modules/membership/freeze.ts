import type { Answer, Body, Context, Query } from '../../core/operation/context.ts'
import { notFound, fail } from '../../core/errors.ts'
import * as rules from '../../domain/freeze.ts'
import { checkVisible } from '../../queries/memberVisibility.ts'
import * as store from './freeze.store.ts'

type Freeze = Answer<'getFreeze'>

export async function freezeState({
  path,
  query,
  db,
  principal,
  today,
}: Context<'getFreeze'>): Promise<Freeze> {
  const facts = await store.facts(db, path.id, today)
  await checkVisible(db, facts.member, principal)
  return freezeAnswer(facts, today, query)
}

/** Creates, moves or ends a freeze. Errors: 409 `stale_record` for an outdated version; those of the rule. */
export async function change(context: Context<'changeFreeze'>): Promise<Freeze> {
  const { path, body, db, principal, now, today, emit, audit } = context
  await checkVisible(db, (await store.facts(db, path.id, today)).member, principal)
  await store.lock(db, path.id)
  const before = await store.facts(db, path.id, today)
  const { id, member } = before
  if (before.version !== body.version) {
    fail('stale_record', { status: 409, results: freezeAnswer(before, today) })
  }
  const current = rules.freezeOn(before, today)
  const notes = body.notes?.trim() ?? ''
  const isEnd = body.status === 'active'
  const moved = allowed(isEnd ? rules.unfreeze(before, today) : rules.freeze(before, body, today))
  await store.write(db, { membership: id, moved, notes, principal, now, isEnd })
  const after = freezeAnswer(await store.facts(db, path.id, today), today)
  await emit('member.changed', { id: member })
  const action = `membership.${actionOf(body.status, current !== null)}`
  await audit({
    action,
    type: 'membership',
    id,
    member,
    before: summary(freezeAnswer(before, today)),
    after: summary(after),
    reason: notes || undefined,
  })
  await auditShifts(context, member, moved)
  return after
}

/** Freezes many members: those who cannot be frozen are reported with the reason, the others are frozen. */
export async function changeMany(
  context: Context<'freezeMembers'>,
): Promise<Answer<'freezeMembers'>> {
  const { body, db, principal, now, today, emit, audit } = context
  const found = await store.lockMany(db, body.members, principal, today)
  const known = new Map(found.map((each) => [each.member, each.membership]))
  const result: Answer<'freezeMembers'> = { ok: [], failed: [] }
  for (const id of body.members) {
    const membership = known.get(id)
    const { outcome, before } = await tried(membership, body, context)
    if (rules.isRefused(outcome)) {
      const code = known.has(id) ? outcome.code : 'not_found'
      result.failed.push({ id, code, vars: outcome.vars })
      continue
    }
    const { days, until } = outcome
    const following = outcome.shifts.map(shown)
    result.ok.push({ id, membership: membership ?? notFound(), days, until, following })
    if (body.dry_run || !before) continue
    const notes = body.notes?.trim() ?? ''
    const moved = outcome
    await store.write(db, { membership: before.id, moved, notes, principal, now, isEnd: false })
    await emit('member.changed', { id })
    await audit({
      action: 'membership.frozen',
      type: 'membership',
      id: before.id,
      member: id,
      before: summary(freezeAnswer(before, today)),
      after: summary(freezeAnswer(await store.facts(db, before.id, today), today)),
      reason: notes || undefined,
    })
    await auditShifts(context, id, moved)
  }
  return result
}

/** Every following package that moves is a record of its own in the activity of the member. */
const auditShifts = ({ audit }: Pick<Context, 'audit'>, member: number, { shifts }: rules.Moved) =>
  audit(
    ...shifts.map(({ membership, start_date, moved_to }) => ({
      action: 'membership.moved',
      type: 'membership',
      id: membership,
      member,
      before: { start_date },
      after: { start_date: moved_to },
    })),
  )

/** Applies the rule to one of many. An existing freeze stays unchanged. */
async function tried(
  membership: number | null | undefined,
  body: Body<'freezeMembers'>,
  { db, today }: Pick<Context, 'db' | 'today'>,
) {
  const before = membership ? await store.facts(db, membership, today) : null
  if (!before) {
    return { before, outcome: { code: 'membership_not_freezable', field: null, vars: {} } as const }
  }
  const current = rules.freezeOn(before, today)
  if (current) {
    const vars = { from: current.start_date, until: current.end_date }
    return { before, outcome: { code: 'already_frozen', field: null, vars } as const }
  }
  return { before, outcome: rules.freeze(before, body, today) }
}

function allowed(outcome: rules.Moved | rules.Refused): rules.Moved {
  if (!rules.isRefused(outcome)) return outcome
  const { code, field, vars } = outcome
  fail(code, {
    status: code === 'already_frozen' || code === 'not_frozen' ? 409 : 400,
    vars,
    fields: field ? { [field]: [code, vars] } : {},
  })
}

const actionOf = (status: Body<'changeFreeze'>['status'], had: boolean) =>
  status === 'active' ? 'unfrozen' : had ? 'freeze_moved' : 'frozen'

const summary = ({ end_date, freeze }: Freeze) => ({
  end_date,
  freeze_start_date: freeze?.start_date ?? null,
  freeze_end_date: freeze?.end_date ?? null,
})

function freezeAnswer(facts: store.Facts, today: string, query: Query<'getFreeze'> = {}): Freeze {
  const { id, member, fullname, plan_id, plan, status, start_date, end_date, days } = facts
  const current = rules.freezeOn(facts, today)
  const freeze = facts.freezes.find((each) => each.id === current?.id)
  const asked = query.start_date || query.end_date
  const wanted = asked ? rules.freeze(facts, query, today) : null
  const ended = rules.unfreeze(facts, today)
  return {
    id,
    customer: { id: member, fullname },
    plan: { id: plan_id, name: plan },
    status,
    start_date,
    end_date,
    days,
    version: facts.version,
    freeze: freeze ? { ...freeze, is_running: freeze.start_date <= today } : null,
    limits: rules.limitsOf(facts, today),
    refused: wanted && rules.isRefused(wanted) ? wanted : rules.cannotFreeze(facts, today),
    preview: wanted && !rules.isRefused(wanted) ? moved(wanted) : null,
    unfreeze: rules.isRefused(ended) ? null : moved(ended),
    lines: facts.lines,
    moves: facts.moves,
  }
}

const moved = ({ start_date, end_date, days, until, shifts }: rules.Moved) => ({
  start_date,
  end_date,
  days,
  until,
  following: shifts.map(shown),
})

const shown = ({ plan, start_date, moved_to }: rules.Shift) => ({ plan, start_date, moved_to })
