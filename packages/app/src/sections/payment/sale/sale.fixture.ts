import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FindRoute } from '../../../testing/findRoute.ts'

/** Queries within a story's canvas. */
export type Canvas = ReturnType<typeof within>

/** Selects a member, by default Yusupov Jasur without a membership, by the end of the phone. */
export async function chooseMember(canvas: Canvas, digits = '4433', name?: string | RegExp) {
  await userEvent.type(await canvas.findByRole('combobox', { name: /^Member/ }), `${digits}{Enter}`)
  if (name) await expect(await findMember(canvas, name)).toBeVisible()
  else await canvas.findByRole('button', { name: 'Change' })
}

export const findMember = (canvas: Canvas, name: string | RegExp) =>
  canvas.findByText(name, { selector: '[data-field="customer"] strong' })

export const planSearch = (canvas: Canvas) => canvas.getByRole('combobox', { name: /^Package/ })

/** Types a name and takes the first tile. */
export async function choosePlan(canvas: Canvas, name: string, search = planSearch) {
  await userEvent.clear(search(canvas))
  await userEvent.type(search(canvas), `${name}{Enter}`)
}

/** The chosen tile. */
export const findChosen = (canvas: Canvas, name: RegExp) =>
  canvas.findByRole('option', { name, selected: true })

/** Selects a member, by default Yusupov Jasur without a membership, and 12 visits for 450 000. */
export async function chooseTwelve(canvas: Canvas, digits = '4433') {
  await chooseMember(canvas, digits)
  // The field remounts for a customer with purchases.
  await waitFor(() => expect(planSearch(canvas)).toHaveFocus())
  await choosePlan(canvas, '12 tashrif')
  await expect(await findChosen(canvas, /^12 tashrif/)).toBeVisible()
  await canvas.findByRole('textbox', { name: /^Amount/ })
}

/** Chooses the method of the last part. */
export async function chooseMethod(canvas: Canvas, name: RegExp) {
  const last = canvas.getAllByRole('button', { name: /Method$/ }).at(-1)
  if (last) await userEvent.click(last)
  const list = within(await screen.findByRole('listbox', { name: /Method$/ }))
  await userEvent.click(list.getByRole('option', { name }))
  await waitFor(() => expect(screen.queryByRole('listbox', { name: /Method$/ })).toBeNull())
}

/** Presses the button of the page. */
export const collect = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: /^Collect/ }))

/** Continues to the final confirmation; returns its button. */
export async function goToConfirm(canvas: Canvas) {
  await collect(canvas)
  await userEvent.click((await startDialog()).getByRole('button', { name: 'Next' }))
  return findTake()
}

/** Dialog that takes the money. */
export const confirmDialog = async () =>
  within(await screen.findByRole('dialog', { name: /^Collect .+\?$/ }))

/** Button that takes the money. */
export const findTake = async () =>
  (await confirmDialog()).getByRole('button', { name: /^Collect/ })

/**
 * Finds the form's network error. The shell shows the same text while the write is still being
 * retried; a story that ended there would leave the retry running into the next one.
 */
export const findUnreached = async () =>
  (await confirmDialog()).findByText('Failed to connect to the server. Please try again later.', {
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
