import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@zal/api/schema'
import { version } from '../../core/version.ts'
import { releases } from '../../domain/releases.ts'
import { setRights, testServer, type Caller, type TestServer } from '../../testing/index.ts'

type Updates = components['schemas']['VersionUpdates']

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())
beforeEach(() => api.sql(1, `update staff set seen_release = ''`))

const path = '/merchant/version-updates/'
const updatesOf = async (caller: Caller) =>
  (await caller.get(path)).body.results as unknown as Updates
const isTold = async (caller: Caller) =>
  (await caller.get('/merchant/check-auth/')).body.results.show_updates as boolean
const subjectsOf = async (caller: Caller) =>
  (await updatesOf(caller)).version_updates
    .filter(({ release }) => release === version)
    .map(({ subject }) => subject)

describe('the notes of a release', () => {
  test('are those of what runs, at most five, each with its own id', () => {
    expect(releases[0]?.release).toBe(version)
    const ids = releases.flatMap(({ notes }) => notes.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(releases.every(({ notes }) => notes.length <= 5)).toBe(true)
  })

  test('have words in the language of the reader', async () => {
    const owner = api.as('owner')
    const first = async (language: string) =>
      (await owner.send('GET', path, undefined, { headers: { 'accept-language': language } })).body
        .results.version_updates[0].title as string
    expect([await first('en'), await first('ru'), await first('uz')]).toEqual([
      'Clubs',
      'Клубы',
      'Klublar',
    ])
    const { version_updates: notes } = await updatesOf(owner)
    expect(notes.every(({ title, change }) => title !== '' && change !== '')).toBe(true)
  })

  test('are shown once per person: read here, they stay unread for others', async () => {
    const [owner, manager] = [api.as('owner'), api.as('manager')]
    expect([await isTold(owner), await isTold(manager)]).toEqual([true, true])
    const read = await owner.patch(path, { release: version })
    expect(read.body.results).toMatchObject({ release: version, show_updates: false })
    expect([await isTold(owner), await isTold(manager)]).toEqual([false, true])
    expect((await updatesOf(owner)).version_updates.length).toBeGreaterThan(5)
  })

  test('stay unread where an older page has read those of another release', async () => {
    const owner = api.as('owner')
    expect((await owner.patch(path, { release: '0.9.0' })).body.results.show_updates).toBe(true)
    expect(await isTold(owner)).toBe(true)
  })

  test('speak only of what a person may open; without any nothing is shown', async () => {
    expect(await subjectsOf(api.as('owner'))).toEqual([
      'club',
      'staff',
      'device',
      'setting',
      'audit',
    ])
    expect(await subjectsOf(api.as('desk'))).toEqual(['device', 'setting'])
    await setRights(api, 'desk', { member: { list: true } })
    const desk = api.as('desk')
    expect([await subjectsOf(desk), await isTold(desk)]).toEqual([[], false])
    await setRights(api, 'desk', null)
  })

  test('are no news to a person who is younger than the release', async () => {
    await api.sql(1, `update staff set created_at = '2027-01-01' where id = 3`)
    expect(await isTold(api.as('manager'))).toBe(false)
    await api.sql(1, `update staff set created_at = '2024-01-01' where id = 3`)
    expect(await isTold(api.as('manager'))).toBe(true)
  })
})
