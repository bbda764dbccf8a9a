import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unguarded } from '../../core/sheets/csv.ts'
import { csvRows, xlsxRows } from '../../core/sheets/sheets.fixture.ts'
import { testServer, type Person, type TestServer } from '../../testing/index.ts'
import { addDeposit, addMember, addMembership } from './member.fixture.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer({
    fill: async (owner) => {
      await owner.exec(`
        insert into member (merchant_id, club_id, first_name, last_name, gender, date_joined, phone, search_words, sort_key, created_at, status)
        select 1, 1, 'Ali', 'Valiyev' || n, 1 + n % 2, '2026-01-01', '+998' || 900000000 + n, array['ali', 'valiyev'], 'valiyev' || n,
               '2026-01-01Z', case when n % 3 = 0 then 'inactive' else 'active' end
          from generate_series(1, 1200) n;
        insert into member (merchant_id, club_id, first_name, last_name, gender, date_joined, phone, search_words, sort_key, created_at)
        values (1, 2, 'Zumrad', 'Boshqa', 2, '2026-01-01', '+998901', array['zumrad'], 'boshqa', '2026-01-01Z');`)
    },
  })
})
afterAll(() => api.close())

async function xlsxOf(person: Person, query = '', headers: Record<string, string> = {}) {
  const jar = await api.as(person).cookies()
  await api.as(person).get('/management/member-list/')
  const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
  const request = new Request(
    `http://zal.test/api/v1/management/member-list/?export=true${query}`,
    {
      headers: { 'x-club-id': '1', cookie, ...headers },
    },
  )
  const response = await api.server.fetch(request, { ip: '10.0.0.1', secure: false })
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (response.status !== 200) return { response, rows: [] }
  const file = unzipSync(bytes)
  const rows = xlsxRows(strFromU8(file['xl/worksheets/sheet1.xml'] ?? new Uint8Array()))
  return { response, rows }
}

const phonesOfList = async (query: string) => {
  const phones: string[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { body } = await api
      .as('owner')
      .get<{ phone: string }[]>(`/management/member-list/?per_page=100&page=${page}${query}`)
    phones.push(...body.results.map(({ phone }) => phone))
    last = Math.ceil(body.total_count / 100)
  }
  return phones
}

describe('the count of a search', () => {
  const counted = async (path: string, query: string) => {
    const { body } = await api.as('owner').get(`/management/${path}/?${query}`)
    const { total_count, page_count, total_is_minimum } = body as {
      total_count: number
      page_count?: number
      total_is_minimum?: boolean
    }
    return { total_count, page_count, total_is_minimum }
  }
  const cutOff = { total_count: 1000, page_count: 100, total_is_minimum: true }
  const exact = (total_count: number) => ({
    total_count,
    page_count: Math.ceil(total_count / 10),
    total_is_minimum: undefined,
  })

  test('reports a minimum count for a broad search', async () => {
    expect(await counted('member-list', 'q=valiyev')).toEqual(cutOff)
    expect(await counted('member-search', 'q=valiyev')).toEqual(cutOff)
    expect(await counted('member-search', 'q=90000')).toEqual(cutOff)
  })

  test('is exact everywhere else', async () => {
    expect(await counted('member-list', 'q=9000011')).toEqual(exact(100))
    expect(await counted('member-search', 'q=9000011')).toEqual(exact(100))
    expect(await counted('member-list', '')).toEqual(exact(1200))
    expect(await counted('member-list', 'gender=2')).toEqual(exact(600))
  })
})

