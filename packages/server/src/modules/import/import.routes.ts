import { fail } from '../../core/errors.ts'
import { handlers, preparedHandler } from '../../core/operation/handlers.ts'
import { pageOf } from '../../core/db/page.ts'
import { checkMapping, tried } from './import.check.ts'
import { finish, readFile } from './import.file.ts'
import { begin, carriedOn } from './import.run.ts'
import { problemSheet, template, textOf } from './import.sheets.ts'
import * as store from './import.store.ts'

const uploadImport = preparedHandler('import', 'uploadImport', {
  prepare: readFile,
  run: async ({ prepared, db, principal, now, emit }) => {
    await finish(db, prepared)
    return emit('import.created', store.one(db, prepared.id, principal, now))
  },
})

const others = handlers('import', {
  getImportTemplate: ({ query, ...context }) => template(query.format ?? 'xlsx', context),
  listImports: ({ query, db, principal, now }) => store.page(db, query, principal, now),
  getImport: async ({ path, ...context }) => {
    const { db, principal, now } = context
    const found = await store.one(db, path.id, principal, now)
    const isUnderWay = found.state === 'running' || found.state === 'undoing'
    if (!isUnderWay || !(await carriedOn(db, path.id, context))) return found
    begin(path.id, context)
    return store.one(db, path.id, principal, now)
  },
  previewImport: async ({ path, db, principal, now }) => {
    const { id } = await store.one(db, path.id, principal, now)
    const rows = await store.rowsAfter(db, id, 0, 20)
    return rows.map(({ n, cells }) => ({ row: n, cells }))
  },
  checkImport: async ({ path, body, ...context }) => {
    const { db, principal, now, emit } = context
    const { id, state, headers } = await store.locked(db, path.id, principal, now)
    if (state !== 'uploaded' && state !== 'checked') fail('import_begun', { status: 409 })
    const mapping = JSON.stringify(checkMapping(body, headers))
    await store.change(db, id, { mapping, duplicates: body.duplicates })
    const summary = await tried(db, id, context)
    await store.change(db, id, { state: 'checked', summary: JSON.stringify(summary) })
    return emit('import.changed', store.one(db, id, principal, now))
  },
  listImportProblems: async ({ path, query, ...context }) => {
    const { db, principal, now, words } = context
    const { id, headers } = await store.one(db, path.id, principal, now)
    if (query.export) return problemSheet(id, headers, context)
    const { rows, total } = await store.problems(db, id, query)
    const results = rows.map(({ n, problem }) => {
      const { level, field, code, value } = problem
      return { row: n, level, field, code, text: textOf(words, problem), value }
    })
    return pageOf(results, total, query)
  },
  runImport: async ({ path, ...context }) => {
    const { db, principal, now, emit } = context
    const { id, state } = await store.locked(db, path.id, principal, now)
    if (state === 'uploaded') fail('import_unchecked', { status: 409 })
    if (state !== 'checked') fail('import_begun', { status: 409 })
    await store.change(db, id, { state: 'running', beat_at: now })
    begin(id, context)
    return emit('import.changed', store.one(db, id, principal, now))
  },
  cancelImport: async ({ path, db, principal, now, emit }) => {
    const { id, state } = await store.locked(db, path.id, principal, now)
    if (state !== 'running') fail('import_not_running', { status: 409 })
    await store.change(db, id, { state: 'cancelled', finished_at: now })
    return emit('import.changed', store.one(db, id, principal, now))
  },
  undoImport: async ({ path, ...context }) => {
    const { db, principal, now, emit } = context
    const { id, can_undo } = await store.locked(db, path.id, principal, now)
    if (!can_undo) fail('import_no_undo', { status: 409 })
    await store.change(db, id, { state: 'undoing', done_rows: 0, beat_at: now, attempts: 0 })
    begin(id, context)
    return emit('import.changed', store.one(db, id, principal, now))
  },
  listImportKept: async ({ path, query, db, principal, now }) => {
    const { id } = await store.one(db, path.id, principal, now)
    return store.retainedMembers(db, id, query)
  },
})

export const importRoutes = [...uploadImport, ...others]
