import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { exportedAs, noMatches } from '../../../testing/states.ts'
import { firstPayment, type Canvas } from '../sale/sale.fixture.ts'

const meta = {
  title: 'Sections/Payment/History',
  component: App,
  parameters: { layout: 'fullscreen', route: '/payment/history' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** Rows of the table, without its head. */
const rowsOf = async (canvas: Canvas) => {
  const table = within(await canvas.findByRole('table', { name: 'Payments' }))
  await waitFor(() => expect(table.getAllByRole('link').length).toBeGreaterThan(0))
  return table.getAllByRole('row').slice(1)
}
const focusIn = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('[data-row]')?.focus()

/** A payment by several methods lists each of them in its details. */
export const OpensTheDetails: Story = {
  parameters: { route: '/payment/history?layout=cards&subscription=1&q=1234567' },
  play: async ({ canvas }) => {
    const [details] = await canvas.findAllByText('Details')
    if (details) await userEvent.click(details)
    await expect(details?.closest('details')).toHaveAttribute('open')
    await expect(canvas.getByText('Cash + Card transfer')).toBeVisible()
    const opened = within(details?.closest('details') as HTMLElement)
    for (const name of ['Cash', 'Card transfer', 'Phone', 'Period', 'Staff'])
      await expect(opened.getByText(name)).toBeVisible()
  },
}

/** Print layout: club, filters and totals, without interactive controls. */
export const PaperA4: Story = {
  parameters: { route: '/payment/history?period=all&status=partial_refund' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Status: Partly refunded' })
    await waitFor(() => expect(document.querySelector('[data-row]')).toBeVisible())
    await Promise.all([...document.images].map((image) => image.decode()))
  },
}

/** R refunds the focused payment. */
export const RefundsTheFocusedPayment: Story = {
  parameters: { route: '/payment/history?period=all&status=paid&subscription=1' },
  play: async ({ canvas }) => {
    const [first] = await rowsOf(canvas)
    focusIn(first)
    await userEvent.keyboard('r')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Refund' })).toBeVisible()
  },
}

/**
 * Refund chosen in the search applies to the payment focused before; without one a message says so.
 */
export const RefundsFromTheSearch: Story = {
  parameters: { route: '/payment/history?period=all&status=paid&subscription=1' },
  play: async ({ canvas }) => {
    const [first] = await rowsOf(canvas)
    const chooseRefund = async () => {
      await userEvent.keyboard('{Control>}[KeyK]{/Control}')
      const search = within(await screen.findByRole('dialog'))
      await userEvent.type(await search.findByRole('combobox'), 'refund')
      await userEvent.click(await search.findByRole('option', { name: /^Refund/ }))
    }
    await chooseRefund()
    await expect(await screen.findByText('Choose a payment first')).toBeInTheDocument()
    focusIn(first)
    await chooseRefund()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Refund' })).toBeVisible()
  },
}

/** R on a voided payment explains why nothing happens. */
export const RefundsNothingThatIsVoid: Story = {
  parameters: { route: '/payment/history?period=all&status=void' },
  play: async ({ canvas }) => {
    const [gone] = await rowsOf(canvas)
    focusIn(gone)
    await userEvent.keyboard('r')
    await expect(await screen.findByText('This payment can’t be refunded')).toBeInTheDocument()
  },
}

/** The chip of a year alone shows the year only. */
export const AYearIsNoMonth: Story = {
  parameters: { route: '/payment/history?year=2025&pay_method=77' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Year: 2025' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(1)
  },
}

/** An address may have several statuses; together they have a name where the menu offers them. */
export const SeveralStatuses: Story = {
  parameters: { route: '/payment/history?period=all&status=partial_refund,refund' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove Status: Fully or partly refunded' })
    await waitFor(() => {
      const rows = [...document.querySelectorAll('#main table [data-at]')]
      const badges = rows.map((row) => /(Partly r|R)efunded/.exec(row.textContent ?? '')?.[0])
      return expect(new Set(badges)).toEqual(new Set(['Refunded', 'Partly refunded']))
    })
  },
}

export const StatusesWithoutAName: Story = {
  parameters: { route: '/payment/history?period=all&status=refund,paid' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Remove Status: Paid, Refunded' }),
    ).toBeVisible()
  },
}

/** A filter reduces the list, and the totals follow. */
export const FiltersByMethod: Story = {
  parameters: { route: '/payment/history?period=all' },
  play: async ({ canvas }) => {
    await canvas.findByText('Taken')
    await userEvent.click(canvas.getByRole('button', { name: 'Method' }))
    await userEvent.click(
      await screen.findByText('Bank transfer', { selector: '[role^="menuitem"] *' }),
    )
    await expect(await canvas.findByRole('button', { name: 'Method: Bank transfer' })).toBeVisible()
    // By selectors: a query by role takes longer on a weak machine than the rows of the filter.
    const fits = (row: Element) => row.querySelector('[aria-label="Bank transfer"]') !== null
    await waitFor(() => {
      const rows = [...document.querySelectorAll('#main table [data-at]')]
      return expect([rows.length > 1, rows.every(fits)]).toEqual([true, true])
    })
  },
}

/** A preset selects the last week; ranges over 60 days and future days are rejected. */
export const FiltersByDays: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Taken')
    await userEvent.click(canvas.getByRole('button', { name: /^Date/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }))
    const button = await canvas.findByRole('button', { name: 'Date: 06/03/2026 – 12/03/2026' })
    await userEvent.click(button)
    const days = within(await screen.findByRole('group', { name: 'Date' }))
    const [from, to] = days.getAllByRole('textbox')
    await waitFor(() => expect(from).toHaveValue('06/03/2026'))
    await expect(to).toHaveValue('12/03/2026')
    if (!from || !to) throw new Error('No ends')
    await userEvent.clear(to)
    await userEvent.type(to, '13/03/2026{Tab}')
    ;(await screen.findByRole('button', { name: 'Last 7 days' })).focus()
    await waitFor(() => expect(to).toHaveAccessibleDescription(/12\/03\/2026/))
    await userEvent.clear(from)
    await userEvent.type(from, '01/01/2026{Tab}')
    await userEvent.clear(to)
    await userEvent.type(to, '12/03/2026{Tab}')
    ;(await screen.findByRole('button', { name: 'Last 7 days' })).focus()
    await waitFor(() => expect(to).toHaveAccessibleDescription(/60 days/))
  },
}