describe('the export of members', () => {
  test.each(['', '&status=3', '&gender=2&sort=name&order=desc', '&q=90000011', '&sort=balance'])(
    'holds exactly the rows of the list, in its order: %j',
    async (query) => {
      const { response, rows } = await xlsxOf('owner', query)
      const phones = await phonesOfList(query)
      expect(response.headers.get('x-total-rows')).toBe(String(phones.length))
      expect(rows.slice(1).map((row) => row[2])).toEqual(phones)
      const csv = await api.as('owner').get(`/management/member-export-csv/?${query.slice(1)}`)
      expect(
        csvRows(csv.text)
          .slice(1)
          .map((row) => unguarded(row[2] ?? '')),
      ).toEqual(phones)
    },
  )

  test('contains the fields of a member in the language of the request', async () => {
    const id = await addMember(api, {
      first_name: '=1+1',
      last_name: 'Gʻulomova',
      gender: 2,
      birth_date: '1994-03-08',
      phone: '+998931112233',
      through: 2,
      description: '@SUM(A1)',
      address: JSON.stringify({ address_line: 'Chilonzor 5' }),
    })
    await addMembership(api, id, '2026-11-01', '2026-11-30')
    await addDeposit(api, id, -70_000)
    const { rows, response } = await xlsxOf('owner', '&q=931112233', { 'accept-language': 'uz' })
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="members.xlsx"')
    const [head] = rows
    expect(head).toContain('Familiya')
    expect(rows[1]).toEqual([
      'Gʻulomova',
      '=1+1',
      '+998931112233',
      null,
      'Ayol',
      '08/03/1994',
      '01/01/2026',
      null,
      'Instagram',
      'Chilonzor 5',
      '@SUM(A1)',
      'Faol',
      'Oylik',
      '30/11/2026',
      null,
      -70_000,
    ])
    const csv = await api.as('owner').get('/management/member-export-csv/?q=931112233')
    expect(csvRows(csv.text)[1]?.slice(5, 7)).toEqual(['08/03/1994', '01/01/2026'])
  })

  test('UX-10 contains the selected members only, and none of another club', async () => {
    const [foreign] = await api.sql<{ id: number }>(
      1,
      `select id from member where first_name = 'Zumrad'`,
    )
    const [two, five] = await api.sql<{ id: number }>(
      1,
      `select id from member where phone in ('+998900000002', '+998900000005') order by id`,
    )
    const ids = `ids=${five?.id},${foreign?.id},${two?.id}`
    const { rows } = await xlsxOf('owner', `&${ids}&sort=name`)
    expect(rows.slice(1).map((row) => row[2])).toEqual(['+998900000002', '+998900000005'])
    const csv = await api.as('owner').get(`/management/member-export-csv/?${ids}`)
    expect(csvRows(csv.text)).toHaveLength(3)
    expect((await api.as('owner').get('/management/member-list/?ids=1,x')).status).toBe(400)
  })

  test('REL-37 REL-47 is for those who may export, and leaves an audit row', async () => {
    for (const person of ['desk', 'trainer', 'partner'] as const) {
      expect((await xlsxOf(person)).response.status).toBe(403)
      const csv = await api.as(person).get('/management/member-export-csv/')
      expect([csv.status, csv.body.code]).toEqual([403, 'forbidden'])
    }
    await xlsxOf('manager', '&status=3')
    const [row] = await api.sql(
      1,
      `select staff_id, after->>'rows' as rows, after->'query'->>'status' as status from audit_log
        where action = 'member.exported' order by id desc limit 1`,
    )
    expect(row).toEqual({ staff_id: 3, rows: '400', status: '3' })
  })

  test.each(['', '&gender=2', '&sort=name&order=desc', '&sort=balance'])(
    'holds everybody whom a broad search finds, also where the list shows the first thousand: %j',
    async (narrowed) => {
      const query = `&q=valiyev${narrowed}`
      const { response, rows } = await xlsxOf('owner', query)
      const expected = await api.sql<{ phone: string }>(
        1,
        `select phone from member where first_name = 'Ali' ${narrowed === '&gender=2' ? 'and gender = 2' : ''}`,
      )
      expect(response.headers.get('x-total-rows')).toBe(String(expected.length))
      const phones = rows.slice(1).map((row) => String(row[2]))
      expect(phones.toSorted()).toEqual(expected.map(({ phone }) => phone).toSorted())
      const csv = await api.as('owner').get(`/management/member-export-csv/?${query.slice(1)}`)
      expect(csvRows(csv.text)).toHaveLength(expected.length + 1)
    },
  )

  test('refuses filters and sorting for a broad search', async () => {
    const asked = async (query: string) => {
      const { status, body } = await api.as('owner').get(`/management/member-list/?${query}`)
      return [status, body.code]
    }
    for (const narrowed of ['debt=1', 'gender=2', 'subscription=none', 'sort=name', 'sort=balance'])
      expect(await asked(`q=valiyev&${narrowed}`)).toEqual([400, 'too_many_people'])
    expect(await asked('q=valiyev')).toEqual([200, 'ok'])
  })

  test('T-02 contains no member of another club', async () => {
    const { rows } = await xlsxOf('owner')
    expect(JSON.stringify(rows)).not.toContain('Zumrad')
  })
})
