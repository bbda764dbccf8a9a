import { cardNumber, groupCard } from '@zal/api/card'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Permissions } from '../../core/operation/context.ts'
import { testServer, type Caller, type TestServer, setRights } from '../../testing/index.ts'
import { addMember, addMembership } from './member.fixture.ts'

let api: TestServer
let desk: Caller
const ids: Record<string, number> = {}

beforeAll(async () => {
  api = await testServer()
  desk = api.as('desk')
  const add = async (key: string, last_name: string, first_name: string, more = {}) => {
    ids[key] = await addMember(api, { last_name, first_name, ...more })
  }
  await add('yusupov', 'Yusupov', 'Jasur', { phone: '+998935554433' })
  await add('qodirov', 'Қодиров', 'Ғайрат Ҳамидович', { phone: '+998937654321' })
  await add('gulomova', 'Gʻulomova', 'Oʻgʻiloy', { phone: '+998901234567' })
  await add('sherbakova', 'Щербакова', 'Александра', { gender: 2 })
  await add('yoldoshev', 'Yoʻldoshev', 'Bekzod')
  await add('umarov', 'Умаров', 'Bekzodjon', { status: 'inactive' })
  await add('olimbekov', 'Olimbekov', 'Anvar')
  await add('viewed', 'Rahimova', 'Lola', { read_only: true, phone: '+998901239999' })
  await add('elsewhere', 'Yusupova', 'Zuhra', { club: 2 })
  await add('global', 'Yusupova', 'Global', { club: 2, is_global: true })
  await add('foreign', 'Yusupov', 'Tilek', { merchant: 2, club: 4, phone: '+996555554433' })
})
afterAll(() => api.close())

const search = async (q: string, more = '', caller = desk) =>
  (await caller.get(`/management/member-search/?q=${encodeURIComponent(q)}${more}`)).body
const keys = (results: { id: number }[]) =>
  results.map(({ id }) => Object.keys(ids).find((key) => ids[key] === id))
const found = async (q: string, more = '', caller = desk) =>
  keys((await search(q, more, caller)).results)

