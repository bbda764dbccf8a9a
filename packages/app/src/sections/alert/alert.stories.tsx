import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { somebodyElse } from '../../testing/somebodyElse.ts'
import { failed, loading, phone } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Work list',
  component: App,
  parameters: {
    layout: 'fullscreen',
    // Each sign-in of another story is a device that waits.
    countsSignIns: true,
    route: '/alerts/list',
    role: 'owner',
    // A row that the sticky footer covers in part scrolls into view before it can be pressed.
    a11y: { options: { rules: { 'target-size': { enabled: false } } } },
  },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const list = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: 'Work list' }))
const tab = (canvas: Canvas, name: RegExp) =>
  within(canvas.getByRole('navigation', { name: 'Kinds of work' })).queryByRole('link', { name })
/** The number of a tab. */
const numberOf = (canvas: Canvas, name: RegExp) =>
  Number(tab(canvas, name)?.textContent?.replace(/\D/g, '') ?? 0)

/** The number of the menu is the sum of the kinds; the owner sees the sums at stake. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const rows = await list(canvas)
    await expect((await rows.findAllByRole('link', { name: 'Renew' })).length).toBeGreaterThan(1)
    const all = numberOf(canvas, /^All/)
    await expect(all).toBeGreaterThan(5)
    const menu = within(canvas.getByRole('navigation', { name: 'Menu' }))
    // The menu reads its number after the list.
    await waitFor(() =>
      expect(menu.getByRole('link', { name: /^Work list/ })).toHaveTextContent(String(all)),
    )
    await expect(canvas.getByText('By money at stake × chance')).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveTextContent(/Expected.*UZS/)
  },
}

export const Loading: Story = loading('Work list')
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/alerts/', () =>
        HttpResponse.json({
          success: true,
          code: 'ok',
          message: '',
          results: [],
          total_count: 0,
          page: 1,
          page_count: 0,
          per_page: 25,
          counts: {},
          groups: { urgent: 0, money: 0, other: 0 },
          done: { all: 43, mine: 18 },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All done' })).toBeVisible()
    await expect(canvas.getByText('18 of 43 by you')).toBeVisible()
  },
}
export const Failed: Story = failed()
export const Phone: Story = phone({
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect((await canvas.findAllByText(/ · ends? /))[0]).toBeVisible()
  },
})

/** A tab has the rows of its kinds. */
export const OneKind: Story = {
  play: async ({ canvas }) => {
    await list(canvas)
    const birthdays = await waitFor(() => {
      const found = tab(canvas, /^Birthdays/)
      if (!found) throw new Error('No birthdays yet')
      return found
    })
    const count = numberOf(canvas, /^Birthdays/)
    await userEvent.click(birthdays)
    await waitFor(async () => {
      const rows = (await list(canvas)).getAllByText(/^\d+ today$/)
      await expect(rows).toHaveLength(count)
    })
  },
}

/** The desk sees single prices, but no sums and no alerts of the club. */
export const AsDesk: Story = {
  parameters: { role: 'restricted_user' },
  play: async ({ canvas }) => {
    const rows = await list(canvas)
    await rows.findAllByRole('link', { name: 'Renew' })
    await expect(rows.getByRole('columnheader', { name: /^At stake/ })).toBeVisible()
    await expect(canvas.queryByText('Expected', { selector: 'dt' })).toBeNull()
  },
}

/** Opens the first row by the keyboard. */
async function openFirst(canvas: Canvas) {
  const rows = await list(canvas)
  await rows.findAllByRole('link', { name: 'Renew' })
  await userEvent.click((await rows.findAllByText(/ · (ended )?\d+ \w+$/))[0] as HTMLElement)
  return within(await canvas.findByRole('region', { name: 'Renew' }))
}

/** The panel has the person with the phone, the facts and the form; O goes to the outcome. */
export const OpensThePanel: Story = {
  play: async ({ canvas }) => {
    const panel = await openFirst(canvas)
    await expect(panel.getByText(/% chance, .* expected/)).toBeVisible()
    await expect(panel.getByRole('link', { name: /^\(\+998\)/ })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Save outcome' })).toBeDisabled()
    await userEvent.keyboard('o')
    await waitFor(() => expect(panel.getByRole('radio', { name: 'Called' })).toHaveFocus())
  },
}

/** An outcome hides its row, and counts as done today. */
export const SavesAnOutcome: Story = {
  play: async ({ canvas }) => {
    const panel = await openFirst(canvas)
    const before = numberOf(canvas, /^All/)
    await userEvent.click(panel.getByRole('radio', { name: 'No answer' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'Note' }), 'Kechqurun')
    await userEvent.click(panel.getByRole('button', { name: 'Save outcome' }))
    await expect(await within(document.body).findByText(/^Saved\. Returns/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Renew' })).toBeNull())
    await waitFor(() => expect(numberOf(canvas, /^All/)).toBe(before - 1))
    await expect(canvas.getByText('1 of 1 by you')).toBeVisible()
  },
}

/** A debt that is paid at another place leaves. */
export const LeavesAfterThePayment: Story = {
  parameters: { route: '/alerts/list?tab=debt' },
  play: async ({ canvas }) => {
    const rows = await list(canvas)
    const take = (
      await rows.findAllByRole('link', { name: 'Take payment' })
    )[0] as HTMLAnchorElement
    const before = numberOf(canvas, /^Debts/)
    const holder = new URL(take.href).searchParams
    const amount = -Number(holder.get('balance'))
    await somebodyElse(
      'POST',
      '/management/deposit-payments/',
      {
        gym_customer: Number(holder.get('memberId')),
        amount,
        payment_date: '2026-03-12',
        payment_types: [{ payment_method: 1, amount }],
      },
      'manager',
    )
    await waitFor(() => expect(numberOf(canvas, /^Debts/)).toBe(before - 1))
  },
}
