import { strFromU8, unzipSync, type Unzipped } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvRows, xlsxRows } from '../src/core/sheets/sheets.fixture.ts'
import { readLocales } from '../src/node/locales.ts'
import { testServer, type Person, type TestServer } from '../src/testing/index.ts'
import { addMember, addMembership } from '../src/modules/member/member.fixture.ts'
import { exportTables } from '../src/modules/setting/export/export.tables.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer({
    fill: async (owner) => {
      await owner.exec(`
        insert into member (merchant_id, club_id, first_name, last_name, gender, date_joined, phone, search_words, sort_key, created_at, status)
        select 1, 1 + n % 2, 'Ali', 'Valiyev' || n, 1, '2026-01-01', '+998' || 900000000 + n, array['ali', 'valiyev'], 'valiyev' || n,
               '2026-01-01Z', 'active'
          from generate_series(1, 1200) n;`)
    },
  })
})
afterAll(() => api.close())

async function sent(person: Person, headers: Record<string, string> = {}) {
  const jar = await api.as(person).cookies()
  const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
  const request = new Request('http://zal.test/api/v1/management/export/', {
    headers: { 'x-club-id': '1', cookie, ...headers },
  })
  return api.server.fetch(request, { ip: '10.0.0.1', secure: false })
}

const unpacked = async (response: Response) => {
  expect(response.status).toBe(200)
  return unzipSync(new Uint8Array(await response.arrayBuffer()))
}

interface Exported {
  id: number
  club_id: number
  [column: string]: unknown
}

const textOf = (files: Unzipped, name: string) => strFromU8(files[name] ?? new Uint8Array())
const jsonOf = (files: Unzipped, name: string) =>
  JSON.parse(textOf(files, `json/${name}.json`)) as Exported[]
const sheetOf = (files: Unzipped, name: string) => {
  const book = unzipSync(files[`xlsx/${name}.xlsx`] ?? new Uint8Array())
  return xlsxRows(textOf(book, 'xl/worksheets/sheet1.xml'))
}
const idsOf = async (statement: string) =>
  (await api.sql<{ id: number }>(1, statement)).map(({ id }) => Number(id))

const grant = async (person: Person, granted: string[]) => {
  const { results: me } = (await api.as(person).get('/merchant/user-profile/')).body
  const staff = (await api.as('owner').get(`/staffs/${me.id}/`)).body.results
  const body = { permissions: { granted, taken: [] }, version: staff.version }
  expect((await api.as('owner').patch(`/staffs/${me.id}/`, body)).status).toBe(200)
  return me.id as number
}

