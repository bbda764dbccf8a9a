import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { digits, opensPayments } from '../../testing/openedFigures.ts'
import { forbidden, phone } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Dashboard/Sales',
  component: App,
  parameters: { layout: 'fullscreen', route: '/dashboard/sales', role: 'owner' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const card = async (name: string) => within(await screen.findByRole('region', { name }))
/** The strip, every card, and the table that is visible for all. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Live, as of \d\d:\d\d$/)).toBeVisible()
    for (const name of [
      'Sales by method',
      'Sales by package',
      'Sales by class',
      'Sales by club',
      'Deposits',
      'Debtors',
    ])
      await expect(await canvas.findByRole('heading', { name })).toBeVisible()
    await expect(await canvas.findByRole('rowheader', { name: 'Packages' })).toBeVisible()
    const value = (id: string) =>
      Number(digits(canvasElement.querySelector(`[data-figure=${id}] a`)?.textContent))
    await expect(value('packages') + value('classes') + value('oneTime')).toBe(value('sales'))
    await expect(value('sales')).toBeGreaterThan(0)
  },
}

/** Nothing has been answered: the cards keep their places. */
export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Sales by method' })
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('section [data-skeleton]').length).toBeGreaterThan(5),
    )
    await expect(canvas.queryByRole('link', { name: /^Sales: / })).toBeNull()
  },
}

/** A club without sales: each card says so. */
export const Empty: Story = {
  parameters: { empty: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No sales in this period')).toHaveLength(4))
    await expect(await canvas.findByText('No debts')).toBeVisible()
  },
}

/** One failed card offers a retry; the others stay. */
export const OneCardFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/dashboard/sales/debtors-list/', () =>
        HttpResponse.json({ success: false, code: 'server_error', message: '' }, { status: 500 }),
      ),
    ),
  parameters: { expectedErrors: [/500/] },
  play: async () => {
    const debtors = await card('Debtors')
    await expect(await debtors.findByRole('button', { name: 'Try again' })).toBeVisible()
    const deposits = await card('Deposits')
    await expect(await deposits.findByText('Change')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { network: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(6),
    )
  },
}

export const Forbidden: Story = forbidden('restricted_user')
/** On phones the table has a row per day, and Export and Print stand in the menu of the top bar. */
export const Phone: Story = phone({
  play: async ({ canvas }) => {
    // The first one is in the table of the drawing, for screen readers.
    const [, today] = await canvas.findAllByRole('rowheader', { name: 'Today' })
    await expect(today).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
} satisfies Story)

/** The first figure leads to the payments of the same days, whose total it equals. */
export const EqualsTheHistory: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: /^Sales: / })
    await opensPayments(canvas, link)
    await expect(canvasElement.querySelector('[data-figure]')).toBeNull()
  },
}

const sixty = '/dashboard/sales?start_date=2026-01-12&end_date=2026-03-12'

/** The refunded sum leads to refunds of both kinds, whose sum it equals. */
export const RefundsEqualTheHistory: Story = {
  parameters: { route: sixty },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Refunded: / })
    const total = digits(link.textContent)
    await userEvent.click(link)
    await canvas.findByRole('table', { name: 'Payments' })
    await expect(
      await canvas.findByRole('button', { name: 'Remove Status: Fully or partly refunded' }),
    ).toBeVisible()
    const refunded = await canvas.findByText('Refunded', { selector: 'dt' })
    await expect(digits(refunded.nextElementSibling?.textContent)).toBe(total)
  },
}

/** A method of the refunds leads to what was refunded by it. */
export const AMethodOfRefundsEqualsTheHistory: Story = {
  parameters: { route: `${sixty}&status=refund` },
  play: async ({ canvas }) => {
    const methods = await card('Sales by method')
    const [largest] = await methods.findAllByRole('link', { name: /%$/ })
    const name = largest?.querySelector('span:nth-child(2)')?.textContent
    const sum = digits(largest?.querySelector('b')?.textContent)
    if (largest) await userEvent.click(largest)
    await canvas.findByRole('table', { name: 'Payments' })
    await expect(canvas.getByRole('button', { name: `Remove Refunded by: ${name}` })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'By method' }))
    const refunded = canvas.getAllByText(/ refunded$/, { selector: 'small' })
    await expect(refunded.map(({ textContent }) => digits(textContent))).toContain(sum)
  },
}

