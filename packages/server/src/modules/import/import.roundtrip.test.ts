import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payloads } from '../../core/sheets/payloads.sample.ts'
import { readLocales } from '../../node/locales.ts'
import { testServer, type TestServer } from '../../testing/index.ts'
import { readCsv } from '../../core/sheets/readCsv.ts'
import { readXlsx } from '../../core/sheets/readXlsx.ts'
import { guessed } from './import.fields.ts'
import { readRow, type Candidate } from './import.row.ts'

/** Number of members exported and imported again. */
const COUNT = 10_000

let api: TestServer
let members: Candidate[]
beforeAll(async () => {
  members = Array.from({ length: COUNT }, (_, at) => randomMember(at))
  api = await testServer({
    fill: async (owner) => {
      await owner.query(
        `insert into member (merchant_id, club_id, first_name, last_name, gender, birth_date, date_joined, phone, phone2, email,
                             through, address, description, status, search_words, sort_key, created_at)
         select 1, 1, x.first_name, x.last_name, x.gender, x.birth_date, x.date_joined, x.phone, x.phone2, x.email, x.through,
                case when x.address_line is not null then jsonb_build_object('address_line', x.address_line) end,
                x.description, case when x.is_draft then 'draft' else 'active' end, '{}', '', '2026-01-01Z'
           from jsonb_to_recordset($1::jsonb) x (first_name text, last_name text, gender smallint, birth_date date,
                date_joined date, phone text, phone2 text, email text, through smallint, address_line text,
                description text, is_draft boolean)`,
        [JSON.stringify(members)],
      )
    },
  })
})
afterAll(() => api.close())

test.each(['xlsx', 'csv'] as const)(
  'T-10 an export of 10,000 members as %s is read back as what it was',
  async (format) => {
    const bytes = await exported(format)
    const [head = [], ...body] = rowsOf(bytes, format)
    const rules = {
      mapping: guessed(head, body, 'UZB'),
      country: 'UZB' as const,
      is1904: false,
      today: '2026-11-21',
      through: readLocales().uz.member.options.through ?? {},
    }
    const read = body.map((cells) => readRow(cells, rules))
    expect(read.flatMap(({ problems }) => problems)).toEqual([])
    const found = read.map(({ member }) => member).toSorted(byPhone)
    // A workbook has only one line break inside a cell.
    const lines = (text: string) => (format === 'xlsx' ? text.replaceAll('\r\n', '\n') : text)
    const sent = members.map((each) => ({ ...each, description: lines(each.description) }))
    expect(found).toEqual(sent.toSorted(byPhone))
  },
)

const byPhone = (one: Candidate | null, other: Candidate | null) =>
  (one?.phone ?? '') < (other?.phone ?? '') ? -1 : 1

function rowsOf(bytes: Uint8Array<ArrayBuffer>, format: 'xlsx' | 'csv'): string[][] {
  const rows: string[][] = []
  const take = (_: number, cells: string[]) => rows.push(cells)
  if (format === 'xlsx') readXlsx(bytes, 100, take)
  else readCsv(new TextDecoder().decode(bytes), parse, take)
  return rows
}

async function exported(format: 'xlsx' | 'csv') {
  await api.as('owner').get('/management/room-list/')
  const cookie = [...(await api.as('owner').cookies())].map((pair) => pair.join('=')).join('; ')
  const path =
    format === 'xlsx' ? '/management/member-list/?export=true' : '/management/member-export-csv/'
  const request = new Request(`http://zal.test/api/v1${path}`, {
    headers: { 'x-club-id': '1', cookie, 'accept-language': 'uz' },
  })
  const response = await api.server.fetch(request, { ip: '10.0.0.1', secure: false })
  return new Uint8Array(await response.arrayBuffer())
}

/** Deterministic by number: texts of all scripts, formula characters, empty fields. */
function randomMember(at: number): Candidate {
  let seed = at * 2_654_435_761 + 12_345
  const under = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  const one = <T>(values: readonly T[]): T => values[under(values.length)] as T
  const day = (from: number, years: number) =>
    `${from + under(years)}-${String(1 + under(12)).padStart(2, '0')}-${String(1 + under(28)).padStart(2, '0')}`
  const gender = one([0, 1, 1, 2, 2] as const)
  return {
    last_name: one([
      'Gʻulomova',
      'Қодиров',
      'Ғуломова',
      'Иванова-Петрова',
      '=SUM',
      'Oʻrinboyev',
      '-Ali',
    ]),
    first_name: one(['Oʻgʻiloy', 'Ўктам', 'Мария Ивановна', '@Lola', '+Bek', 'Maʼrufjon', '1+1']),
    phone: `+998${900_000_000 + at}`,
    phone2: one([null, `+998${330_000_000 + under(9_999_999)}`]),
    gender,
    birth_date: one([null, day(1950, 60)]),
    date_joined: day(2020, 6),
    email: one([null, `a${under(9999)}@b.uz`]),
    through: one([null, ...Array.from({ length: 12 }, (_, id) => id + 1)]),
    address_line: one([null, 'Chilonzor, 5-uy; "2"', '=HYPERLINK("x")', "'Navoiy"]),
    description: one(['', 'Ertalab\nkeladi', 'a, b; c\td', '_x000D_', ...payloads]).trim(),
    is_draft: gender === 0,
  }
}
