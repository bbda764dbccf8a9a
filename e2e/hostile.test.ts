import { beforeAll, expect, test } from 'vitest'
import { hostile } from '../openapi/richText/hostile.ts'
import { isLong } from '../packages/server/test/long.ts'
import type { Desk } from './support/browser.ts'
import { placesIn, visit, type Places } from './support/screens.ts'
import { newDesk, withServer, zal } from './support/testApp.ts'

let places: Places

withServer()
beforeAll(async () => {
  places = await placesIn(zal)
})

/** Columns with user-typed text; new columns with such a name are included automatically. */
const typed = /(^|_)(name|description|reason|note|text|comment|bio)$/

/** Texts short enough for every field. */
const corpus = hostile
  .filter((text) => text.length <= 50 && Array.from(text).every((sign) => sign >= ' '))
  .concat([
    '{{7*7}}',
    '${struck()}',
    '$t(common:actions.save)',
    '"><b id=x>',
    "' onfocus=struck() '",
  ])

/**
 * Writes an attack into every such column of every row, bypassing the server's rules; returns the
 * columns that accepted it.
 */
async function poison(): Promise<string[]> {
  const columns = await zal.rows<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
       join information_schema.tables t on t.table_name = c.table_name and t.table_type = 'BASE TABLE' and t.table_schema = 'public'
      where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER' order by 1, 2`,
  )
  // Append-only tables reject updates, but contain typed text too.
  const books = await zal.rows<{ table: string }>(
    `select tgrelid::regclass::text as table from pg_trigger where tgname = 'append_only'`,
  )
  const guard = async (word: 'disable' | 'enable') => {
    for (const { table } of books)
      await zal.rows(`alter table ${table} ${word} trigger append_only`)
  }
  await guard('disable')
  const taken: string[] = []
  for (const { table, column } of columns.filter((each) => typed.test(each.column))) {
    await zal
      .rows(
        `with numbered as (select ctid as at, row_number() over () as n from ${table})
         update ${table} t set ${column} = ($1::text[])[1 + n % cardinality($1::text[])] || ' nomli ' || n
           from numbered where t.ctid = numbered.at and t.${column} is not null`,
        [corpus],
      )
      .then(() => taken.push(`${table}.${column}`))
      // Some columns accept only enumerated values.
      .catch(() => undefined)
  }
  await guard('enable')
  return taken
}

/**
 * The quarter of the screens that shows most typed text; `npm test -- long` opens the others too.
 */
const rich =
  /tab=(attendance|deposit|documents|log|notes|payments|trainees|sessions)|^.(members|payment|deposit|packages|classes|trainers|room).(list|history)|^.finance.ledger|^.checkIn.list/
const isOpened = (place: string) => isLong || rich.test(place)

const isAttack = (text: string) => /<(img|script|svg)/i.test(text)

/** Elements that the app never renders itself. */
const foreign = ({ page }: Desk) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        // The app's own scripts have a nonce.
        'script:not([src], [nonce]), iframe, object, embed, #x, [onerror], [onload]',
      ),
    ].map((element) => element.outerHTML.slice(0, 200)),
  )

/** Dialogs in the menu of a payment, with the status that offers them. */
const dialogs = [
  ['voidReason', 'void'],
  ['refundReason', 'refund'],
  ['refundReason', 'partial_refund'],
  ['void', 'paid'],
] as const

async function openDialog(desk: Desk, deed: string, status: string) {
  const { page, say } = desk
  await page.goto(`/payment/history?period=all&status=${status}`, { waitUntil: 'networkidle' })
  const label = say('payment:actions.of', { number: '' })
  const action = page.getByRole('menuitem', { name: say(`payment:actions.${deed}`) })
  for (const menu of await page.getByRole('button', { name: label }).all()) {
    await menu.click()
    await page.getByRole('menu').waitFor()
    if ((await action.count()) > 0) break
    await page.keyboard.press('Escape')
  }
  await action.click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('dl, form').first().waitFor()
  const text = await dialog.innerText()
  const found = await foreign(desk)
  await page.keyboard.press('Escape')
  return { text, found }
}

test('T-08 runs no attack typed into any field on any screen', async () => {
  expect(corpus.length).toBeGreaterThanOrEqual(60)
  const taken = await poison()
  expect(taken).toEqual(
    expect.arrayContaining([
      'audit_log.reason',
      'class.name',
      'closed_day.reason',
      'club.name',
      'deposit_return.reason',
      'file.name',
      'member.description',
      'member.first_name',
      'member.last_name',
      'note.text',
      'package.name',
      'payment.discount_reason',
      'payment_reversal.reason',
      'payment_state.note',
      'room.name',
      'shift_move.reason',
      'staff.first_name',
      'staff.last_name',
    ]),
  )
  const desk = await newDesk({ language: 'ru' })
  const struck: string[] = []
  await desk.context.exposeFunction('struck', () => struck.push('run'))
  desk.page.on('dialog', (dialog) => {
    struck.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  desk.page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(zal.origin).host) struck.push(request.url())
  })
  let shown = 0
  const wrong = await visit(
    desk,
    places,
    async () => {
      const text = await desk.page.locator('body').innerText()
      if (isAttack(text)) shown += 1
      return foreign(desk)
    },
    isOpened,
  )
  expect(wrong).toEqual({})
  for (const [deed, status] of dialogs) {
    const { text, found } = await openDialog(desk, deed, status)
    expect(found).toEqual([])
    expect(text.split('nomli').length).toBeGreaterThan(2)
  }
  expect(struck).toEqual([])
  expect(desk.complaints).toEqual([])
  // The attacks were visible as text.
  expect(shown).toBeGreaterThan(10)
  await desk.close()
}, 180_000)
