import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, launch, openDesk, signIn, type Desk } from './support/browser.ts'
import { startZal, type Zal } from './support/server.ts'

let zal: Zal
let browser: Browser
let desk: Desk
let foreign: Server

beforeAll(async () => {
  ;[zal, browser] = await Promise.all([startZal('postgres'), launch()])
  desk = await openDesk(browser, zal)
  await signIn(desk, 'owner', '/room/list?location=1')
  foreign = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end('<!doctype html><title>Elsewhere</title>')
  })
  await new Promise<void>((resolve) => foreign.listen(0, resolve))
})
afterAll(async () => {
  foreign?.close()
  await browser?.close()
  await zal?.end()
})

const state = () =>
  zal.rows(
    `select (select count(*)::int from room) as rooms, (select count(*)::int from member) as members,
      (select count(*)::int from session where ended_at is null) as sessions`,
  )

/** Of one site with the app, whose cookies the browser sends; and of another site. */
test.each(['localhost', '127.0.0.1'])(
  'T-16 REL-35 a page of %s changes nothing in the name of who is signed in',
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
    // The write of the app itself is done.
    expect((await call(desk, 'POST', '/management/room/', { name: host }, 1)).status).toBe(200)
    expect(await state()).not.toEqual(before)
  },
)

test('REL-36 every kind of answer carries its headers', async () => {
  const script = await desk.page.locator('script[src]').first().getAttribute('src')
  const seen: Record<string, unknown> = {}
  for (const path of ['/', script ?? '', '/api/v1/merchant/check-auth/', '/api/v1/nowhere/']) {
    const answer = await fetch(zal.origin + path)
    const own = [...answer.headers].filter(([name]) => !ofTheMoment.includes(name))
    const kind = path === script ? 'script' : path
    seen[`${answer.status} ${kind}`] = Object.fromEntries(
      own.map(([name, value]) => [name, value.replaceAll(/nonce-[\w-]+/g, 'nonce-…')]),
    )
    await answer.body?.cancel()
  }
  expect(seen).toMatchSnapshot()
})

const ofTheMoment = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]
