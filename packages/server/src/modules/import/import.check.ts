import { sql } from 'kysely'
import type { Body, Context, Db } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import type { Mapping } from './import.fields.ts'
import { knownBy, type PhoneOwner } from './import.members.ts'
import { readRow, type Problem, type RowRules } from './import.row.ts'
import * as store from './import.store.ts'

type Checking = Pick<Context, 'principal' | 'today' | 'words'>

/** Rows in memory at once. */
const PAGE = 2000

/** Validates a mapping before a trial run. Errors: 400 at `mapping`. */
export function checkMapping(
  { mapping }: Body<'checkImport'>,
  headers: readonly string[],
): Mapping {
  const fields = mapping.filter((field) => field !== null)
  if (mapping.length !== headers.length)
    fail('validation', { fields: { mapping: 'invalid_value' } })
  if (new Set(fields).size < fields.length) fail('validation', { fields: { mapping: 'repeated' } })
  if (!fields.includes('phone')) fail('validation', { fields: { mapping: 'import_needs_phone' } })
  if (
    !fields.some((field) => field === 'fullname' || field === 'first_name' || field === 'last_name')
  ) {
    fail('validation', { fields: { mapping: 'import_needs_name' } })
  }
  return mapping
}

/** Reads the current rules by which the rows of an import are parsed. */
export async function rulesOf(
  db: Db,
  id: number,
  { principal, today, words }: Checking,
): Promise<RowRules> {
  const { rows } = await sql<{ mapping: Mapping; is_1904: boolean }>`
    select mapping, is_1904 from member_import where merchant_id = ${principal.merchant} and id = ${id}`.execute(
    db,
  )
  return {
    mapping: rows[0]?.mapping ?? [],
    is1904: rows[0]?.is_1904 ?? false,
    country: principal.country,
    today,
    through: words.member.options.through ?? {},
  }
}

/** Parses every row, stores the problems of each, and counts. */
export async function tried(db: Db, id: number, context: Checking) {
  const rules = await rulesOf(db, id, context)
  const first = new Map<string, number>()
  const summary = { ready: 0, drafts: 0, duplicates: 0, errors: 0, warnings: 0 }
  await store.forgetProblems(db, id)
  for (let from = 0; ;) {
    const rows = await store.rowsAfter(db, id, from, PAGE)
    if (rows.length === 0) return summary
    from = rows.at(-1)?.n ?? from
    const read = rows.map(({ n, cells }) => ({ n, ...readRow(cells, rules) }))
    const phones = read.map(({ member }) => member?.phone ?? '').filter(Boolean)
    const known = await knownBy(db, phones, context.principal)
    const wrong = read.map(({ n, member, problems }) => {
      const all = [...problems]
      if (member) {
        const { phone } = member
        const before = first.get(phone)
        if (before !== undefined) all.unshift(repeated(phone, before))
        else first.set(phone, n)
        const found = known.get(phone)
        if (found && before === undefined) all.unshift(here(found))
      }
      const level = worst(all)
      if (level === 'error') summary.errors += 1
      else if (level === 'duplicate') summary.duplicates += 1
      else summary.ready += 1
      if (level === 'warning') summary.warnings += 1
      if (member?.is_draft && level !== 'error' && level !== 'duplicate') summary.drafts += 1
      return { n, level, problems: all }
    })
    await store.keepProblems(
      db,
      id,
      wrong.filter((row): row is store.RowProblems => row.level !== null),
    )
  }
}

const repeated = (value: string, line: number): Problem => ({
  level: 'error',
  field: 'phone',
  code: 'import_repeated',
  vars: { line },
  value,
})

const here = ({ phone, fullname }: PhoneOwner): Problem => ({
  level: 'duplicate',
  field: 'phone',
  code: fullname === null ? 'import_elsewhere' : 'import_here',
  ...(fullname !== null && { vars: { name: fullname } }),
  value: phone,
})

const worst = (problems: readonly Problem[]): Problem['level'] | null =>
  (['error', 'duplicate', 'warning'] as const).find((level) =>
    problems.some((problem) => problem.level === level),
  ) ?? null
