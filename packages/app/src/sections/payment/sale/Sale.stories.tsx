import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import type { FindRoute } from '../../../testing/findRoute.ts'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { forbidden, phone } from '../../../testing/states.ts'
import {
  chooseMember,
  chooseMethod,
  choosePlan,
  chooseTwelve,
  collect,
  confirmDialog,
  findChosen,
  findMember,
  findTake,
  findUnreached,
  goToConfirm,
  planSearch,
  startDialog,
  type Canvas,
} from './sale.fixture.ts'

const meta = {
  title: 'Sections/Payment/Sale',
  component: App,
  parameters: { layout: 'fullscreen', route: '/payment/register' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const ofYusupov: FindRoute = async ({ read }) => {
  const [found] = await read<{ id: number; fullname: string }[]>(
    '/management/member-search/?q=4433',
  )
  const query = { customerId: String(found?.id), customerFullName: found?.fullname ?? '' }
  return `/payment/register?${new URLSearchParams(query)}`
}

/** The URL selects the member, by the specification's query names; focus is on the package. */
export const TheAddressNamesTheMember: Story = {
  parameters: { route: ofYusupov },
  play: async ({ canvas }) => {
    await expect(await findMember(canvas, 'Yusupov Jasur')).toBeVisible()
    await waitFor(() => expect(planSearch(canvas)).toHaveFocus())
  },
}

/** Another club sells other packages; a global one stays selected. */
export const SellsForAnotherClub: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await chooseClub(canvas, /Yunusobod/)
    await waitFor(() => expect(canvas.queryByRole('option', { selected: true })).toBeNull())
    await expect(canvas.queryByText('Choose a club')).toBeNull()
    // A member of this club is offered the packages of the other one too.
    const offered = await canvas.findAllByRole('option')
    const own = offered.filter(({ textContent }) => !textContent.includes(everywhere))
    await expect(own.length).toBeGreaterThan(0)
    await choosePlan(canvas, 'barcha')
    await findChosen(canvas, new RegExp(`^${everywhere}`))
    await chooseClub(canvas, /Chilonzor/)
    await chooseClub(canvas, /Yunusobod/)
    await expect(await findChosen(canvas, new RegExp(`^${everywhere}`))).toBeVisible()
    await userEvent.click(await goToConfirm(canvas))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sold' })).toBeVisible()
  },
}

const everywhere = 'Yillik VIP, barcha klublar'

async function chooseClub(canvas: Canvas, name: RegExp) {
  const form = within(canvas.getByRole('main'))
  await userEvent.click(form.getByRole('button', { name: /Club/ }))
  const list = within(await screen.findByRole('listbox', { name: /Club/ }))
  await userEvent.click(list.getByRole('option', { name }))
  await waitFor(() => expect(screen.queryByRole('listbox', { name: /Club/ })).toBeNull())
}

/** Discard opens the payments and discards the draft. */
export const DiscardLeadsToThePayments: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'Discard' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'All payments' }),
    ).toBeVisible()
    await userEvent.setup({ delay: 100 }).keyboard('[KeyP]')
    await expect(await canvas.findByRole('combobox', { name: /^Member/ })).toHaveValue('')
  },
}

/** UX-15: cancelling a sale can be undone. */
export const DiscardIsTakenBack: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'Discard' }))
    await canvas.findByRole('heading', { level: 1, name: 'All payments' })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await findMember(canvas, 'Yusupov Jasur')).toBeVisible()
    await expect(await findChosen(canvas, /^12 tashrif/)).toBeVisible()
  },
}

export const OnAPhone: Story = phone({
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await expect(canvas.getByRole('button', { name: /^Collect 450/ })).toBeVisible()
  },
} satisfies Story)

export const SaleForbidden: Story = forbidden('trainer', '/payment/register')

