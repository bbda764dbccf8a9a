import { expect, test } from 'vitest'
import { call, signIn, type Desk } from './support/browser.ts'
import { refundWhole } from './support/steps.ts'
import { newDesk, withServer, zal } from './support/testApp.ts'

withServer()

interface Sale {
  club: number
  name: string
  payment: number
  invoice: number
  total: number
}

/** The last sale of a membership in cash alone, in a club that can be closed. */
async function cashSale(): Promise<Sale> {
  const [sale] = await zal.rows<Sale>(
    `select c.id::int as club, c.name, p.id::int as payment, p.invoice_no::int as invoice, z.total::int
       from payment p
       join payment_state z on z.merchant_id = p.merchant_id and z.payment_id = p.id
       join club c on c.merchant_id = p.merchant_id and c.id = p.club_id
      where p.merchant_id = 1 and p.type = 1 and z.status = 'paid' and z.total > 0 and p.member_id is not null
        and not exists (select from payment_part x
                         where x.merchant_id = p.merchant_id and x.payment_id = p.id and x.edition = z.edition
                           and x.method <> 3)
        and not exists (select from online_payment o where o.merchant_id = c.merchant_id and o.club_id = c.id
                           and o.state in ('pending', 'failed'))
      order by c.id desc, p.id desc limit 1`,
  )
  if (!sale) throw new Error('The demo has no sale in cash')
  return sale
}

async function switchTo({ page, say }: Desk, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${say('shell:club')}: `) }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('button', { name: `${say('shell:club')}: ${name}` }).waitFor()
}

test('an owner closes a club, enters it from the switcher, and refunds a payment in cash', async () => {
  const sale = await cashSale()
  await zal.rows(
    `update shift set closed_at = opened_at, closed_by = opened_by, counted = 0, notes = '[]', coins = 0
      where closed_at is null and club_id = $1`,
    [sale.club],
  )
  await zal.rows(
    `update club set settings = jsonb_set(settings, '{features,shift}', 'true') where id = $1`,
    [sale.club],
  )
  const desk = await newDesk({ language: 'en' })
  const { page, say } = desk
  await signIn(desk, 'owner', `/club/edit/${sale.club}?location=${sale.club}`)
  const bar = page.getByText(say('shell:closedClub.title'))
  await page.getByRole('button', { name: say('club:closure.deactivate') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('club:closure.deactivate') })
    .click()
  await bar.waitFor()

  const [other] = await zal.rows<{ name: string }>(
    'select name from club where merchant_id = 1 and is_active order by id limit 1',
  )
  await switchTo(desk, other?.name ?? '')
  await bar.waitFor({ state: 'detached' })
  await switchTo(desk, sale.name)
  await bar.waitFor()
  const create = page.getByRole('button', { name: say('shell:new.title'), exact: true })
  expect(await create.count()).toBe(0)

  // The tab keeps the closed club.
  await page.goto('/payment/history?period=all')
  await page.locator('main [data-row]').first().waitFor()
  await bar.waitFor()
  await refundWhole(desk, sale.invoice)
  const posted = await zal.rows(
    `select e.account, e.amount::int, t.shift_id from ledger_transaction t
       join ledger_entry e on e.merchant_id = t.merchant_id and e.transaction_id = t.id
      where t.payment_id = $1 and t.kind = 'refund' order by e.amount`,
    [sale.payment],
  )
  expect(posted).toEqual([
    { account: 'cash', amount: -sale.total, shift_id: null },
    { account: 'membership', amount: sale.total, shift_id: null },
  ])
  const books = await call(desk, 'GET', '/finance/integrity/', undefined, sale.club)
  expect(books.results).toMatchObject({ is_sound: true })
  expect(desk.complaints).toEqual([])
  await desk.close()
})
