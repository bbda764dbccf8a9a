import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { phone } from '../../../testing/states.ts'
import { firstPayment, type Canvas } from '../sale/sale.fixture.ts'

const meta = {
  title: 'Sections/Payment/Panel',
  component: App,
  parameters: {
    layout: 'fullscreen',
    route: '/payment/history?period=all&status=paid&subscription=1',
  },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** Links of the rows, each with the number of its payment. */
const linksOf = async (canvas: Canvas) => {
  const table = within(await canvas.findByRole('table', { name: 'Payments' }))
  const links = await table.findAllByRole('link', { name: /^\d+$/ })
  return links.filter((link) => link.matches('[data-row]'))
}

/** The panel of a payment. */
const panelOf = async (canvas: Canvas, number: string | null | undefined) =>
  within(await canvas.findByRole('region', { name: `Payment ${number}` }))

/** Enter opens, the arrows move list and panel, Esc closes and the row has the focus. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const [first, second] = await linksOf(canvas)
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await panelOf(canvas, first?.textContent)
    await userEvent.keyboard('{ArrowDown}')
    await panelOf(canvas, second?.textContent)
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: `Payment ${second?.textContent}` })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowUp}')
    await panelOf(canvas, first?.textContent)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Payment \d/ })).toBeNull())
    await expect((await linksOf(canvas))[0]).toHaveFocus()
  },
}

/** A press on a row opens; the list stays usable; the buttons lead to the neighbours. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = await linksOf(canvas)
    if (first) await userEvent.click(first)
    const panel = await panelOf(canvas, first?.textContent)
    await expect(panel.getByRole('button', { name: 'Previous' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(panel.getByRole('button', { name: 'Next' }))
    await panelOf(canvas, second?.textContent)
    if (third) await userEvent.click(third)
    const last = await panelOf(canvas, third?.textContent)
    for (const words of ['Total', 'Paid with', 'History', 'Package'])
      await expect(last.getByText(words)).toBeVisible()
    await userEvent.click(last.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Payment \d/ })).toBeNull())
  },
}

/** A link opens the record beside the list, also one that is not on the page. */
export const ByALink: Story = {
  parameters: {
    route: firstPayment(
      'status=void',
      (id) => `/payment/history?status=paid&period=all&open=${id}`,
    ),
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: /^Payment \d/ }))
    await expect(panel.getByText('Voided')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'View void reason' })).toBeVisible()
    await expect(panel.queryByRole('link', { name: 'Refund' })).toBeNull()
    await expect(panel.queryByRole('button', { name: 'Void' })).toBeNull()
    await expect(await panel.findByText(/^Voided · /)).toBeVisible()
  },
}

/** A record that is gone: the panel says so, and the list stays. */
export const OfNothing: Story = {
  parameters: { route: '/payment/history?period=all&open=99999999', expectedErrors: [/404/] },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Payments' }))
    await expect(await panel.findByRole('heading', { name: 'Not found' })).toBeVisible()
    await expect((await linksOf(canvas)).length).toBeGreaterThan(5)
  },
}

/** A void from the panel: the panel shows the result and its line in the history. */
export const ShowsAVoid: Story = {
  parameters: { route: '/payment/history?status=paid&subscription=1&q=1234567' },
  play: async ({ canvas }) => {
    const [first] = await linksOf(canvas)
    if (first) await userEvent.click(first)
    const panel = await panelOf(canvas, first?.textContent)
    await userEvent.click(panel.getByRole('button', { name: 'Void' }))
    const form = within(await screen.findByRole('dialog', { name: /^Void invoice/ }))
    await userEvent.click(form.getByRole('radio', { name: /^Wrong amount/ }))
    await userEvent.type(
      form.getByRole('textbox', { name: /^Details/ }),
      'Summa notoʻgʻri kiritilgan',
    )
    await userEvent.click(form.getByRole('button', { name: /^Void/ }))
    const asked = within(await screen.findByRole('alertdialog'))
    await userEvent.click(asked.getByRole('button', { name: /^Void/ }))
    const done = within(await screen.findByRole('dialog', { name: /Payment voided/ }))
    await userEvent.click(done.getAllByRole('button', { name: 'Close' })[0]!)
    await expect(await canvas.findByText(/^Voided · /)).toBeVisible()
    const after = await panelOf(canvas, first?.textContent)
    await expect(after.queryByRole('button', { name: 'Void' })).toBeNull()
  },
}

/** One-time payments can be neither refunded nor voided, and a line says why. */
export const SaysWhyNot: Story = {
  parameters: { route: '/payment/history?period=all&status=paid&subscription=3' },
  play: async ({ canvas }) => {
    const [first] = await linksOf(canvas)
    if (first) await userEvent.click(first)
    const panel = await panelOf(canvas, first?.textContent)
    await expect(panel.getByText('One-time payments can’t be refunded or voided.')).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Void' })).toBeNull()
  },
}

export const SaysWhyNotWithADeposit: Story = {
  parameters: { route: '/payment/history?period=all&status=paid&subscription=1&pay_method=5' },
  play: async ({ canvas }) => {
    const [first] = await linksOf(canvas)
    if (first) await userEvent.click(first)
    const panel = await panelOf(canvas, first?.textContent)
    await expect(
      panel.getByText('Payments from a deposit can’t be refunded or voided.'),
    ).toBeVisible()
    await expect(panel.queryByRole('link', { name: 'Refund' })).toBeNull()
  },
}

/** On a phone the record is a page with the way back. */
export const OnAPhone: Story = phone({
  parameters: {
    route: firstPayment('status=paid&subscription=1', (id) => `/payment/history?open=${id}`),
  },
  play: async () => {
    const page = within(await screen.findByRole('dialog', { name: /^Payment \d/ }))
    await expect(page.getByText('Paid with')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Back to the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
} satisfies Story)
