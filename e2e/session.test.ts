import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { PASSWORD, signIns } from '../packages/server/seed/people/people.ts'
import { signIn } from './support/browser.ts'
import { withExpiredSession } from './support/sessionExpiry.ts'
import { desk, withDesk, withServer, zal } from './support/testApp.ts'

withServer()
withDesk()

const dildora = { last_name: 'Yoʻldosheva', first_name: 'Dildora' }

async function fillMember(phone: string) {
  const { page } = desk
  await page.locator('input[name="last_name"]').fill(dildora.last_name)
  await page.locator('input[name="first_name"]').fill(dildora.first_name)
  await page.locator('input[name="phone"]').fill(phone)
  await page.locator('input[name="gender"]').last().press('2')
}

const values = () =>
  Promise.all(
    ['last_name', 'first_name', 'phone'].map((name) =>
      desk.page.locator(`input[name="${name}"]`).inputValue(),
    ),
  )

const stored = (phone: string) =>
  zal.rows('select last_name, first_name from member where phone = $1', [`+998${phone}`])

/** A form whose session expires before it is sent: the sign-in dialog covers it. */
async function outlived(phone: string) {
  const { page, say } = desk
  await signIn(desk, 'desk', '/members/register')
  await fillMember(phone)
  await zal.rows(
    'update session set ended_at = now() where staff_id = (select id from staff where email = $1)',
    [signIns.desk],
  )
  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('dialog', { name: say('session:again.title') })
  await question.waitFor()
  return question
}

test('T-40 sends the typed values after a new sign-in if the session ends in a form', async () => {
  const { page, say } = desk
  const question = await outlived('907770301')
  expect(await values()).toEqual([dildora.last_name, dildora.first_name, '90 777-03-01'])
  expect(await stored('907770301')).toEqual([])

  await question.locator('input[type="password"]').fill(`${PASSWORD}!`)
  await page.keyboard.press('Enter')
  await question.getByText(say('session:failed.title')).waitFor()
  await question.locator('input[type="password"]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/members/profile/*')
  expect(await stored('907770301')).toEqual([dildora])
  expect(desk.complaints).toEqual([])
})

test('T-40 never sends waiting requests after another person signs in in another tab', async () => {
  const { page } = desk
  const question = await outlived('907770306')

  const next = { ...desk, page: await desk.context.newPage() }
  await signIn(next, 'owner', '/members/register')
  await next.page.locator('input[name="last_name"]').waitFor()
  await question.waitFor({ state: 'hidden' })
  await expect.poll(values).toEqual(['', '', ''])
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Dildora')

  // The tab now belongs to the owner, and so do its writes.
  await fillMember('907770307')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/members/profile/*')
  expect([await stored('907770306'), await stored('907770307')]).toEqual([[], [dildora]])
  expect(desk.complaints).toEqual([])
})

test('T-40 uploads the same file again and imports it once if the session ends at any step of an import', async () => {
  const { page, say } = desk
  const lines = ['Familiya;Ism;Telefon;Jinsi', 'Rahimova;Zilola;907770305;ayol']
  const file = { name: 'bir.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
  const steps: [deed: () => Promise<unknown>, done: () => Promise<unknown>][] = [
    [
      () => page.locator('input[type="file"]').setInputFiles(file),
      () => page.getByRole('heading', { name: say('import:columns.title') }).waitFor(),
    ],
    [
      () => page.getByRole('button', { name: say('import:columns.next') }).click(),
      () => page.getByText(say('import:check.clean')).waitFor(),
    ],
    [
      () => page.getByRole('button', { name: say('import:check.run_other', { count: 1 }) }).click(),
      () => page.getByText(say('import:result.done')).waitFor(),
    ],
  ]
  await signIn(desk, 'owner', '/members/import?location=1')
  for (const [deed, done] of steps)
    expect(await withExpiredSession(desk, zal, deed, done)).toBe(true)
  expect(await stored('907770305')).toEqual([{ last_name: 'Rahimova', first_name: 'Zilola' }])
  expect(await zal.rows('select count(*)::int as n from member_import')).toEqual([{ n: 1 }])
  expect(desk.complaints).toEqual([])
})

test('the server is killed and starts again in the middle of a form: nothing is lost', async () => {
  const { page, say } = desk
  await signIn(desk, 'desk', '/members/register')
  await fillMember('907770302')
  await zal.kill()
  await page.keyboard.press('Control+Enter')
  await page.getByText(say('common:network.failed')).first().waitFor()
  await zal.again()
  await page.reload()
  await page.getByText(say('common:form.draft')).waitFor()
  expect(await values()).toEqual([dildora.last_name, dildora.first_name, '90 777-03-02'])
  await page.locator('input[name="phone"]').press('Control+Enter')
  await page.waitForURL('**/members/profile/*')
  expect(await stored('907770302')).toEqual([dildora])
})

test.each(['full', 'blocked'] as const)(
  'T-43 with a storage that is %s the app is used all the same, and says so once',
  async (kind) => {
    const { page, say } = desk
    await desk.context.addInitScript((isBlocked) => {
      const refuse = () => {
        throw new DOMException('Storage', isBlocked ? 'SecurityError' : 'QuotaExceededError')
      }
      for (const name of isBlocked
        ? (['getItem', 'setItem', 'removeItem'] as const)
        : (['setItem'] as const))
        Storage.prototype[name] = refuse
      if (!isBlocked) return
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse })
    }, kind === 'blocked')
    const phone = kind === 'full' ? '907770303' : '907770304'
    await signIn(desk, 'desk', '/members/register?lang=uz')
    const notice = page.getByText(say('common:forgetful.title'))
    await notice.waitFor()
    await fillMember(phone)
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**/members/profile/*')
    expect(await stored(phone)).toEqual([dildora])
    expect(await notice.count()).toBe(1)
    await page.getByRole('status').filter({ has: notice }).getByRole('button').click()
    await page
      .getByRole('link', { name: say('menu:room.title') })
      .first()
      .click()
    await page.waitForURL('**/room/list')
    await page.locator('tbody tr').first().waitFor()
    expect(await notice.count()).toBe(0)
    expect(desk.complaints).toEqual([])
  },
)

