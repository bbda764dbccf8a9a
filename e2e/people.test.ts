import { expect, test } from 'vitest'
import { call, signIn, type Desk } from './support/browser.ts'
import { fillAccount, openAccountStep } from './support/signIn.ts'
import { confirmSale, openSale, registerMember, tailOf } from './support/steps.ts'
import { newDesk, withServer, zal } from './support/testApp.ts'

withServer()

const employee = { email: 'gulnora@zal.demo', password: 'Tulip-Bakery-81' }
const member = { last: 'Saidova', first: 'Nargiza', phone: '935550142' }

const onlyRow = async <Row>(sql: string, values: unknown[] = []): Promise<Row> => {
  const [row] = await zal.rows<Row>(sql, values)
  if (!row) throw new Error(`No row: ${sql}`)
  return row
}

/** Opens a club in the form, and returns its id. */
async function openClub({ page, say }: Desk, name: string): Promise<number> {
  await page.goto('/club/register')
  await page.getByRole('textbox', { name: new RegExp(`^${say('club:fields.name')}`) }).fill(name)
  await page
    .getByRole('textbox', { name: new RegExp(`^${say('club:fields.phone')}`) })
    .pressSequentially('712354041')
  const city = page.getByRole('combobox', { name: new RegExp(`^${say('club:fields.city')}`) })
  await city.pressSequentially('самар')
  await page.getByRole('option', { name: /^Samarkand/ }).click()
  await page
    .getByRole('combobox', { name: new RegExp(`^${say('club:fields.address_line')}`) })
    .pressSequentially('Registon, 5')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('link', { name }).waitFor()
  return (await onlyRow<{ id: number }>('select id::int from club where name = $1', [name])).id
}

/** Registers a person of the front desk in one club, and returns the id. */
async function employ(
  { page, say }: Desk,
  { id, name }: { id: number; name: string },
): Promise<number> {
  const field = (key: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${say(`staff:fields.${key}`)}`) })
  await page.goto('/staff/register')
  await field('last_name').fill('Yoʻldosheva')
  await field('first_name').fill('Gulnora')
  await field('phone').pressSequentially('901112233')
  await page.getByRole('button', { name: say('staff:fields.role') }).click()
  await page.getByRole('option', { name: say('staff:options.role.restricted_user') }).click()
  await page.getByRole('button', { name: say('staff:fields.locations') }).click()
  await page.getByRole('option', { name }).click()
  await page.keyboard.press('Escape')
  await field('email').fill(employee.email)
  await page.locator('input[name="password"]').fill(employee.password)
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/staff/list')
  await page.goto(`/staff/list?location=${id}`)
  await page.getByRole('row', { name: /Yoʻldosheva Gulnora/ }).waitFor()
  const found = 'select id::int from staff where email = $1'
  return (await onlyRow<{ id: number }>(found, [employee.email])).id
}

/** Takes rights away in the editor. */
async function takeRights({ page, say }: Desk, id: number, rights: string[]) {
  await page.goto(`/staff/rights/${id}`)
  const find = page.getByRole('searchbox', { name: say('staff:editor.find') })
  for (const right of rights) {
    await find.fill(right)
    const group = page.getByRole('radiogroup', { name: right })
    // The other states appear under the pointer.
    await group.hover()
    await group.getByText(say('staff:editor.states.taken')).click()
  }
  await page.getByRole('button', { name: say('staff:editor.save') }).click()
  await page.getByText(say('staff:editor.saved')).waitFor()
}

async function enter(desk: Desk) {
  await openAccountStep(desk, 'UZB')
  await fillAccount(desk, employee.email, employee.password)
}

const digits = (label: string | null) => label?.replaceAll(/\D/g, '')

test('an owner opens a club and employs a person, whose new tablet waits, sells, and may not refund', async () => {
  const owner = await newDesk({ language: 'en' })
  const { page, say } = owner
  await signIn(owner, 'owner', '/home?location=1')
  const club = await openClub(owner, 'Zal Registon')
  const copied = { from: 1, rooms: true, packages: true, classes: false, settings: false }
  expect(await call(owner, 'POST', `/management/club/${club}/copy/`, copied, 1)).toMatchObject({
    status: 200,
  })
  const settings = await call(owner, 'GET', '/management/settings/', undefined, club)
  const { version } = settings.results as { version: number }
  const waits = { device_policy: 'wait', version }
  expect(await call(owner, 'PATCH', '/management/settings/', waits, club)).toMatchObject({
    status: 200,
  })

  const id = await employ(owner, { id: club, name: 'Zal Registon' })
  const taken = [say('staff:rights.room.list.view'), say('staff:rights.deposit.list.view')]
  await takeRights(owner, id, taken)
  const { overrides } = await onlyRow<{ overrides: object }>(
    'select overrides from staff where id = $1',
    [id],
  )
  expect(Object.values(overrides).filter((has) => !has).length).toBeGreaterThanOrEqual(2)

  const first = await newDesk({ language: 'en' })
  await enter(first)
  await first.page.locator('#main h1').first().waitFor()
  const menu = first.page.getByRole('navigation', { name: say('shell:menu') })
  expect(await menu.getByRole('link', { name: say('menu:room.title') }).count()).toBe(0)

  const tablet = await newDesk({ language: 'en' })
  await enter(tablet)
  await tablet.page.getByRole('heading', { name: say('session:waiting.title') }).waitFor()
  const shown = await tablet.page
    .getByRole('img', { name: new RegExp(`^${say('session:waiting.code')}`) })
    .getAttribute('aria-label')
  await page.goto('/settings/devices')
  const compared = await page
    .getByRole('img', { name: new RegExp(`^${say('device:request.code')}`) })
    .first()
    .getAttribute('aria-label')
  expect(digits(compared)).toMatch(/^\d{4}$/)
  expect(digits(shown)).toBe(digits(compared))
  const approve = page.getByRole('button', { name: say('device:request.approve') })
  const wants = say('device:request.wants', { name: 'Yoʻldosheva Gulnora' })
  const card = page.locator('main div').filter({ has: approve }).filter({ hasText: wants })
  await card
    .last()
    .getByRole('button', { name: say('device:request.approve') })
    .click()
  await tablet.page.locator('#main h1').first().waitFor()

  // The check-in takes every key into its field.
  await tablet.page.goto('/members/list')
  await tablet.page.getByRole('heading', { level: 1, name: say('menu:member.title') }).waitFor()
  await registerMember(tablet, member)
  await openSale(tablet, { tail: tailOf(member), plan: '12 ', first: '300000', second: '2' })
  await confirmSale(tablet)
  const sold = await onlyRow<{ id: number; club: number; by: number }>(
    'select id::int, club_id::int as club, staff_id::int as by from payment order by id desc limit 1',
  )
  expect(sold).toMatchObject({ club, by: id })

  const refund = { payment_status: 'refund', refund_method: 1, refund_reason: 'Mijoz soʻradi' }
  const path = `/management/payment/${sold.id}/refund/`
  const refused = await call(tablet, 'PATCH', path, refund, club)
  expect([refused.status, refused.code]).toEqual([403, 'forbidden'])
  expect(refused.message).toContain(say('staff:rights.payment.list.refund'))
  await tablet.page.goto(`/payment/refund/register/${sold.id}`)
  await tablet.page.waitForURL('**/404')
  expect([...owner.complaints, ...tablet.complaints]).toEqual([])
})
