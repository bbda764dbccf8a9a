import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import type { FindRoute } from '../../testing/findRoute.ts'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import {
  exportedAs,
  failed,
  forbidden,
  listStates,
  phone,
  recordStates,
} from '../../testing/states.ts'
import { list } from './deposit.list.tsx'
import section from './deposit.section.ts'
import { unheard } from '../../testing/unheard.ts'

const meta = {
  title: 'Sections/Deposit',
  component: App,
  parameters: { layout: 'fullscreen', route: '/deposit/list?period=all' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const plus = /^\+[\d\s]+$/
const minus = /^−[\d\s]+$/

/** Opens the panel of the newest entry. */
async function openNewest(canvas: ReturnType<typeof within>) {
  const table = within(await canvas.findByRole('table', { name: 'Deposits' }))
  await waitFor(() => expect(document.querySelector('#main [data-row]')).toBeVisible())
  const [, first] = table.getAllByRole('row')
  await userEvent.click(first as HTMLElement)
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Change')).toBeVisible()
    await expect((await canvas.findAllByText(plus)).length).toBeGreaterThan(3)
  },
}

const states = listStates(section, list, { ready: Ready, forbidden: 'trainer' })

export const Loading: Story = states.Loading
export const Empty: Story = {
  ...states.Empty,
  parameters: { ...states.Empty.parameters, route: '/deposit/list?period=all' },
}
export const Failed: Story = states.Failed
export const Forbidden: Story = states.Forbidden
export const NothingFits: Story = states.NoMatches
export const Phone: Story = states.Phone

export const ExportsWhatIsShown: Story = exportedAs('deposits-en.xlsx')

/** A view shows withdrawals: what they paid for, or why they were returned. */
export const Withdrawals: Story = {
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('link', { name: 'Withdrawals' }))
    const count = (text: typeof minus) => canvas.queryAllByText(text).length
    await waitFor(() => expect([count(plus), count(minus) > 2]).toEqual([0, true]))
    await expect((await canvas.findAllByText(/^Payment · /)).length).toBeGreaterThan(0)
  },
}

/** A row opens its panel: what was paid for, the parts, the balance; and the member's profile. */
export const OpensThePanel: Story = {
  parameters: { route: '/deposit/list?period=all&type=2' },
  play: async ({ canvas }) => {
    const paid = (await canvas.findAllByText(/^Payment · /))[0]?.closest('tr')
    const mark = paid?.querySelector<HTMLElement>('[data-row]')
    mark?.focus()
    await userEvent.keyboard('{Enter}')
    const panel = within(await canvas.findByRole('region', { name: 'Payment' }))
    for (const words of ['Invoice', 'By method', 'Balance after', 'Balance now'])
      await expect(panel.getByText(words)).toBeVisible()
    const [profile] = panel.getAllByRole('link')
    await expect(profile?.getAttribute('href')).toMatch(/^\/members\/profile\/\d+$/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(mark).toHaveFocus())
    await expect(canvas.queryByRole('region', { name: 'Payment' })).toBeNull()
  },
}

/** A payment by several methods expands to its parts. */
export const OpensTheSplit: Story = {
  parameters: { route: '/deposit/list?period=all&layout=cards' },
  play: async ({ canvas }) => {
    const [split] = await canvas.findAllByText('By method')
    if (!split) throw new Error('Nobody paid by two methods')
    await userEvent.click(split)
    await expect(split.closest('details')).toHaveAttribute('open')
  },
}

/**
 * A cash payment without an open shift is rejected with a link to open one; the form keeps its
 * values.
 */
export const LeadsToTheShift: Story = {
  parameters: {
    route: '/deposit/register?memberId=1&fullname=Toshpo%CA%BBlatova%20Dildora',
    expectedErrors: [/409/],
  },
  play: async ({ canvas }) => {
    const sum = await canvas.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ })
    await somebodyElse('PATCH', '/finance/shift-setting/', { is_on: true })
    await userEvent.type(sum, '100000')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const way = await canvas.findByRole('link', { name: 'Open shift' })
    await expect(way).toHaveAttribute('href', '/finance/shift')
    await expect(sum.value).toMatch(/^100\s000$/)
  },
}