test('T-39 two tabs work in two clubs, each writes into its own', async () => {
  const clubs = await zal.rows<{ id: number; name: string }>(
    `select c.id::int, c.name from club c join merchant m on m.id = c.merchant_id
     where m.country = 'UZB' order by c.id limit 2`,
  )
  await signIn(desk, 'owner', `/room/register?location=${clubs[0]?.id}`)
  const other = await desk.context.newPage()
  await other.goto(`/room/register?location=${clubs[1]?.id}`)
  const tabs = [desk.page, other]
  for (const round of [1, 2, 3]) {
    for (const [at, tab] of tabs.entries()) {
      await tab.locator('input[name="name"]').fill(`Tab ${at} room ${round}`)
      await tab.keyboard.press('Control+Enter')
      await tab.waitForURL('**/room/list')
      await tab.goto('/room/register')
    }
  }
  const rooms = await zal.rows(
    `select club_id::int as club, count(*)::int as n, count(distinct left(name, 5))::int as tabs
     from room where name like 'Tab %' group by 1 order by 1`,
  )
  expect(rooms).toEqual(clubs.map(({ id }) => ({ club: id, n: 3, tabs: 1 })))
})

test('T-39 two hundred writes of two tabs at the same time go each to the club of its tab', async () => {
  const clubs = await zal.rows<{ id: number }>(
    `select c.id::int from club c join merchant m on m.id = c.merchant_id
      where m.country = 'UZB' order by c.id limit 2`,
  )
  await signIn(desk, 'owner', `/members/list?per_page=100&location=${clubs[0]?.id}`)
  const other = await desk.context.newPage()
  await other.goto(`/members/list?per_page=100&location=${clubs[1]?.id}`)
  const tabs = [desk.page, other]
  const sent = tabs.map((): string[] => [])
  for (const [at, tab] of tabs.entries()) {
    tab.on('requestfinished', (request) => {
      if (request.method() === 'PATCH') sent[at]?.push(request.headers()['x-club-id'] ?? '')
    })
  }
  const [newest] = await zal.rows<{ id: number }>('select max(id)::int as id from audit_log')
  const { say } = desk
  const toMany = async (tab: Page, deed: 'deactivate' | 'activate') => {
    await tab.getByRole('checkbox').first().press('Space')
    const name = say(`common:bulk.${deed}`)
    await tab.getByRole('button', { name, exact: true }).click()
    await tab.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
    await tab.getByText(/\d+ tasi bajarildi/).waitFor({ timeout: 120_000 })
    await tab.reload()
    await tab.getByRole('checkbox').nth(1).waitFor()
  }
  for (const deed of ['deactivate', 'activate', 'deactivate'] as const) {
    await Promise.all(tabs.map((tab) => toMany(tab, deed)))
  }

  for (const [at, { id }] of clubs.entries()) expect(new Set(sent[at])).toEqual(new Set([`${id}`]))
  const written = await zal.rows<{ club: number; n: number; foreign: number }>(
    `select a.club_id::int as club, count(*)::int as n,
            count(*) filter (where m.club_id <> a.club_id and not m.is_global)::int as foreign
       from audit_log a join member m on m.id = a.record_id
      where a.id > $1 and a.action = 'member.changed' group by 1 order by 1`,
    [newest?.id],
  )
  expect(written).toEqual(clubs.map(({ id }) => ({ club: id, n: expect.any(Number), foreign: 0 })))
  expect(written.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThanOrEqual(200)
  expect(desk.complaints).toEqual([])
})

const open = async () => (await zal.rows('select from session where ended_at is null')).length

test('signing out in one tab signs out the other, and the way back asks for the password', async () => {
  const { page, say } = desk
  await signIn(desk, 'desk', '/members/list')
  const before = await open()
  const other = await desk.context.newPage()
  await other.goto('/packages/list')
  await other.locator('main h1').waitFor()
  await page.getByRole('button', { name: new RegExp(`^${say('shell:account')}`) }).click()
  await page.getByRole('menuitem', { name: say('shell:logOut') }).click()
  await page.waitForURL('**/sign-in*')
  await other.waitForURL('**/sign-in*')
  await page.goto('/members/list')
  await page.waitForURL('**/sign-in*')
  expect(await open()).toBe(before - 1)
})
