import type { Context } from '../../core/operation/context.ts'
import { sheetAnswer, type SheetFormat } from '../../core/sheets/file.ts'
import type { Cell } from '../../core/sheets/table.ts'
import { fillTemplate } from '../../core/i18n/words.ts'
import { fields, type Field } from './import.fields.ts'
import type { Problem } from './import.row.ts'
import * as store from './import.store.ts'

const PAGE = 500

type Words = Context['words']

/** Label of a column; an address has only its line. */
export const labelOf = (words: Words, field: Field): string =>
  words.member.fields[field === 'address_line' ? 'address' : field] ?? field

/** Message of a problem in the language of the request. */
export const textOf = (words: Words, { code, vars = {} }: Problem): string =>
  fillTemplate(words.errors[code] ?? code, vars)

/** A template file: the columns with two example rows. */
export function template(
  format: SheetFormat,
  { words, principal }: Pick<Context, 'words' | 'principal'>,
): Response {
  const { options } = words.member
  const country = principal.country === 'UZB' ? '+998' : '+996'
  const examples: Cell[][] = [
    [
      'Gʻulomova',
      'Oʻgʻiloy',
      `${country}901234567`,
      options.gender?.[2] ?? '',
      '08/03/1994',
      `${country}931112233`,
      'ogiloy@example.com',
      'Chilonzor 5',
      options.through?.[2] ?? '',
      '31/01/2026',
      '',
    ],
    [
      'Qodirov',
      'Jasur',
      `${country}935557788`,
      options.gender?.[1] ?? '',
      '',
      '',
      '',
      '',
      options.through?.[5] ?? '',
      '',
      words.import.sheet.note ?? '',
    ],
  ]
  return sheetAnswer(format, 'members-template', examples.length, {
    head: fields.map((field) => labelOf(words, field)),
    widths: fields.map(() => 20),
    pages: once(examples),
  })
}

/**
 * Rows with problems as they are in the file, preceded by a column with the problems, to be corrected and
 * uploaded again.
 */
export async function problemSheet(
  id: number,
  headers: readonly string[],
  { db, words, later }: Pick<Context, 'db' | 'words' | 'later'>,
): Promise<Response> {
  const { sheet } = words.import
  const total = await store.wrongCount(db, id)
  async function* pages() {
    for (let from = 0; ;) {
      const rows = await later((next) => store.wrongAfter(next, id, from, PAGE))
      if (rows.length === 0) return
      from = rows.at(-1)?.n ?? from
      yield rows.map(({ n, cells, problems }): Cell[] => [
        n,
        problems.map(said).join('\n'),
        ...cells,
      ])
    }
  }
  const said = (problem: Problem) => `${labelOf(words, problem.field)}: ${textOf(words, problem)}`
  return sheetAnswer('xlsx', 'import-problems', total, {
    head: [sheet.row ?? '', sheet.problem ?? '', ...headers],
    widths: [8, 48, ...headers.map(() => 20)],
    pages: pages(),
  })
}

async function* once(rows: Cell[][]) {
  yield rows
}
