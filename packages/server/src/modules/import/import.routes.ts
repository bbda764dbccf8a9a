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
  run: async ({ prepared, db, who, now, emit }) => {
    await finish(db, prepared)
    return emit('import.created', store.one(db, prepared.id, who, now))
  },
})

const others = handlers('import', {
  getImportTemplate: ({ query, ...context }) => template(query.format ?? 'xlsx', context),
  listImports: ({ query, db, who, now }) => store.page(db, query, who, now),
  getImport: async ({ path, ...context }) => {
    const { db, who, now } = context
    const found = await store.one(db, path.id, who, now)
    const isUnderWay = found.state === 'running' || found.state === 'undoing'
    if (!isUnderWay || !(await carriedOn(db, path.id, context))) return found
    begin(path.id, context)
    return store.one(db, path.id, who, now)
  },
  previewImport: async ({ path, db, who, now }) => {
    const { id } = await store.one(db, path.id, who, now)
    const rows = await store.rowsAfter(db, id, 0, 20)
    return rows.map(({ n, cells }) => ({ row: n, cells }))
  },
  checkImport: async ({ path, body, ...context }) => {
    const { db, who, now, emit } = context
    const { id, state, headers } = await store.locked(db, path.id, who, now)
    if (state !== 'uploaded' && state !== 'checked') fail('import_begun', { status: 409 })
    const mapping = JSON.stringify(checkMapping(body, headers))
    await store.change(db, id, { mapping, duplicates: body.duplicates })
    const summary = await tried(db, id, context)
    await store.change(db, id, { state: 'checked', summary: JSON.stringify(summary) })
    return emit('import.changed', store.one(db, id, who, now))
  },
  listImportProblems: async ({ path, query, ...context }) => {
    const { db, who, now, words } = context
    const { id, headers } = await store.one(db, path.id, who, now)
    if (query.export) return problemSheet(id, headers, context)
    const { rows, total } = await store.problems(db, id, query)
    const results = rows.map(({ n, problem }) => {
      const { level, field, code, value } = problem
      return { row: n, level, field, code, text: textOf(words, problem), value }
    })
    return pageOf(results, total, query)
  },
  runImport: async ({ path, ...context }) => {
    const { db, who, now, emit } = context
    const { id, state } = await store.locked(db, path.id, who, now)
    if (state === 'uploaded') fail('import_unchecked', { status: 409 })
    if (state !== 'checked') fail('import_begun', { status: 409 })
    await store.change(db, id, { state: 'running', beat_at: now })
    begin(id, context)
    return emit('import.changed', store.one(db, id, who, now))
  },
  cancelImport: async ({ path, db, who, now, emit }) => {
    const { id, state } = await store.locked(db, path.id, who, now)
    if (state !== 'running') fail('import_not_running', { status: 409 })
    await store.change(db, id, { state: 'cancelled', finished_at: now })
    return emit('import.changed', store.one(db, id, who, now))
  },
  undoImport: async ({ path, ...context }) => {
    const { db, who, now, emit } = context
    const { id, can_undo } = await store.locked(db, path.id, who, now)
    if (!can_undo) fail('import_no_undo', { status: 409 })
    await store.change(db, id, { state: 'undoing', done_rows: 0, beat_at: now, attempts: 0 })
    begin(id, context)
    return emit('import.changed', store.one(db, id, who, now))
  },
  listImportKept: async ({ path, query, db, who, now }) => {
    const { id } = await store.one(db, path.id, who, now)
    return store.keptRows(db, id, query)
  },
})

export const importRoutes = [...uploadImport, ...others]