/** Errors of a split stand at the part, are counted at the button, and three parts are the most. */
export const SaysWhatASplitLacks: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    const sum = canvas.getByRole('textbox', { name: /^Amount/ })
    await userEvent.clear(sum)
    await userEvent.type(sum, '200000{Enter}')
    await collect(canvas)
    const open = /^Choose how the remaining 250\s000\sUZS is paid$/
    await expect(await canvas.findByText(open)).toBeVisible()
    await expect(canvas.getByText('1 thing to fix')).toBeVisible()
    await expect(canvas.getByText('No method')).toBeVisible()
    await expect(canvas.queryByText(/450\s000 of 450\s000/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Payment method 2' }))
    const second = () => canvas.getByRole('button', { name: /Part 2: Method$/ })
    await waitFor(() => expect(second()).toHaveFocus())
    // Cash is the first method already.
    await userEvent.keyboard('1')
    await expect(
      await canvas.findByText('Part 1 already uses this method. Choose another'),
    ).toBeVisible()
    await userEvent.keyboard('2')
    await expect(second()).toHaveTextContent('Terminal')
    await waitFor(() => expect(canvas.queryByText('1 thing to fix')).toBeNull())
    await expect(canvas.getByText(/450\s000 of 450\s000/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add method' }))
    await expect(canvas.queryByRole('button', { name: 'Add method' })).toBeNull()
  },
}

/** The exact name is the first tile, and Enter sells it. */
export const SellsWhatWasTyped: Story = {
  play: async ({ canvas }) => {
    await chooseMember(canvas)
    await choosePlan(canvas, 'Oylik')
    await expect(await findChosen(canvas, /^Oylik/)).toHaveTextContent(/^Oylik(?! VIP)/)
    const [first] = canvas.getAllByRole('option')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('button', { name: /^Collect/ })).toBeEnabled()
  },
}

/** Six tiles at first; the others are a press away. */
export const BestSellersFirst: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6))
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(6))
  },
}

/** Whole percents from 0 to 100, an amount up to the price, and a reason for any discount. */
export const AsksWhyForADiscount: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    const why = () => canvas.getByRole('textbox', { name: /^Discount reason/ })
    const discount = () => canvas.getByRole('textbox', { name: /^Discount(?! reason)/ })
    await expect(why()).toBeDisabled()
    await expect(why()).toHaveAttribute('placeholder', 'Discount first')
    await userEvent.type(discount(), '10')
    await expect(why()).toBeEnabled()
    await expect((await canvas.findAllByText(/405\s000/)).length).toBeGreaterThan(0)
    await collect(canvas)
    await expect(await canvas.findByText('Enter the reason for the discount')).toBeVisible()
    await userEvent.type(why(), 'Doimiy mijoz')
    await waitFor(() => expect(canvas.queryByText('Enter the reason for the discount')).toBeNull())
    // A discount that cannot be given stays as typed, and needs no reason.
    for (const wrong of ['101', '12,5']) {
      await userEvent.clear(discount())
      await userEvent.type(discount(), wrong)
      await expect(discount()).toHaveValue(wrong)
      await expect(await canvas.findByText('Enter a whole number from 0 to 100')).toBeVisible()
      await expect(canvas.queryByRole('textbox', { name: /^Discount reason/ })).toBeNull()
    }
    await userEvent.clear(discount())
    await userEvent.type(discount(), '100')
    await expect(await canvas.findByText('Nothing to pay.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'UZS' }))
    await userEvent.type(discount(), '450001')
    await expect(
      await canvas.findByText('The discount is higher than the price. Enter a smaller one'),
    ).toBeVisible()
    await expect(canvas.queryByText('Nothing to pay.')).toBeNull()
    await userEvent.clear(discount())
    await collect(canvas)
    await startDialog()
  },
}

