import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../../../App.tsx'
import { somebodyElse } from '../../../testing/somebodyElse.ts'
import { failed, forbidden, phone } from '../../../testing/states.ts'

const meta = {
  title: 'Sections/Audit',
  component: App,
  parameters: {
    layout: 'fullscreen',
    countsSignIns: true,
    route: '/settings/audit',
    role: 'owner',
  },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** A change of a setting, so that the log has one with both values. */
const settingChanged = async () => {
  const { results } = (await somebodyElse('GET', '/management/settings/')) as {
    results: { version: number }
  }
  const checkin = { tolerance_minutes: 5 }
  await somebodyElse('PATCH', '/management/settings/', { version: results.version, checkin })
}
const entries = async (canvas: Canvas) =>
  within((await canvas.findAllByRole('list', { name: /^Audit, / }))[0] as HTMLElement)
const answer = (results: object) =>
  HttpResponse.json({ success: true, code: 'ok', message: '', results })

/** By day, newest first: who, what, and the values before and after. */
export const Ready: Story = {
  beforeEach: settingChanged,
  play: async ({ canvas }) => {
    const [first] = await (await entries(canvas)).findAllByRole('listitem')
    await expect(first).toHaveTextContent('Club settings changed')
    await expect(first).toHaveTextContent('Early and late entry, min: 15 → 5')
    await expect(canvas.getByText('Newest first · kept for good')).toBeVisible()
    const tabs = within(canvas.getByRole('navigation', { name: 'Audit' }))
    for (const name of ['All', 'Money', 'Rights and staff', 'Settings', 'Deleted', 'Exports'])
      await expect(tabs.getByRole('link', { name })).toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { network: 'loading' },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Menu' })
    await expect(canvas.queryByRole('list', { name: /^Audit, / })).toBeNull()
  },
}

/** Signing in is an entry already, so the answer is made. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/v1/audit/', () => answer({ entries: [], has_more: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No entries yet' })).toBeVisible()
  },
}

export const Failed: Story = failed()
export const Forbidden: Story = forbidden('manager')
export const Phone: Story = phone(Ready)

/** A search is the number of an entry, a record or a payment; the band stays. */
export const NoMatches: Story = {
  parameters: { route: '/settings/audit?q=abc' },
  play: async ({ canvas }) => {
    const name = 'No entry has the number “abc”'
    await expect(await canvas.findByRole('heading', { name })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(await entries(canvas)).toBeTruthy()
  },
}

/** An entry beside the list: each field before and after, who, when, where, and the copied link opens it. */
export const OpensAnEntry: Story = {
  beforeEach: settingChanged,
  play: async ({ canvas }) => {
    const list = await entries(canvas)
    await userEvent.click((await list.findAllByRole('link'))[0] as HTMLElement)
    const panel = within(await screen.findByRole('region', { name: 'Club settings changed' }))
    await expect(panel.getByText('Early and late entry, min')).toBeVisible()
    await expect(panel.getByText('Before').nextElementSibling).toHaveTextContent('15')
    await expect(panel.getByText('After').nextElementSibling).toHaveTextContent('5')
    await expect(panel.getByText(/^A-\d+$/)).toBeVisible()
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined)
    await userEvent.click(panel.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(write).toHaveBeenCalledWith(expect.stringMatching(/\?open=\d+$/)))
    await userEvent.click(panel.getByRole('link', { name: 'Open record' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  },
}

/** By person, action and club; each button says its value. */
export const Filters: Story = {
  beforeEach: settingChanged,
  play: async ({ canvas }) => {
    await entries(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Action/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Club settings changed' }))
    await waitFor(async () => {
      for (const row of await (await entries(canvas)).findAllByRole('listitem'))
        await expect(row).toHaveTextContent('Club settings changed')
    })
    await userEvent.click(canvas.getByRole('button', { name: /^Staff/ }))
    const person = (await screen.findAllByRole('menuitem', { name: /Rahimov/ }))[0]
    await userEvent.click(person as HTMLElement)
    await expect(await canvas.findByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}

/** With a period each group says how many entries it has; `Ready` has none. */
export const CountsTheGroups: Story = {
  parameters: { route: '/settings/audit?start_date=2026-03-12&end_date=2026-03-12' },
  beforeEach: settingChanged,
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Audit' }))
    await userEvent.click(await tabs.findByRole('link', { name: /^Settings 1$/ }))
    await waitFor(async () =>
      expect((await entries(canvas)).getAllByRole('listitem')).toHaveLength(1),
    )
  },
}

/** A failed export says why. */
export const ExportFails: Story = {
  parameters: { expectedErrors: [/503/] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/audit/export-csv/', () =>
        HttpResponse.json(
          { success: false, code: 'busy', message: 'Try again later.', errors: {} },
          { status: 503 },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
    await expect(await screen.findByText(/Try again/)).toBeVisible()
  },
}

/** Older entries are added below, under the day that they share. */
export const GoesOnEarlier: Story = {
  play: async ({ canvas }) => {
    await entries(canvas)
    const count = canvas.getAllByRole('listitem').length
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(count))
  },
}
export const Dark: Story = { ...Ready, globals: { theme: 'dark' } }
