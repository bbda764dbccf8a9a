import { expect, test } from 'vitest'
import { axeIn } from './support/axe.ts'
import { signIn } from './support/browser.ts'
import { overflowIn } from './support/overflow.ts'
import { newDesk, withServer } from './support/testApp.ts'

withServer()

test.each([
  // The list of the second run contains the first shift, so the expected amounts differ.
  ['light', 1440, '300000', /250.000/],
  ['dark', 390, '310000', /260.000/],
] as const)(
  'T-46 a shift is switched on, opened, counted blind and told, %s at %i px',
  async (theme, width, float, expected) => {
    const desk = await newDesk({ theme, width, language: 'ru' })
    const { page, say } = desk
    const wrong: unknown[] = []
    const look = async (name: string) => {
      wrong.push(...(await overflowIn(page)), ...(await axeIn(page)))
      const folder = process.env.ZAL_PICTURES
      if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
    }
    const press = (key: string) => page.getByRole('button', { name: say(key), exact: true }).click()
    const fill = (key: string, text: string) =>
      page.getByRole('textbox', { name: say(key) }).fill(text)

    await signIn(desk, 'owner', '/finance/shift?location=1')
    await page.getByRole('heading', { name: say('shift:off.title') }).waitFor()
    await look('off')
    await press('shift:off.on')
    await page.getByRole('heading', { name: say('shift:none.title') }).waitFor()
    await look('none')

    await press('shift:open.title')
    await fill('shift:fields.float', float)
    await look('open')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { name: say('shift:now.title') }).waitFor()
    await press('shift:now.out')
    await fill('shift:fields.amount', '50000')
    await fill('shift:fields.reason', 'Питьевая вода')
    await page.keyboard.press('Control+Enter')
    await page.getByText(/Питьевая вода/).waitFor()
    await look('now')
    expect(await page.getByText(expected).count()).toBe(0)

    await page.getByRole('link', { name: say('shift:now.close') }).click()
    await page.getByRole('textbox', { name: /^100.000|100.000$/ }).fill('2')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('textbox', { name: say('shift:fields.difference_reason') }).waitFor()
    await look('count')
    expect(await page.getByText(expected).count()).toBe(0)
    await fill('shift:fields.difference_reason', 'Ошибка при выдаче сдачи')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { name: say('shift:report.cash') }).waitFor()
    await page.getByText('Ошибка при выдаче сдачи').waitFor()
    await look('report')

    await page.goto('/finance/shift')
    await page.getByText('Ошибка при выдаче сдачи').first().waitFor()
    await look('list')
    await press('shift:off.off')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('shift:off.off') })
      .click()
    await page.getByRole('heading', { name: say('shift:off.title') }).waitFor()
    expect([wrong, desk.complaints]).toEqual([[], []])
    await desk.close()
  },
)
