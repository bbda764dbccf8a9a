import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn, type Desk } from './support/browser.ts'
import { newDesk, withServer, zal } from './support/testApp.ts'

let desk: Desk
let foreign: Server

withServer()
beforeAll(async () => {
  desk = await newDesk()
  await signIn(desk, 'owner', '/room/list?location=1')
  foreign = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end('<!doctype html><title>Elsewhere</title>')
  })
  await new Promise<void>((resolve) => foreign.listen(0, resolve))
})
afterAll(async () => {
  foreign?.close()
})

const state = () =>
  zal.rows(
    `select (select count(*)::int from room) as rooms, (select count(*)::int from member) as members,
      (select count(*)::int from session where ended_at is null) as sessions`,
  )

/** Same site as the app, so that the browser sends its cookies; and another site. */
test.each(['localhost', '127.0.0.1'])(
  'T-16 REL-35 a page of %s changes nothing with the session of the signed-in person',
  async (host) => {
    const before = await state()
    const page = await desk.context.newPage()
    await page.goto(`http://${host}:${(foreign.address() as AddressInfo).port}/`)
    const room = JSON.stringify({ name: 'Elsewhere' })
    await page.evaluate(
      async ({ api, body }) => {
        const attempts: RequestInit[] = [
          { method: 'POST', headers: { 'Content-Type': 'text/plain' } },
          { method: 'POST', headers: { 'Content-Type': 'application/json' } },
          { method: 'POST', mode: 'no-cors' },
        ]
        for (const path of ['/management/room/', '/management/member-list/', '/merchant/logout/']) {
          for (const attempt of attempts) {
            const sent = { credentials: 'include' as const, body, ...attempt }
            await fetch(api + path, sent).catch(() => undefined)
          }
          const picture = new Image()
          const tried = new Promise((resolve) => picture.addEventListener('error', resolve))
          picture.src = api + path
          await tried
        }
      },
      { api: `${zal.origin}/api/v1`, body: room },
    )
    for (const path of ['/management/room/', '/merchant/logout/']) {
      await page.goto(`http://${host}:${(foreign.address() as AddressInfo).port}/`)
      const answered = page.waitForResponse((one) => one.url().endsWith(path))
      await page.evaluate(
        ({ action, text }) => {
          const form = Object.assign(document.createElement('form'), {
            method: 'post',
            enctype: 'text/plain',
            action,
          })
          form.append(Object.assign(document.createElement('input'), { name: text, value: '' }))
          document.body.append(form)
          form.submit()
        },
        { action: `${zal.origin}/api/v1${path}`, text: room },
      )
      expect((await answered).status()).toBe(403)
      await page.waitForURL(`**${path}`)
    }
    await page.close()
    expect(await state()).toEqual(before)
    expect((await call(desk, 'GET', '/merchant/check-auth/')).status).toBe(200)
    // The app's own write succeeds.
    expect((await call(desk, 'POST', '/management/room/', { name: host }, 1)).status).toBe(200)
    expect(await state()).not.toEqual(before)
  },
)

test('REL-36 text becomes no markup in the page, and nothing of the page is stopped by that', async () => {
  const own = await newDesk()
  const { page, complaints } = own
  await signIn(own, 'owner', '/room/list')
  expect(complaints).toEqual([])
  const tried = await page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      picture: () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      script: () => (document.createElement('script').src = 'https://evil.example/x.js'),
      parsed: () => void new DOMParser().parseFromString('<script>1</script>', 'text/html'),
      harmless: () =>
        (document.createElement('div').innerHTML = '<span aria-hidden="true">+</span>'),
    }
    return Object.fromEntries(
      Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt()
          return [name, 'done']
        } catch (error) {
          return [name, (error as Error).name]
        }
      }),
    )
  })
  expect(tried).toEqual({
    picture: 'TypeError',
    script: 'TypeError',
    parsed: 'TypeError',
    harmless: 'done',
  })
  await expect
    .poll(() => complaints.join(), { timeout: 20_000 })
    .toContain("requires 'TrustedHTML' assignment")
  await own.close()
})

test('REL-36 every kind of answer carries its headers', async () => {
  const html = await (await fetch(zal.origin)).text()
  const script = /<script[^>]* src="([^"]+)"/.exec(html)?.[1] ?? ''
  const style = /href="([^"]+\.css)"/.exec(html)?.[1]
  const font = /url\(([^)]+\.woff2)\)/.exec(
    style ? await (await fetch(zal.origin + style)).text() : '',
  )?.[1]
  const { origin } = zal
  const json = { 'content-type': 'application/json', origin }
  const kinds: Record<string, [string, RequestInit?]> = {
    page: ['/'],
    'page of a place': ['/recovery'],
    'page by HEAD': ['/', { method: 'HEAD' }],
    script: [script],
    ...(style ? { style: [style] } : {}),
    ...(font ? { font: [font] } : {}),
    icon: ['/icon.svg'],
    'no such file': ['/assets/nothing.js'],
    'a hidden file': ['/.git/config'],
    'a folder': ['/assets/'],
    'signed out': ['/api/v1/merchant/check-auth/'],
    'no such call': ['/api/v1/nowhere/'],
    'a write from elsewhere': ['/api/v1/merchant/logout/', { method: 'POST' }],
    'a wrong body': ['/api/v1/merchant/login/', { method: 'POST', headers: json, body: '{}' }],
    'no JSON': ['/api/v1/merchant/login/', { method: 'POST', headers: { origin }, body: 'x' }],
    health: ['/healthz'],
    report: [
      '/api/reports',
      { method: 'POST', headers: { 'content-type': 'application/reports+json' }, body: '[]' },
    ],
  }
  const seen: Record<string, unknown> = {}
  for (const [kind, [path, init]] of Object.entries(kinds)) {
    const answer = await fetch(origin + path, init)
    seen[`${answer.status} ${kind}`] = kept([...answer.headers])
    await answer.body?.cancel()
  }
  const out = await newDesk()
  await signIn(out, 'partner', '/members/list')
  const own = { Origin: origin, 'X-Club-Id': '0' }
  const inside = await out.page.request.get('/api/v1/merchant/check-auth/', { headers: own })
  seen['200 signed in'] = kept(Object.entries(inside.headers()))
  const left = await out.page.request.post('/api/v1/merchant/logout/', { headers: own })
  seen['200 logged out'] = kept(Object.entries(left.headers()))
  await out.close()
  expect(seen).toMatchSnapshot()
})

const kept = (headers: [string, string][]) =>
  Object.fromEntries(
    headers
      .filter(([name]) => !ofTheMoment.includes(name))
      .map(([name, value]) => [name, value.replaceAll(/nonce-[\w-]+/g, 'nonce-…')]),
  )

const ofTheMoment = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]
