import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noon, testServer, type TestServer } from '../../testing/index.ts'
import type { HostHealth } from '../../core/services/health.ts'
import { hostLines } from './setting.health.ts'

const ago = (minutes: number) => new Date(noon.getTime() - minutes * 60_000)
const codes = (host: HostHealth) =>
  hostLines(host, noon).map(({ name, state, code }) => `${name} ${state} ${code}`)

describe('the lines of the host', () => {
  test('mail: the last outcome counts', () => {
    const mail = (sentAt: Date | null, failedAt: Date | null, isFolder = false) =>
      codes({ mail: { isFolder, sentAt, failedAt } })
    expect(mail(null, null)).toEqual(['mail ok unsent'])
    expect(mail(ago(1), ago(5))).toEqual(['mail ok sent'])
    expect(mail(ago(5), ago(1))).toEqual(['mail bad refused'])
    expect(mail(ago(1), null, true)).toEqual(['mail warn folder'])
  })

  test('a backup is late once two were missed', () => {
    const backup = (at: Date | null, minutes = 15) => codes({ backup: { at, minutes } })
    expect(backup(ago(30))).toEqual(['backup ok fresh'])
    expect(backup(ago(31))).toEqual(['backup bad late'])
    expect(backup(null)).toEqual(['backup warn none'])
    expect(backup(ago(1), 0)).toEqual(['backup warn off'])
  })

  test('a disk is tight above nine tenths', () => {
    const disk = (usedBytes: number) => codes({ disk: { usedBytes, totalBytes: 100 } })
    expect(disk(90)).toEqual(['disk ok roomy'])
    expect(disk(91)).toEqual(['disk bad tight'])
  })
})

describe('the health of the installation', () => {
  let api: TestServer
  let host: HostHealth = {}
  beforeAll(async () => {
    api = await testServer({ health: () => Promise.resolve(host) })
  })
  afterAll(() => api.close())
  const read = async () => (await api.as('owner').get('/management/health/')).body.results

  test('is for owners and directors', async () => {
    for (const person of ['manager', 'desk', 'trainer', 'partner'] as const) {
      expect((await api.as(person).get('/management/health/')).status).toBe(403)
    }
    expect((await api.as('director').get('/management/health/')).status).toBe(200)
  })

  test('tells of the last integrity check of the business, bad lines first', async () => {
    host = { disk: { usedBytes: 10, totalBytes: 100 } }
    const before = await read()
    expect(before.lines.map(({ name }: { name: string }) => name)).toEqual(['books', 'disk'])
    expect(before.lines[0]).toMatchObject({ state: 'warn', code: 'unchecked', at: null })
    const { body } = await api.as('owner').get('/finance/integrity/')
    const after = await read()
    expect(after.lines).toEqual([
      { name: 'disk', state: 'ok', code: 'roomy', at: null, value: 10, limit: 100 },
      {
        name: 'books',
        state: 'ok',
        code: 'sound',
        at: noon.toISOString(),
        value: 0,
        limit: body.results.checks.length,
      },
    ])
    expect((await api.as('stranger').get('/management/health/')).body.results.lines[0].code).toBe(
      'unchecked',
    )
  })
})
