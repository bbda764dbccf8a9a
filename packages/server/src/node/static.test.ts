import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { nodeSecrets } from './secrets.ts'
import { appFiles } from './static.ts'

const folder = mkdtempSync(join(tmpdir(), 'zal-files-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><head></head><script type="module" src="/assets/a.js"></script>',
)
writeFileSync(join(folder, 'assets/a.js'), 'plain')
writeFileSync(join(folder, 'assets/a.js.br'), 'packed')
writeFileSync(join(folder, '.secret'), 'no')
afterAll(() => rmSync(folder, { recursive: true }))

const files = appFiles(nodeSecrets, folder)
const get = (path: string, headers = {}) =>
  files(new Request(`http://zal.test${path}`, { headers }), true)

test('REL-36 every route of the app is its page, with a new nonce each time', async () => {
  const nonces = new Set<string>()
  for (const path of ['/', '/members/list?page=2', '/index.html']) {
    const answer = await get(path)
    const html = (await answer?.text()) ?? ''
    const [, nonce = ''] = /<script nonce="([^"]+)"/.exec(html) ?? []
    expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
    const policy = answer?.headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`)
    expect(policy).toMatch(/object-src 'none'; base-uri 'none';.*frame-ancestors 'none'/)
    expect(answer?.headers.get('cache-control')).toBe('no-store')
    expect(answer?.headers.get('permissions-policy')).toContain('camera=(self)')
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
})

test('files with a hash in their name stay, packed where the browser can unpack', async () => {
  const packed = await get('/assets/a.js', { 'accept-encoding': 'gzip, br' })
  expect(await packed?.text()).toBe('packed')
  expect(packed?.headers.get('content-encoding')).toBe('br')
  expect(packed?.headers.get('cache-control')).toContain('immutable')
  expect(packed?.headers.get('strict-transport-security')).toContain('max-age=31536000')
  expect(await (await get('/assets/a.js'))?.text()).toBe('plain')
})

test('a rebuilt page is served', async () => {
  const page = join(folder, 'index.html')
  const old = readFileSync(page, 'utf8')
  await get('/')
  writeFileSync(page, '<!doctype html><head></head><p>Newer</p>')
  utimesSync(page, new Date(), new Date(Date.now() + 5000))
  expect(await (await get('/'))?.text()).toContain('<p>Newer</p>')
  writeFileSync(page, old)
  utimesSync(page, new Date(), new Date(Date.now() + 10_000))
  expect(await (await get('/'))?.text()).toContain('/assets/a.js')
})

test.each([
  '/assets/b.js',
  '/.secret',
  '/../../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/a%00.js',
  '/x.exe',
])('%s is no file of the app', async (path) => {
  expect(await get(path)).toBeNull()
})