/** T-46: an earlier date requires a reason, a later one is rejected. */
export const AnEarlierDay: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Paid today, 12/03/2026' }))
    const day = canvas.getByRole('textbox', { name: /^Payment date/ })
    await expect(day).toHaveValue('12/03/2026')
    await userEvent.clear(day)
    await userEvent.type(day, '10/03/2026{Tab}')
    await collect(canvas)
    await expect(await canvas.findByText(/why the date isn’t today/)).toBeVisible()
    // The head shows the date too.
    await expect(canvas.getByRole('button', { name: 'Paid on 10/03/2026' })).toBeVisible()
    await userEvent.clear(day)
    await userEvent.type(day, '13/03/2026{Tab}')
    await collect(canvas)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'New payment' }),
    ).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/**
 * Gʻulomova Oʻgʻiloy has a plan for 72 more days: the next package starts after it, and its days
 * are disabled.
 */
export const StartsBehindWhatRuns: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas, '1234567')
    await collect(canvas)
    const start = await startDialog()
    await waitFor(() =>
      expect(start.getByText(/^“Yillik VIP” still has 72 days left/)).toBeVisible(),
    )
    const day = start.getByRole('textbox', { name: /^Start date/ })
    await expect(day).toHaveValue('23/05/2026')
    await userEvent.clear(day)
    await userEvent.type(day, '01/05/2026{Tab}')
    await expect(
      await start.findByText('Another package covers this day. Choose another day'),
    ).toBeVisible()
    await expect(start.getByRole('button', { name: 'Next' })).toBeDisabled()
    await userEvent.clear(day)
    await userEvent.type(day, '01/06/2026{Tab}')
    await expect(start.getByRole('button', { name: 'Next' })).toBeEnabled()
  },
}

/** Without a running plan the start is today. */
export const StartsToday: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await collect(canvas)
    const start = await startDialog()
    await expect(start.getByRole('textbox', { name: /^Start date/ })).toHaveValue('12/03/2026')
    await expect(start.queryByText(/still has/)).toBeNull()
  },
}

export const StartOnAPhone: Story = phone(StartsBehindWhatRuns)

/**
 * The deposit shows its balance; going below zero asks for confirmation, which can be cancelled.
 */
export const AsksBeforeADebt: Story = {
  parameters: { expectedErrors: [/409/] },
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await chooseMethod(canvas, /^Deposit\s?0\sUZS/)
    await userEvent.click(await goToConfirm(canvas))
    const asked = within(
      await screen.findByRole('alertdialog', { name: /^This puts .+ into debt$/ }),
    )
    await userEvent.click(asked.getByRole('button', { name: 'Back' }))
    await userEvent.click(await findTake())
    const again = within(
      await screen.findByRole('alertdialog', { name: /^This puts .+ into debt$/ }),
    )
    await userEvent.click(again.getByRole('button', { name: 'Sell on debt' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sold' })).toBeVisible()
  },
}

/** A confirmation counts for one attempt: a retry asks again. */
export const AsksBeforeADebtAgain: Story = {
  parameters: { expectedErrors: [/409/] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/v1/management/payment/', async ({ request }) => {
        const { allow_debt } = (await request.clone().json()) as { allow_debt?: boolean }
        if (!allow_debt) return
        const busy = { success: false, code: 'busy', message: 'Others are at work' }
        return HttpResponse.json(busy, { status: 409 })
      }),
    ),
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await chooseMethod(canvas, /^Deposit/)
    await userEvent.click(await goToConfirm(canvas))
    const asked = within(
      await screen.findByRole('alertdialog', { name: /^This puts .+ into debt$/ }),
    )
    await userEvent.click(asked.getByRole('button', { name: 'Sell on debt' }))
    await expect(await screen.findByText('Others are at work')).toBeVisible()
    await userEvent.click(await findTake())
    await expect(
      await screen.findByRole('alertdialog', { name: /^This puts .+ into debt$/ }),
    ).toBeVisible()
  },
}

/** Ким Виктория has a debt: the deposit option is red. */
export const TheDepositOfADebtor: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas, '2233')
    await userEvent.click(canvas.getByRole('button', { name: /Method$/ }))
    const list = within(await screen.findByRole('listbox', { name: /Method$/ }))
    const deposit = list.getByRole('option', { name: /^Deposit/ })
    await expect(deposit).toHaveTextContent('−80 000 UZS')
    await expect(deposit.querySelector('[data-tone="loss"]')).not.toBeNull()
  },
}

