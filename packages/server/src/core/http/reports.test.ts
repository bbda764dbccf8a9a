import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())
beforeEach(() => {
  api.logged.length = 0
  api.clock.forward(120)
})

const post = (body: string, type = 'application/reports+json') =>
  api.server.fetch(
    new Request('http://zal.test/api/reports', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    }),
  )
const written = () =>
  api.logged
    .map((line) => JSON.parse(line) as { text: string; report: unknown })
    .filter(({ text }) => text === 'policy')
    .map(({ report }) => report)

const modern = {
  type: 'csp-violation',
  url: 'http://zal.test/recovery',
  body: {
    documentURL: 'http://zal.test/recovery?lang=uz#secret',
    blockedURL: 'trusted-types-sink',
    effectiveDirective: 'require-trusted-types-for',
    sourceFile: 'http://zal.test/assets/base.js?v=1',
    lineNumber: 7,
    sample: 'Element innerHTML|Gʻulomova +998901234567',
  },
}

describe('REL-36 reports of browsers', () => {
  test('are logged without personal data', async () => {
    const answer = await post(JSON.stringify([modern]))
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(written()).toEqual([
      {
        kind: 'csp-violation',
        page: 'http://zal.test/recovery',
        directive: 'require-trusted-types-for',
        stopped: 'trusted-types-sink',
        source: 'http://zal.test/assets/base.js',
        line: 7,
      },
    ])
    expect(api.logged.join()).not.toMatch(/secret|Gʻulomova|998/)
  })

  test('are understood in the older form too', async () => {
    const report = {
      'document-uri': 'http://zal.test/members/list?q=Karimova',
      'violated-directive': 'img-src',
      'blocked-uri': 'https://evil.example/a.png?who=1',
    }
    await post(JSON.stringify({ 'csp-report': report }), 'application/csp-report')
    expect(written()).toEqual([
      {
        kind: 'csp-violation',
        page: 'http://zal.test/members/list',
        directive: 'img-src',
        stopped: 'https://evil.example/a.png',
      },
    ])
  })

  test('are at most sixty in a minute', async () => {
    for (let i = 0; i < 10; i += 1) await post(JSON.stringify(Array(12).fill(modern)))
    expect(written()).toHaveLength(60)
    api.clock.forward(60)
    await post(JSON.stringify([modern]))
    expect(written()).toHaveLength(61)
  })

  test.each([
    ['too much', `["${'a'.repeat(17_000)}"]`, undefined, 413],
    ['no JSON', '{', undefined, 400],
    ['another type', '[]', 'text/plain', 415],
    ['nothing in it', '[1, null, "x"]', undefined, 204],
    ['lines of a log', JSON.stringify([{ type: 'a\n{"level":60}\u001b[31m' }]), undefined, 204],
  ])('with %s do no harm', async (_, body, type, status) => {
    expect((await post(body, type)).status).toBe(status)
    for (const trick of ['\n', '\u001b', 'level":60'])
      expect(api.logged.join('')).not.toContain(trick)
  })
})
