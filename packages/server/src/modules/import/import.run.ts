import { sql } from 'kysely'
import { notify } from '../../core/events/notify.ts'
import type { Context, Db } from '../../core/operation/context.ts'
import { fillMany, insertMany, knownBy, removeMany, type Doer } from './import.members.ts'
import { readRow, type Candidate } from './import.row.ts'
import { rulesOf } from './import.check.ts'
import * as store from './import.store.ts'

type Running = Pick<Context, 'principal' | 'now' | 'today' | 'words' | 'later' | 'fault'> & {
  request: { id: string }
}

/**
 * Rows per transaction: small enough to show progress, to let other requests run and to react to a
 * cancellation.
 */
const BATCH = 500
/** Milliseconds without a heartbeat after which an import counts as interrupted. */
const SILENCE = 20_000
/** Maximum number of resumptions without progress. */
const ATTEMPTS = 3

/** Resumes an import that a restart has interrupted. */
export async function carriedOn(db: Db, id: number, context: Running): Promise<boolean> {
  const silent = new Date(context.now.getTime() - SILENCE)
  const { rows } = await sql<{ attempts: number }>`
    update member_import set attempts = attempts + 1, beat_at = ${context.now},
           state = case when attempts >= ${ATTEMPTS} then 'failed' else state end,
           finished_at = case when attempts >= ${ATTEMPTS} then ${context.now}::timestamptz end
     where merchant_id = ${context.principal.merchant} and id = ${id} and state in ('running', 'undoing') and beat_at < ${silent}
    returning attempts`.execute(db)
  return rows.length > 0
}

/**
 * Imports or undoes in the background, batch by batch, each in a separate transaction that also records the
 * progress. Concurrent runs do no work twice.
 */
export function begin(id: number, context: Running): void {
  const { later, fault, principal, now, today, request } = context
  const began = performance.now()
  const doer = (): Doer => ({
    principal,
    today,
    now: new Date(now.getTime() + performance.now() - began),
    request: request.id,
  })
  const next = async (): Promise<void> => {
    const isOver = await later((db) => step(db, id, context, doer()))
    if (!isOver) setTimeout(() => next().catch(fault), 0)
  }
  // Errors are logged; the next read of the import resumes it.
  setTimeout(() => next().catch(fault), 0)
}

/** Processes one batch; returns true at the end. */
async function step(db: Db, id: number, context: Running, doer: Doer): Promise<boolean> {
  const { principal, now } = context
  const { state, duplicates, done_rows, row_count } = await store.locked(db, id, principal, now)
  if (state === 'undoing') return undo(db, id, doer)
  if (state !== 'running') return true
  const rules = await rulesOf(db, id, context)
  const last = await sql<{ n: number }>`
    select last_line as n from member_import where merchant_id = ${principal.merchant} and id = ${id}`.execute(
    db,
  )
  const rows = await store.rowsAfter(db, id, last.rows[0]?.n ?? 0, BATCH)
  const members = rows
    .filter(({ level }) => level !== 'error')
    .map(({ cells }) => readRow(cells, rules).member)
    .filter((member): member is Candidate => member !== null)
  const known = await knownBy(
    db,
    members.map(({ phone }) => phone),
    principal,
  )
  const fresh = members.filter(({ phone }) => !known.has(phone))
  const made = await insertMany(db, id, fresh, doer)
  const others = members.filter(({ phone }) => !made.has(phone))
  const filled = duplicates === 'fill' ? await fillMany(db, id, others, doer) : 0
  const line = rows.at(-1)?.n ?? 0
  if (line > 0) await store.forgetRows(db, id, line)
  const isOver = rows.length < BATCH
  const drafts = fresh.filter(({ phone, is_draft }) => is_draft && made.has(phone)).length
  await sql`
    update member_import
       set done_rows = ${isOver ? row_count : done_rows + rows.length}, last_line = greatest(last_line, ${line}), attempts = 0,
           beat_at = ${doer.now}, created_count = created_count + ${made.size}, draft_count = draft_count + ${drafts},
           filled_count = filled_count + ${filled}, skipped_count = skipped_count + ${rows.length - made.size - filled},
           state = ${isOver ? 'done' : 'running'}, finished_at = ${isOver ? doer.now : null}::timestamptz
     where merchant_id = ${principal.merchant} and id = ${id}`.execute(db)
  if (isOver) {
    await notifyFinished(db, id, doer)
    await auditImport(db, id, 'import.finished', doer)
  }
  return isOver
}

/** Notifies the person who started the import, with its counts. */
async function notifyFinished(db: Db, id: number, { principal, now }: Doer) {
  const { rows } = await sql<{ staff: number; club: number; figures: Record<string, number> }>`
    select staff_id as staff, club_id as club,
           json_build_object('created', created_count, 'filled', filled_count, 'skipped', skipped_count) as figures
      from member_import where merchant_id = ${principal.merchant} and id = ${id}`.execute(db)
  for (const { staff, ...found } of rows)
    await notify(db, { kind: 'import_finished', to: [staff], record: id, ...found }, now)
}

async function undo(db: Db, id: number, doer: Doer): Promise<boolean> {
  const { removed, retained } = await removeMany(db, id, BATCH, doer)
  const isOver = removed + retained < BATCH
  await sql`
    update member_import
       set done_rows = done_rows + ${removed + retained}, removed_count = removed_count + ${removed}, kept_count = kept_count + ${retained},
           attempts = 0, beat_at = ${doer.now}, state = ${isOver ? 'undone' : 'undoing'}
     where merchant_id = ${doer.principal.merchant} and id = ${id}`.execute(db)
  if (isOver) await auditImport(db, id, 'import.undone', doer)
  return isOver
}

/** Writes one audit row with the counts and one event for any number of members. */
async function auditImport(db: Db, id: number, action: string, { principal, now, request }: Doer) {
  await sql`
    insert into audit_log (merchant_id, club_id, staff_id, role, session_id, at, action, record_type, record_id, after, request_id)
    select i.merchant_id, i.club_id, ${principal.staff}, ${principal.role}, ${principal.session}, ${now}, ${action}, 'import', i.id,
           jsonb_build_object('created', i.created_count, 'drafts', i.draft_count, 'filled', i.filled_count,
                              'skipped', i.skipped_count, 'removed', i.removed_count, 'kept', i.kept_count), ${request}
      from member_import i where i.merchant_id = ${principal.merchant} and i.id = ${id}`.execute(db)
  await sql`select publish(${principal.club}::bigint, array['import.changed'], array[${id}::bigint], ${now}::timestamptz)`.execute(
    db,
  )
}
