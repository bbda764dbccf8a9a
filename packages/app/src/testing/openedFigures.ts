import { expect, userEvent, type within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

/** The digits of a shown number, with its minus. */
export const digits = (text: string | null | undefined) => (text ?? '').replace(/[^\d\u2212]/g, '')

/** Opens a figure and expects the list of that many members. */
export async function opensMembers(
  canvas: Canvas,
  link: HTMLElement,
  count = digits(link.textContent),
) {
  await expect(Number(count)).toBeGreaterThan(0)
  await userEvent.click(link)
  await canvas.findByRole('table', { name: 'Members' })
  await expect(await canvas.findByText(new RegExp(`^${count} members?`))).toBeVisible()
}

/** Opens a figure and expects the payments whose net total it is. */
export async function opensPayments(
  canvas: Canvas,
  link: HTMLElement,
  total = digits(link.textContent),
) {
  await expect(total).toMatch(/\d/)
  await userEvent.click(link)
  await canvas.findByRole('table', { name: 'Payments' })
  const net = await canvas.findByText('Net')
  await expect(digits(net.parentElement?.textContent)).toBe(total)
}
