import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import type { FindRoute } from '../../testing/findRoute.ts'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { empty, exportedAs, failed, forbidden, loading } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Finance',
  component: App,
  parameters: { layout: 'fullscreen', route: '/finance/ledger' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const totals = within(await canvas.findByRole('table', { name: 'Totals by account' }))
    await expect(await totals.findByRole('link', { name: 'Cash' })).toBeVisible()
    // Where the money is and what it is for add up to the same.
    const netOf = (total: string) =>
      totals.getByText(total).closest('tr')?.querySelector('td:last-child')?.textContent
    await expect(netOf('Money total')).toMatch(/^[\d\s]+UZS$/)
    await expect(netOf('Revenue and deposits total')).toBe(netOf('Money total'))
    // Revenue is positive.
    const revenue = totals.getByRole('link', { name: 'Membership revenue' }).closest('tr')
    await expect(revenue?.querySelector('td:last-child')?.textContent).toMatch(/^\d/)
    const entries = within(await canvas.findByRole('table', { name: 'Entries' }))
    await expect((await entries.findAllByText('Payment')).length).toBeGreaterThan(5)
  },
}

export const ExportsWhatIsShown: Story = exportedAs('ledger-en.xlsx', undefined, 'Export')

export const Loading: Story = loading('Totals by account')

export const Empty: Story = empty('No entries yet')

export const Failed: Story = failed()

export const Forbidden: Story = forbidden('manager')

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cash' })).toBeVisible()
    await expect((await canvas.findAllByRole('link', { name: 'Payment' })).length).toBeGreaterThan(
      5,
    )
  },
}

/** A total links to its entries, an entry to its transaction, and that to its payment. */
export const OpensTheRowsOfATotal: Story = {
  play: async (context) => {
    await Ready.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('link', { name: 'Terminal' }))
    await expect(await canvas.findByRole('button', { name: 'Account: Terminal' })).toBeVisible()
    const rows = await waitFor(async () => {
      const entries = within(canvas.getByRole('table', { name: 'Entries' }))
      const found = entries.getAllByRole('row').slice(1)
      await expect(found.length).toBeGreaterThan(0)
      for (const row of found) await expect(within(row).getByText('Terminal')).toBeVisible()
      return found
    })
    await userEvent.click(within(rows[0]!).getByRole('link', { name: 'Payment' }))
    const panel = within(await canvas.findByRole('region', { name: 'Payment' }))
    await expect(panel.getByText('Membership revenue')).toBeVisible()
    await userEvent.click(panel.getByRole('link', { name: /^№ \d+$/ }))
    await expect(await canvas.findByRole('region', { name: /^Payment \d+$/ })).toBeVisible()
  },
}

const earlier: FindRoute = async ({ read }) => {
  const [transaction] = await read<{ entries: { id: number }[] }[]>(
    '/finance/ledger/?start_date=2026-02-01&end_date=2026-02-10',
  )
  return `/finance/ledger?open=${transaction?.entries[0]?.id}`
}

/** A link to an entry of another month opens it beside the rows of this one. */
export const OpensAnEntryOfAnotherMonth: Story = {
  parameters: { route: earlier },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Entries' })
    await expect(await canvas.findByText(/^(0\d|10)\/02\/2026$/)).toBeVisible()
    await expect(canvas.queryByText('Not found')).toBeNull()
  },
}

/** The account filter says the name of every total. */
export const EachTotalIsNamed: Story = {
  play: async ({ canvas }) => {
    const totals = within(await canvas.findByRole('table', { name: 'Totals by account' }))
    await totals.findByRole('link', { name: 'Cash' })
    for (const link of totals.getAllByRole('link')) {
      await userEvent.click(link)
      await expect(
        await canvas.findByRole('button', { name: `Account: ${link.textContent}` }),
      ).toBeVisible()
    }
    // Links further down scrolled the page; its buttons are under the sticky band then.
    scrollTo(0, 0)
  },
}

export const ProvesTheBooks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check books' }))
    await expect(await canvas.findByText('The books are in order')).toBeVisible()
    await userEvent.click(canvas.getByText('What was checked'))
    await expect(canvas.getByText('Invoice numbers have no gaps')).toBeVisible()
  },
}

/** Movements in a cash drawer appear in the ledger at once. */
export const HearsTheCashDesk: Story = {
  play: async (context) => {
    await Ready.play?.(context)
    const { canvas } = context
    await canvas.findByRole('img', { name: /^Live:/ })
    await somebodyElse('PATCH', '/finance/shift-setting/', { is_on: true })
    await somebodyElse('POST', '/finance/shift/', { float: 300000 })
    await expect(await canvas.findAllByRole('link', { name: 'Starting cash' })).not.toHaveLength(0)
  },
}
