import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { exportedAs, noMatches } from '../../../testing/states.ts'
import { firstPayment } from '../sale/sale.fixture.ts'

const meta = {
  title: 'Sections/Payment/History',
  component: App,
  parameters: { layout: 'fullscreen', route: '/payment/history' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

/** A payment by several methods lists each of them in its details. */
export const OpensTheDetails: Story = {
  parameters: { route: '/payment/history?subscription=1&q=1234567' },
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
  parameters: { route: '/payment/history?status=partial_refund' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Clear all/ })
    await waitFor(() => expect(document.querySelector('[data-payment]')).toBeVisible())
    await Promise.all([...document.images].map((image) => image.decode()))
  },
}

/** R refunds the focused payment, also one loaded before the latest page. */
export const RefundsWhatWasReadBefore: Story = {
  play: async ({ canvas }) => {
    const cards = () => document.querySelectorAll<HTMLElement>('[data-payment]')
    await waitFor(() => expect(cards().length).toBeGreaterThan(0))
    const [paid] = await canvas.findAllByText('Paid', { selector: '[data-payment] *' })
    const card = paid?.closest<HTMLElement>('[data-payment]')
    cards()
      .item(cards().length - 1)
      .scrollIntoView()
    await waitFor(() => expect(cards().length).toBeGreaterThan(20))
    card?.querySelector('button')?.focus()
    await userEvent.keyboard('r')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Refund' })).toBeVisible()
  },
}

/**
 * Refund chosen in the search applies to the payment focused before; without one a message says so.
 */
export const RefundsFromTheSearch: Story = {
  play: async ({ canvas }) => {
    const [paid] = await canvas.findAllByText('Paid', { selector: '[data-payment] *' })
    const chooseRefund = async () => {
      await userEvent.keyboard('{Control>}[KeyK]{/Control}')
      const search = within(await screen.findByRole('dialog'))
      await userEvent.type(await search.findByRole('combobox'), 'refund')
      await userEvent.click(await search.findByRole('option', { name: /^Refund/ }))
    }
    await chooseRefund()
    await expect(await screen.findByText('Choose a payment first')).toBeInTheDocument()
    paid?.closest('[data-payment]')?.querySelector('button')?.focus()
    await chooseRefund()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Refund' })).toBeVisible()
  },
}

/** R on a voided payment explains why nothing happens. */
export const RefundsNothingThatIsVoid: Story = {
  parameters: { route: '/payment/history?status=void' },
  play: async ({ canvas }) => {
    const [gone] = await canvas.findAllByText('Voided', { selector: '[data-payment] *' })
    gone?.closest('[data-payment]')?.querySelector('button')?.focus()
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

/** A filter reduces the list, and the totals follow. */
export const FiltersByMethod: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Total')
    await userEvent.click(canvas.getByRole('button', { name: 'Method' }))
    await userEvent.click(
      await screen.findByText('Bank transfer', { selector: '[role^="menuitem"] *' }),
    )
    await expect(await canvas.findByText('Method: Bank transfer')).toBeVisible()
    const rows = () => [...document.querySelectorAll('[data-payment]')]
    const fits = (row: Element) => row.textContent?.includes('Bank transfer')
    await waitFor(() => expect(rows().filter(fits).length).toBeGreaterThan(1))
    await waitFor(() => expect(rows().every(fits)).toBe(true))
  },
}