describe('the search', () => {
  test.each([
    ['Юсупов', ['yusupov', 'global']],
    ['yusupov', ['yusupov', 'global']],
    ['Yusupof', ['yusupov', 'global']],
    ['Yusupvo', ['yusupov']],
    ['Yuupov', ['yusupov', 'global']],
    ['Rahiova', ['viewed']],
    ['Raimova', ['viewed']],
    ['Rahmova', ['viewed']],
    ['oooo', []],
    ['jas yus', ['yusupov']],
    ['ЖАСУР', ['yusupov']],
    ['sup', ['yusupov', 'global']],
    ['Kodirov', ['qodirov']],
    ['Qodirov Hamid', ['qodirov']],
    ["G'ulomova", ['gulomova']],
    ['o`g‘il', ['gulomova']],
    ['Sherbakova', ['sherbakova']],
    ['Alexandra', ['sherbakova']],
    ['Йўлдошев', ['yoldoshev']],
    ['Юлдашев', ['yoldoshev']],
    ['4433', ['yusupov']],
    ['90 123 45 67', ['gulomova']],
    ['+998 (93) 765', ['qodirov']],
    ['93765', ['qodirov']],
    ['65432', ['qodirov']],
    ['karim', []],
    ['yusupov 4321', []],
    ['yusupov 4433', ['yusupov']],
    ['!?', []],
  ])('L-07 finds %j', async (q, expected) => {
    expect(await found(q)).toEqual(expected)
  })

  test('puts beginnings before middles before errors, active ones before the others', async () => {
    expect(await found('bek')).toEqual(['yoldoshev', 'umarov', 'olimbekov'])
    const rows = (await search('bek', '&per_page=2&page=2')).results
    expect(keys(rows)).toEqual(['olimbekov'])
    expect((await search('bek', '&per_page=2')).total_count).toBe(3)
  })

  test('T-02 stays in the club, the global ones aside, and in the merchant', async () => {
    const second = api.as('owner', { club: 2 })
    expect(await found('yusup', '', second)).toEqual(['global', 'elsewhere'])
    expect(await found('4433', '', second)).toEqual([])
    expect(await found('yusup', '', api.as('stranger'))).toEqual(['foreign'])
    expect(await found('998', '', api.as('stranger'))).toEqual([])
  })

  test('leaves out read-only members for the sale, and those in the bin for all', async () => {
    expect(await found('rahimova')).toEqual(['viewed'])
    expect(await found('rahimova', '&is_payment=true')).toEqual([])
    const gone = await addMember(api, { last_name: 'Toʻxtayev', phone: '+998991110000' })
    expect((await search('toxtayev')).total_count).toBe(1)
    await api.as('owner').delete(`/management/member/${gone}/`)
    expect((await search('toxtayev')).total_count).toBe(0)
    expect((await search('1110000')).total_count).toBe(0)
  })

  describe('by the number of a card', () => {
    const card = (key: string) => cardNumber(ids[key] ?? 0)

    test('finds exactly the member who has it, also as it is printed', async () => {
      expect(await found(card('yusupov'))).toEqual(['yusupov'])
      expect(await found(groupCard(card('umarov')))).toEqual(['umarov'])
      expect((await search(card('yusupov'))).total_count).toBe(1)
      const behind = await search(card('yusupov'), '&page=2')
      expect([behind.results, behind.total_count]).toEqual([[], 1])
      const wrong = `${card('yusupov').slice(0, -1)}${(Number(card('yusupov').slice(-1)) + 1) % 10}`
      expect(await found(wrong)).toEqual([])
      expect(await found(cardNumber(9_999_999_999))).toEqual([])
    })

    test('in the list, the visits, the payments and the deposits as well', async () => {
      for (const path of [
        'management/member-list',
        'check-in/history-list',
        'management/payment-list',
        'management/debtor-list',
      ]) {
        const { status } = await api.as('owner').get(`/${path}/?q=${card('yusupov')}`)
        expect([path, status]).toEqual([path, 200])
      }
      const rows = (await desk.get(`/management/member-list/?q=${card('yusupov')}`)).body.results
      expect(keys(rows)).toEqual(['yusupov'])
    })

    test('T-02 stays in the club, the global ones aside, and in the merchant', async () => {
      expect(await found(card('global'))).toEqual(['global'])
      expect(await found(card('elsewhere'))).toEqual([])
      expect(await found(card('foreign'))).toEqual([])
      expect(await found(card('yusupov'), '', api.as('stranger'))).toEqual([])
      expect(await found(card('foreign'), '', api.as('stranger'))).toEqual(['foreign'])
    })

    test('a trainer finds only their own members, the sale no read-only ones, and no search those in the bin', async () => {
      expect(await found(card('yusupov'), '', api.as('trainer'))).toEqual([])
      expect(await found(card('viewed'))).toEqual(['viewed'])
      expect(await found(card('viewed'), '&is_payment=true')).toEqual([])
      const gone = await addMember(api, { last_name: 'Ergashev', phone: '+998991110002' })
      const bin = async () =>
        (await api.as('manager').get(`/management/member-bin/?q=${cardNumber(gone)}`)).body.results
      expect(await bin()).toEqual([])
      await api.as('owner').delete(`/management/member/${gone}/`)
      expect((await search(cardNumber(gone))).total_count).toBe(0)
      expect((await bin()).map(({ id }: { id: number }) => id)).toEqual([gone])
    })
  })

  test('follows a changed name and a member who becomes global', async () => {
    const id = await addMember(api, { last_name: 'Abdullayev', first_name: 'Sirojiddin' })
    await desk.patch(`/management/member/${id}/`, { last_name: 'Mirzayev', version: 1 })
    expect((await search('abdullayev siroj')).total_count).toBe(0)
    expect((await search('mirza siroj')).total_count).toBe(1)
    const second = api.as('owner', { club: 2 })
    expect((await search('mirza siroj', '', second)).total_count).toBe(0)
    await desk.patch(`/management/member/${id}/`, { is_global: true, version: 2 })
    expect((await search('mirza siroj', '', second)).total_count).toBe(1)
  })

  test('requires the permission to list, sell or check in', async () => {
    const set = (tree: Permissions | null) => setRights(api, 'manager', tree)
    const status = async () =>
      (await api.as('manager').get('/management/member-search/?q=yusup')).status
    await set({ room: { list: true } })
    expect(await status()).toBe(403)
    for (const section of ['checkin', 'payment']) {
      await set({ [section]: { register: true } })
      expect(await status()).toBe(200)
    }
    await set(null)
    expect((await api.nobody().get('/management/member-search/?q=al')).status).toBe(401)
    expect((await api.as('desk').get('/management/member-search/?q=a')).status).toBe(400)
  })

  test.each([
    "'; drop table member; --",
    "\\' or 1=1",
    '%%',
    '_____',
    '{a,b}',
    '" NULL',
    '(((((',
    'ab'.repeat(50),
    'ab '.repeat(33),
    '👩‍🦰',
    '١٢٣٤',
  ])('T-09 reads %j as text', async (q) => {
    const body = await search(q)
    expect([body.code, body.results]).toEqual(['ok', []])
  })
})

