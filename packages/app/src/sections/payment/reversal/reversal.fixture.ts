import { screen, userEvent, within } from 'storybook/test'
import type { Canvas } from '../sale/sale.fixture.ts'

/** Chooses an action in the menu of the first payment; on a phone, of the payment that a tap opens. */
export async function choose(canvas: Canvas, action: RegExp) {
  if (innerWidth < 600) {
    const rows = within(await canvas.findByRole('list', { name: 'Payments' }))
    const [first] = await rows.findAllByRole('link')
    if (first) await userEvent.click(first)
    const panel = within(await screen.findByRole('dialog', { name: /^Payment \d+/ }))
    const [button] = panel.queryAllByRole('button', { name: action })
    return userEvent.click(button ?? panel.getByRole('link', { name: action }))
  }
  const [menu] = await canvas.findAllByRole('button', { name: /^Actions: invoice/ })
  if (menu) await userEvent.click(menu)
  return userEvent.click(await screen.findByRole('menuitem', { name: action }))
}
