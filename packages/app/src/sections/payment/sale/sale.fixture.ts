import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FindRoute } from '../../../testing/findRoute.ts'

/** The screen of a story, where its parts are looked for. */
export type Canvas = ReturnType<typeof within>

/** Yusupov Jasur, who never bought anything, buys 12 visits for 450 000. */
export async function chooseTwelve(canvas: Canvas, digits = '4433') {
  await userEvent.type(await canvas.findByRole('combobox', { name: /^Member/ }), `${digits}{Enter}`)
  const plan = () => canvas.getByRole('combobox', { name: /^Package/ })
  // The field of who bought before is another one.
  await waitFor(() => expect(plan()).toHaveFocus())
  await userEvent.type(plan(), '12 tashrif{Enter}')
  await expect(await canvas.findByDisplayValue('12 tashrif')).toBeVisible()
  await canvas.findByRole('textbox', { name: /^Amount/ })
  // While it closes, what was found takes the next press.
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

/** Up to the last question before the money is taken. */
export async function goToConfirm(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: /^Next/ }))
  await userEvent.click((await startDialog()).getByRole('button', { name: 'Next' }))
  return canvas.findByRole('button', { name: /^Take/ })
}

/**
 * The word of the form that nobody answered. The shell says the same while the write is still tried again, which a story
 * that ends there would leave to the next one.
 */
export const findUnreached = (canvas: Canvas) =>
  canvas.findByText('Failed to connect to the server. Please try again later.', {
    selector: '[role="alert"] *',
  })

export const startDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Choose the start date' }))

/** The address of a screen of the first payment that the query finds. */
export const firstPayment =
  (query: string, address: (id: number) => string): FindRoute =>
  async ({ read }) => {
    const [found] = await read<{ id: number }[]>(`/management/payment-list/?per_page=1&${query}`)
    return address(found?.id ?? 0)
  }