describe('the list', () => {
  const list = async (query = '', caller = desk) =>
    (await caller.get(`/management/member-list/?per_page=100${query}`)).body
  const listed = async (query = '') => keys((await list(query)).results).filter(Boolean)

  test('is newest first, with its total, in the club and the global ones', async () => {
    const all = await list()
    const numbers = all.results.map(({ id }: { id: number }) => id)
    expect(numbers).toEqual(numbers.toSorted((one: number, other: number) => other - one))
    expect(all.total_count).toBe(numbers.length)
    expect(numbers).toContain(ids.global)
    expect(numbers).not.toContain(ids.elsewhere)
    const oldest = await list('&order=asc')
    expect(oldest.results.map(({ id }: { id: number }) => id)).toEqual(numbers.toReversed())
    expect(await list('&page=7')).toMatchObject({ results: [], total_count: all.total_count })
  })

  test('counts on when members come, go and change their scope', async () => {
    const { total_count } = await list()
    const id = await addMember(api, { phone: '+998991110001' })
    expect((await list()).total_count).toBe(total_count + 1)
    await desk.patch(`/management/member/${id}/`, { is_global: true, version: 1 })
    expect((await list()).total_count).toBe(total_count + 1)
    await api.as('owner').delete(`/management/member/${id}/`)
    expect((await list()).total_count).toBe(total_count)
  })

  test('filters', async () => {
    const running = ids.yusupov!
    await addMembership(api, running, '2026-11-01', '2026-11-30')
    await addMembership(api, ids.qodirov!, '2026-09-01', '2026-09-30')
    expect(await listed('&subscription=active')).toEqual(['yusupov'])
    expect(await listed('&subscription=expired')).toEqual(['qodirov'])
    expect(await listed('&subscription=freeze')).toEqual([])
    expect(await listed('&subscription=none&q=yusup')).toEqual(['global'])
    expect(await listed('&status=3')).toEqual(['umarov'])
    expect(await listed('&gender=2')).toEqual(['sherbakova'])
    expect(await listed('&only_gym_members=1')).not.toContain('global')
    expect(await listed('&start_date=2026-02-01')).not.toContain('yusupov')
    expect(await listed('&end_date=2026-01-01&q=yusup')).toEqual(['yusupov', 'global'])
    expect(await listed('&packages=99999')).toEqual([])
  })

  test('L-08 sorts by name', async () => {
    const byName = (await listed('&sort=name')).filter((key) => key !== 'gulomova')
    expect(byName).toEqual([
      'olimbekov',
      'qodirov',
      'viewed',
      'umarov',
      'yusupov',
      'global',
      'yoldoshev',
      'sherbakova',
    ])
    expect((await listed('&sort=name&order=desc'))[0]).toBe('sherbakova')
  })

  test('T-09 takes its orders only from the contract', async () => {
    const { status } = await desk.get('/management/member-list/?sort=name;drop table member')
    expect(status).toBe(400)
  })
})
