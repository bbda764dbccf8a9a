import { beforeAll, expect, test } from 'vitest'
import { people } from '../packages/server/seed/people/people.ts'
import { signIn } from './support/browser.ts'
import { newDesk, withServer, zal } from './support/testApp.ts'
import { choosePlan, chooseStart, confirmSale, memberWith } from './support/steps.ts'

let member: number

withServer()
beforeAll(async () => {
  member = await memberWith(zal, people.yusupov.phone)
})

const day = 86_400_000

test.each([
  ['a day ahead', day, 'ahead'],
  ['a day behind', -day, 'behind'],
] as const)(
  'T-33 at a device that is %s it is said, and a sale is of the day of the club',
  async (_, shift, way) => {
    const desk = await newDesk({ language: 'en' })
    try {
      const { page, say } = desk
      await page.clock.install({ time: Date.now() + shift })
      await signIn(desk, 'desk')
      await page.goto(
        `/payment/register?customerId=${member}&customerFullName=${people.yusupov.last_name}`,
      )
      await page.getByText(say(`shell:clock.${way}`, { by: '24 h' })).waitFor()
      await choosePlan(desk, 'Bir kun')
      await page.keyboard.press('Control+Enter')
      await chooseStart(desk)
      await confirmSale(desk)
      expect(
        await zal.rows(
          `select payment_date = club_day(now(), 'Asia/Tashkent') as is_today
             from payment where member_id = $1 order by id desc limit 1`,
          [member],
        ),
      ).toEqual([{ is_today: true }])
      // The live indicator and its updates follow the server's clock too.
      await page.getByRole('img', { name: say('shell:live.open') }).waitFor()
      expect(desk.complaints).toEqual([])
    } finally {
      await desk.close()
    }
  },
)

test('T-33 shows no notice on a device with a correct or nearly correct clock', async () => {
  const desk = await newDesk({ language: 'en' })
  try {
    const { page, say } = desk
    await page.clock.install({ time: Date.now() + 90_000 })
    await signIn(desk, 'desk')
    await page.getByRole('img', { name: say('shell:live.open') }).waitFor()
    expect(await page.getByText(say('shell:clock.title')).count()).toBe(0)
  } finally {
    await desk.close()
  }
})

test('T-32 on a device where it is another day, the sale and the history have the day of the club', async () => {
  const [club] = await zal.rows<{ day: string; hour: number }>(
    `select to_char(now() at time zone 'Asia/Tashkent', 'DD/MM/YYYY') as day,
            extract(hour from now() at time zone 'Asia/Tashkent')::int as hour`,
  )
  // Sixteen hours behind the club, or nine hours after it.
  const zone = (club?.hour ?? 0) < 15 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
  const desk = await newDesk({ language: 'en', zone })
  try {
    const { page } = desk
    expect(await page.evaluate(() => new Date().getDate())).not.toBe(Number(club?.day.slice(0, 2)))
    await signIn(desk, 'desk')
    await page.goto(
      `/payment/register?customerId=${member}&customerFullName=${people.yusupov.last_name}`,
    )
    await choosePlan(desk, 'Bir kun')
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**step=start*')
    const start = page.getByRole('dialog').locator('input').first()
    await expect.poll(() => start.inputValue()).toBe(club?.day)
    await chooseStart(desk)
    await confirmSale(desk)
    expect(
      await zal.rows(
        `select to_char(p.payment_date, 'DD/MM/YYYY') as paid, to_char(m.start_date, 'DD/MM/YYYY') as begins
           from payment p join membership m on m.id = p.membership_id
          where p.member_id = $1 order by p.id desc limit 1`,
        [member],
      ),
    ).toEqual([{ paid: club?.day, begins: club?.day }])
    await page.goto('/payment/history?period=all')
    await page
      .locator('main [data-at]')
      .filter({ hasText: 'Bir kun' })
      .filter({ hasText: club?.day })
      .first()
      .waitFor()
    expect(desk.complaints).toEqual([])
  } finally {
    await desk.close()
  }
})