/** Figures of several clubs lead to the payments of all of them. */
export const SeveralClubsEqualTheHistory: Story = {
  parameters: { route: '/dashboard/sales?location=1,2' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Sales: / })
    const total = digits(link.textContent)
    await opensPayments(canvas, link)
    await expect(canvas.getByRole('columnheader', { name: 'Club' })).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove Clubs: Zal Chilonzor, Zal Yunusobod' }),
    )
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Club' })).toBeNull())
    const net = canvas.getByText('Net')
    await waitFor(() => expect(digits(net.parentElement?.textContent)).not.toBe(total))
  },
}

/** All other packages lead to their payments, which the chip counts. */
export const OthersEqualTheHistory: Story = {
  play: async ({ canvas }) => {
    const packages = await card('Sales by package')
    const link = await packages.findByRole('link', { name: /^Others / })
    const [total, payments] = [1, 2].map((at) => digits(link.children[at + 1]?.textContent))
    await opensPayments(canvas, link, total)
    await expect(
      canvas.getByRole('button', { name: /^Remove Package: \d+ packages$/ }),
    ).toBeVisible()
    await expect(canvas.getByText(new RegExp(`^${payments} payments`))).toBeVisible()
  },
}

/** A package of another club is named in the filter of the payments of both clubs. */
export const APackageOfAnotherClubIsNamed: Story = {
  parameters: { route: '/dashboard/sales?location=1,2' },
  play: async ({ canvas }) => {
    const packages = await card('Sales by package')
    const links = await packages.findAllByRole('link', { name: /\d$/ })
    const planId = (link: HTMLElement) =>
      Number(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('plan_id'))
    // Those of this club have the first ids; all others together have several.
    const last = links
      .filter((link) => planId(link) > 0)
      .toSorted((one, other) => planId(one) - planId(other))
      .at(-1)!
    await expect(planId(last)).toBeGreaterThan(12)
    const name = last.querySelector('span')?.textContent
    await userEvent.click(last)
    await canvas.findByRole('table', { name: 'Payments' })
    await expect(
      await canvas.findByRole('button', { name: `Remove Package: ${name}` }),
    ).toBeVisible()
  },
}

/** The history has no filter of a quarter: only its months are links, each to its payments. */
export const Quarter: Story = {
  parameters: { route: '/dashboard/sales?period=quarter' },
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('row', { name: /^Sales [\d\u00a0 ]+$/ })
    await card('Sales by package')
    const others = canvasElement.querySelectorAll(
      '[data-figure] a, [aria-label="Sales by package"] a',
    )
    await expect(others).toHaveLength(0)
    const months = within(row).getAllByRole('link')
    await expect(months).toHaveLength(3)
    await opensPayments(canvas, months[1]!)
  },
}

/** Of a year the history has all payments. */
export const Year: Story = {
  parameters: { route: '/dashboard/sales?period=year' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Sales: / })
    await opensPayments(canvas, link)
  },
}

/** The row of another club opens its payments in that club, as if it had been chosen in the menu. */
export const AnotherClubIsEntered: Story = {
  parameters: { route: '/dashboard/sales?location=1,2' },
  play: async ({ canvas }) => {
    const clubs = await card('Sales by club')
    const row = (await clubs.findByText('Zal Yunusobod')).closest('li')
    const link = row?.querySelector('a')
    await opensPayments(canvas, link!)
    await expect(canvas.getByRole('button', { name: 'Club: Zal Yunusobod' })).toBeVisible()
  },
}

/** The sums of each club are for the owner: nobody else asks for them or sees a gap. */
export const DirectorWithoutClubs: Story = {
  parameters: { role: 'director' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Debtors' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Sales by club' })).toBeNull()
  },
}
