import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../App.tsx'
import { digits, opensMembers } from '../../testing/openedFigures.ts'
import { forbidden, phone } from '../../testing/states.ts'

const meta = {
  title: 'Sections/Dashboard/Forecast',
  component: App,
  parameters: { layout: 'fullscreen', route: '/dashboard/forecast', role: 'owner' },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const lastOf = (row: HTMLElement) =>
  Number(digits(within(row).getAllByRole('cell').at(-1)?.textContent))

/** The month's end is what was taken and what is to come; the sources add up to it. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Live, as of \d\d:\d\d$/)).toBeVisible()
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    await expect(trail.getByRole('link', { name: 'Sales' })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('[data-figure=total]')).not.toBeNull())
    const value = (id: string) =>
      Number(
        digits(
          canvasElement.querySelector(`[data-figure=${id}] > div:nth-of-type(2)`)?.textContent,
        ),
      )
    await expect(value('taken') + value('toCome')).toBe(value('total'))
    const sources = await card('Still to come')
    const rows = (await sources.findAllByRole('row')).slice(1)
    const sums = rows.map(lastOf)
    const whole = sums.pop()
    await expect(rows).toHaveLength(6)
    await expect(sums.reduce((sum, each) => sum + each, 0)).toBe(whole)
    await expect(whole).toBe(value('toCome'))
  },
}

/** The goal is set in a dialog; each row then says what it takes. */
export const Goal: Story = {
  play: async () => {
    const user = userEvent.setup()
    const before = await card('To reach the goal')
    await user.click(await before.findByRole('button', { name: 'Set goal' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Save goal' })).toBeDisabled()
    await user.type(dialog.getByRole('textbox', { name: /Goal/ }), '5000000000')
    await user.click(dialog.getByRole('button', { name: 'Save goal' }))
    const after = await card(/^To reach 5.000.000.000/)
    await expect(await after.findByRole('rowheader', { name: /More new members/ })).toBeVisible()
    const levers = await after.findAllByRole('link', { name: / of / })
    await expect(levers.map((lever) => lever.getAttribute('href'))).toEqual([
      '/members/list?renewal=early',
      '/members/list?renewal=returning',
    ])
    await expect(after.getByRole('button', { name: 'Change goal' })).toBeVisible()
  },
}

/** The members of a source are the rows of their list. */
export const EqualsTheList: Story = {
  play: async ({ canvas }) => {
    const sources = await card('Still to come')
    const row = await sources.findByRole('row', { name: /renewing early/ })
    const link = within(row).getByRole('link')
    await opensMembers(canvas, link)
    await expect(canvas.getByText(/Ends next month/)).toBeVisible()
  },
}

/** The lists of several clubs are not opened. */
export const TwoClubs: Story = {
  parameters: { route: '/dashboard/forecast?location=1,2' },
  play: async () => {
    const sources = await card('Still to come')
    const row = await sources.findByRole('row', { name: /renewing early/ })
    await expect(within(row).queryByRole('link')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Still to come' })
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('section [data-skeleton]')).toHaveLength(4),
    )
  },
}

/** A club without a history: no error, no range. */
export const Empty: Story = {
  parameters: { empty: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Not enough months yet').length).toBe(3))
    await expect(await canvas.findByText('No goal for the month yet')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { network: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(5),
    )
  },
}

/** The goal that somebody else has changed meanwhile is not overwritten. */
export const GoalIsStale: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch('*/api/v1/dashboard/sales/forecast/', () =>
        HttpResponse.json(
          {
            success: false,
            code: 'stale_record',
            message: 'Changed',
            results: { goal: 1, version: 9 },
          },
          { status: 409 },
        ),
      ),
    ),
  parameters: { expectedErrors: [/409/] },
  play: async () => {
    const user = userEvent.setup()
    const levers = await card('To reach the goal')
    await user.click(await levers.findByRole('button', { name: 'Set goal' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /Goal/ }), '5000000')
    await user.click(dialog.getByRole('button', { name: 'Save goal' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

/** A manager sees the sales, not the forecast. */
export const Forbidden: Story = forbidden('manager')

export const Phone: Story = phone({
  play: async () => {
    const sources = await card('Still to come')
    await expect(
      await sources.findByRole('rowheader', { name: 'Still to come' }),
    ).toBeInTheDocument()
  },
})