/** After a conflicting sale the server's error is shown and the form keeps its values. */
export const ShowsTheReasonOfARefusal: Story = {
  parameters: { expectedErrors: [/409/] },
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    const take = await goToConfirm(canvas)
    await sellMeanwhile()
    await userEvent.click(take)
    await expect(
      await screen.findByText(/12 tashrif/, { selector: '[role="alert"] *' }),
    ).toBeVisible()
    await userEvent.click((await confirmDialog()).getByRole('button', { name: 'Back' }))
    await expect((await startDialog()).getByRole('textbox', { name: /^Start date/ })).toHaveValue(
      '12/03/2026',
    )
  },
}

async function sellMeanwhile() {
  type Found<T> = { results: T }
  const read = async <T,>(path: string) =>
    ((await somebodyElse('GET', path)) as unknown as Found<T>).results
  const [member] = await read<{ id: number }[]>('/management/member-search/?q=4433')
  const [plan] = await read<{ id: number; price: number }[]>(
    '/management/selectable-packages/?q=12%20tashrif',
  )
  const amount = plan?.price ?? 0
  await somebodyElse('POST', '/management/payment/', {
    customer: member?.id,
    subscription: { type: 1, plan: plan?.id, club: null },
    start_date: '2026-03-12',
    payment_date: '2026-03-12',
    subtotal: amount,
    total: amount,
    payment_method: 3,
    payments: [{ payment_method: 3, amount }],
  })
}

/** A network error at the last step is shown, and the form keeps its values. */
export const TheServerIsOutOfReach: Story = {
  parameters: { network: 'offline', affects: /management\/payment\/$/ },
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await userEvent.click(await goToConfirm(canvas))
    await expect(await findUnreached()).toBeVisible()
    const take = await findTake()
    await expect(take).toBeEnabled()
    await expect(take).toHaveAttribute('aria-busy', 'false')
  },
}

/** Shifts were switched on meanwhile: cash is rejected with a link to open one. */
export const CashNeedsAShift: Story = {
  parameters: { expectedErrors: [/409/] },
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await somebodyElse('PATCH', '/finance/shift-setting/', { is_on: true })
    await userEvent.click(await goToConfirm(canvas))
    await expect(await screen.findByText(/^No shift is open\. Open a shift first/)).toBeVisible()
    await userEvent.click(await screen.findByRole('link', { name: 'Open shift' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Shifts' })).toBeVisible()
  },
}

/** After five seconds it navigates to the payments. */
export const ContinuesAutomatically: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await userEvent.click(await goToConfirm(canvas))
    await canvas.findByRole('timer')
    const history = { level: 1, name: 'All payments' }
    await canvas.findByRole('heading', history, { timeout: 20_000 })
    await expect((await canvas.findAllByText('Yusupov Jasur'))[0]).toBeVisible()
  },
}

/** The countdown pauses while the panel has the pointer or focus. */
export const WaitsWhileInUse: Story = {
  play: async ({ canvas }) => {
    await chooseTwelve(canvas)
    await userEvent.click(await goToConfirm(canvas))
    // By text, since a query by role is so slow on a weak machine that the panel is gone by then.
    const again = await canvas.findByText('New payment', { selector: '#main button *' })
    const timer = document.querySelector<HTMLElement>('[role="timer"]')
    // The dialog that closes gives the focus back to the page.
    await waitFor(async () => {
      again.closest('button')?.focus()
      await expect(timer).not.toBeVisible()
    })
    await expect(timer).toBeInTheDocument()
    // After a tap the pointer leaves while focus stays.
    await userEvent.hover(again)
    await userEvent.unhover(again)
    await expect(timer).not.toBeVisible()
    await userEvent.hover(again)
    again.closest('button')?.blur()
    await expect(timer).not.toBeVisible()
    await userEvent.unhover(again)
    await waitFor(() => expect(timer).toBeVisible())
  },
}