describe('the export of all data', () => {
  test('has every table as XLSX, CSV and JSON with the same rows', async () => {
    const member = await addMember(api, { phone: '+998991110077', last_name: '=Formula' })
    await addMembership(api, member, '2026-11-01', '2026-11-30')
    const files = await unpacked(await sent('owner'))
    expect(Object.keys(files).toSorted()).toEqual(
      exportTables
        .flatMap(({ name }) => [`csv/${name}.csv`, `json/${name}.json`, `xlsx/${name}.xlsx`])
        .toSorted(),
    )
    for (const { name, columns } of exportTables) {
      const rows = jsonOf(files, name)
      const [head, ...lines] = csvRows(textOf(files, `csv/${name}.csv`))
      const [heads, ...cells] = sheetOf(files, name)
      expect([name, lines.length, cells.length]).toEqual([name, rows.length, rows.length])
      expect(heads).toEqual(head)
      for (const row of rows)
        expect(Object.keys(row).toSorted()).toEqual(Object.keys(columns).toSorted())
    }
    const members = jsonOf(files, 'members')
    expect(members.map(({ id }) => id)).toEqual(
      await idsOf('select id from member where merchant_id = 1 order by id'),
    )
    const [head = [], ...lines] = csvRows(textOf(files, 'csv/members.csv'))
    const line = lines.find(([id]) => id === String(member))
    expect(head.slice(0, 4)).toEqual(['ID', 'Club ID', 'Last name', 'First name'])
    expect(line?.slice(1, 3)).toEqual(['1', `'=Formula`])
    expect(jsonOf(files, 'memberships').find((row) => row.member_id === member)).toMatchObject({
      start_date: '2026-11-01',
      end_date: '2026-11-30',
    })
    const [times = [], ...trainers] = csvRows(textOf(files, 'csv/packages.csv'))
    const starts = trainers.map((cells) => cells[times.indexOf('Start time')])
    expect(starts.filter((time) => time !== '' && !/^\d\d:\d\d$/.test(time ?? '-'))).toEqual([])
    expect(jsonOf(files, 'clubs').map(({ id }) => id)).toEqual(
      await idsOf('select id from club where merchant_id = 1 and deleted_at is null order by id'),
    )
  })

  test('each column has a header in each language', () => {
    const columns = [...new Set(exportTables.flatMap((table) => Object.keys(table.columns)))]
    for (const language of ['uz', 'ru', 'en'] as const) {
      const heads = readLocales()[language].export.columns
      expect(Object.keys(heads).toSorted()).toEqual(columns.toSorted())
    }
  })

  test('has no secret and nothing of another business', async () => {
    const files = await unpacked(await sent('owner'))
    const all = Object.keys(files)
      .filter((name) => name.startsWith('json/'))
      .map((name) => textOf(files, name))
      .join('')
    expect(all).not.toMatch(/hash|password|overrides|token|secret/)
    const others = await api.sql<{ email: string }>(2, 'select email from staff')
    expect(others.length).toBeGreaterThan(0)
    for (const { email } of others) expect(all).not.toContain(email)
  })

  test('its headers are in the language of the person', async () => {
    await api.as('owner').put('/merchant/profile/', { language: 'ru' })
    const [head] = csvRows(textOf(await unpacked(await sent('owner')), 'csv/members.csv'))
    expect(head?.slice(0, 4)).toEqual(['ID', 'ID клуба', 'Фамилия', 'Имя'])
    await api.as('owner').put('/merchant/profile/', { language: 'en' })
  })

  test('rows that are added while it is read are left out', async () => {
    const response = await sent('owner')
    const late = await addMember(api, { phone: '+998991110078' })
    expect(jsonOf(await unpacked(response), 'members').map(({ id }) => id)).not.toContain(late)
  })

  test('is refused without the right; with it a person gets their own clubs, and owners are told', async () => {
    expect((await sent('director')).status).toBe(403)
    expect((await sent('manager')).status).toBe(403)
    const manager = await grant('manager', ['setting.view.export'])
    const own = await idsOf(`select club_id as id from staff_club where staff_id = ${manager}`)
    const files = await unpacked(await sent('manager'))
    expect(jsonOf(files, 'clubs').map(({ id }) => id)).toEqual(own)
    const seen = new Set<number>(
      ['members', 'memberships', 'visits', 'ledger_entries', 'rooms']
        .flatMap((name) => jsonOf(files, name))
        .filter((row) => !row.is_global)
        .map((row) => row.club_id),
    )
    expect([...seen].filter((club) => !own.includes(club))).toEqual([])
    expect(seen.size).toBeGreaterThan(0)
    const [latest] = (await api.as('owner').get('/notifications/user-notifications/')).body.results
    expect(latest.notification).toMatchObject({ kind: 'export', record_id: manager })
    const [entry] = await api.sql<{ action: string; staff_id: number }>(
      1,
      `select action, staff_id from audit_log where action = 'merchant.exported' order by id desc limit 1`,
    )
    expect(Number(entry?.staff_id)).toBe(manager)
  })

  test('each table of a business is exported or left out for a reason', async () => {
    const tables = await api.sql<{ name: string }>(
      1,
      `select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'merchant_id' order by 1`,
    )
    const exported = exportTables.map(({ table }) => table)
    const decided = [...exported, ...Object.values(leftOut).flat()]
    expect(tables.map(({ name }) => name).filter((name) => !decided.includes(name))).toEqual([])
    expect(decided.filter((name) => !tables.some((table) => table.name === name))).toEqual([])
  })
})

/** Tables that are not exported. */
const leftOut = {
  files: ['document', 'file', 'file_content'],
  'has an export of its own': ['audit_log'],
  'derived from other tables': [
    'club_counter',
    'event',
    'ledger_seal',
    'member_block',
    'member_word',
    'membership_line',
    'membership_move',
    'name_word',
    'payment_sum',
    'timetable',
    'visit_day',
  ],
  'read with another table': ['class_time_trainer', 'payment_state', 'staff_club'],
  'secrets, sessions and their approvals': [
    'approval',
    'device',
    'email_change',
    'idempotency_key',
    'receipt_key',
    'recovery_link',
    'redirect_hash',
    'session',
    'socket_ticket',
    'staff_pin',
    'view_as',
  ],
  'work of the server and of screens': [
    'alert_outcome',
    'delivery',
    'deposit_return',
    'job',
    'member_import',
    'member_import_member',
    'member_import_row',
    'mobile_user',
    'notification',
    'notification_recipient',
    'online_payment',
    'online_transaction',
    'receipt_print',
    'saved_view',
  ],
}
