import { expect, test } from 'vitest'
import { axeIn } from './support/axe.ts'
import { PIN } from '../packages/server/seed/money/limits.ts'
import { signIn } from './support/browser.ts'
import { overflowIn } from './support/overflow.ts'
import { newDesk, withServer, zal } from './support/testApp.ts'

withServer()

test('REL-39 T-46 above the limit a second person approves at the desk, and the owner hears of it', async () => {
  const [owner, manager] = [
    await newDesk({ language: 'ru' }),
    await newDesk({ language: 'uz', width: 390, theme: 'dark' }),
  ]
  const folder = process.env.ZAL_PICTURES
  const wrong: unknown[] = []
  const look = async ({ page }: typeof owner, name: string) => {
    wrong.push(...(await overflowIn(page)), ...(await axeIn(page)))
    if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
  }

  const { page, say } = owner
  await signIn(owner, 'owner', '/finance/closing?location=1')
  await page.getByRole('button', { name: say('finance:approval.set') }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('100000')
  await look(owner, 'limit')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: say('finance:approval.change') }).waitFor()
  await look(owner, 'closing')

  const [paid] = await zal.rows<{ id: number; invoice: number }>(
    `select p.id::int, p.invoice_no::int as invoice from payment p join payment_state z on z.payment_id = p.id
      where p.club_id = 1 and p.type = 1 and p.total > 200000 and z.status = 'paid' and not exists
            (select from payment_part x where x.payment_id = p.id and x.method = 5) order by p.id desc limit 1`,
  )
  const desk = manager.page
  await signIn(manager, 'manager', `/payment/refund/register/${paid?.id}?location=1`)
  await desk.locator('main [role="group"] button').first().click()
  await desk.keyboard.press('Control+Enter')
  await desk.getByRole('alertdialog').getByRole('button').last().click()
  const pin = desk.getByRole('dialog').locator('input[type="password"]:focus')
  await pin.waitFor()
  await look(manager, 'approval')
  await pin.fill(PIN)
  await desk.keyboard.press('Control+Enter')
  await desk.getByRole('heading', { level: 1, name: manager.say('payment:refund.done') }).waitFor()

  await page
    .getByText(say('shell:alerts.refund', { number: paid?.invoice ?? 0 }))
    .first()
    .waitFor()
  await look(owner, 'alert')
  await page.getByRole('button', { name: say('shell:alerts.show') }).click()
  await page.waitForURL(({ pathname, search }) => pathname === '/payment/history' && search !== '')
  expect(
    await zal.rows(
      'select staff_id::int as by, approved_by is not null as approved from payment_reversal where payment_id = $1',
      [paid?.id],
    ),
  ).toEqual([{ by: 3, approved: true }])
  expect(wrong).toEqual([])
  expect([...owner.complaints, ...manager.complaints]).toEqual([])
  await owner.close()
  await manager.close()
})
