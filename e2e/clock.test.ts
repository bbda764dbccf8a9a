import { beforeAll, expect, test } from 'vitest'
import { people } from '../packages/server/seed/people.ts'
import { signIn } from './support/browser.ts'
import { newDesk, withServer, zal } from './support/stage.ts'
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
      // The live line and what it tells stand by the clock of the server, too.
      await page.getByRole('img', { name: say('shell:live.open') }).waitFor()
      expect(desk.complaints).toEqual([])
    } finally {
      await desk.close()
    }
  },
)

test('T-33 a device whose clock is right, or nearly, is left in peace', async () => {
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
