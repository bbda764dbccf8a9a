import { expect, test } from 'vitest'
import { signIn } from './support/browser.ts'
import { desk, withDesk, withServer } from './support/stage.ts'

withServer()
withDesk()

test('T-37 a dialog whose code is lost on the way is told, the list stays, and the next wish brings it', async () => {
  const { page, say } = desk
  const code = /\/RemoveDialog-[\w-]+\.js/
  await signIn(desk, 'owner')
  await page.goto('/room/list')
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  const before = await rows.allInnerTexts()
  const remove = async () => {
    await rows.first().getByRole('button').last().click()
    await page.getByRole('menuitem', { name: say('common:actions.remove') }).click()
  }
  await page.route(code, (route) => route.abort('connectionreset'))
  await remove()
  await page.getByText(say('common:network.failed')).waitFor()
  expect(await rows.allInnerTexts()).toEqual(before)
  await page.unroute(code)
  await remove()
  await page.getByRole('alertdialog').waitFor()
})
