import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
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
    const together = totals.getByText('Total').closest('tr')
    await expect(within(together!).getByText(/^0\sUZS$/)).toBeVisible()
    await expect(
      (await canvas.findAllByRole('heading', { name: 'Payment' })).length,
    ).toBeGreaterThan(5)
  },
}

export const ExportsWhatIsShown: Story = exportedAs('ledger-en.xlsx')

export const Loading: Story = loading('Totals by account')

export const Empty: Story = empty('No entries yet')

export const Failed: Story = failed()

export const Forbidden: Story = forbidden('manager')

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cash' })).toBeVisible()
    await expect(
      (await canvas.findAllByRole('heading', { name: 'Payment' })).length,
    ).toBeGreaterThan(5)
  },
}

/** A total links to its transactions, and each of them to its payment. */
export const OpensTheRowsOfATotal: Story = {
  play: async (context) => {
    await Ready.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('link', { name: 'Terminal' }))
    await expect(await canvas.findByText('Account: Terminal')).toBeVisible()
    const rows = await waitFor(async () => {
      const found = canvas.getAllByRole('listitem').filter((row) => row.querySelector('h2'))
      await expect(found.length).toBeGreaterThan(0)
      for (const row of found) await expect(within(row).getByText('Terminal')).toBeVisible()
      return found
    })
    await userEvent.click(within(rows[0]!).getByRole('link', { name: /^№ \d+$/ }))
    await expect(await canvas.findByText('Total')).toBeVisible()
  },
}

/** The account filter has a removable chip for every total. */
export const EachTotalIsNamed: Story = {
  play: async ({ canvas }) => {
    const totals = within(await canvas.findByRole('table', { name: 'Totals by account' }))
    await totals.findByRole('link', { name: 'Cash' })
    for (const link of totals.getAllByRole('link')) {
      await userEvent.click(link)
      await expect(await canvas.findByText(`Account: ${link.textContent}`)).toBeVisible()
    }
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
    await expect(await canvas.findByRole('heading', { name: 'Starting cash' })).toBeVisible()
  },
}