/** A preset selects the last week; ranges over 60 days and future days are rejected. */
export const FiltersByDays: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Total')
    const days = within(canvas.getByRole('group', { name: 'Date' }))
    await userEvent.click(days.getByRole('button', { name: 'Calendar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }))
    const [from, to] = days.getAllByRole('textbox')
    await waitFor(() => expect(from).toHaveValue('06/03/2026'))
    await expect(to).toHaveValue('12/03/2026')
    if (!from || !to) throw new Error('No ends')
    await userEvent.clear(to)
    await userEvent.type(to, '13/03/2026{Tab}')
    await userEvent.click(document.body)
    await waitFor(() => expect(to).toHaveAccessibleDescription(/12\/03\/2026/))
    await userEvent.clear(from)
    await userEvent.type(from, '01/01/2026{Tab}')
    await userEvent.clear(to)
    await userEvent.type(to, '12/03/2026{Tab}')
    await userEvent.click(document.body)
    await waitFor(() => expect(to).toHaveAccessibleDescription(/60 days/))
  },
}

export const NothingFound: Story = noMatches('/payment/history')

/** The next page loads by itself, and every payment appears once. */
export const ReadsOnBelow: Story = {
  play: async ({ canvas }) => {
    const numbers = () => canvas.getAllByText(/^№ \d+ · /).map(({ textContent }) => textContent)
    await waitFor(() => expect(numbers().length).toBeGreaterThan(5))
    const before = numbers().length
    canvas
      .getAllByText(/^№ \d+ · /)
      .at(-1)
      ?.scrollIntoView()
    await waitFor(() => expect(numbers().length).toBeGreaterThan(before))
    await expect(new Set(numbers()).size).toBe(numbers().length)
  },
}

const anew = { holds: false, begun: false, go: () => {} }

/** Reaching the end during a refetch loads the next page afterwards. */
export const LoadsMoreDuringARefetch: Story = {
  beforeEach: ({ msw }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(anew, { holds: false, begun: false, go: resolve })
    msw.use(
      http.get('*/api/v1/management/payment-list/', async ({ request }) => {
        if (!anew.holds || new URL(request.url).searchParams.get('page') !== '1') return
        anew.begun = true
        await promise
      }),
    )
  },
  play: async ({ canvas }) => {
    const numbers = () => canvas.getAllByText(/^№ \d+ · /)
    await waitFor(() => expect(numbers().length).toBeGreaterThan(5))
    const before = numbers().length
    anew.holds = true
    await somebodyElse('POST', '/management/member/', {
      last_name: 'Mirzayev',
      first_name: 'Otabek',
      phone: '+998901112204',
      gender: 1,
    })
    await waitFor(() => expect(anew.begun).toBe(true))
    numbers().at(-1)?.scrollIntoView()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible())
    anew.go()
    await waitFor(() => expect(numbers().length).toBeGreaterThan(before))
  },
}

let secondPages = 0

/** A page that failed to load shows an error and is not requested again without a press. */
export const ReportsThatTheNextPageFailed: Story = {
  parameters: { expectedErrors: [/500/] },
  beforeEach: ({ msw }) => {
    secondPages = 0
    msw.use(
      http.get('*/api/v1/management/payment-list/', ({ request }) => {
        if (new URL(request.url).searchParams.get('page') !== '2') return
        secondPages += 1
        if (secondPages > 1) return
        return HttpResponse.json(
          { success: false, code: 'unexpected', message: '', errors: {} },
          { status: 500 },
        )
      }),
    )
  },
  play: async ({ canvas }) => {
    const numbers = () => canvas.getAllByText(/^№ \d+ · /)
    await waitFor(() => expect(numbers().length).toBeGreaterThan(5))
    const before = numbers().length
    // The end moves while the cards take their heights.
    const again = await waitFor(() => {
      numbers().at(-1)?.scrollIntoView()
      return canvas.getByRole('button', { name: 'Try again' })
    })
    await expect(secondPages).toBe(1)
    await userEvent.click(again)
    await waitFor(() => expect(numbers().length).toBeGreaterThan(before))
    await expect(secondPages).toBe(2)
  },
}

/** The export matches the filters and the user's language. */
export const ExportsWhatIsShown: Story = exportedAs(
  'payment-en.xlsx',
  '/payment/history?status=void',
)

/** One-time payments and those with a deposit part can be neither voided nor refunded. */
export const NoWayBack: Story = {
  parameters: { route: '/payment/history?subscription=3' },
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions: invoice/ })
    if (menu) await userEvent.click(menu)
    await screen.findByRole('menuitem', { name: /^Edit/ })
    await expect(screen.queryByRole('menuitem', { name: /^Refund|^Void/ })).toBeNull()
  },
}

export const NoWayBackWithADeposit: Story = {
  ...NoWayBack,
  parameters: { route: '/payment/history?pay_method=5&status=paid' },
}

/** The front desk sells but neither refunds nor exports. */
export const ShowsOnlyPermittedActions: Story = {
  parameters: { role: 'restricted_user', route: '/payment/history?status=paid&subscription=1' },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^№ \d+/)
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull()
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
