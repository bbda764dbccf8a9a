import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people, testServer, type TestServer } from '../src/testing/index.ts'

let api: TestServer
beforeAll(async () => {
  // Without jobs, whose transactions run while a letter is sent.
  api = await testServer({ jobs: [] })
})
afterAll(() => api.close())

describe('REL-17 no external request is made while rows are locked', () => {
  test('by no operation that has an adapter', async () => {
    const places = '/management/places/'
    // The second request finds a known session, which takes another path through the server.
    for (let round = 0; round < 2; round += 1) {
      await api.as('desk').get(`${places}?q=chilonzor`)
      await api.as('desk').get(`${places}reverse/?latitude=41&longitude=69`)
      await api.nobody().post('/merchant/recovery/', { username: people.desk.mail })
      await api.background()
      expect(api.letters).toHaveLength(round + 1)
    }
    const calls = api.watch.outward.map(({ adapter, held }) => `${adapter} ${held}`)
    expect(new Set(calls)).toEqual(new Set(['geocoder 0', 'mail 0']))
    expect(calls.filter((call) => call.startsWith('mail'))).toHaveLength(2)
  })

  test('because only adapters make external requests', () => {
    const source = fileURLToPath(new URL('../src/', import.meta.url))
    const calls = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) =>
        /(await|return|=>|=) fetch\(|node:(https?|net|tls)'/.test(
          readFileSync(join(source, name), 'utf8'),
        ),
      )
      .filter((name) => !/^(adapters|node|testing|page)\//.test(name))
    expect(calls).toEqual([])
  })
})