export const NothingFound: Story = noMatches('/payment/history', 'No payments match “{{q}}”')

/** The export matches the filters and the user's language. */
export const ExportsWhatIsShown: Story = exportedAs(
  'payment-en.xlsx',
  '/payment/history?period=all&status=void',
)

/** One-time payments and those with a deposit part can be neither voided nor refunded. */
export const NoWayBack: Story = {
  parameters: { route: '/payment/history?period=all&subscription=3' },
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions: invoice/ })
    if (menu) await userEvent.click(menu)
    await screen.findByRole('menuitem', { name: /^Edit/ })
    await expect(screen.queryByRole('menuitem', { name: /^Refund|^Void/ })).toBeNull()
  },
}

export const NoWayBackWithADeposit: Story = {
  ...NoWayBack,
  parameters: { route: '/payment/history?period=all&pay_method=5&status=paid' },
}

/** The front desk sells but neither refunds nor exports. */
export const ShowsOnlyPermittedActions: Story = {
  parameters: {
    role: 'restricted_user',
    route: '/payment/history?period=all&status=paid&subscription=1',
  },
  play: async ({ canvas }) => {
    await rowsOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await screen.findByRole('menuitem', { name: 'Print' })
    await expect(screen.queryByRole('menuitem', { name: /Excel/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    for (const menu of canvas.queryAllByRole('button', { name: /^Actions: invoice/ }).slice(0, 1)) {
      await userEvent.click(menu)
      await expect(screen.queryByRole('menuitem', { name: /^Refund/ })).toBeNull()
    }
  },
}

const paid = 'status=paid&subscription=1&q=1234567'

/** The alias of the refund URL opens the same form, and leads back to the payments. */
export const TheOtherAddressOfARefund: Story = {
  parameters: { route: firstPayment(paid, (id) => `/payment/refund-register/${id}`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Refund' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'View payments' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'All payments' }),
    ).toBeVisible()
  },
}

/** The alias `list` opens the history. */
export const TheOtherAddressOfTheHistory: Story = {
  parameters: { route: '/payment/list' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'All payments' }),
    ).toBeVisible()
  },
}

/** The section's own path opens its first tab. */
export const TheSectionAlone: Story = {
  parameters: { route: '/payment' },
  play: TheOtherAddressOfTheHistory.play,
}

export const UnknownTab: Story = {
  parameters: { route: '/payment/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  },
}
