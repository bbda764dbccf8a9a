import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FindRoute } from '../../../testing/findRoute.ts'

/** Queries within a story's canvas. */
export type Canvas = ReturnType<typeof within>

/** Selects a member, by default Yusupov Jasur without a membership, and 12 visits for 450 000. */
export async function chooseTwelve(canvas: Canvas, digits = '4433') {
  await userEvent.type(await canvas.findByRole('combobox', { name: /^Member/ }), `${digits}{Enter}`)
  const plan = () => canvas.getByRole('combobox', { name: /^Package/ })
  // The field remounts for a customer with purchases.
  await waitFor(() => expect(plan()).toHaveFocus())
  await userEvent.type(plan(), '12 tashrif{Enter}')
  await expect(await canvas.findByDisplayValue('12 tashrif')).toBeVisible()
  await canvas.findByRole('textbox', { name: /^Amount/ })
  // While the listbox closes it still captures presses.
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

/** Continues to the final confirmation. */
export async function goToConfirm(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: /^Next/ }))
  await userEvent.click((await startDialog()).getByRole('button', { name: 'Next' }))
  return canvas.findByRole('button', { name: /^Collect/ })
}

/**
 * Finds the form's network error. The shell shows the same text while the write is still being
 * retried; a story that ended there would leave the retry running into the next one.
 */
export const findUnreached = (canvas: Canvas) =>
  canvas.findByText('Failed to connect to the server. Please try again later.', {
    selector: '[role="alert"] *',
  })

export const startDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Choose the start date' }))

/** Route of a screen of the first payment that the query finds. */
export const firstPayment =
  (query: string, address: (id: number) => string): FindRoute =>
  async ({ read }) => {
    const [found] = await read<{ id: number }[]>(`/management/payment-list/?per_page=1&${query}`)
    return address(found?.id ?? 0)
  }
