import { beforeAll, expect, test } from 'vitest'
import { isLong } from '../packages/server/test/long.ts'
import { signIn, type Desk, type Role } from './support/browser.ts'
import { followRequests } from './support/followRequests.ts'
import { inside, placesIn, type Places } from './support/screens.ts'
import { newDesk, withServer, zal } from './support/testApp.ts'

let places: Places

withServer()
beforeAll(async () => {
  places = await placesIn(zal)
})

/** The owner may do everything. Each role takes minutes. */
const roles: Role[] = ['trainer', 'partner', 'desk', 'manager', 'director']

test.runIf(isLong).each(roles)(
  'nothing that the %s is offered ends in a refusal of the server',
  async (role) => {
    const desk = await newDesk({ language: 'en' })
    const line = listen(desk)
    await signIn(desk, role, '/home?location=1')
    for (const place of inside(places)) {
      line.at = place
      if (!(await open(desk, line, place))) continue
      for (const name of await offered(desk, 'main')) {
        line.at = `${place} › ${name}`
        await press(desk, line, 'main', name)
        for (const layer of ['[role="menu"]', '[role="dialog"]'])
          for (const inner of await offered(desk, layer)) {
            if ((await desk.page.locator(layer).count()) === 0)
              await press(desk, line, 'main', name)
            line.at = `${place} › ${name} › ${inner}`
            await press(desk, line, layer, inner)
          }
        await away(desk, line, place)
      }
    }
    expect(line.refused).toEqual([])
    expect(line.presses).toBeGreaterThan(5)
    expect(desk.complaints).toEqual([])
    await desk.close()
  },
  1_200_000,
)

interface Line {
  /** Label of the last press. */
  at: string
  /** Number of pressed buttons. */
  presses: number
  /** Labels of presses that the server rejected. */
  refused: string[]
  /** Waits until no request is pending and everything is painted. */
  quiet(): Promise<void>
}

function listen({ page }: Desk): Line {
  const isOurs = (url: string) => new URL(url).pathname.startsWith('/api/')
  const line: Line = {
    at: '',
    presses: 0,
    refused: [],
    quiet: followRequests(page),
  }
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (!isOurs(answer.url()) || answer.status() !== 403) return
    line.refused.push(`${line.at}: ${answer.request().method()} ${pathname}`)
  })
  return line
}

/** Opens a place; returns whether the role may. A rejected URL is not an error. */
async function open({ page }: Desk, line: Line, place: string) {
  const before = line.refused.length
  await page.goto(place)
  await page.locator('main h1, main [role="alert"]').first().waitFor()
  await line.quiet()
  const isTheirs = new URL(page.url()).pathname !== '/404'
  if (!isTheirs) line.refused.length = before
  return isTheirs
}

/** Names of the enabled buttons. */
const offered = ({ page }: Desk, where: string) =>
  page.evaluate((root) => {
    const buttons = document.querySelectorAll<HTMLElement>(
      `${root} :is(button:not([disabled]), [role="menuitem"])`,
    )
    const names = [...buttons]
      .filter((button) => button.checkVisibility() && button.ariaDisabled !== 'true')
      // Skips calendars and maps, whose buttons are equivalent.
      .filter((button) => !button.closest('[role="grid"], [role="application"]'))
      .map((button) => (button.ariaLabel ?? button.innerText).trim())
    return [...new Set(names)].filter((name) => name !== '')
  }, where)

async function press({ page }: Desk, line: Line, where: string, name: string) {
  const button = page
    .locator(where)
    .locator('button:not([disabled]), [role="menuitem"]')
    .and(page.getByLabel(name, { exact: true }).or(page.getByText(name, { exact: true })))
    .first()
  const isPressed = await button.click({ timeout: 700 }).then(
    () => true,
    () => false,
  )
  line.presses += Number(isPressed)
  await line.quiet()
}

/** Closes all overlays and returns to the place. */
async function away(desk: Desk, line: Line, place: string) {
  await desk.page.keyboard.press('Escape')
  const { pathname, search } = new URL(desk.page.url())
  const layers = await desk.page.locator('[role="dialog"], [role="menu"]').count()
  if (layers > 0 || pathname + search !== place) await open(desk, line, place)
}