/** Money of a sale that could not be completed came by an online provider. */
export const FiltersByAProvider: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText(plus)
    await userEvent.click(canvas.getByRole('button', { name: 'Method' }))
    await userEvent.click(await screen.findByText('Payme', { selector: '[role^="menuitem"] *' }))
    await expect(await canvas.findByRole('button', { name: 'Method: Payme' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Cash' })).toBeNull())
  },
}

/** The row menu offers only what the server allows. */
export const OffersWhatCanBeDone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/deposit-payments/', () =>
        HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          results: [
            lineOf(9001, 'Karimov Aziz', { change: false, add: false, return: false }),
            lineOf(9002, 'Yusupov Jasur', { change: true, add: true, return: false }),
            lineOf(9003, 'Kim Olga', online.allowed_actions),
          ],
          totals: { replenished: 900_000, withdrawn: 0 },
          total_count: 3,
          page: 1,
          page_count: 1,
          per_page: 20,
        }),
      ),
    ),
  parameters: { role: 'manager' },
  play: async ({ canvas }) => {
    const ways = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions: ${name}` }))
      const items = await screen.findAllByRole('menuitem')
      const words = items.map((item) => item.textContent)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
      return words
    }
    await expect(await ways('Yusupov Jasur')).toEqual(['Edit', 'Add deposit'])
    await expect(await ways('Kim Olga')).toEqual(['Edit', 'Add deposit', 'Withdraw'])
    await expect(canvas.queryByRole('button', { name: 'Actions: Karimov Aziz' })).toBeNull()
  },
}

/** Yusupov Jasur has no deposit. The preview follows the typing; two methods add up. */
export const PutsMoneyIn: Story = {
  parameters: { route: '/deposit/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Member/ }), '4433{Enter}')
    await expect(await canvas.findByDisplayValue('Yusupov Jasur')).toBeVisible()
    const sum = canvas.getByRole('textbox', { name: /^Amount/ })
    await userEvent.type(sum, '200000')
    await waitFor(() => expect(canvas.getByTestId('new-balance')).toHaveTextContent('200 000 UZS'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add method' }))
    const [, second] = canvas.getAllByRole('textbox', { name: /Amount/ })
    if (!second) throw new Error('No second part')
    await userEvent.type(second, '50000')
    await waitFor(() => expect(canvas.getByTestId('new-balance')).toHaveTextContent('250 000 UZS'))
    // The place of the method in the list.
    await userEvent.keyboard('{Enter}2')
    await expect(canvas.getByRole('button', { name: /Part 2: Method$/ })).toHaveTextContent(
      'Terminal',
    )
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible()
    const [first] = await canvas.findAllByText(plus)
    await expect(first).toHaveTextContent('+250 000')
    await expect(
      within(first?.closest('tr') as HTMLElement).getByRole('img', { name: 'Terminal' }),
    ).toBeVisible()
  },
}

/** A result that arrives after the user left the form does not navigate. */
export const SettledAfterLeaving: Story = {
  parameters: { route: '/deposit/register' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/api/v1/management/deposit-payments/', () => HttpResponse.error()),
      http.post('*/api/v1/auth/settle-write/', () => HttpResponse.error()),
    )
  },
  play: async ({ canvas, msw }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Member/ }), '4433{Enter}')
    await expect(await canvas.findByDisplayValue('Yusupov Jasur')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '200000')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await canvas.findByText('Failed to connect to the server. Please try again later.')
    await goTo(canvas, 'Rooms')
    await goTo(canvas, 'Deposits')
    await goTo(canvas, 'Add deposit')
    const again = within(await canvas.findByRole('alert'))
    const { promise: late, resolve: answer } = Promise.withResolvers<void>()
    msw.use(
      http.post('*/api/v1/auth/settle-write/', async () => {
        await late
        const done = lineOf(9001, 'Yusupov Jasur')
        return HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          results: { done: true, answer: done },
        })
      }),
    )
    await userEvent.click(again.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('Checking whether the last attempt went through…')
    await goTo(canvas, 'Rooms')
    answer()
    // A later request has been answered, so the late one was handled too.
    await somebodyElse('GET', '/management/debtor-list/')
    await expect(screen.queryByText(/added to .* deposit/)).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()
  },
}

async function goTo(canvas: ReturnType<typeof within>, name: string) {
  const [link] = await canvas.findAllByRole('link', { name })
  if (link) await userEvent.click(link)
  await canvas.findByRole('heading', { level: 1, name })
}

/** Removing a part keeps the amounts of the others. */
export const TakesAPartAway: Story = {
  parameters: { route: '/deposit/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Member/ }), '4433{Enter}')
    await expect(await canvas.findByDisplayValue('Yusupov Jasur')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '200000')
    await userEvent.click(canvas.getByRole('button', { name: 'Add method' }))
    const [, second] = canvas.getAllByRole('textbox', { name: /Amount/ })
    if (!second) throw new Error('No second part')
    await userEvent.type(second, '50000')
    await waitFor(() => expect(canvas.getByTestId('new-balance')).toHaveTextContent('250 000 UZS'))
    const [, remove] = canvas.getAllByRole('button', { name: 'Remove this method' })
    if (remove) await userEvent.click(remove)
    await expect(canvas.getByRole('textbox', { name: /^Amount/ })).toHaveDisplayValue(/^200\s000$/)
    await waitFor(() => expect(canvas.getByTestId('new-balance')).toHaveTextContent('200 000 UZS'))
    await userEvent.click(canvas.getByRole('button', { name: /^Add deposit/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible()
    const [first] = await canvas.findAllByText(plus)
    await expect(first).toHaveTextContent('+200 000')
  },
}

export const RegisterOnAPhone: Story = phone({
  parameters: { route: '/deposit/register?memberId=1&fullname=Karimov+Aziz&balance=-150000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Karimov Aziz')).toBeVisible()
    const sum = canvas.getByDisplayValue('150 000')
    const after = canvas.getByTestId('new-balance')
    await waitFor(() => expect(after.querySelector('[data-tone]')).toBeVisible())
    await userEvent.clear(sum)
    await expect(after.querySelector('[data-tone="loss"]')).toBeVisible()
    await userEvent.type(sum, '900000')
    await waitFor(() => expect(after.querySelector('[data-tone="gain"]')).toBeVisible())
  },
} satisfies Story)

/** Each rule shows its message, as in the specification. */
export const SaysWhatIsMissing: Story = {
  parameters: { route: '/deposit/register' },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: /^Member/ })
    await userEvent.click(canvas.getByRole('button', { name: /^Add deposit/ }))
    await expect(await canvas.findByText('Choose a member')).toBeVisible()
    await expect(canvas.getByText('Enter the amount')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Member/ })).toHaveFocus())
    const add = canvas.getByRole('button', { name: 'Add method' })
    await userEvent.click(add)
    await expect(canvas.getByText('Enter the amount')).toBeVisible()
    await expect(await canvas.findByText('Choose a method and enter its amount')).toBeVisible()
    // A method pays once.
    await userEvent.type(canvas.getAllByRole('textbox', { name: /Amount/ })[0] as Element, '1000')
    canvas.getByRole('button', { name: /Part 2: Method$/ }).focus()
    await userEvent.keyboard('1')
    await expect(
      await canvas.findByText('Part 1 already uses this method. Choose another'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add method' }))
    // A main part and two extra parts are the maximum.
    await expect(canvas.queryByRole('button', { name: 'Add method' })).toBeNull()
  },
}

export const RegisterForbidden: Story = forbidden('partner', '/deposit/register')

/** The amount is prefilled with the member's debt. */
export const Debtors: Story = {
  parameters: { route: '/deposit/debtors' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total owed')).toBeVisible()
    const [take] = await canvas.findAllByRole('link', { name: 'Take payment' })
    if (!take) throw new Error('No debts')
    await userEvent.click(take)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Add deposit' }),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getByTestId('new-balance')).toHaveTextContent(/^0 UZS$/))
  },
}

export const DebtorsOnAPhone: Story = phone({
  parameters: { route: '/deposit/debtors' },
  play: async ({ canvas }) => {
    const [take] = await canvas.findAllByRole('button', { name: 'Take payment' })
    await expect(take).toBeVisible()
    if (take) await userEvent.click(take)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Add deposit' }),
    ).toBeVisible()
  },
} satisfies Story)

export const DebtorsLoading: Story = {
  parameters: { route: '/deposit/debtors', network: 'loading', affects: /debtor-list/ },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Debtors' })).toBeVisible()
    await expect(canvas.queryByText('Total owed')).toBeNull()
  },
}

export const DebtorsEmpty: Story = {
  parameters: { route: '/deposit/debtors', empty: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No debts' })).toBeVisible()
  },
}

export const DebtorsFailed: Story = failed('/deposit/debtors')

export const DebtorsForbidden: Story = forbidden('trainer', '/deposit/debtors')

/** Gʻulomova Oʻgʻiloy has a deposit; a withdrawal is limited to it and asks for confirmation. */
export const GivesBack: Story = {
  parameters: { route: '/deposit/return' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Member/ }), '1234567{Enter}')
    await expect(await canvas.findByDisplayValue(/Oʻgʻiloy$/)).toBeVisible()
    const sum = canvas.getByRole('textbox', { name: /^Amount/ })
    await userEvent.type(sum, '900000000')
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw/ }))
    await expect(await canvas.findByText(/^Only .* available$/)).toBeVisible()
    await expect(canvas.getByText('Enter at least 10 characters')).toBeVisible()
    await waitFor(() => expect(sum).toHaveFocus())
    await userEvent.clear(sum)
    await userEvent.type(sum, '10000')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'Moving to another city')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const asked = within(
      await screen.findByRole('alertdialog', { name: /^Withdraw 10\s000\sUZS for/ }),
    )
    await userEvent.click(asked.getByRole('button', { name: /^Withdraw 10/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible()
    await openNewest(canvas)
    await expect(await canvas.findByText('Moving to another city')).toBeVisible()
  },
}

export const ReturnOnAPhone: Story = phone({
  parameters: { route: '/deposit/return' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /^Member/ })).toBeVisible()
  },
} satisfies Story)

/** REL-39: above a limit set meanwhile, a second person approves and is shown on the line. */
export const ApprovesAReturn: Story = {
  parameters: { route: '/deposit/return', expectedErrors: [/409/] },
  play: async ({ canvas }) => {
    const form = await askForMuch(canvas)
    await userEvent.type(await form.findByLabelText(/^Approver’s PIN/), '4826')
    await userEvent.click(form.getByRole('button', { name: /^Approve/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible()
    await openNewest(canvas)
    await expect(await canvas.findByText('Approved by')).toBeVisible()
  },
}

/** Cancelling the approval returns nothing and keeps the form. */
export const LeavesTheSecondPerson: Story = {
  parameters: { route: '/deposit/return', expectedErrors: [/409/] },
  play: async ({ canvas }) => {
    const form = await askForMuch(canvas)
    await userEvent.click(form.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByDisplayValue('Moving to another city')).toBeVisible()
  },
}

export const LeavesTheSecondPersonOnAPhone: Story = phone(LeavesTheSecondPerson)

async function askForMuch(canvas: ReturnType<typeof within>) {
  await userEvent.type(await canvas.findByRole('combobox', { name: /^Member/ }), '1234567{Enter}')
  await expect(await canvas.findByDisplayValue(/Oʻgʻiloy$/)).toBeVisible()
  await somebodyElse('PATCH', '/finance/approval-setting/', { above: 5_000 })
  await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '10000')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'Moving to another city')
  await userEvent.click(canvas.getByRole('button', { name: /^Withdraw/ }))
  const asked = within(await screen.findByRole('alertdialog', { name: /^Withdraw 10/ }))
  await userEvent.click(asked.getByRole('button', { name: /^Withdraw 10/ }))
  return within(await screen.findByRole('dialog', { name: /^Approval needed/ }))
}

/** A withdrawal names what it paid for: package or class, name, price. */
export const SaysWhatItPaidFor: Story = {
  parameters: { route: '/deposit/list?period=all&type=2&layout=cards' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Package · .+ · № \d+$/)).length).toBeGreaterThan(0)
    await expect((await canvas.findAllByText('Balance after')).length).toBeGreaterThan(1)
  },
}

/** The front desk may not withdraw. */
export const ReturnForbidden: Story = forbidden('restricted_user', '/deposit/return')

/** A correction of today's deposit adds a line with the difference. */
export const PutsRight: Story = {
  play: async ({ canvas }) => {
    await putToLess(canvas)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible()
    await expect(await canvas.findByText('−280 000')).toBeVisible()
    await expect(canvas.getByText('+310 000')).toBeVisible()
  },
}

/** REL-39: a correction to less pays money out, so it needs approval like a withdrawal. */
export const ApprovesLess: Story = {
  parameters: { expectedErrors: [/409/] },
  play: async ({ canvas }) => {
    await somebodyElse('PATCH', '/finance/approval-setting/', { above: 5_000 })
    await putToLess(canvas)
    const form = within(await screen.findByRole('dialog', { name: /^Approval needed/ }))
    await userEvent.click(form.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('textbox', { name: /^Amount/ })).toHaveDisplayValue(
      /^30\s000$/,
    )
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const again = within(await screen.findByRole('dialog', { name: /^Approval needed/ }))
    await userEvent.type(await again.findByLabelText(/^Approver’s PIN/), '4826')
    await userEvent.click(again.getByRole('button', { name: /^Approve/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible()
    await expect(await canvas.findByText('−280 000')).toBeVisible()
  },
}

/** REL-28: typed values stay while another user saves, and both amounts are shown. */
export const ShowsWhatBothPutRight: Story = {
  parameters: { expectedErrors: [/409/] },
  play: async ({ canvas }) => {
    const { made, sum } = await openToPutRight(canvas)
    await userEvent.clear(sum)
    await userEvent.type(sum, '30000')
    const path = `/management/deposit-payments/${made.id}/`
    const { version } = (await somebodyElse('GET', path)).results as { version: number }
    await somebodyElse('PATCH', path, {
      version,
      amount: 300_000,
      payment_types: [{ payment_method: 3, amount: 300_000 }],
    })
    // The preview uses the amount stored now.
    await canvas.findByText('270 000 UZS')
    await expect(canvas.getByRole('textbox', { name: /^Amount/ })).toHaveDisplayValue(/^30\s000$/)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const both = within(await screen.findByRole('dialog', { name: /^Someone else changed this/ }))
    await expect(both.getByRole('radio', { name: /\b30\s000\sUZS/ })).toBeChecked()
    await expect(both.getByRole('radio', { name: /\b300\s000\sUZS/ })).not.toBeChecked()
    await userEvent.click(both.getByRole('button', { name: 'Save choices' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deposits' })).toBeVisible()
    await expect(await canvas.findByText('−270 000')).toBeVisible()
  },
}

/** REL-24: a change whose response was lost is reported when the form opens again. */
export const ReportsAChangeWithALostResponse: Story = {
  beforeEach: ({ msw }) => msw.use(unheard('patch', '/management/deposit-payments/:id/')),
  play: async ({ canvas }) => {
    await putToLess(canvas)
    await canvas.findByText('Failed to connect to the server. Please try again later.')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await openFirst(canvas, 'Gʻulomova Oʻgʻiloy')
    await expect(await screen.findByText('Deposit updated')).toBeVisible()
    await expect(await canvas.findByText('−280 000')).toBeVisible()
  },
}

/** An invalid split: focus moves to its first editable field. */
export const LeadsToASplitThatIsWrong: Story = {
  play: async ({ canvas }) => {
    const { sum } = await openToPutRight(canvas)
    await userEvent.clear(sum)
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByText('Enter the amount')).toBeVisible()
    await waitFor(() => expect(sum).toHaveFocus())
  },
}

/** Adds 310 000 and corrects it to 30 000. */
async function putToLess(canvas: ReturnType<typeof within>) {
  const { sum } = await openToPutRight(canvas)
  await userEvent.clear(sum)
  await userEvent.type(sum, '30000')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
}

/** Adds 310 000 and opens its correction. */
async function openToPutRight(canvas: ReturnType<typeof within>) {
  await canvas.findAllByText(plus)
  const made = await putIn(310_000)
  // A live message adds it at the top.
  await expect(await canvas.findByText('+310 000')).toBeVisible()
  await openFirst(canvas, made.gym_customer.fullname)
  const sum = await canvas.findByRole('textbox', { name: /^Amount/ })
  await expect(sum).toHaveDisplayValue(/^310\s000$/)
  return { made, sum }
}

/** Opens the correction of a member's latest line. */
async function openFirst(canvas: ReturnType<typeof within>, fullname: string) {
  const [menu] = await canvas.findAllByRole('button', { name: `Actions: ${fullname}` })
  if (!menu) throw new Error('The line has no menu')
  await userEvent.click(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Edit/ }))
}

/** Money of a sale that could not be completed: the Click part is fixed, cash may be added. */
export const EditKeepsWhatCameOnline: Story = {
  parameters: { route: '/deposit/edit/9001' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/management/deposit-payments/9001/', () =>
        HttpResponse.json({ success: true, code: 'ok', message: '', results: online }),
      ),
    ),
  play: async ({ canvas }) => {
    const sum = await canvas.findByRole('textbox', { name: /^Amount/ })
    await expect(sum).toHaveDisplayValue(/^300\s000$/)
    await expect(sum).toBeDisabled()
    const method = canvas.getByRole('button', { name: /Method$/ })
    await expect(method).toHaveTextContent('Click')
    await expect(method).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Add method' }))
    await expect(canvas.getByRole('button', { name: /Part 1: Method$/ })).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: /^Part 1: Amount/ })).toBeDisabled()
    // Only the part from the front desk can be removed.
    await expect(canvas.getAllByRole('button', { name: 'Remove this method' })).toHaveLength(1)
    await userEvent.type(canvas.getByRole('textbox', { name: /^Part 2: Amount/ }), '20000')
    const parts = within(canvas.getByRole('group', { name: /^Payment/ }))
    await expect(parts.getByText(/^320\s000\sUZS$/)).toBeVisible()
  },
}

const online = {
  id: 9001,
  kind: 'deposit',
  amount: 300_000,
  payment_date: '2026-03-12',
  created_at: '2026-03-12T04:20:00Z',
  remaining_balance: 300_000,
  payment_types: [{ id: 1, payment_method: 6, amount: 300_000 }],
  gym_customer: {
    id: 1,
    fullname: 'Gʻulomova Oʻgʻiloy',
    phone: '+998901234567',
    avatar: null,
    is_external_user: false,
    balance: 300_000,
  },
  order: null,
  reason: null,
  approved_by: null,
  corrects: null,
  version: 1,
  allowed_actions: { change: true, add: true, return: true },
  club: { id: 1, name: 'Zal Chilonzor' },
  by: 'Toshpoʻlatova Malika',
  parts: [{ payment_method: 6, amount: 300_000 }],
}

const lineOf = (id: number, fullname: string, allowed_actions = online.allowed_actions) => ({
  ...online,
  id,
  gym_customer: { ...online.gym_customer, id, fullname },
  allowed_actions,
})

const yesterdays: FindRoute = async ({ read }) => {
  const lines = await read<{ id: number; allowed_actions: { change: boolean } }[]>(
    '/management/deposit-payments/?type=1',
  )
  return `/deposit/edit/${lines.find((each) => !each.allowed_actions.change)?.id}`
}

/** Only today's top-ups can be corrected. */
export const EditClosed: Story = {
  parameters: { route: yesterdays },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Only today’s top-ups can be edited' }),
    ).toBeVisible()
  },
}

const editStates = recordStates('/deposit/edit/1', { forbidden: 'restricted_user' })

export const EditLoading: Story = editStates.Loading
export const EditFailed: Story = editStates.Failed
export const EditForbidden: Story = editStates.Forbidden

interface Found {
  results: { id: number }[]
}
interface Made {
  results: { id: number; gym_customer: { fullname: string } }
}

async function putIn(amount: number) {
  const found = (await somebodyElse('GET', '/management/member-search/?q=4567')) as unknown as Found
  const { results: settings } = (await somebodyElse('GET', '/management/settings/')) as unknown as {
    results: { today: string }
  }
  const made = await somebodyElse('POST', '/management/deposit-payments/', {
    gym_customer: found.results[0]?.id,
    amount,
    payment_date: settings.today,
    payment_types: [{ payment_method: 3, amount }],
  })
  return (made as unknown as Made).results
}

/** The draft restores member and amount; saving clears it. */
export const KeepsADraft: Story = {
  parameters: { route: '/deposit/register' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Member/ }), '4433{Enter}')
    await expect(await canvas.findByDisplayValue('Yusupov Jasur')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Amount/ })).toHaveFocus())
    await userEvent.keyboard('70000')
    const [home] = canvas.getAllByRole('link', { name: 'Deposits' })
    if (home) await userEvent.click(home)
    await canvas.findByRole('heading', { level: 1, name: 'Deposits' })
    await userEvent.setup({ delay: 100 }).keyboard('[KeyD]')
    await expect(await canvas.findByDisplayValue('Yusupov Jasur')).toBeVisible()
    await expect(canvas.getByDisplayValue(/^70.000$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await canvas.findByRole('heading', { level: 1, name: 'Deposits' })
    await userEvent.setup({ delay: 100 }).keyboard('[KeyD]')
    await expect(await canvas.findByRole('combobox', { name: /^Member/ })).toHaveValue('')
  },
}

/** T-41: closing the tab with a typed amount warns. */
export const AsksBeforeItIsLeft: Story = {
  parameters: { route: '/deposit/register?memberId=1&fullname=Karimov+Aziz&balance=-150000' },
  play: async ({ canvas }) => {
    const sum = await canvas.findByDisplayValue('150 000')
    const leave = () => {
      const leaving = new Event('beforeunload', { cancelable: true })
      dispatchEvent(leaving)
      return leaving.defaultPrevented ? 'asked' : 'left'
    }
    await expect(leave()).toBe('left')
    await userEvent.type(sum, '0')
    await waitFor(() => expect(leave()).toBe('asked'))
  },
}

/**
 * REL-24: without a response, the form reports on return that nothing was added and keeps the
 * values.
 */
export const ReportsThatItWasNotExecuted: Story = {
  parameters: { route: '/deposit/register?memberId=1&fullname=Karimov+Aziz&balance=0' },
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/v1/management/deposit-payments/', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Karimov Aziz')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '70000')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await canvas.findByText('Failed to connect to the server. Please try again later.')
    const [home] = canvas.getAllByRole('link', { name: 'Deposits' })
    if (home) await userEvent.click(home)
    await canvas.findByRole('heading', { level: 1, name: 'Deposits' })
    await userEvent.setup({ delay: 100 }).keyboard('[KeyD]')
    await expect(await canvas.findByText('It didn’t go through; no money was moved')).toBeVisible()
    await expect(canvas.getByDisplayValue(/^70.000$/)).toBeVisible()
    // Typing dismisses the notice.
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '0')
    await expect(canvas.queryByText('It didn’t go through; no money was moved')).toBeNull()
  },
}

/** T-46: a date other than today requires a reason. */
export const AnEarlierDay: Story = {
  parameters: { route: '/deposit/register?memberId=1&fullname=Karimov+Aziz&balance=-150000' },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Karimov Aziz')
    await expect(canvas.queryByRole('textbox', { name: /^Reason for another date/ })).toBeNull()
    const day = canvas.getByRole('textbox', { name: /^Date/ })
    await userEvent.clear(day)
    await userEvent.type(day, '01/01/2026{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: /^Add deposit/ }))
    await expect(await canvas.findByText(/Enter at least 10 characters on why/)).toBeVisible()
  },
}

/** Searches by name or phone; non-matching members disappear and the field stays. */
export const SearchesDebtors: Story = {
  parameters: { route: '/deposit/debtors' },
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('row').length
    await canvas.findByRole('table', { name: 'Debtors' })
    const before = rows()
    await expect(before).toBeGreaterThan(2)
    const search = canvas.getByRole('searchbox', { name: /^Name or last 4/ })
    const [someone] = canvas
      .getAllByRole('link', { name: /^\p{L}+ \p{L}+/u })
      .filter((link) => link.getAttribute('href')?.startsWith('/members/profile'))
    const name = someone?.textContent ?? ''
    await userEvent.type(search, name)
    await waitFor(() => expect(rows()).toBeLessThan(before))
    await expect(canvas.getByRole('link', { name })).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'nobodyatall')
    await expect(await canvas.findByRole('heading', { name: 'No matching debtors' })).toBeVisible()
    await expect(search).toBeVisible()
    const empty = within(canvas.getByRole('main'))
    await userEvent.click(empty.getByText('Clear', { selector: 'button *' }))
    await waitFor(() => expect(rows()).toBe(before))
    await expect(search).toHaveValue('')
  },
}
